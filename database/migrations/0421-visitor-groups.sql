-- Groups of visitors that see something else: who belongs to one is decided by its rule at each visit, and stored nowhere.
create table visitor_group (
  id integer generated always as identity primary key,
  key text not null unique check (key ~ '^[a-z0-9-]{1,60}$'),
  name text not null,
  -- All of what it says must be true: languages, campaigns, isSignedIn, cartFromCents, isReturning.
  rule jsonb not null,
  created_at timestamptz not null,
  created_by text not null
);

-- When a draft goes on the site by itself, and when what is on it leaves it. Null: by hand.
alter table content_version add column publish_at timestamptz, add column unpublish_at timestamptz;
create index content_version_publish_at on content_version (publish_at) where status = 'draft' and publish_at is not null;
create index content_version_unpublish_at on content_version (unpublish_at)
  where status = 'published' and unpublish_at is not null;
