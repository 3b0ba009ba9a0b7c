-- What merchandisers decide about lists: which products lead, follow or stay out, and when.
create table merchandising_rule (
  id integer primary key generated always as identity,
  kind text not null check (kind in ('pin', 'boost', 'bury', 'hide')),
  -- One of the two; neither: the list of all products.
  category_id integer references category (id) on delete cascade,
  -- Normalised: lower case, one blank between words.
  phrase text check (phrase <> '' and length(phrase) <= 100),
  product_id integer not null references product (id) on delete cascade,
  -- Of a pin: the place in the list, from 1.
  place integer check (place between 1 and 1000),
  -- Null: since ever, for good.
  valid_from timestamptz,
  valid_to timestamptz,
  created_at timestamptz not null,
  created_by text not null,
  check (category_id is null or phrase is null),
  check ((kind = 'pin') = (place is not null)),
  check (valid_to > valid_from)
);
create index merchandising_rule_category on merchandising_rule (category_id);
create index merchandising_rule_product on merchandising_rule (product_id);

-- What was searched for on a day, counted: nothing of it says who searched.
create table search_log (
  day date not null,
  language text not null check (language in ('fi', 'sv', 'en')),
  phrase text not null check (phrase <> '' and length(phrase) <= 60),
  searches integer not null default 0 check (searches >= 0),
  -- Products found, the last time it was asked.
  hits integer not null default 0 check (hits >= 0),
  clicks integer not null default 0 check (clicks >= 0),
  -- Places of all that was clicked, from 1, added up.
  clicked_places bigint not null default 0 check (clicked_places >= 0),
  primary key (day, language, phrase)
);
