### Was der Tischserver sagt.

unknown-store = Einen solchen Speicher gibt es nicht. Möglich sind { $offered }.
