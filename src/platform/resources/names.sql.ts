import { type SQL, sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'

/* Names in the language of the reader. One that is empty in it is read in Finnish, as on the site. */

/** A name out of a column that holds it in all languages. */
export const nameOf =
  (column: string) =>
  (language: Language): SQL =>
    sql.raw(`coalesce(nullif(${column} ->> '${language}', ''), ${column} ->> 'fi')`)

/** A name out of a table with a row for each language; `where` finds the rows of one thing, which are called `t`. SQL as text, for more of it. */
export const nameFrom = (table: string, column: string, where: string, language: Language): string =>
  `(select t.${column} from ${table} as t where ${where} and t.language in ('${language}', 'fi') and t.${column} <> ''
    order by t.language = '${language}' desc limit 1)`
