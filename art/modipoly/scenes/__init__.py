"""What the press photographs show: boxes of 400 x 260 units, drawn in any ink and printed in greys."""
