-- Search: accents are folded on both sides (päärynä is found as paaryna), then words are cut to their stems.
create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;

-- unaccent() itself is only stable, because its dictionary may be changed; ours is not, and an index wants an immutable one.
create function immutable_unaccent(value text) returns text
  language sql immutable strict parallel safe
  as $$ select public.unaccent('public.unaccent'::regdictionary, value) $$;

create text search configuration konvehti_fi (copy = pg_catalog.finnish);
alter text search configuration konvehti_fi
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part
  with unaccent, finnish_stem;

create text search configuration konvehti_sv (copy = pg_catalog.swedish);
alter text search configuration konvehti_sv
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part
  with unaccent, swedish_stem;

create text search configuration konvehti_en (copy = pg_catalog.english);
alter text search configuration konvehti_en
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part
  with unaccent, english_stem;

-- What other processes must forget. Rows become visible in the order of commits, not of ids: readers go by the transaction's
-- number, below which nothing can appear any more.
create table cache_event (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  tags text[] not null,
  created_at timestamptz not null default now(),
  check (cardinality(tags) > 0)
);
create index cache_event_transaction_id on cache_event (transaction_id);
create index cache_event_created_at on cache_event (created_at);

-- Settings that staff change while the shop runs.
create table setting (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- The first answer to a request that carries an idempotency key. status and body are null while it is being worked on.
create table idempotency_key (
  scope text not null,
  key text not null check (length(key) between 1 and 255),
  request_hash text not null,
  status integer,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_key_created_at on idempotency_key (created_at);

-- Mail leaves through here: the row is written with the business transaction, and a job sends it.
create table outbox_mail (
  id uuid primary key default gen_random_uuid(),
  dedup_key text not null unique,
  kind text not null,
  recipient text not null,
  language text not null check (language in ('fi', 'sv', 'en')),
  subject text not null,
  html text not null,
  text text not null,
  status text not null default 'waiting' check (status in ('waiting', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  claimed_at timestamptz,
  sent_at timestamptz
);
create index outbox_mail_unsent on outbox_mail (created_at) where status <> 'sent';
