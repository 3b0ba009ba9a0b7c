import { sql } from 'drizzle-orm'
import type { Declaration } from '../rules/combined-allergens.ts'

/**
 * For a query with the variation `v` and its product `p`: null for a variation that declares what its product does, as most
 * do. The contents of a package are looked up only if the package itself declares nothing.
 */
export const declaration = sql<Declaration | null>`case
  when v.allergens is not null then jsonb_build_object('own', v.allergens, 'contents', '[]'::jsonb)
  when p.product_type = 'Package' then jsonb_build_object('own', null, 'contents', coalesce((
    select jsonb_agg(coalesce(held.allergens, content.allergens) order by held.code) from package_item
      join variation as held on held.code = item_code join product as content on content.id = held.product_id
    where package_code = v.code), '[]')) end`
