-- What operators were told of by mail, each thing once.
create table operator_notice (
  cause text primary key,
  told_at timestamptz not null
);

-- Where it goes, and in which language.
insert into setting (name, value) values
  ('operator-mails', '{"email": "tilaukset@konvehti.example", "language": "fi"}')
on conflict (name) do nothing;

-- Payments whose authorisation may end before anything is packed, and what the provider has not answered to.
create index shop_order_authorised on shop_order (created_at) where payment_status = 'Authorised';
create index payment_capture_open on payment_capture (created_at) where status in ('requested', 'accepted');
create index payment_refund_open on payment_refund (created_at) where status in ('requested', 'accepted');
