-- Which editors have a page open now, and at which block. Nothing is lost with it, so no log keeps it.
create unlogged table content_presence (
  content_id integer not null references content_item (id) on delete cascade,
  language text not null,
  account_id uuid not null references account (id) on delete cascade,
  name text not null,
  node_id integer,
  seen_at timestamptz not null,
  primary key (content_id, language, account_id)
);
create index content_presence_account on content_presence (account_id);
