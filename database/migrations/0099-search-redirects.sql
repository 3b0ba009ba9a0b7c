-- Phrases that lead to a page instead of to what a search finds, each in its language and for its time.
create table search_redirect (
  id integer primary key generated always as identity,
  language text not null check (language in ('fi', 'sv', 'en')),
  -- Normalised: lower case, one blank between words.
  phrase text not null check (phrase <> '' and length(phrase) <= 100),
  -- Site path without the language's prefix, with query and hash where it has them.
  target text not null check (target like '/%' and target not like '//%' and length(target) <= 2000),
  -- Null: since ever, for good.
  valid_from timestamptz,
  valid_to timestamptz,
  created_at timestamptz not null,
  created_by text not null,
  check (valid_to > valid_from)
);
create index search_redirect_phrase on search_redirect (language, phrase);
