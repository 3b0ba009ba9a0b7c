-- What visitors send by the forms of pages, and how long it waits for its sender's word where a campaign asks for that.
create table form_submission (
  -- Stands in the link of a campaign's mail, signed, and in the owner's mail.
  id uuid primary key default gen_random_uuid(),
  -- The content id of the form's block.
  form_id integer not null,
  -- As editors call it.
  form_name text not null,
  language text not null check (language in ('fi', 'sv', 'en')),
  -- As it was typed, and as it is compared: lower case, its domain in ASCII. Empty: the form asked for none.
  sender_email text not null,
  sender_key text not null,
  -- What was asked and answered, in order: [{name, label, kind, value}].
  answers jsonb not null,
  -- Of the stamp it came with: one stamp brings one submission.
  nonce text not null unique,
  -- The sender has to say by mail that it was them.
  waits boolean not null,
  confirmed_at timestamptz,
  created_at timestamptz not null
);
create index form_submission_of_form on form_submission (form_id, created_at, id);
create index form_submission_created_at on form_submission (created_at);
create index form_submission_of_sender on form_submission (sender_key) where sender_key <> '';

create table form_file (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references form_submission (id) on delete cascade,
  -- The field it was chosen in.
  name text not null,
  file_name text not null,
  -- By what its first bytes are, not by what was said of it.
  media_type text not null,
  size integer not null,
  bytes bytea not null
);
create index form_file_of_submission on form_file (submission_id);

-- Whom the messages of a form go to, by what it is about. An editor names the desk, never an address.
insert into setting (name, value) values
  ('form-desks/service', '{"email": "asiakaspalvelu@konvehti.example", "language": "fi"}'),
  ('form-desks/sales', '{"email": "yritysmyynti@konvehti.example", "language": "fi"}'),
  ('form-desks/marketing', '{"email": "markkinointi@konvehti.example", "language": "fi"}'),
  ('form-desks/people', '{"email": "rekry@konvehti.example", "language": "fi"}')
on conflict (name) do nothing;
