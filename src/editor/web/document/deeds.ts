import type { FieldPath, Stored } from '../../contract/common.ts'
import {
  fieldsOfTypes,
  listAreas,
  move,
  type Move,
  type MoveTypes,
  type Refusal,
  refusalOf,
} from '../../rules/moves.ts'
import { copyOf, type Entry, getIn, insertAt, type Placed, removeAt, setIn, walk, withIds } from '../../rules/tree.ts'
import { currentId, type DocumentSession } from './document-session.ts'

/* What an editor does to the blocks of a page: each is one step that can be undone. */

export type Landed = { landed: Placed } | { refused: Refusal }

export type Deeds = ReturnType<typeof createDeeds>

/** New blocks have ids of the editor until they are saved. */
let lastId = 0
const nextId = (): number => --lastId

export function createDeeds(session: DocumentSession, types: MoveTypes) {
  const fieldsOfType = fieldsOfTypes(types.schema)
  const fields = (): Stored => session.getState().content.fields
  const list = (of: Stored = fields()): Placed[] => walk(session.types.fields, of, fieldsOfType)
  // Ids that an earlier visit gave and could not save.
  for (const { id } of list()) lastId = Math.min(lastId, id)
  /** Finds a block by any id that it had: the page in the frame may name a new block by the one it had before it was saved. */
  const find = (id: number): Placed | undefined => {
    const now = currentId(session.getState(), id)
    return list().find((one) => one.id === now)
  }
  const change = (next: Stored, field = ''): void =>
    session.change({ ...session.getState().content, fields: next }, field)

  /** Puts an entry into an area; `index` null: at its end. */
  function put(entry: Entry, owner: number | null, area: string, index: number | null): Landed {
    const target = listAreas(fields(), types).find((one) => one.owner === owner && one.area === area)
    if (!target) return { refused: 'end' }
    const refused = refusalOf(entry, target, types)
    if (refused !== null) return { refused }
    const next = insertAt(fields(), target.path, index ?? target.count, entry)
    change(next)
    const path = [...target.path, index ?? target.count].join('.')
    const landed = list(next).find((one) => one.path.join('.') === path)
    return landed ? { landed } : { refused: 'end' }
  }

  return {
    types,
    list,
    find,
    areas: () => listAreas(fields(), types),
    /** `path`: from the fields of the block, or of the page for null. `isStep`: undo takes it back alone, without what was typed there. */
    setValue(node: number | null, path: FieldPath, value: unknown, isStep = false): void {
      const at = node === null ? null : find(node)
      if (at === undefined) return
      const whole = at ? [...at.path, 'fields', ...path] : path
      change(setIn(fields(), whole, value), isStep ? '' : `${node ?? ''} ${path.join('.')}`)
    },
    /** Where and for whom the block is shown; undefined takes the value away. */
    setPlace(node: number, name: string, value: unknown): void {
      const at = find(node)
      if (!at) return
      const { [name]: _, ...rest } = at.entry
      change(setIn(fields(), at.path, value === undefined ? rest : { ...rest, [name]: value }), `${node} ${name}`)
    },
    setPage(name: 'name' | 'slug', value: string): void {
      const written = name === 'slug' ? value.toLowerCase().replaceAll(' ', '-') : value
      session.change({ ...session.getState().content, [name]: written }, name)
    },
    /** A new block of a type, with a filling. */
    add: (type: string, filling: Stored, owner: number | null, area: string, index: number | null): Landed =>
      put(withIds({ type, fields: filling }, fieldsOfType, nextId), owner, area, index),
    /** Replaces the fields of a block, in the steps that led to it too: what an added block is given afterwards is no step alone. */
    amend(node: number, of: (fields: Stored) => Stored): void {
      const id = currentId(session.getState(), node)
      session.amend((content) => {
        const at = list(content.fields).find((one) => one.id === id)
        const { fields: before } = at?.entry ?? {}
        if (!at || !before) return content
        return { ...content, fields: setIn(content.fields, [...at.path, 'fields'], of(before)) }
      })
    },
    addShared: (ref: number, owner: number | null, area: string, index: number | null): Landed =>
      put({ ref }, owner, area, index),
    duplicate(node: number): Landed {
      const at = find(node)
      return at ? put(copyOf(at.entry, fieldsOfType, nextId), at.owner, at.area, at.index + 1) : { refused: 'end' }
    },
    /** A block from the clipboard, behind the chosen one; at the end of the page's areas when none is chosen. */
    paste(entry: Entry, node: number | null): Landed {
      const at = node === null ? undefined : find(node)
      const copy = copyOf(entry, fieldsOfType, nextId)
      if (at) return put(copy, at.owner, at.area, at.index + 1)
      const own = listAreas(fields(), types).filter(({ owner }) => owner === null)
      const taking = own.find((one) => refusalOf(copy, one, types) === null) ?? own[0]
      return taking ? put(copy, null, taking.area, null) : { refused: 'end' }
    },
    remove(node: number): Placed | null {
      const at = find(node)
      if (!at) return null
      change(removeAt(fields(), at.path))
      return at
    },
    /** What a move would do, without doing it. */
    tryMove: (node: number, how: Move) => move(fields(), node, how, types),
    move(node: number, how: Move): Landed {
      const moved = move(fields(), node, how, types)
      if ('refused' in moved) return moved
      change(moved.fields)
      return { landed: moved.landed }
    },
    valueAt: (node: number | null, path: FieldPath): unknown => {
      const at = node === null ? null : find(node)
      return at === undefined ? undefined : getIn(fields(), at ? [...at.path, 'fields', ...path] : path)
    },
  }
}
