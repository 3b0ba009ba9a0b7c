-- What goes back of an order that was paid: by line, of the delivery, or as a sum; to the card first, then to the gift card.
create table payment_refund (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references shop_order (id),
  -- Null where all of it goes to the gift card.
  attempt_id uuid references payment_attempt (id),
  payment_reference text,
  -- Of the refund, once the provider has taken it.
  psp_reference text unique,
  card_cents integer not null check (card_cents >= 0),
  gift_card_cents integer not null check (gift_card_cents >= 0),
  -- [{position, quantity, cents}]: lines of the order, counted from 0.
  lines jsonb not null,
  shipping_cents integer not null check (shipping_cents >= 0),
  other_cents integer not null check (other_cents >= 0),
  reason text not null check (reason <> ''),
  -- Of the statement of withdrawal it answers; each is answered with money once.
  withdrawal_reference text unique,
  is_restocked boolean not null default false,
  idempotency_key uuid not null unique,
  status text not null check (status in ('requested', 'accepted', 'confirmed', 'failed')),
  created_at timestamptz not null,
  created_by text not null,
  accepted_at timestamptz,
  decided_at timestamptz,
  check (card_cents + gift_card_cents > 0),
  check ((card_cents > 0) = (attempt_id is not null and payment_reference is not null)),
  check ((status in ('confirmed', 'failed')) = (decided_at is not null))
);
create index payment_refund_order on payment_refund (order_id);
