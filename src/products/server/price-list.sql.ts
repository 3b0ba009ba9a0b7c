import { type SQL, sql } from 'drizzle-orm'
import { containing } from '#src/platform/resources/list-query.ts'
import { nameFrom } from '#src/platform/resources/names.sql.ts'
import { money, text, type View, yesNo } from '#src/platform/resources/resource.ts'

/* The list of prices in the back office, a row for each variation; the indexes of migrations 0020, 0584 and 0586 serve it. */

const column = (name: string): SQL => sql.raw(name)

const normal = `(select r.cents from price as r where r.variation_code = v.code and r.kind = 'normal' and r.valid_from <= now()
  order by r.valid_from desc, r.id desc limit 1)`
/** Where campaigns overlap, the later written one counts, and one without a price ends them, as in rules/price.ts. */
const campaign = `(select r.cents from price as r where r.variation_code = v.code and r.kind = 'campaign' and r.valid_from <= now()
  and (r.valid_to is null or r.valid_to > now()) order by r.id desc limit 1)`
/** A campaign that runs or is to come, and was not ended for good. */
const withCampaign = `v.code in (select r.variation_code from price as r
  where r.kind = 'campaign' and r.cents is not null and (r.valid_to is null or r.valid_to > now())
  and not exists (select from price as e where e.variation_code = r.variation_code and e.kind = 'campaign'
    and e.cents is null and e.valid_to is null and e.id > r.id))`

const views: Readonly<Record<string, View>> = { all: { filter: {} }, campaign: { filter: { hasCampaign: true } } }

export const priceList = {
  name: 'prices',
  from: sql`variation as v`,
  id: column('v.code'),
  byIds: (codes: readonly string[]): SQL => sql`v.code = any(${sql.param(codes)}::text[])`,
  sort: 'code',
  columns: ['code', 'name', 'payableCents', 'normalCents', 'hasCampaign'],
  views,
  search: {
    from: 3,
    where: (words: string): SQL => sql`v.code in (
      select n.code from variation as n where lower(n.code) like lower(${containing(words)})
      union select m.code from product_text as t join variation as m on m.product_id = t.product_id
        where lower(t.name) like lower(${containing(words)}))`,
  },
  fields: {
    code: text(column('v.code'), { sorts: true }),
    name: text((language) => {
      const own = nameFrom('variation_text', 'name', 't.variation_code = v.code', language)
      return sql.raw(`coalesce(${own}, ${nameFrom('product_text', 'name', 't.product_id = v.product_id', language)})`)
    }),
    payableCents: money(sql.raw(`least(${normal}, ${campaign})`)),
    normalCents: money(sql.raw(normal)),
    hasCampaign: yesNo(sql.raw(`(${withCampaign})`), {
      filters: true,
      where: (value: boolean) => sql.raw(value ? withCampaign : `not (${withCampaign})`),
    }),
  },
}
