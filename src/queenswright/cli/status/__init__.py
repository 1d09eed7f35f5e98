"""`queenswright status`: how a running server is doing."""
