-- Seeing what is kept of one, and being forgotten (GDPR, articles 15, 17 and 20).

-- Somebody wants to be forgotten. Until the day comes, whoever signs in has changed their mind.
create table account_deletion (
  account_id uuid primary key references account (id) on delete cascade,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- What had to be finished first when it was last looked at: numbers of orders.
  waits_for text[] not null default '{}',
  check (due_at > asked_at)
);
create index account_deletion_due on account_deletion (due_at);

-- Somebody asked for what is kept of them. Nothing of it is here: it is read when they fetch it, by the link that was mailed.
create table personal_export (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  asked_at timestamptz not null,
  -- Of what stands in the link; null until the mail is written.
  secret_hash text unique,
  ends_at timestamptz not null
);
create index personal_export_of_account on personal_export (account_id, asked_at);
create index personal_export_ends_at on personal_export (ends_at);

-- Who was erased, by ids that mean nothing any more and keyed hashes of addresses: a backup that is put back is made to forget them again.
create table erased_person (
  id uuid primary key default gen_random_uuid(),
  erased_at timestamptz not null,
  account_ids uuid[] not null,
  owner_ids text[] not null,
  order_ids uuid[] not null,
  email_hashes text[] not null
);
create index erased_person_erased_at on erased_person (erased_at);

-- By what a person's rows are found.
create index outbox_mail_recipient on outbox_mail (lower(recipient)) where recipient <> '';
create index cart_billing_email on cart (lower(billing_address ->> 'email'));
create index cart_shipping_email on cart (lower(shipping_address ->> 'email'));
create index shop_order_buyer on shop_order (lower(billing_address ->> 'email'));
create index withdrawal_email on withdrawal (lower(email)) where email <> '';
create index gift_card_recipient on gift_card (lower(recipient_email)) where recipient_email <> '';
