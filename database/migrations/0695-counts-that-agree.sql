-- A count that agrees with the shelf is a movement of nothing, which says who counted and when.
alter table stock_movement drop constraint stock_movement_delta_check;
alter table stock_movement
  add constraint stock_movement_delta_counted check (delta <> 0 or reason = 'counted') not valid;
