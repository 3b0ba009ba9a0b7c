-- One rate on each day for a class in a country: with two, which one a sale was taxed by was left to their order. Of rates that
-- overlap, the one that began earlier ends the day before the next begins, as it was meant when that one was written.
create extension if not exists btree_gist with schema public;

update vat_rate as earlier set valid_to = later.valid_from - 1
from (
  select country_code, class, valid_from, lag(valid_from) over (partition by country_code, class order by valid_from) as before
  from vat_rate
) as later
where later.country_code = earlier.country_code and later.class = earlier.class and later.before = earlier.valid_from
  and (earlier.valid_to is null or earlier.valid_to >= later.valid_from);

alter table vat_rate add constraint vat_rate_one_a_day
  exclude using gist (country_code with =, class with =, daterange(valid_from, valid_to, '[]') with &&);
