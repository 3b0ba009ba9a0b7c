-- What editors say to each other of a page or of a block of it. A block that is gone keeps its comments.
create table content_comment (
  id integer generated always as identity primary key,
  content_id integer not null references content_item (id) on delete cascade,
  language text not null,
  node_id integer,
  field text,
  body text not null check (body <> ''),
  account_id uuid references account (id) on delete cascade,
  author text not null,
  created_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by text
);
create index content_comment_content on content_comment (content_id);
create index content_comment_account on content_comment (account_id);

-- The review of the draft in a language; it ends when the draft does.
create table content_review (
  content_id integer not null references content_item (id) on delete cascade,
  language text not null,
  state text not null check (state in ('asked', 'approved', 'refused')),
  -- The draft's version that was looked at last.
  version integer not null,
  note text not null,
  -- Who asked.
  account_id uuid references account (id) on delete cascade,
  asked_by text not null,
  asked_at timestamptz not null,
  answered_by text,
  answered_at timestamptz,
  primary key (content_id, language)
);
create index content_review_account on content_review (account_id);
