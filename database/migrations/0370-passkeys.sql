-- Passkeys of customers and staff, what a browser is given to sign once, and when somebody has last proved who they are.

create table passkey (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  -- As authenticators name it, and the key that what they sign is checked with; base64url.
  credential_id text not null unique,
  public_key text not null,
  -- How often it was used, where the authenticator counts; others stay at 0.
  counter bigint not null,
  transports text[] not null,
  -- The owner's own word for it.
  name text not null,
  -- Kept by a keychain that several devices share.
  is_synced boolean not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_of_account on passkey (account_id);

-- Whoever brings it back takes the row away with it.
create table passkey_challenge (
  challenge text primary key,
  realm text not null check (realm in ('customer', 'staff')),
  purpose text not null check (purpose in ('sign-in', 'register', 'proof')),
  -- Whom it was made for, who may be yet to have the account; null: who signs in says so by the key itself.
  account_id uuid,
  ends_at timestamptz not null
);
create index passkey_challenge_ends_at on passkey_challenge (ends_at);

-- A password, code or key was said then; what matters most asks for it again.
alter table session add column proved_at timestamptz not null default now();
update session set proved_at = created_at;
