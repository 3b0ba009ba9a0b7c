-- What was taken out of a packed parcel and is not good: it lies in no parcel and on no shelf, and does not come back with the rest.
alter table stock_allocation
  add column written_off integer not null default 0,
  add constraint stock_allocation_written_off_is_gone check (0 <= written_off and returned + written_off <= fulfilled);
