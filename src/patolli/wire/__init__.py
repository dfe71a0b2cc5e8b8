"""Every message on the wire: bodies of HTTP requests and responses, WebSocket messages, lines of streams.

One module a subject. There are only types here; `patolli.tables.messages` and `patolli.server` build the
messages. The docstring of each message ends with an example payload, which `tests/wire` decodes and the
OpenAPI document shows.

Fields may be added with a default. To rename or remove one breaks clients, and for clocks the databases too.
"""
