-- Carts and their lines change again and again. A change that touches no index, and finds room on its page, leaves the
-- indexes alone and tidies up after itself; `updated_at` is in every change, so it is in no index.

DROP INDEX cart_idle;
ALTER TABLE cart SET (fillfactor = 60);
ALTER TABLE cart_line SET (fillfactor = 70);
