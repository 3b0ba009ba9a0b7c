-- Categories, products, what they cost and how many there are.

-- Ids of pages, categories and products share one wire field (contentLink.id): each has its own range.
create table category (
  id integer generated always as identity (start with 900001) primary key,
  guid uuid not null default gen_random_uuid() unique,
  code text not null unique check (code ~ '^[a-z0-9-]+$'),
  parent_id integer references category (id),
  position integer not null default 0,
  field text not null,
  -- Media path; empty without a picture.
  image text not null default '',
  published boolean not null default true,
  updated_at timestamptz not null
);
create index category_parent_id on category (parent_id, position);

create table category_text (
  category_id integer not null references category (id) on delete cascade,
  language text not null check (language in ('fi', 'sv', 'en')),
  name text not null check (name <> ''),
  slug text not null check (slug ~ '^[a-z0-9-]+$'),
  body text not null default '',
  meta_description text not null default '',
  primary key (category_id, language),
  unique (language, slug)
);

create table product (
  id integer generated always as identity (start with 1000001) primary key,
  guid uuid not null default gen_random_uuid() unique,
  code text not null unique check (code ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$'),
  product_type text not null check (product_type in ('Product', 'Package', 'CustomTablet')),
  brand text not null check (brand <> ''),
  vat_class text not null check (vat_class in ('food', 'general', 'giftcard')),
  field text not null,
  -- Standard order, as merchandised.
  position integer not null default 0,
  tags text[] not null default '{}',
  diets text[] not null default '{}',
  suitable_for text[] not null default '{}',
  labels text[] not null default '{}',
  -- {"milk": 2, …}: 0 no, 1 yes, 2 may contain; null for what is not food or has its facts in its contents.
  allergens jsonb,
  -- {"Fat": 41, …} per 100 g in each nutrient's own unit.
  nutrients jsonb,
  portion_grams integer check (portion_grams > 0),
  -- The oats are certified gluten-free: the claim may stand beside oats (C-7.10).
  gluten_free_oats boolean not null default false,
  images text[] not null default '{}',
  related text[] not null default '{}',
  -- Switches of the product page and its call to action; what is absent has its default.
  page_options jsonb not null default '{}',
  news_date date not null,
  sale_from timestamptz,
  sale_to timestamptz,
  published boolean not null default false,
  updated_at timestamptz not null,
  check (sale_to > sale_from)
);

-- A null text falls back to Finnish (C-7.3), so the Finnish row has what a page cannot do without.
create table product_text (
  product_id integer not null references product (id) on delete cascade,
  language text not null check (language in ('fi', 'sv', 'en')),
  name text check (name <> ''),
  slug text check (slug ~ '^[a-z0-9-]+$'),
  name_of_the_food text,
  short_description text,
  description text,
  ingredients text,
  storage text,
  image_alt text,
  size_guide text,
  -- [{"title": …, "content": html}]
  additional_details jsonb,
  primary key (product_id, language),
  unique (language, slug),
  check (language <> 'fi' or (name is not null and slug is not null))
);

create table product_category (
  product_id integer not null references product (id) on delete cascade,
  category_id integer not null references category (id),
  -- The main category makes the product's address.
  is_main boolean not null default false,
  primary key (product_id, category_id)
);
create unique index product_category_one_main on product_category (product_id) where is_main;
create index product_category_category_id on product_category (category_id);

-- What is counted on a shelf: a variation, or the box of a package. Only guarded updates in order of code change it.
create table stock (
  code text primary key,
  on_hand integer not null,
  reserved integer not null default 0,
  updated_at timestamptz not null,
  constraint stock_reserved_within_on_hand check (0 <= reserved and reserved <= on_hand)
);

create table variation (
  code text primary key check (code ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$'),
  product_id integer not null references product (id) on delete cascade,
  position integer not null,
  color_hex text check (color_hex ~ '^#[0-9a-f]{6}$'),
  weight_grams integer not null check (weight_grams >= 0),
  pieces integer not null default 1 check (pieces > 0),
  images text[] not null default '{}',
  -- Null for a package that is limited by its contents alone.
  stock_code text references stock (code),
  -- Null: as the product.
  allergens jsonb,
  nutrients jsonb,
  diets text[],
  suitable_for text[],
  -- Engraved tablets: {"key": "tumma", "plates": {"front": path, "back": path}}
  flavour jsonb,
  -- Written with the facts it sums up: everything food law asks for is there. For a package its contents decide.
  food_complete boolean not null default false,
  published boolean not null default true
);
create index variation_product_id on variation (product_id, position);
create index variation_stock_code on variation (stock_code);

create table variation_text (
  variation_code text not null references variation (code) on delete cascade,
  language text not null check (language in ('fi', 'sv', 'en')),
  name text,
  size text,
  color text,
  ingredients text,
  flavour_name text,
  primary key (variation_code, language)
);

create table package_item (
  package_code text not null references variation (code) on delete cascade,
  item_code text not null references variation (code),
  position integer not null,
  quantity integer not null check (quantity between 1 and 20),
  primary key (package_code, item_code),
  check (package_code <> item_code)
);
create index package_item_item_code on package_item (item_code);

-- What selling one of a variation takes from which shelf.
create view variation_demand as
  select variation_code, stock_code, sum(quantity)::integer as quantity
  from (
    select code as variation_code, stock_code, 1 as quantity from variation
    union all
    select package_item.package_code, item.stock_code, package_item.quantity
    from package_item join variation as item on item.code = package_item.item_code
  ) as demand
  where stock_code is not null
  group by variation_code, stock_code;

-- The price history. It only grows: the application may not change or remove a line, and none begins before it was written.
create table price (
  id integer generated always as identity primary key,
  variation_code text not null references variation (code) on delete cascade,
  kind text not null check (kind in ('normal', 'campaign')),
  -- Including tax. Null ends overlapping earlier written campaigns for its time.
  cents integer check (cents > 0),
  valid_from timestamptz not null,
  valid_to timestamptz,
  campaign text not null default '',
  created_at timestamptz not null,
  created_by text not null,
  check (valid_to > valid_from),
  check (created_at <= valid_from),
  check (kind = 'campaign' or (cents is not null and valid_to is null))
);
create index price_variation_code on price (variation_code, valid_from);
create index price_boundaries on price (valid_from);
create index price_ends on price (valid_to) where valid_to is not null;
revoke update, delete on price from konvehti_app;

-- What the product search looks into, written with the product.
create table product_search (
  product_id integer not null references product (id) on delete cascade,
  language text not null check (language in ('fi', 'sv', 'en')),
  -- Name, brand and category without case and accents, for parts of words and for typing errors.
  title text not null,
  document tsvector not null,
  primary key (product_id, language)
);
create index product_search_document on product_search using gin (document);
create index product_search_title on product_search using gin (title gin_trgm_ops);
