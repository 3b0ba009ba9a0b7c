import { sql } from 'drizzle-orm'

/**
 * For a query with the variation `v` and its product `p`: grams of sugars in 100 g; a package has the highest value among its
 * contents. Null where it is not stated, for a package where any of its contents does not state it.
 */
export const declaredSugars = sql<number | null>`coalesce(
  (coalesce(v.nutrients, p.nutrients) ->> 'Sugar')::float8,
  case when p.product_type = 'Package' then (
    select case when bool_and(grams is not null) then max(grams) end from package_item
      join variation as held on held.code = item_code join product as content on content.id = held.product_id
      cross join lateral (select (coalesce(held.nutrients, content.nutrients) ->> 'Sugar')::float8 as grams) as stated
    where package_code = v.code) end)`
