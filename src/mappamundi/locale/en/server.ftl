### What the table server says.

unknown-store = No such store. It can be { $offered }.
