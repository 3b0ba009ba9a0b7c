-- A tablet is engraved in two working days; a letter abroad travels as long as a parcel does. What the shop's people have changed
-- themselves stays as it is.
insert into shipping_method
  (id, kind, name_key, country_codes, price_cents, free_from_cents, min_days, max_days, position, is_active, max_weight_grams)
select 'tablet-letter-abroad', kind, 'delivery/tablet-letter-abroad', array_remove(country_codes, 'FIN'), price_cents, free_from_cents, 4, 8, 55, is_active,
  max_weight_grams
from shipping_method
where id = 'tablet-letter' and min_days = 3 and max_days = 6 and 'FIN' = any(country_codes) and cardinality(country_codes) > 1
on conflict (id) do nothing;
update shipping_method set country_codes = '{FIN}', max_days = 4
where id = 'tablet-letter' and min_days = 3 and max_days = 6 and 'FIN' = any(country_codes);
insert into setting (name, value)
select 'carrier/tablet-letter-abroad', value from setting where name = 'carrier/tablet-letter'
on conflict (name) do nothing;
