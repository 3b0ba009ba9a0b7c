-- The media library: where an item is filed, what its file is, the point of a picture that stays in sight where it is cropped, and
-- what belongs to a film.
alter table media_item
  -- `campaigns/christmas`; empty: the library's own top.
  add column folder text not null default '' check (folder ~ '^([a-z0-9-]+(/[a-z0-9-]+)*)?$'),
  -- The file's own name, as whoever brought it called it.
  add column name text not null default '',
  -- Null of what was registered before files were looked at.
  add column bytes integer check (bytes > 0),
  -- SHA-256 of the file as it is served.
  add column hash text check (hash ~ '^[0-9a-f]{64}$'),
  add column focus_x smallint check (focus_x between 0 and 100),
  add column focus_y smallint check (focus_y between 0 and 100),
  -- A drawing's own text, cleaned: what stands inside pages.
  add column markup text,
  add column duration_ms integer check (duration_ms > 0),
  -- The same film for browsers that do not show the first.
  add column beside_path text check (beside_path <> ''),
  add column poster_id integer references media_item (id),
  add check ((focus_x is null) = (focus_y is null)),
  add check (kind = 'vector' or markup is null),
  add check (kind = 'video' or (duration_ms is null and beside_path is null and poster_id is null));

create index media_item_folder on media_item (folder, id);
create index media_item_poster on media_item (poster_id) where poster_id is not null;

-- What a film's sounds and words are, in writing.
create table media_captions (
  media_id integer not null references media_item (id) on delete cascade,
  language text not null check (language in ('fi', 'sv', 'en')),
  -- Site path of a WebVTT file.
  path text not null check (path <> ''),
  primary key (media_id, language)
);
