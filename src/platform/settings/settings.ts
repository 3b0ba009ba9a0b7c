import { crc32 } from 'node:zlib'
import type { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { conflict, notFound, type Refusal, type TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { type AuditDetails, recordAudit } from '../audit/audit.ts'
import { emitCacheEvent } from '../cache-events/cache-events.ts'
import type { Clock } from '../clock.ts'
import type { Database, Executor, Transaction } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { listValues, lockSettings, updateValue } from './settings.store.ts'

/*
 * Settings that the shop's staff change while it runs (C-18.9). A group is rows of one shape, in the table `setting` or
 * in a domain's own table; a row's name is `group/id`, or the group's where there is one row. Each change is checked,
 * audited with the previous value, and announced, so that every process reloads it.
 */

export interface SettingGroup<Row extends object = object> {
  name: string
  summary: string
  /** Schema of the fields that may be changed. */
  schema: Type.TObject
  /** The rows by id. */
  list(executor: Executor): Promise<ReadonlyMap<string, Row>>
  save(tx: Transaction, id: string, row: Row): Promise<void>
  /** What staff call a row; left out: by its id. */
  label?(id: string, row: Row, language: Language, text: TextLookup): string
  /** What a new row is asked for, and its id. */
  adding?: { schema: Type.TObject; idOf(values: Readonly<Record<string, unknown>>): string }
  /** The part of a new row that its id determines; null: the id is not allowed. Without it no rows can be added. */
  newRow?(id: string): object | null
  /** The field that contradicts the others, the previous row, or the other rows. */
  faultOf?(row: Row, before: Row | null, rows: readonly Row[]): string | null
  /** Called last: the field that contradicts any earlier value, which the check itself records. */
  check?(executor: Executor, id: string, row: Row): Promise<string | null>
}

/** Cache tag of everything that shows or follows a setting. */
export const settingsTag = 'settings'
/** A change whose event was lost takes effect after this time at the latest. */
const cacheMs = 60_000

/** Rows of the table `setting`, which a migration has made. */
export const storedSettings = <Schema extends Type.TObject>(
  name: string,
  summary: string,
  schema: Schema,
  faultOf?: SettingGroup<Type.Static<Schema>>['faultOf'],
): SettingGroup<Type.Static<Schema>> => ({
  name,
  summary,
  schema,
  // Checked when it was written.
  list: async (executor) => new Map((await listValues(executor, name)) as [string, Type.Static<Schema>][]),
  save: (tx, id, row) => updateValue(tx, settingName(name, id), row),
  ...(faultOf && { faultOf }),
})

/** Reads settings, for all domains. */
export function createSettings({ clock }: { clock: Clock }) {
  let cache = new Map<string, { rows: ReadonlyMap<string, object>; until: number }>()

  async function rows<Row extends object>(executor: Executor, group: SettingGroup<Row>) {
    const known = cache.get(group.name)
    if (known !== undefined && known.until > +clock.now()) return known.rows as ReadonlyMap<string, Row> // its own
    const current = cache
    const read = await group.list(executor)
    // Stores into the cache of when reading began: nothing read before a change stays after it.
    current.set(group.name, { rows: read, until: +clock.now() + cacheMs })
    return read
  }

  /** The row of a group with one row. */
  async function only<Row extends object>(executor: Executor, group: SettingGroup<Row>): Promise<Row> {
    const row = (await rows(executor, group)).get('')
    if (row === undefined) throw new Error(`There is no setting ${group.name}`)
    return row
  }

  function invalidate(tags: readonly string[] | 'all'): void {
    if (tags === 'all' || tags.includes(settingsTag)) cache = new Map()
  }

  return { rows, only, invalidate }
}

export type Settings = ReturnType<typeof createSettings>

export interface SettingsAdminDeps {
  db: Database
  clock: Clock
  groups: readonly SettingGroup[]
}

/** Reads and changes settings by name, for the shop's staff. */
export function createSettingsAdmin({ db, clock, groups }: SettingsAdminDeps) {
  async function list(actor: ShopActor): Promise<{ name: string; summary: string; row: object }[]> {
    authorise(actor, 'settings:read')
    const all = groups.map(async (group) => {
      const rows = await group.list(db)
      return [...rows].map(([id, row]) => ({ name: settingName(group.name, id), summary: group.summary, row }))
    })
    return (await Promise.all(all)).flat()
  }

  async function listGroups(actor: ShopActor): Promise<{ group: SettingGroup; rows: ReadonlyMap<string, object> }[]> {
    authorise(actor, 'settings:read')
    return Promise.all(groups.map(async (group) => ({ group, rows: await group.list(db) })))
  }

  /**
   * Refuses an unknown name, an unknown field, values that contradict each other, and a row that is not as it was `seen`: its
   * `settingVersion`, 0 for a new one. Returns the new row.
   */
  async function set(
    name: string,
    changes: Readonly<Record<string, unknown>>,
    actor: ShopActor,
    seen?: number,
  ): Promise<Result<object, Refusal>> {
    authorise(actor, 'settings:write')
    const [groupName, ...rest] = name.split('/')
    const group = groups.find((one) => one.name === groupName)
    if (group === undefined) return refuse(notFound)
    const id = rest.join('/')
    return inTransaction(db, async (tx): Promise<Result<object, Refusal>> => {
      await lockSettings(tx)
      const rows = await group.list(tx)
      const before = rows.get(id) ?? null
      if (seen !== undefined && seen !== settingVersion(before)) return refuse(conflict)
      const start = before ?? group.newRow?.(id) ?? null
      if (start === null) return refuse(notFound)
      const row = { ...start, ...changes }
      const known = faultIn(group.schema, changes, row) ?? group.faultOf?.(row, before, [...rows.values()]) ?? null
      const fault = known ?? (await group.check?.(tx, id, row)) ?? null
      if (fault !== null) return refuse({ kind: 'fields', fields: { [fault]: ['forms/validation/invalid'] } })
      await group.save(tx, id, row)
      await emitCacheEvent(tx, [settingsTag])
      const facts = { ...(before && { before: before as AuditDetails }), after: row as AuditDetails } // no deeper than its schema
      await recordAudit(tx, { at: clock.now(), actor, command: 'setting.changed', subject: name, ...facts })
      return ok(row)
    })
  }

  return { list, listGroups, set }
}

export type SettingsAdmin = ReturnType<typeof createSettingsAdmin>

/** Tells one state of a row from another; 0: there is no row. */
export const settingVersion = (row: object | null): number =>
  row === null ? 0 : crc32(JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))

export const settingName = (group: string, id: string): string => (id === '' ? group : `${group}/${id}`)

function faultIn({ properties }: Type.TObject, changes: object, row: Readonly<Record<string, unknown>>): string | null {
  const foreign = Object.keys(changes).find((field) => !Object.hasOwn(properties, field))
  return foreign ?? Object.keys(properties).find((field) => !Value.Check(properties[field] ?? {}, row[field])) ?? null
}
