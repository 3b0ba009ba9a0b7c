import { browserClock } from '../clock.ts'
import { readStoredJson, writeStored } from '../storage/browser-storage.ts'

/** Where the visitor last saw a product (specification 1, section 3: the local key productPositions). */
export interface ProductPosition {
  listId: string
  listName: string
  /** Counted from 0 over all pages of the list. */
  index: number
}
type StoredPosition = ProductPosition & { at: number }

const storageKey = 'productPositions'
/** Kept for 30 days, 500 codes at most (C-11). */
const lifeMs = 30 * 86_400_000
const maxStored = 500

/** Null: the visitor did not see the product in a list, or too long ago. */
export function productPosition(code: string): ProductPosition | null {
  const known = read().get(code)
  if (!known || browserClock.now() - known.at > lifeMs) return null
  const { at: _, ...position } = known
  return position
}

/** The latest of a code counts. */
export function writeProductPositions(met: Readonly<Record<string, ProductPosition>>): void {
  const at = browserClock.now()
  const positions = new Map([...read()].filter(([, known]) => at - known.at <= lifeMs))
  for (const [code, position] of Object.entries(met)) {
    positions.delete(code)
    positions.set(code, { ...position, at })
  }
  writeStored(storageKey, JSON.stringify(Object.fromEntries([...positions].slice(-maxStored))))
}

function read(): Map<string, StoredPosition> {
  const stored = readStoredJson(storageKey)
  if (typeof stored !== 'object' || stored === null) return new Map()
  return new Map(Object.entries(stored).filter((entry): entry is [string, StoredPosition] => isPosition(entry[1])))
}

function isPosition(value: unknown): value is StoredPosition {
  if (typeof value !== 'object' || value === null) return false
  const { listId, listName, index, at } = value as Record<string, unknown> // each is checked
  return typeof listId === 'string' && typeof listName === 'string' && Number.isInteger(index) && Number.isFinite(at)
}
