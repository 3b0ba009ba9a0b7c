-- Accounts, what opens them, who is signed in, and what mails have to prove.

create table account (
  id uuid primary key default gen_random_uuid(),
  -- Customers and staff are never the same account: what opens one is worth nothing at the other's door.
  realm text not null check (realm in ('customer', 'staff')),
  -- Whose carts and orders are a customer's, of the same form as a visitor's id.
  owner_id text unique check (owner_id ~ '^c_[A-Za-z0-9_-]{22}$'),
  -- As it was typed, and as it is compared: lower case, its domain in ASCII. It is always proved: an account begins with the proof.
  email text not null,
  email_key text not null,
  first_name text not null,
  last_name text not null,
  phone text not null,
  language text not null check (language in ('fi', 'sv', 'en')),
  created_at timestamptz not null,
  unique (realm, email_key),
  check ((realm = 'customer') = (owner_id is not null))
);

-- What proves who somebody is; of a password its Argon2id hash.
create table credential (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  kind text not null check (kind = 'password'),
  secret text not null,
  created_at timestamptz not null
);
create unique index credential_password on credential (account_id) where kind = 'password';

-- Who is signed in, by the hash of the secret in their cookie. A row that is gone is a session that has ended, in every process.
create table session (
  id uuid primary key default gen_random_uuid(),
  realm text not null check (realm in ('customer', 'staff')),
  account_id uuid not null references account (id) on delete cascade,
  secret_hash text not null unique,
  -- The secret before, which counts until the browser has shown the new one, and for a minute of requests that were under way.
  former_hash text unique,
  rotated_at timestamptz not null,
  -- When the secret was first shown; null: the browser may not have it yet.
  shown_at timestamptz,
  -- Whether the browser was told to keep it.
  is_kept boolean not null,
  -- What the browser calls itself.
  device text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  -- However often it is renewed, it ends then.
  ends_at timestamptz not null
);
create index session_of_account on session (account_id);
create index session_ends_at on session (ends_at);

-- Something was asked for that a mail has to prove. Written for every asking, whether there is such an account or not.
create table mail_proof (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('sign-up', 'sign-up-again', 'sign-in-code', 'password-reset')),
  email text not null,
  email_key text not null,
  language text not null check (language in ('fi', 'sv', 'en')),
  -- Of the secret in the cookie of the browser that asked.
  browser_hash text not null,
  -- Of what was mailed; null: nothing was, as there is no such account, or not yet.
  secret_hash text unique,
  wrong_tries integer not null default 0,
  used_at timestamptz,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  -- By kind; see MailProofDetails.
  details jsonb not null
);
create index mail_proof_of_email on mail_proof (email_key, kind, created_at);
create index mail_proof_of_browser on mail_proof (browser_hash);
create index mail_proof_ends_at on mail_proof (ends_at);

-- What customers do about their own safety is written down too; of them nothing but the account's id.
alter table audit_entry drop constraint audit_entry_actor_kind_check;
alter table audit_entry add constraint audit_entry_actor_kind_check
  check (actor_kind in ('staff', 'operator', 'job', 'customer'));
