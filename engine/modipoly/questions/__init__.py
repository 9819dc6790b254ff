"""What a seat may do when it is asked, and why not: a module for each kind of moment."""
