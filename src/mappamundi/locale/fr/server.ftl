### Ce que dit le serveur de tables.

unknown-store = Ce stockage n’existe pas. Il peut s’agir de { $offered }.
