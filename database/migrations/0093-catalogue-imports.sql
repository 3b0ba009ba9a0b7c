-- Imports of the catalogue: what came, how far it is and what was refused. A file waits in pieces until it is worked off.

create table catalogue_import (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('categories', 'products', 'facts', 'images', 'stock', 'prices')),
  format text not null check (format in ('csv', 'json')),
  -- Everything is checked and nothing written.
  dry_run boolean not null,
  file_name text not null,
  byte_count bigint not null default 0,
  sha256 text not null default '',
  -- Folder that pictures are taken from, as the server sees it; null without one.
  picture_folder text,
  status text not null default 'receiving'
    check (status in ('receiving', 'waiting', 'running', 'done', 'failed', 'cancelled')),
  -- Products are read twice, packages the second time. Within a pass, groups are worked off in order: this many are done.
  pass integer not null default 1,
  groups_done integer not null default 0,
  bytes_done bigint not null default 0,
  rows_done integer not null default 0,
  -- Groups by what became of them.
  added integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  refused integer not null default 0,
  -- All that were found; the report keeps a bounded number.
  fault_count integer not null default 0,
  -- Why nothing or no more was imported; null when all was read.
  problem text,
  created_by text not null,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null
);

create table catalogue_import_chunk (
  import_id integer not null references catalogue_import (id) on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (import_id, position)
);

create table catalogue_import_fault (
  id integer generated always as identity primary key,
  import_id integer not null references catalogue_import (id) on delete cascade,
  -- Of the file, from 1.
  line integer not null,
  -- Column of a table, or path inside an entry of a list; empty when the whole line is meant.
  field text not null,
  reason text not null,
  message text not null,
  -- False for a note: the row went in all the same.
  is_refusal boolean not null
);
create index catalogue_import_fault_import_id on catalogue_import_fault (import_id, line);
