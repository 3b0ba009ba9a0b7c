-- Who works here: accounts of the realm of staff, what they may, and the second proof without which nobody of them is let in.

create table staff_member (
  account_id uuid primary key references account (id) on delete cascade,
  roles text[] not null,
  -- Secret of the authenticator app, encrypted; null: none. A step that was taken once is never taken again.
  totp_sealed text,
  totp_last_step bigint not null default 0,
  -- One that was shown and not confirmed yet.
  totp_new_sealed text,
  created_at timestamptz not null,
  -- They have left: the row stays, so that what they did keeps a name.
  ended_at timestamptz
);

-- For who has lost the second proof: keyed hashes, each counts once.
create table staff_recovery_code (
  account_id uuid not null references account (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- A link that was mailed: an account to be, or a second proof to be set anew for one that is there.
create table staff_invitation (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  email_key text not null,
  first_name text not null,
  last_name text not null,
  language text not null check (language in ('fi', 'sv', 'en')),
  roles text[] not null,
  -- Whose second proof was reset; null: a new account.
  account_id uuid references account (id) on delete cascade,
  -- Of what was mailed; null: not yet.
  token_hash text unique,
  -- Chosen, and not counting until the second proof has come too.
  password_hash text,
  totp_sealed text,
  wrong_tries integer not null default 0,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz
);
create index staff_invitation_of_email on staff_invitation (email_key);
create index staff_invitation_ends_at on staff_invitation (ends_at);

-- The password was right, the second proof is to come. It opens nothing.
create table staff_sign_in (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  secret_hash text not null unique,
  wrong_tries integer not null default 0,
  ends_at timestamptz not null
);
create index staff_sign_in_ends_at on staff_sign_in (ends_at);
