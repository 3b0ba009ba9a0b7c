-- What food information law asks of a food sold at a distance, and which of it each row states.

alter table product
  -- Two letters, 'FI'; null where no origin is told.
  add column origin_country text check (origin_country ~ '^[A-Z]{2}$'),
  -- {"name": …, "address": …} of the business that answers for the food.
  add column responsible_operator jsonb,
  -- Days that are at least left of its life when it is delivered.
  add column best_before_min_days integer check (best_before_min_days > 0),
  -- By volume; null below what must be stated (1.2).
  add column alcohol_percent double precision check (alcohol_percent > 0 and alcohol_percent <= 100);

-- "Kaakao: muu kuin EU", where the main ingredient comes from elsewhere than the food.
alter table product_text add column primary_ingredient_origin text;

alter table variation
  add column drained_grams integer check (drained_grams > 0),
  -- Of what is sold by volume.
  add column volume_ml integer check (volume_ml > 0);

-- Ingredients are plain text: what is emphasised in them is reckoned where they are shown.
update product_text
  set ingredients = btrim(replace(regexp_replace(ingredients, '<[^>]*>', '', 'g'), '&amp;', '&'))
  where ingredients ~ '[<&]';
update variation_text
  set ingredients = btrim(replace(regexp_replace(ingredients, '<[^>]*>', '', 'g'), '&amp;', '&'))
  where ingredients ~ '[<&]';

/*
 * Which particulars a row states, as bits. The database reckons them from the row itself, so they are never older than what
 * they tell of; src/catalogue/rules/particulars.ts knows their names and what must be there before a food is sold.
 */
alter table product add column stated integer not null generated always as (
  case when jsonb_typeof(allergens) = 'object' then 8 else 0 end
  | case when nutrients ?& array['EnergyJoules', 'EnergyCalories', 'Fat', 'FatSaturated', 'Carbohydrates', 'Sugar', 'Protein', 'Salt'] then 16 else 0 end
  | case when best_before_min_days is not null then 64 else 0 end
  -- An origin must be told where badges speak of one.
  | case when origin_country is not null or not labels && array['GOODSFROMFINLANDBLUESWAN', 'MADEINFINLANDFLAGWITHKEY'] then 128 else 0 end
  | case when btrim(responsible_operator ->> 'name') <> '' and btrim(responsible_operator ->> 'address') <> '' then 256 else 0 end
) stored;

alter table product_text add column stated integer not null generated always as (
  case when btrim(name_of_the_food) <> '' then 1 else 0 end
  | case when btrim(ingredients) <> '' then 2 else 0 end
  | case when btrim(storage) <> '' then 4 else 0 end
) stored;

alter table variation add column stated integer not null generated always as (
  case when jsonb_typeof(allergens) = 'object' then 8 else 0 end
  | case when nutrients ?& array['EnergyJoules', 'EnergyCalories', 'Fat', 'FatSaturated', 'Carbohydrates', 'Sugar', 'Protein', 'Salt'] then 16 else 0 end
  | case when weight_grams > 0 or volume_ml is not null then 32 else 0 end
) stored;

alter table variation_text add column stated integer not null generated always as (
  case when btrim(ingredients) <> '' then 2 else 0 end
) stored;

alter table variation drop column food_complete;

-- What a variation states with its product behind it: in every language alike, and in each. Texts are looked up for each row
-- and not joined: together with what a query joins itself, they would be more than PostgreSQL plans at once, and each
-- reading would go through the whole catalogue.
create view variation_particulars as
  select v.code as variation_code, p.stated | v.stated as common,
    coalesce((select t.stated from product_text as t where t.product_id = v.product_id and t.language = 'fi'), 0)
      | coalesce((select t.stated from variation_text as t where t.variation_code = v.code and t.language = 'fi'), 0) as fi,
    coalesce((select t.stated from product_text as t where t.product_id = v.product_id and t.language = 'sv'), 0)
      | coalesce((select t.stated from variation_text as t where t.variation_code = v.code and t.language = 'sv'), 0) as sv,
    coalesce((select t.stated from product_text as t where t.product_id = v.product_id and t.language = 'en'), 0)
      | coalesce((select t.stated from variation_text as t where t.variation_code = v.code and t.language = 'en'), 0) as en
  from variation as v
  join product as p on p.id = v.product_id;
