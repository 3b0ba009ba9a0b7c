-- Cafés and shops: what operators keep of a place, whatever the language of the page about it. Pages name a place by its code.

create table location (
  code text primary key check (code ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$'),
  -- By language; an empty one is as in Finnish.
  street_address jsonb not null,
  city jsonb not null,
  postal_code text not null,
  country_code text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  phone text not null,
  email text not null,
  services text[] not null,
  -- 08:00-20:00 in Helsinki; null: closed.
  weekday_hours text,
  saturday_hours text,
  sunday_hours text,
  holidays text not null check (holidays in ('sunday', 'closed')),
  changed_at timestamptz not null,
  changed_by text not null
);

-- A day with hours of its own, which come before holidays and weekdays.
create table location_special_day (
  location_code text not null references location (code) on delete cascade,
  day date not null,
  hours text,
  label jsonb not null,
  primary key (location_code, day)
);

-- Lunch of a day, and of every so many weeks from then on when repeat_weeks is above 0.
create table location_lunch (
  location_code text not null references location (code) on delete cascade,
  day date not null,
  repeat_weeks integer not null check (repeat_weeks between 0 and 12),
  body jsonb not null,
  primary key (location_code, day)
);

-- Files about places go in like those of the catalogue.
alter table catalogue_import drop constraint catalogue_import_kind_check;
alter table catalogue_import add constraint catalogue_import_kind_check check (
  kind in ('categories', 'products', 'facts', 'images', 'stock', 'prices', 'locations', 'special-hours', 'lunch')
);

-- Where directions lead; {lat} and {lng} are filled in.
insert into setting (name, value) values
  ('maps', '{"directionsUrl": "https://www.openstreetmap.org/?mlat={lat}&mlon={lng}#map=17/{lat}/{lng}"}');
