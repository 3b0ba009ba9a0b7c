-- What customers keep in their account: their addresses, of which one is the bill's and one the delivery's; and a change of the
-- e-mail address, which waits for its proof.

create table customer_address (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  -- What its owner calls it; empty: nothing.
  name text not null,
  first_name text not null,
  last_name text not null,
  line1 text not null,
  line2 text not null,
  postal_code text not null,
  city text not null,
  country_code text not null,
  phone text not null,
  is_default_shipping boolean not null,
  is_default_billing boolean not null,
  created_at timestamptz not null
);
create index customer_address_of_account on customer_address (account_id, created_at);
create unique index customer_address_shipping on customer_address (account_id) where is_default_shipping;
create unique index customer_address_billing on customer_address (account_id) where is_default_billing;

alter table mail_proof drop constraint mail_proof_kind_check;
-- The program's own list of kinds; whatever is written by another name is no proof of anything.
alter table mail_proof add constraint mail_proof_kind_check check (kind ~ '^[a-z]+(-[a-z]+)*$');
