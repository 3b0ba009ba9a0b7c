import { type SQL, sql } from 'drizzle-orm'
import { type Static, type TObject, type TSchema, Type } from 'typebox'
import type { ShopActor } from '#src/common/actor.ts'
import type { Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { isPublic, type Permission } from '#src/common/permissions.ts'
import type { Result } from '#src/common/result.ts'
import { isUuid } from '#src/common/uuid.ts'
import type { AuditCommand } from '../audit/audit.ts'
import type { Executor } from '../database/database.ts'

/*
 * A resource is what staff see and do of one kind of thing. Its one definition stands in the folder of the services that it calls; the
 * back office makes routes, description, export and tests of it. Labels are texts under `office/{resource}/…`.
 */

export type FieldKind = 'text' | 'number' | 'money' | 'moment' | 'day' | 'yes-no' | 'choice' | 'choices'

export type FieldSql = SQL | ((language: Language) => SQL)

export interface Option {
  value: string
  /** This says whose turn it is in a state, which gives it its colour. */
  turn?: 'ours' | 'blocked' | 'others' | 'waiting' | 'done' | 'over'
  /** Text that stands before its label, where options of several kinds have the same. */
  group?: string
  /** Text of its label; without one `office/{resource}/{field}/{value}`. */
  label?: string
}

export interface Field {
  kind: FieldKind
  /** A column or expression over `from`; one that differs by the reader's language takes it. */
  sql: FieldSql
  /** The list may be sorted by it: an index serves it, or the table stays small. */
  sorts?: true
  filters?: true
  /** The field is a filter alone: the list does not answer it. */
  hidden?: true
  /** The values of a choice. */
  options?: readonly Option[]
  /** The condition of a filter, where that of the kind would not be served by an index. The value fits the kind. */
  where?: (value: never) => SQL
}

export interface View {
  filter: Readonly<Record<string, unknown>>
  sort?: string
  /** What stands in it waits for staff: its count is news. */
  waits?: true
  /** The moment that says since when a thing waits in it, where the list has one. */
  since?: string
}

/** The actor, and the language they read. */
export interface ActionContext {
  actor: ShopActor
  language: Language
  /** The network that the call comes from, for limits on mails. */
  network: string
}

export interface Action {
  permission: Permission
  body: TObject
  isBulk?: true
  /** Why it is not done to this one among several; null: nothing speaks against it. Alone it is done all the same. */
  refusesInBulk?(id: string, body: never, by: ActionContext): Promise<Refusal | null>
  run(id: string, body: never, by: ActionContext): Promise<Result<unknown, Refusal>>
}

/** A change or an addition; what `run` of an addition answers is the new record's id. */
export interface Writing<Answer> {
  permission: Permission
  body: TObject
  run(id: string, body: never, by: ActionContext): Promise<Result<Answer, Refusal>>
}

export interface FoundRecord {
  /** Null: it is never changed by a form. */
  version: number | null
  /** Names of the actions that it is in the right state for. */
  ready: readonly string[]
  fields: object
}

export interface Resource {
  /** Its calls are `/api/admin/{name}`. */
  name: string
  reading: Permission
  /** Personal data: each reading of a record, of what a search found and of an export is audited as this command. */
  reads?: Extract<AuditCommand, `${string}.read`>
  /** Permission for a file of the list; without one there is no export. */
  exporting?: Permission
  from: SQL
  /** Unique and without null; shown as text. */
  id: SQL
  /** The condition of a filter by ids, where an index serves another expression than `id` as text. */
  byIds?: (ids: readonly string[]) => SQL
  fields: Readonly<Record<string, Field>>
  /** Fields that the list shows at first. */
  columns: readonly string[]
  /** The list's order, `-createdAt`: a field that `sorts`. */
  sort: string
  search?: {
    /** Letters at least: an index of trigrams serves no less. */
    from: number
    where(words: string, executor: Executor): Promise<SQL> | SQL
  }
  views?: Readonly<Record<string, View>>
  /** Wire fields of a record, in addition to `id`, `version` and `actions`. */
  record: TObject
  /** Null: there is none. It asks for the permission itself. */
  find(id: string, by: ActionContext): Promise<FoundRecord | null>
  create?: Writing<string>
  /** The body names `version`, that of the record when it was read; another one now is refused as `conflict`. */
  change?: Writing<unknown>
  actions?: Readonly<Record<string, Action>>
}

/** Keeps the type of an action's body together with what runs it; routes check bodies by the same schema. */
export const action = <Body extends TObject>(
  parts: Omit<Action, 'run' | 'refusesInBulk' | 'body'> & {
    body: Body
    refusesInBulk?(id: string, body: Static<Body>, by: ActionContext): Promise<Refusal | null>
    run(id: string, body: Static<Body>, by: ActionContext): Promise<Result<unknown, Refusal>>
  },
): Action => parts

export const writing = <Body extends TObject, Answer>(
  parts: Omit<Writing<Answer>, 'run' | 'body'> & {
    body: Body
    run(id: string, body: Static<Body>, by: ActionContext): Promise<Result<Answer, Refusal>>
  },
): Writing<Answer> => parts

/** Every permission that the definition names. */
const permissionsOf = ({ reading, exporting, create, change, actions = {} }: Resource): Permission[] =>
  [
    reading,
    exporting,
    create?.permission,
    change?.permission,
    ...Object.values(actions).map((one) => one.permission),
  ].filter((permission) => permission !== undefined)

/** Throws for a definition that would let everybody in, or whose words do not fit together: the shop then does not start. */
export function defineResource(resource: Resource): Resource {
  const { name, fields, columns, sort, views = {} } = resource
  const open = permissionsOf(resource).filter(isPublic)
  if (open.length > 0) throw new Error(`The resource ${name} names permissions of everybody: ${open.join(', ')}`)
  for (const column of columns)
    if (!fields[column] || fields[column].hidden) throw new Error(`The resource ${name} has no column ${column}`)
  for (const one of [sort, ...Object.values(views).flatMap((view) => view.sort ?? [])])
    if (!fields[one.replace(/^-/, '')]?.sorts) throw new Error(`The resource ${name} is not sorted by ${one}`)
  return resource
}

type More = Omit<Field, 'kind' | 'sql'>
const field =
  (kind: FieldKind) =>
  (sql: FieldSql, more: More = {}): Field => ({ kind, sql, ...more })
export const text = field('text')
export const number = field('number')
export const money = field('money')
export const moment = field('moment')
export const day = field('day')
export const yesNo = field('yes-no')
const withOptions =
  (kind: 'choice' | 'choices') =>
  (sql: SQL, options: readonly (Option | string)[], more: More = {}): Field => ({
    kind,
    sql,
    filters: true,
    ...more,
    options: options.map((one) => (typeof one === 'string' ? { value: one } : one)),
  })
export const choice = withOptions('choice')
export const choices = withOptions('choices')

interface StateChoice extends Field {
  sql: SQL
  options: readonly Option[]
  where: (values: string[]) => SQL
}

/** A state that conditions make, which exclude each other; `is` is SQL. It is filtered by them, so that indexes serve it. */
export function stateChoice(
  states: Readonly<Record<string, Pick<Option, 'label'> & { turn: NonNullable<Option['turn']>; is: string }>>,
): StateChoice {
  const all = Object.entries(states)
  const cases = all.map(([name, { is }]) => `when ${is} then '${name}'`).join(' ')
  return {
    kind: 'choice',
    sql: sql.raw(`case ${cases} end`),
    filters: true,
    options: all.map(([value, { turn, label }]) => ({ value, turn, ...(label !== undefined && { label }) })),
    where: (values) =>
      sql.raw(`(${all.flatMap(([name, { is }]) => (values.includes(name) ? [`(${is})`] : [])).join(' or ')})`),
  }
}

/** The languages of the site as a choice. */
export const languageOptions: readonly Option[] = [
  { value: 'fi', label: 'office/language/fi' },
  { value: 'sv', label: 'office/language/sv' },
  { value: 'en', label: 'office/language/en' },
]

/** The condition of `byIds` for a column of UUIDs; an id that is none finds nothing. */
export const byUuids =
  (column: SQL) =>
  (ids: readonly string[]): SQL =>
    sql`${column} = any(${sql.param(ids.filter(isUuid))}::uuid[])`

const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** Wire schemas of the fields as a list answers them, for a record that repeats them. */
export const recordFields = (fields: Readonly<Record<string, Field>>): Record<string, TSchema> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind, hidden }]) => (hidden ? [] : [[name, wireOf[kind]]])),
  )

const wireOf: Readonly<Record<FieldKind, TSchema>> = {
  text: orNull(Type.String()),
  number: orNull(Type.Number()),
  money: orNull(Type.Integer()),
  moment: orNull(Type.String({ format: 'date-time' })),
  day: orNull(Type.String()),
  'yes-no': orNull(Type.Boolean()),
  choice: orNull(Type.String()),
  choices: Type.Array(Type.String()),
}
