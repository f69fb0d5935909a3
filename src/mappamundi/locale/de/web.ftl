# Der Browser: alles rund um das Brett eines Spiels.

web-close = Schließen
