import type { Refusal } from '#src/common/errors.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { holdGroups } from './visitor-group.store.ts'

type Stored = Readonly<Record<string, unknown>>

interface Use {
  group: number
  /** `mainContentArea.0.visitorGroups`, as messages of fields have it. */
  at: string
}

/** The visitor groups that blocks and popups of a version are for. */
function usesIn(value: unknown, at: readonly string[] = []): Use[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    // A block's place in messages leaves out what holds its fields.
    const place = name === 'fields' ? at : [...at, name]
    if (name !== 'visitorGroups' || !Array.isArray(inner)) return usesIn(inner, place)
    return inner.flatMap((group) => (typeof group === 'number' ? { group, at: place.join('.') } : []))
  })
}

/**
 * Keeps the visitor groups of a version from being removed until the transaction ends. Returns the refusal of a version that is for a
 * group that is gone, unless the version before was too; null: there is none.
 */
export async function holdGroupsOf(tx: Transaction, fields: Stored, former: Stored | null): Promise<Refusal | null> {
  const uses = usesIn(fields)
  if (uses.length === 0) return null
  const there = await holdGroups(tx, [...new Set(uses.map(({ group }) => group))])
  const known = new Set([...there, ...usesIn(former).map(({ group }) => group)])
  const gone = uses.filter(({ group }) => !known.has(group))
  if (gone.length === 0) return null
  return { kind: 'fields', fields: Object.fromEntries(gone.map(({ at }) => [at, ['content/visitor-group-gone']])) }
}
