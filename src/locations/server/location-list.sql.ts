import { type SQL, sql } from 'drizzle-orm'
import { containing } from '#src/platform/resources/list-query.ts'
import { nameOf } from '#src/platform/resources/names.sql.ts'
import { choices, moment, text } from '#src/platform/resources/resource.ts'
import { serviceNames } from '../contract/services.ts'

/* The list of cafés and shops in the back office. There are some hundred: no index is needed for an order or a search. */

const column = (name: string): SQL => sql.raw(name)
const hours = (name: string) => text(column(`l.${name}_hours`))

export const locationList = {
  name: 'locations',
  // Its page names a place; there are some hundred pages of the kind, read once for a list.
  from: sql`location as l left join (
    select v.fields ->> 'locationCode' as code, jsonb_object_agg(v.language, v.name order by i.id desc) as names
    from content_item as i join content_version as v on v.content_id = i.id and v.status = 'published'
    where i.content_type = 'LocationPage' and i.trashed_at is null group by 1) as p on p.code = l.code`,
  id: column('l.code'),
  byIds: (codes: readonly string[]): SQL => sql`l.code = any(${sql.param(codes)}::text[])`,
  sort: 'city',
  columns: ['name', 'city', 'street', 'weekdays', 'saturday', 'sunday', 'services', 'updatedAt'],
  views: { all: { filter: {} } },
  search: {
    from: 2,
    where: (
      words: string,
    ): SQL => sql`(exists (select from jsonb_each_text(p.names) as named where named.value ilike ${containing(words)})
      or l.code ilike ${containing(words)} or l.postal_code ilike ${containing(words)}
      or exists (select from jsonb_each_text(l.city) as named where named.value ilike ${containing(words)})
      or exists (select from jsonb_each_text(l.street_address) as named where named.value ilike ${containing(words)}))`,
  },
  fields: {
    /** The page's; a place without a page has its street and city. */
    name: text(
      (language) =>
        sql`coalesce(${nameOf('p.names')(language)}, ${nameOf('l.street_address')(language)} || ', ' || ${nameOf('l.city')(language)})`,
      { sorts: true },
    ),
    code: text(column('l.code'), { sorts: true }),
    city: text(nameOf('l.city'), { sorts: true, filters: true }),
    street: text(nameOf('l.street_address')),
    postalCode: text(column('l.postal_code')),
    phone: text(column('l.phone')),
    email: text(column('l.email')),
    /** Null: closed. */
    weekdays: hours('weekday'),
    saturday: hours('saturday'),
    sunday: hours('sunday'),
    services: choices(
      column('l.services'),
      serviceNames.map((value) => ({ value, label: `locations/service/${value}` })),
    ),
    updatedAt: moment(column('l.changed_at'), { sorts: true }),
  },
}
