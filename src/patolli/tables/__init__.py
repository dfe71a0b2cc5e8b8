"""Tables: people and computer players around a game, live or over days, kept in a database.

`table.py` is what a table is, without any database; `live.py` is one in memory, played at and written down;
`hall.py` is where they are opened. HTTP and WebSockets are in `patolli.server`.
"""
