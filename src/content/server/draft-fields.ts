import { Compile, type Validator } from 'typebox/compile'
import { business, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { areaDepthMax, areaNames, isRef, type StoredArea } from '../contract/area.ts'
import { schemaOf } from '../contract/field-schema.ts'
import type { Fields } from '../contract/fields.ts'
import { entriesOf, normalise } from './content-tree.ts'
import type { ContentType, ContentTypes } from './content-types.ts'
import { createItem, type ItemRow, listItems } from './content.store.ts'

type Stored = Record<string, unknown>
type Faults = Record<string, string[]>

const invalid = ['forms/validation/invalid']
const missing = ['content/missing-value']

/** Validates what editors send against the fields of its type and of the blocks in it. */
export function createDraftFields({ blockTypes, pageTypes }: { blockTypes: ContentTypes; pageTypes: ContentTypes }) {
  const checks = new Map<string, Validator>()
  const typeOf = (name: string): ContentType | undefined => pageTypes[name] ?? blockTypes[name]

  function checkOf(name: string, fields: Fields, complete: boolean): Validator {
    const key = `${name} ${complete}`
    const check = checks.get(key) ?? Compile(schemaOf(fields, complete))
    checks.set(key, check)
    return check
  }

  function addFaults(
    name: string,
    fields: Stored,
    complete: boolean,
    prefix: string,
    depth: number,
    faults: Faults,
  ): void {
    const type = depth === 0 ? typeOf(name) : blockTypes[name]
    if (!type || type.isSiteItem === depth > 0 || depth > areaDepthMax) {
      faults[`${prefix}type`] = invalid
      return
    }
    for (const { instancePath } of checkOf(name, type.fields, complete).Errors(fields))
      faults[prefix + (instancePath.slice(1).replaceAll('/', '.') || 'fields')] = isEmptyAt(fields, instancePath)
        ? missing
        : invalid
    for (const [area, { kind }] of Object.entries(type.fields)) {
      const entries = kind === 'area' && !(prefix + area in faults) ? fields[area] : null
      if (!Array.isArray(entries)) continue
      for (const [index, entry] of (entries as StoredArea).entries())
        if (typeof entry === 'object' && entry !== null && 'type' in entry && typeof entry.fields === 'object')
          addFaults(entry.type, entry.fields, complete, `${prefix}${area}.${index}.`, depth + 1, faults)
    }
  }

  /** Refuses with messages per field; otherwise all fields of the type and no other, HTML sanitised. */
  function parse(contentType: string, fields: Stored, complete = false): Result<Stored, Refusal> {
    const type = typeOf(contentType)
    if (!type) return refuse(business({ key: 'content/unknown-type' }))
    const faults: Faults = {}
    addFaults(contentType, fields, complete, '', 0, faults)
    if (Object.keys(faults).length > 0) return refuse({ kind: 'fields', fields: faults })
    return ok(normalise(blockTypes, type.fields, fields))
  }

  /**
   * Parses the fields and gives every block a content id. An id always means the same block of the same item: the id of another
   * item's or type's block, or an id used twice, is refused, and so is a reference to a block that is not shared.
   */
  async function parseInto(tx: Transaction, item: ItemRow, input: Stored): Promise<Result<Stored, Refusal>> {
    const parsed = parse(item.contentType, input)
    if (!parsed.ok) return parsed
    const entries = entriesOf(blockTypes, typeOf(item.contentType)?.fields ?? {}, parsed.value)
    const known = await listItems(
      tx,
      entries.flatMap((entry) => (isRef(entry) ? entry.ref : (entry.id ?? []))),
    )
    const taken = new Set<number>()
    for (const entry of entries) {
      if (isRef(entry)) {
        const row = known.get(entry.ref)
        const isShared = row?.kind === 'block' && row.ownerId === null && row.id !== item.id
        if (!isShared || blockTypes[row.contentType]?.isSiteItem) return misplaced(entry.ref)
        continue
      }
      const { key, ...rest } = entry
      if (rest.id === undefined || rest.id < 1) {
        const made = { key, kind: 'block', contentType: entry.type, parentId: null, ownerId: item.id } as const
        entry.id = (await createItem(tx, made)).id
      } else {
        const row = known.get(rest.id)
        if (row?.ownerId !== item.id || row.contentType !== entry.type || taken.has(rest.id)) return misplaced(rest.id)
        taken.add(rest.id)
      }
      delete entry.key
    }
    return parsed
  }

  /**
   * Returns the area where a block for visitor groups is among the first two of its page and replaces none: it loads after the page
   * is shown and would push down what the visitor reads. Null: there is no such block.
   */
  function misplacedPersonal(contentType: string, stored: Stored): string | null {
    let above = 0
    for (const name of areaNames) {
      if (typeOf(contentType)?.fields[name]?.kind !== 'area') continue
      for (const { visitorGroups, insteadOfNext } of (stored[name] ?? []) as StoredArea) {
        if (visitorGroups?.length && insteadOfNext !== true && above < 2) return name
        above += 1
      }
    }
    return null
  }

  return { parse, parseInto, typeOf, misplacedPersonal }
}

export type DraftFields = ReturnType<typeof createDraftFields>

/** Whether nothing was written at a place such as `/slides/2/title`. */
function isEmptyAt(fields: Stored, place: string): boolean {
  let at: unknown = fields
  for (const part of place.split('/').slice(1)) {
    if (typeof at !== 'object' || at === null) return false
    at = (at as Record<string, unknown>)[part]
  }
  return at === '' || at === null || at === undefined || (Array.isArray(at) && at.length === 0)
}

const misplaced = (id: number) => refuse(business({ key: 'content/block-misplaced', params: { id } }))
