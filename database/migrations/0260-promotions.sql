-- Promotions and their codes (C-9, C-19): what an order may be made cheaper by, how often, and by whom it was.
create table promotion (
  id integer primary key generated always as identity,
  -- How operators call it.
  key text not null unique check (key ~ '^[a-z0-9][a-z0-9-]{1,59}$'),
  name jsonb not null check (name ?& '{fi,sv,en}'),
  reward jsonb not null check (reward ? 'type'),
  conditions jsonb not null,
  -- In capitals, as they are compared; empty: it needs none, unless it has codes in promotion_code.
  coupon_codes text[] not null default '{}',
  has_single_use_codes boolean not null default false,
  is_public boolean not null default false,
  -- Null: no limit.
  limit_total integer check (limit_total > 0),
  limit_per_customer integer check (limit_per_customer > 0),
  limit_budget_cents integer check (limit_budget_cents > 0),
  -- Null: since ever, for good.
  valid_from timestamptz,
  valid_to timestamptz,
  priority integer not null default 100,
  is_exclusive boolean not null default false,
  is_active boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by text not null,
  check (valid_to > valid_from)
);

-- Codes of a batch: each is good for one order.
create table promotion_code (
  code text primary key check (code <> '' and code = upper(code)),
  promotion_id integer not null references promotion (id),
  batch text not null,
  created_at timestamptz not null
);
create index promotion_code_batch on promotion_code (promotion_id, batch);

-- One row for each order and promotion: held with the order, used at its payment, released when the order is cancelled.
create table promotion_use (
  promotion_id integer not null references promotion (id),
  order_id uuid not null references shop_order (id),
  -- What the shopper typed, where it took a code.
  code text,
  is_single_use boolean not null,
  -- Keyed hash of the folded address of e-mail (C-19); null once it is no longer needed.
  customer_key text,
  amount_cents integer not null check (amount_cents >= 0),
  status text not null check (status in ('held', 'used', 'released')),
  held_at timestamptz not null,
  settled_at timestamptz,
  primary key (order_id, promotion_id)
);
create index promotion_use_live on promotion_use (promotion_id) where status <> 'released';
create index promotion_use_customer on promotion_use (promotion_id, customer_key) where status <> 'released';
create unique index promotion_use_single on promotion_use (code) where is_single_use and status <> 'released';

-- What an order was promoted by, for as long as its cart is frozen.
alter table cart add column promoted jsonb;

-- A gift costs nothing and is not ordered again as if it had been bought.
alter table order_line add column is_gift boolean not null default false;

-- Whether somebody has bought before, by the keyed hash of the folded address; orders of before are known by the address itself.
alter table shop_order add column customer_key text;
create index shop_order_customer_key on shop_order (customer_key) where customer_key is not null;
create index shop_order_billing_email on shop_order (lower(billing_address ->> 'email')) where customer_key is null;
