"""Guided first games: beats as data, a narrator, an animated hand, and a lesson that can be left and resumed.

Nothing here knows any one game. A game brings an adapter with its own names, predicates and props, and a
lesson file that lists the beats.
"""
