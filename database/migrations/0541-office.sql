-- What the back office keeps of its own: notes of orders with who wrote them, pieces that were left out without money, holds by a
-- person, and views of lists.

-- The thread of notes about an order, for staff alone. They are added and never changed.
create table order_note (
  id bigint primary key generated always as identity,
  order_id uuid not null references shop_order (id) on delete cascade,
  at timestamptz not null,
  author text not null,
  body text not null check (body <> '')
);
create index order_note_of_order on order_note (order_id, id);

-- Pieces that are not sent although their money has not gone back; a later refund of them lowers it again.
alter table order_line add column left_out_quantity integer not null default 0;
alter table order_line add constraint order_line_left_out
  check (left_out_quantity between 0 and removed_quantity) not valid;

-- A person may hold an order too.
alter table shop_order drop constraint shop_order_hold_reasons_check;
alter table shop_order add constraint shop_order_hold_reasons_check
  check (hold_reasons <@ array['payment-amount', 'payment-lost', 'chargeback', 'engraving', 'staff']) not valid;

-- Saved views of lists; those of who has left go with the account.
create table staff_view (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  is_shared boolean not null,
  resource text not null,
  name text not null check (name <> ''),
  q text not null,
  filter jsonb not null,
  sort text not null,
  columns text[] not null,
  created_at timestamptz not null
);
create index staff_view_of_resource on staff_view (resource, account_id);
