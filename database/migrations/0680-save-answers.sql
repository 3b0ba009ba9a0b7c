-- The answer to the last save of each editor of an item: a save whose answer was lost is sent again, and is told what it was told.
create table content_save_answer (
  content_id integer not null references content_item (id) on delete cascade,
  language text not null,
  account_id uuid not null,
  -- The window, and its count of saves.
  session_id uuid not null,
  save_number integer not null,
  version integer not null,
  fields jsonb not null,
  saved_at timestamptz not null,
  primary key (content_id, language, account_id)
);
