-- Orders that came to a customer with a sign-in: of the same browser, or of the address that was proved. For 30 days they can be let
-- go again; one that was let go is remembered as long as the order, so that it does not come back with the next proof.
create table order_handover (
  order_id uuid not null references shop_order (id) on delete cascade,
  from_owner text not null check (from_owner ~ '^v_'),
  to_owner text not null check (to_owner ~ '^c_'),
  reason text not null check (reason in ('browser', 'email')),
  at timestamptz not null,
  undone_at timestamptz,
  primary key (order_id, to_owner)
);
create index order_handover_of_owner on order_handover (to_owner, at) where undone_at is null;
create index shop_order_of_email on shop_order (lower(btrim(billing_address ->> 'email')));
