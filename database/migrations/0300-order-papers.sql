-- What a shopper sees and does of an order afterwards: opening it without an account, withdrawing from it, its papers.

-- The seller as its mails, receipts and credit notes name it.
insert into setting (name, value) values
  ('seller', '{"nameFi": "Konvehti Oy", "nameSv": "Konvehti Ab", "nameEn": "Konvehti Ltd", "street": "Nilsiänkatu 12", "postalCode": "00510", "city": "Helsinki", "businessId": "2841907-3", "vatNumber": "FI28419073", "email": "asiakaspalvelu@konvehti.example", "phone": "+358 9 4245 1200"}')
on conflict (name) do nothing;

-- When a parcel was handed over, by the carrier's word or by the end of its time; withdrawal counts from the last one (C-19).
alter table shipment add column if not exists delivered_at timestamptz;

-- Somebody asked to open an order. Written for every asking, whether there is such an order or not, so that both take the same time.
create table order_access_request (
  id uuid primary key default gen_random_uuid(),
  order_number text not null,
  email text not null,
  language text not null check (language in ('fi', 'sv', 'en')),
  -- Keyed hash of the six digits; null until the mail is written, and for ever where there is no such order.
  code_hash text,
  wrong_tries integer not null default 0,
  used_at timestamptz,
  created_at timestamptz not null
);
create index order_access_request_of_order on order_access_request (order_number, created_at);

-- Statements of withdrawal (Directive 2011/83/EU, article 11a), also of what no order is found for.
create table withdrawal (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^PI\d\d-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  received_at timestamptz not null,
  -- Null: number and name go with no order, a person looks for it.
  order_id uuid references shop_order (id),
  order_number text not null,
  name text not null,
  email text not null,
  message text not null,
  language text not null check (language in ('fi', 'sv', 'en')),
  -- [{line, code, name, quantity, isExcluded}]; empty: the whole order.
  lines jsonb not null,
  -- After the last day, as it was known when the statement came: handled as a request.
  is_late boolean not null,
  status text not null default 'received' check (status in ('received', 'accepted', 'refused')),
  note text not null default '',
  decided_at timestamptz,
  decided_by text,
  check ((status = 'received') = (decided_at is null)),
  check (status <> 'refused' or note <> '')
);
create index withdrawal_open on withdrawal (received_at) where status = 'received';
create index withdrawal_of_order on withdrawal (order_id) where order_id is not null;

-- What retention looks for, and nothing else.
create index shop_order_unpaid_names on shop_order (updated_at)
  where status = 'Cancelled' and payment_attempt_id is null and billing_address ->> 'email' <> '';
create index shipment_engraved_names on shipment (delivered_at) where kind = 'tablet' and address ->> 'line1' <> '';
