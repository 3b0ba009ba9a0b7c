-- Ways to choose from. What carriers ask comes from the delivery provider by weight and country; the fee of a method counts while
-- the provider has told nothing, up to the weight that is given here.
alter table shipping_method add column max_weight_grams integer check (max_weight_grams > 0);
update shipping_method set max_weight_grams = 35000 where id = 'home';
update shipping_method set max_weight_grams = 25000 where id = 'parcel-locker';
update shipping_method set max_weight_grams = 30000 where id = 'abroad';
insert into shipping_method
  (id, kind, name_key, country_codes, price_cents, free_from_cents, min_days, max_days, position, is_active, max_weight_grams)
values ('pickup-point', 'goods', 'delivery/pickup-point', '{FIN}', 590, 4900, 2, 3, 25, true, 25000)
on conflict (id) do nothing;
-- They were off for as long as nobody could choose.
update shipping_method set is_active = true where id in ('parcel-locker', 'store');

-- What the provider asks, as it was last told: a row for each step of weight, tax included.
create table delivery_tariff (
  method_id text not null check (method_id <> ''),
  country_code text not null check (country_code ~ '^[A-Z]{3}$'),
  max_weight_grams integer not null check (max_weight_grams > 0),
  price_cents integer not null check (price_cents >= 0),
  told_at timestamptz not null,
  primary key (method_id, country_code, max_weight_grams)
);

-- How the shopper has chosen to have the goods: method, the price that was seen, place or time. Gone with the cart.
alter table cart add column delivery jsonb;

-- Where a parcel waits, and the time it comes at, of those who have chosen one.
alter table shipment add column pickup_point jsonb;
alter table shipment add column delivery_window jsonb;
