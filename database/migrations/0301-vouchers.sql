-- Receipts and credit notes: numbers without gaps, and what each says as it was written (Accounting Act 1336/1997, chapter 2).

-- A counter per series and year, locked by whoever draws: a number that is not used goes back with its transaction, as no sequence's does.
create table voucher_series (
  series text not null check (series in ('receipt', 'credit-note')),
  -- Of the shop's day.
  year integer not null,
  last_number integer not null check (last_number > 0),
  primary key (series, year)
);

create table voucher (
  id uuid primary key default gen_random_uuid(),
  series text not null,
  year integer not null,
  number integer not null check (number > 0),
  order_id uuid not null references shop_order (id),
  -- The receipt that a credit note corrects.
  corrects uuid references voucher (id),
  -- Null where a gift card paid all, or for a credit note.
  capture_id uuid unique references payment_capture (id),
  -- What it was written for: the same thing heard of twice is one voucher.
  cause text not null unique,
  total_cents integer not null check (total_cents > 0),
  issued_at timestamptz not null,
  snapshot jsonb not null,
  foreign key (series, year) references voucher_series (series, year),
  unique (series, year, number),
  check ((series = 'credit-note') = (corrects is not null)),
  check (series = 'receipt' or capture_id is null)
);
create index voucher_of_order on voucher (order_id);
create index voucher_corrects on voucher (corrects) where corrects is not null;

-- What was written stays; only the buyer may be forgotten.
create function keep_voucher() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'snapshot' is distinct from to_jsonb(old) - 'snapshot'
    or new.snapshot - 'buyer' is distinct from old.snapshot - 'buyer' then
    raise exception 'a voucher is not changed';
  end if;
  return new;
end $$;
create trigger keep_voucher before update on voucher for each row execute function keep_voucher();
