-- Lists that staff have made into a file: what was asked, and the file in pieces until it is fetched once, or a day has passed.
create table office_export (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  resource text not null,
  asked jsonb not null,
  columns text[] not null,
  language text not null,
  state text not null,
  written integer not null default 0,
  created_at timestamptz not null
);
create index office_export_of_account on office_export (account_id, created_at);
create table office_export_part (
  export_id uuid not null references office_export (id) on delete cascade,
  position integer not null,
  content text not null,
  primary key (export_id, position)
);
