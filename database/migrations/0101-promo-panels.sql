-- Panels that operators put between the rows of a list: what they show, where they lead, and when.
create table promo_panel (
  id integer primary key generated always as identity,
  -- Null: the list of all products.
  category_id integer references category (id) on delete cascade,
  -- What it leads to, by name: product:KV8000, category:lahjat, content:12; with query and hash where it has them.
  link text not null check (link ~ '^(product|category|content):'),
  -- Media path, and the picture's own pixels.
  image text not null check (image like '/media/%'),
  image_width integer not null check (image_width > 0),
  image_height integer not null check (image_height > 0),
  field text not null check (field <> ''),
  -- Null: since ever, for good.
  valid_from timestamptz,
  valid_to timestamptz,
  changed_at timestamptz not null,
  changed_by text not null,
  check (valid_to > valid_from),
  -- One for the same time takes the place of the other.
  unique nulls not distinct (category_id, valid_from, valid_to)
);

-- Finnish is always there, and stands in for the others.
create table promo_panel_text (
  panel_id integer not null references promo_panel (id) on delete cascade,
  language text not null check (language in ('fi', 'sv', 'en')),
  -- Words between asterisks are set in italic.
  title text not null check (title <> ''),
  body text not null check (body <> ''),
  link_label text not null check (link_label <> ''),
  primary key (panel_id, language)
);
