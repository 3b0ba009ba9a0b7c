-- What the content search looks into: one row for each published page and language that may be found, written with publishing.
create table content_search (
  content_id integer not null references content_item (id) on delete cascade,
  language text not null check (language in ('fi', 'sv', 'en')),
  -- Registered kind of content: `page`, `article`.
  topic text not null,
  subject_id integer,
  heading text not null,
  -- Media path, or empty.
  image text not null,
  -- Heading without case and accents, for parts of words and for typing errors.
  title text not null,
  document tsvector not null,
  published_at timestamptz not null,
  primary key (content_id, language)
);
create index content_search_document on content_search using gin (document);
create index content_search_title on content_search using gin (title gin_trgm_ops);

-- What editors write over their articles ("Kaakao"). The number is what a filter in an address names: it is never used again.
create table content_subject (
  id integer generated always as identity primary key,
  language text not null check (language in ('fi', 'sv', 'en')),
  name text not null,
  unique (language, name)
);
alter table content_search
  add constraint content_search_subject foreign key (subject_id) references content_subject (id);
create index content_search_by_subject on content_search (subject_id);
