import { isStorageAllowed } from '../consent-state.ts'
import { type StoredKeyName, storedKeys } from './stored-keys.ts'

/**
 * The only access to the browser's storage. Values that the visitor has not agreed to stay in memory, for this document only, and
 * move into storage when they agree; a withdrawal deletes them. Storage may be forbidden or full: nothing throws.
 */
const memory = new Map<StoredKeyName, string>()

function areaOf(name: StoredKeyName): Storage | null {
  try {
    return storedKeys[name].area === 'local' ? localStorage : sessionStorage
  } catch {
    return null
  }
}

function isAllowed(name: StoredKeyName): boolean {
  const { storageClass } = storedKeys[name]
  return storageClass === 'necessary' || isStorageAllowed(storageClass)
}

/** Reads a stored value. Null: none is stored. */
export function readStored(name: StoredKeyName): string | null {
  const held = memory.get(name)
  if (held !== undefined) return held
  try {
    return isAllowed(name) ? (areaOf(name)?.getItem(name) ?? null) : null
  } catch {
    return null
  }
}

/** False: it could not be stored and is held in memory until the document ends. */
export function writeStored(name: StoredKeyName, value: string): boolean {
  if (isAllowed(name)) {
    try {
      const area = areaOf(name)
      if (area) {
        area.setItem(name, value)
        memory.delete(name)
        return true
      }
    } catch {
      // Storage is full or forbidden: the value stays in memory
    }
  }
  memory.set(name, value)
  return false
}

export function removeStored(name: StoredKeyName): void {
  memory.delete(name)
  try {
    areaOf(name)?.removeItem(name)
  } catch {
    // Nothing was kept then
  }
}

/** Reads the value as a list of texts; any other value gives an empty list. */
export function readStoredList(name: StoredKeyName): string[] {
  const value = readStoredJson(name)
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

/** Parses stored JSON. Do not trust it: anyone can write into storage. Null for what cannot be read. */
export function readStoredJson(name: StoredKeyName): unknown {
  try {
    return JSON.parse(readStored(name) ?? 'null') as unknown
  } catch {
    return null
  }
}

/**
 * Applies a new choice to storage: writes values from memory that are now allowed and deletes those no longer allowed. Runs at the
 * start as well, because a choice may have expired or have been withdrawn elsewhere.
 */
export function followConsent(): void {
  for (const name of Object.keys(storedKeys) as StoredKeyName[]) {
    if (!isAllowed(name)) {
      if (storedKeys[name].storageClass !== 'necessary') removeFromArea(name)
      continue
    }
    const held = memory.get(name)
    if (held !== undefined) writeStored(name, held)
  }
}

function removeFromArea(name: StoredKeyName): void {
  try {
    const area = areaOf(name)
    if (area !== null && area.getItem(name) !== null) removeStored(name)
  } catch {
    // Nothing was kept then
  }
}

/** A switch that developers set by hand in local storage; read here and never written. */
export function hasDeveloperFlag(name: 'debug-analytics'): boolean {
  try {
    return localStorage.getItem(name) === '1'
  } catch {
    return false
  }
}
