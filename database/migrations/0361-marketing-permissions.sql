-- Who may be written to for marketing, by address, and how it came to be. An address that has said no stays, so that it is known.
create table marketing_permission (
  -- Stands in links of mails, signed.
  id uuid primary key default gen_random_uuid(),
  -- As it was typed, and as it is compared: lower case, its domain in ASCII.
  email text not null,
  email_key text not null unique,
  language text not null check (language in ('fi', 'sv', 'en')),
  is_given boolean not null,
  changed_at timestamptz not null
);
create index marketing_permission_withdrawn on marketing_permission (changed_at) where not is_given;

create table marketing_permission_event (
  id bigint generated always as identity primary key,
  permission_id uuid not null references marketing_permission (id) on delete cascade,
  is_given boolean not null,
  source text not null check (source in ('account', 'checkout', 'sign-up', 'newsletter', 'mail-link', 'mail-program', 'operator')),
  -- Of the policy `marketing`: the words that were agreed to.
  version text not null,
  at timestamptz not null
);
create index marketing_permission_event_of on marketing_permission_event (permission_id, at);
-- Rows go with their permission only, by the key above.
revoke update, delete, truncate on marketing_permission_event from konvehti_app;

-- Somebody wants to be written to, and the mailbox has to say so. Written for every asking, whatever is known of the address.
create table intermediate_user (
  -- Stands in the link of the mail, signed.
  id uuid primary key default gen_random_uuid(),
  email text not null,
  email_key text not null,
  name text not null,
  language text not null check (language in ('fi', 'sv', 'en')),
  source text not null check (source in ('checkout', 'newsletter')),
  version text not null,
  -- It waits until this order is paid; null: for nothing.
  order_id uuid unique,
  -- Null: still open.
  settled_at timestamptz,
  created_at timestamptz not null,
  ends_at timestamptz not null
);
create index intermediate_user_of_email on intermediate_user (email_key);
create index intermediate_user_ends_at on intermediate_user (ends_at);

-- Where a mail's list is left, in its headers; null: it is of no list.
alter table outbox_mail add column unsubscribe_url text;
