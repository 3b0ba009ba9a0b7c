import { type SQL, sql } from 'drizzle-orm'
import { type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Refusal } from '#src/common/errors.ts'
import { type Language, languages } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Database, Executor, Transaction } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Field, Resource, View } from './resource.ts'

/** What is asked of a list; all of it is checked here. */
export interface Asked {
  q?: string | undefined
  filter?: unknown
  sort?: string | undefined
  /** The reader’s, for what is shown and its order; left out: Finnish. */
  language?: Language
}

export type ListRow = { id: string } & Record<string, unknown>

export interface Page {
  items: ListRow[]
  /** At most the `countMost` of the caller. */
  totalCount: number
  isMore: boolean
}

/** The part of a definition that its list is made from. */
export type Listed = Pick<Resource, 'name' | 'from' | 'id' | 'byIds' | 'fields' | 'sort' | 'search'>

interface Selection {
  where: SQL
  order: SQL
}

const idsMost = 500
const batchRows = 1_000

const range = (name: string, schema: TSchema) => ({
  [`${name}From`]: Type.Optional(schema),
  [`${name}To`]: Type.Optional(schema),
})

const moments = Type.String({ format: 'date-time' })
const days = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', format: 'date' })
const figures = Type.Integer({ minimum: -2_000_000_000, maximum: 2_000_000_000 })

function filterOf(name: string, { kind, options = [] }: Field): Record<string, TSchema> {
  switch (kind) {
    case 'moment':
      return range(name, moments)
    case 'day':
      return range(name, days)
    case 'number':
    case 'money':
      return range(name, figures)
    case 'yes-no':
      return { [name]: Type.Optional(Type.Boolean()) }
    case 'text':
      return { [name]: Type.Optional(Type.String({ maxLength: 200 })) }
    case 'choice':
    case 'choices':
      return {
        [name]: Type.Optional(
          Type.Array(Type.Enum(options.map(({ value }) => value)), { maxItems: Math.max(100, options.length) }),
        ),
      }
  }
}

/** What a list may be filtered by, as a schema. */
export function filterSchema({ fields }: Pick<Resource, 'fields'>) {
  const parts = Object.entries(fields).flatMap(([name, field]) => (field.filters ? [filterOf(name, field)] : []))
  const ids = Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: idsMost }))
  return Type.Object({ ids, ...Object.assign({}, ...parts) }, { additionalProperties: false })
}

/** A part of a text, whatever signs of a pattern are in it. */
export const containing = (words: string): string => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`

const sqlOf = ({ sql: column }: Field, language: Language): SQL =>
  typeof column === 'function' ? column(language) : column

/** A text is found in each of its languages: a saved view finds the same for all who open it. */
function textCondition(field: Field, words: string): SQL {
  const columns = typeof field.sql === 'function' ? languages.map((language) => sqlOf(field, language)) : [field.sql]
  const found = columns.map((column) => sql`${column} ilike ${containing(words)}`)
  return sql`(${sql.join(found, sql` or `)})`
}

/** Columns of other kinds are the same in every language. */
const columnOf = (field: Field): SQL => sqlOf(field, 'fi')

function conditionOf(field: Field, value: unknown): SQL {
  const { kind, where } = field
  if (where) return where(value as never) // by the kind of the field
  if (kind === 'text') return textCondition(field, String(value))
  const column = columnOf(field)
  if (kind === 'choice') return sql`${column} = any(${sql.param(value)}::text[])`
  if (kind === 'choices') return sql`${column} && ${sql.param(value)}::text[]`
  return sql`${column} = ${value}`
}

function conditions({ id, byIds, fields }: Listed, filter: Record<string, unknown>): SQL[] {
  return Object.entries(filter).flatMap(([name, value]): SQL[] => {
    if (Array.isArray(value) && value.length === 0) return []
    if (name === 'ids') return [byIds?.(value as string[]) ?? sql`${id}::text = any(${sql.param(value)}::text[])`] // by the schema
    const field = fields[name]
    if (field?.filters) return [conditionOf(field, value)]
    const [, ranged = '', end] = /^(.+)(From|To)$/.exec(name) ?? []
    const limited = fields[ranged]
    if (!limited) return []
    const { kind } = limited
    const column = columnOf(limited)
    const type = sql.raw(kind === 'moment' ? 'timestamptz' : kind === 'day' ? 'date' : 'bigint')
    return [end === 'From' ? sql`${column} >= ${value}::${type}` : sql`${column} <= ${value}::${type}`]
  })
}

const whereAll = (all: readonly SQL[]): SQL => (all.length > 0 ? sql`where ${sql.join([...all], sql` and `)}` : sql``)

/** Reads lists of a resource, and counts them. The caller has asked for the permission. */
export function createListQuery(resource: Listed) {
  const schema = filterSchema(resource)
  const shown = Object.entries(resource.fields).filter(([, { hidden }]) => !hidden)
  const columnsIn = (language: Language = 'fi'): SQL => {
    const named = shown.map(([name, field]) => sql`${sqlOf(field, language)} as ${sql.identifier(name)}`)
    return sql.join([sql`${resource.id}::text as id`, ...named], sql`, `)
  }
  const timed = shown.flatMap(([name, { kind }]) => (kind === 'moment' ? [name] : []))

  async function select(tx: Transaction, asked: Asked): Promise<Result<Selection, Refusal>> {
    const { q = '', filter = {}, sort = resource.sort, language = 'fi' } = asked
    if (!Value.Check(schema, filter)) return refuse(invalid('filter'))
    const [, minus, name = ''] = /^(-?)(\w+)$/.exec(sort) ?? []
    const sorted = resource.fields[name]
    if (!sorted?.sorts) return refuse(invalid('sort'))
    const words = q.trim()
    const all = conditions(resource, filter)
    if (words !== '') {
      if (!resource.search) return refuse(invalid('q'))
      if (words.length < resource.search.from) return refuse({ kind: 'fields', fields: { q: ['office/search-short'] } })
      all.push(await resource.search.where(words, tx))
    }
    const where = whereAll(all)
    const by = sqlOf(sorted, language)
    const order = minus ? sql`order by ${by} desc, ${resource.id} desc` : sql`order by ${by}, ${resource.id}`
    return ok({ where, order })
  }

  const present = (rows: readonly Record<string, unknown>[]): ListRow[] =>
    rows.map((row) => ({
      ...(row as ListRow), // by `columnsIn`
      ...Object.fromEntries(
        // Times come as PostgreSQL writes them.
        timed.map((name) => [name, row[name] === null ? null : new Date(row[name] as string).toISOString()]),
      ),
    }))

  async function count(tx: Transaction, where: SQL, most: number): Promise<number> {
    const { rows } = await tx.execute<{ n: number }>(
      sql`select count(*)::int as n from (select from ${resource.from} ${where} limit ${most + 1}) as counted`,
    )
    return rows[0]?.n ?? 0
  }

  return {
    /** A page of the list, and how many rows there are, counted up to `countMost`. */
    page: (
      db: Database,
      asked: Asked,
      { page, pageSize, countMost }: { page: number; pageSize: number; countMost: number },
    ): Promise<Result<Page, Refusal>> =>
      planned(db, async (tx) => {
        const selected = await select(tx, asked)
        if (!selected.ok) return selected
        const { where, order } = selected.value
        const { rows } = await tx.execute<Record<string, unknown>>(
          sql`select ${columnsIn(asked.language)} from ${resource.from} ${where} ${order} limit ${pageSize} offset ${(page - 1) * pageSize}`,
        )
        const total = await count(tx, where, countMost)
        return ok({ items: present(rows), totalCount: Math.min(total, countMost), isMore: total > countMost })
      }),

    /** One row with the fields of the list; null: there is none. */
    async one(executor: Executor, id: string, language?: Language): Promise<ListRow | null> {
      const where = whereAll(conditions(resource, { ids: [id] }))
      const { rows } = await executor.execute<Record<string, unknown>>(
        sql`select ${columnsIn(language)} from ${resource.from} ${where}`,
      )
      return present(rows)[0] ?? null
    },

    /** Two ids at most that begin with a text. */
    async idsLike(executor: Executor, beginning: string): Promise<string[]> {
      const { rows } = await executor.execute<{ id: string }>(
        sql`select ${resource.id}::text as id from ${resource.from}
          where starts_with(${resource.id}::text, ${beginning}) order by 1 limit 2`,
      )
      return rows.map(({ id }) => id)
    },

    /** A count of rows by a filter of ours, for a statement that counts several. */
    countOf: (filter: Readonly<Record<string, unknown>>, most: number): SQL => {
      if (!Value.Check(schema, filter)) throw new Error(`The resource ${resource.name} has a view with a wrong filter`)
      const where = whereAll(conditions(resource, filter))
      return sql`(select count(*)::int from (select from ${resource.from} ${where} limit ${most + 1}) as counted)`
    },

    /** Since when the first thing of a view waits, as text, for a statement that counts several; null: the view does not say. */
    oldestOf: ({ filter, since = '' }: View): SQL => {
      const field = resource.fields[since]
      if (!field) return sql`null`
      const column = columnOf(field)
      return sql`(select ${column}::text from ${resource.from} ${whereAll(conditions(resource, filter))} order by ${column} limit 1)`
    },

    /** All rows, in batches of one snapshot. `begin` is called first, and again where the whole is tried again. */
    async each(
      db: Database,
      asked: Asked,
      { begin, take }: { begin: () => Promise<void>; take: (rows: ListRow[]) => Promise<void> },
    ): Promise<Result<void, Refusal>> {
      return inTransaction(db, async (tx) => {
        await begin()
        const selected = await select(tx, asked)
        if (!selected.ok) return selected
        const { where, order } = selected.value
        await tx.execute(
          sql`declare listed no scroll cursor for select ${columnsIn(asked.language)} from ${resource.from} ${where} ${order}`,
        )
        for (;;) {
          const { rows } = await tx.execute<Record<string, unknown>>(sql.raw(`fetch ${batchRows} from listed`))
          if (rows.length === 0) return ok(undefined)
          await take(present(rows))
        }
      })
    },
  }
}

/** Several counts or moments by their names, in one statement. */
export async function countAll<Value = number>(
  db: Database,
  counts: readonly (readonly [name: string, count: SQL])[],
): Promise<Record<string, Value>> {
  if (counts.length === 0) return {}
  return planned(db, async (tx) => {
    const all = counts.map(([name, count]) => sql`${count} as ${sql.identifier(name)}`)
    const { rows } = await tx.execute<Record<string, Value>>(sql`select ${sql.join(all, sql`, `)}`)
    return rows[0] ?? {}
  })
}

/** Filters of texts find people, as a search does. */
export const isSearch = ({ fields }: Listed, { q = '', filter }: Asked): boolean =>
  q.trim() !== '' || Object.keys(Object(filter) as object).some((name) => fields[name]?.kind === 'text')

export type ListQuery = ReturnType<typeof createListQuery>

const invalid = (field: string): Refusal => ({ kind: 'fields', fields: { [field]: ['forms/validation/invalid'] } })

/** Plans each statement for its own values: a plan that fits every search and filter fits none. */
export const planned = <Value>(db: Database, run: (tx: Transaction) => Promise<Value>): Promise<Value> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_custom_plan`)
    return run(tx)
  })
