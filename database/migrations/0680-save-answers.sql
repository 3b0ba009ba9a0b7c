-- The answer to the last save of each window of an editor: a save whose answer was lost is sent again, and is told what it was told.
create table content_save_answer (
  content_id integer not null references content_item (id) on delete cascade,
  language text not null,
  -- The window, which has a name of chance and none of a person.
  session_id uuid not null,
  save_number integer not null,
  version integer not null,
  fields jsonb not null,
  saved_at timestamptz not null,
  primary key (content_id, language, session_id)
);
