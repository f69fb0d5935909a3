"""What goes over HTTP: the API, its description, and the files of the browser."""
