"""The tables over HTTP and WebSocket."""
