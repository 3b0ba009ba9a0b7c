-- What those of the shop do with the orders and accounts of others (C-16).

-- Raised by every change, so that nobody overwrites what they have not seen; notes are the shop's own, and no shopper reads them.
alter table shop_order
  add column version integer not null default 1,
  add column notes text not null default '';

-- When the address was proved last; null for an account that the shop has made and nobody has opened yet. One that begins with a
-- proof has it from the start.
alter table account
  add column proved_at timestamptz default now(),
  -- Nobody signs in while it is set.
  add column locked_at timestamptz;
