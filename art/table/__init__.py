"""The furniture of the table: cloth, wood, boxes, and everything that stands still."""
