-- Drafts that go on the site together.
create table content_project (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  created_at timestamptz not null,
  created_by text not null
);

-- The project a draft is made for; null: for itself.
alter table content_version add column project_id integer references content_project (id);
create index content_version_project on content_version (project_id) where project_id is not null;

-- Who holds the token sees the drafts of one item or of one project until it ends or is taken back.
create table content_preview (
  id integer generated always as identity primary key,
  -- Keyed hash of the token: reading this table opens nothing.
  token_hash text not null unique,
  content_id integer references content_item (id) on delete cascade,
  project_id integer references content_project (id) on delete cascade,
  created_at timestamptz not null,
  created_by text not null,
  expires_at timestamptz not null,
  check (num_nonnulls(content_id, project_id) = 1)
);
create index content_preview_content on content_preview (content_id);
create index content_preview_project on content_preview (project_id);
