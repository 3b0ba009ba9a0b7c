-- What a dry run would change, by line, and the details of faults as texts and their values.
create table catalogue_import_change (
  id bigint generated always as identity primary key,
  import_id integer not null references catalogue_import (id) on delete cascade,
  -- Of the file, from 1.
  line integer not null,
  -- Of what the line is about: a product, a variation, a shelf, a day.
  code text not null,
  -- Column of a table; empty where the whole thing comes or goes.
  field text not null,
  -- As the file writes values; null: there is none.
  before text,
  after text,
  -- When it begins; null: at once.
  starts_at timestamptz
);
create index catalogue_import_change_import_id on catalogue_import_change (import_id, line, id);
alter table catalogue_import add column change_count integer not null default 0;
-- The text of what broke it off, and its values; null: it has none, as what a fault of the system says.
alter table catalogue_import add column problem_key text;
alter table catalogue_import add column problem_params jsonb;
-- Null: written before details had texts.
alter table catalogue_import_fault add column detail text;
alter table catalogue_import_fault add column params jsonb;
