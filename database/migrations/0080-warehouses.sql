-- Where goods lie and, where shoppers may fetch them, pick-up points.

create table warehouse (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  line1 text not null check (line1 <> ''),
  postal_code text not null check (postal_code <> ''),
  country_code text not null check (country_code ~ '^[A-Z]{3}$'),
  is_pickup_point boolean not null default false
);

create table warehouse_text (
  warehouse_id text not null references warehouse (id) on delete cascade,
  language text not null check (language in ('fi', 'sv', 'en')),
  name text not null check (name <> ''),
  city text not null check (city <> ''),
  primary key (warehouse_id, language)
);
