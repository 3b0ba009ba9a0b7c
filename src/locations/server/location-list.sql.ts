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
  from: sql`location as l`,
  id: column('l.code'),
  byIds: (codes: readonly string[]): SQL => sql`l.code = any(${sql.param(codes)}::text[])`,
  sort: 'city',
  columns: ['code', 'city', 'street', 'weekdays', 'saturday', 'sunday', 'services', 'updatedAt'],
  views: { all: { filter: {} } },
  search: {
    from: 2,
    where: (words: string): SQL => sql`(l.code ilike ${containing(words)} or l.postal_code ilike ${containing(words)}
      or exists (select from jsonb_each_text(l.city) as named where named.value ilike ${containing(words)})
      or exists (select from jsonb_each_text(l.street_address) as named where named.value ilike ${containing(words)}))`,
  },
  fields: {
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
