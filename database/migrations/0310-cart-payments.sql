-- How a cart is to be paid and what it was said to cost then: one choice per cart, gone with it. Of cards nothing.
create table cart_payment (
  cart_id uuid primary key references cart (id) on delete cascade,
  payment_id uuid not null default gen_random_uuid(),
  method text not null check (method <> ''),
  amount_cents integer not null check (amount_cents >= 0),
  created_at timestamptz not null
);
