"""Tables: people and computer players around a game, live or over days, kept in a database.

`table.py` is what a table is, without any database; `hall.py` is where tables are opened, played at and
written down. HTTP and WebSockets are in `patolli.server`.
"""
