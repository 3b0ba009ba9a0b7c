import { type SQL, sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import { containing } from '#src/platform/resources/list-query.ts'
import { nameFrom } from '#src/platform/resources/names.sql.ts'
import { moment, number, text, yesNo } from '#src/platform/resources/resource.ts'

/* The list of categories in the back office. There are some hundred: no index is needed for an order or a search. */

const column = (name: string): SQL => sql.raw(name)
const textOf = (of: string, what: 'name' | 'slug', language: Language): string =>
  nameFrom('category_text', what, `t.category_id = ${of}.id`, language)

/** The names from the top: what sorts a tree. */
const lineIn = (language: Language): string => `(with recursive up as (
    select c.parent_id, array[${textOf('c', 'name', language)}] as names
    union all
    select p.parent_id, array[${textOf('p', 'name', language)}] || up.names from category as p join up on p.id = up.parent_id
  ) select array_to_string(names, ' / ') from up where parent_id is null)`

export const categoryList = {
  name: 'categories',
  from: sql`category as c`,
  id: column('c.code'),
  byIds: (codes: readonly string[]): SQL => sql`c.code = any(${sql.param(codes)}::text[])`,
  sort: 'line',
  columns: ['line', 'code', 'slug', 'position', 'products', 'isShown', 'updatedAt'],
  views: { all: { filter: {} }, hidden: { filter: { isShown: false } } },
  search: {
    from: 2,
    where: (words: string): SQL => sql`(c.code ilike ${containing(words)} or exists (
      select from category_text as t where t.category_id = c.id
        and (t.name ilike ${containing(words)} or t.slug ilike ${containing(words)})))`,
  },
  fields: {
    line: text((language) => sql.raw(lineIn(language)), { sorts: true }),
    name: text((language) => sql.raw(textOf('c', 'name', language))),
    code: text(column('c.code'), { sorts: true }),
    slug: text((language) => sql.raw(textOf('c', 'slug', language))),
    /** Place among its siblings. */
    position: number(column('c.position'), { sorts: true }),
    /** Products that stand in it itself. */
    products: number(sql.raw(`(select count(*)::int from product_category as pc where pc.category_id = c.id)`)),
    isShown: yesNo(column('c.published'), { filters: true }),
    updatedAt: moment(column('c.updated_at'), { sorts: true }),
  },
}
