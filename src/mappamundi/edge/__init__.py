"""The games for the edge of the network: what the browser's engine is made of."""
