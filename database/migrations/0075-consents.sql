-- Which choice was made about cookies and when: the proof that somebody agreed, without saying who. visitor is a keyed hash of
-- the anonymous identity, or null where there is none.
create table consent_log (
  id bigint generated always as identity primary key,
  version integer not null check (version > 0),
  functional boolean not null,
  analytics boolean not null,
  marketing boolean not null,
  page text not null check (length(page) <= 300),
  visitor text check (visitor ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null
);
create index consent_log_created_at on consent_log (created_at);
