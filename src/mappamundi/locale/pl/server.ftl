### Co mówi serwer stołów.

unknown-store = Nie ma takiego magazynu danych. Możliwe: { $offered }.
