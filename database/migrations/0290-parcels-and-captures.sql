-- An order on its way: parcels packed, sent and handed over, and the money that is taken when the first of them is packed.
alter table shipment
  add column packed_at timestamptz,
  add column shipped_at timestamptz,
  -- Empty where nobody carries it, or where it cannot be followed.
  add column carrier text not null default '',
  add column tracking_number text not null default '',
  add column tracking_url text not null default '' check (tracking_url = '' or tracking_url ~ '^https://');
create index shipment_on_its_way on shipment (shipped_at) where status = 'Shipped';

-- What came back of an order after it was sent (C-5.1).
alter table shop_order
  add column return_status text not null default 'none'
    check (return_status in ('none', 'WithdrawalRequested', 'Returned', 'PartiallyReturned'));

-- The payment of an order is captured whole, once; after one that failed a person may ask again.
create table payment_capture (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references shop_order (id),
  attempt_id uuid not null references payment_attempt (id),
  -- Of the payment, and of the capture once the provider has taken it.
  payment_reference text not null,
  psp_reference text unique,
  amount_cents integer not null check (amount_cents > 0),
  idempotency_key uuid not null unique,
  status text not null check (status in ('requested', 'accepted', 'confirmed', 'failed')),
  created_at timestamptz not null,
  accepted_at timestamptz,
  decided_at timestamptz,
  check ((status in ('confirmed', 'failed')) = (decided_at is not null))
);
create unique index payment_capture_one on payment_capture (order_id) where status <> 'failed';

-- Who carries what is sent in which way, and where it can be followed: {number} is the parcel's.
insert into setting (name, value) values
  ('carrier/home', '{"name": "Posti", "trackingUrl": "https://www.posti.fi/fi/seuranta#/lahetys/{number}"}'),
  ('carrier/parcel-locker', '{"name": "Posti", "trackingUrl": "https://www.posti.fi/fi/seuranta#/lahetys/{number}"}'),
  ('carrier/abroad', '{"name": "Posti", "trackingUrl": "https://www.posti.fi/en/tracking#/lahetys/{number}"}'),
  ('carrier/tablet-letter', '{"name": "Posti", "trackingUrl": "https://www.posti.fi/fi/seuranta#/lahetys/{number}"}')
on conflict (name) do nothing;
