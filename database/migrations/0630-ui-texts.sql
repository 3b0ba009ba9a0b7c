-- Words of the site that staff have written over those of the program's files. What is not here is as the files have it.
create table ui_text (
  language text not null check (language in ('fi', 'sv', 'en')),
  key text not null check (length(key) <= 200),
  text text not null check (text <> '' and length(text) <= 4000),
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (language, key)
);
