# Le navigateur : tout ce qui entoure le plateau d'un jeu.

web-close = Fermer
