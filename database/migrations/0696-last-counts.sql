-- no transaction
-- The list of shelves says when each was last counted.
alter table stock_movement validate constraint stock_movement_delta_counted;
create index concurrently if not exists stock_movement_counts on stock_movement (code, id desc) where reason = 'counted';
