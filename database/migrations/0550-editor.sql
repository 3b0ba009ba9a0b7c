-- Drafts are kept: what somebody else takes over, and what is older than ten minutes, stays as a row of its own for a while.
alter table content_version drop constraint content_version_status_check;
alter table content_version add constraint content_version_status_check
  check (status in ('draft', 'kept', 'published', 'superseded')) not valid;
-- When this row was begun; null: before drafts were kept.
alter table content_version add column begun_at timestamptz;

-- Who put an item into the trash; all that went along has the same moment.
alter table content_item add column trashed_by text;

-- What an account may do in a branch of the tree. Without rows the role counts everywhere.
create table content_right (
  account_id uuid not null references account (id) on delete cascade,
  branch_id integer not null references content_item (id) on delete cascade,
  verbs text[] not null check (verbs <@ array['write', 'publish', 'delete'] and cardinality(verbs) > 0),
  primary key (account_id, branch_id)
);
create index content_right_branch on content_right (branch_id);

-- First fillings of blocks and pages that editors saved by name.
create table content_preset (
  id integer generated always as identity primary key,
  content_type text not null,
  name text not null check (name <> ''),
  fields jsonb not null,
  created_at timestamptz not null,
  created_by text not null,
  unique (content_type, name)
);

-- What a page was made of goes with it.
alter table content_item drop constraint content_item_owner_id_fkey;
alter table content_item add constraint content_item_owner_id_fkey
  foreign key (owner_id) references content_item (id) on delete cascade not valid;
