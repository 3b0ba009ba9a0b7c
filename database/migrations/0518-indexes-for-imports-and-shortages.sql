-- An import asks whether a variation was ordered before it removes one; every minute the shop looks for shelves that hold less than
-- is promised, of which there are hardly any.
create index order_line_of_code on order_line (code);
create index stock_short on stock (code) where on_hand < allocated;
