import { type Language, languages, type Localized } from '#src/common/locale.ts'
import { codeKeysOf, nameWords, perLanguage, type SearchDocument } from './search-document.ts'
import { mostSlots } from './postings.ts'

/*
 * A product has a slot, a small number that lists of products are made of. A product that changes gets a new one; the old one
 * is dead and goes with the next rebuild.
 */

export type SearchSlots = ReturnType<typeof createSlots>

export function createSlots(expected: number) {
  let capacity = Math.max(256, expected)
  let live = new Uint8Array(capacity)
  let ids = new Int32Array(capacity)
  let positions = new Int32Array(capacity)
  let digests = new Int32Array(capacity)
  let nameLengths: Localized<Uint8Array> = perLanguage(() => new Uint8Array(capacity))
  const names: Localized<string[]> = perLanguage(() => [])
  const slotById = new Map<number, number>()
  const slotByCode = new Map<string, number>()
  const codesBySlot = new Map<number, readonly string[]>()
  let next = 0

  function widen(): void {
    capacity *= 2
    const bytes = (old: Uint8Array): Uint8Array<ArrayBuffer> => {
      const wider = new Uint8Array(capacity)
      wider.set(old)
      return wider
    }
    const integers = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const wider = new Int32Array(capacity)
      wider.set(old)
      return wider
    }
    live = bytes(live)
    ids = integers(ids)
    positions = integers(positions)
    digests = integers(digests)
    nameLengths = perLanguage((language) => bytes(nameLengths[language]))
  }

  function remove(id: number): boolean {
    const slot = slotById.get(id)
    if (slot === undefined) return false
    live[slot] = 0
    slotById.delete(id)
    for (const key of codesBySlot.get(slot) ?? []) if (slotByCode.get(key) === slot) slotByCode.delete(key)
    codesBySlot.delete(slot)
    for (const language of languages) names[language][slot] = ''
    return true
  }

  return {
    /** A new slot for the product; the one it had is dead. */
    add(document: SearchDocument): number {
      remove(document.id)
      if (next >= mostSlots) throw new Error('The search has no room for another product before it is rebuilt')
      if (next === capacity) widen()
      const slot = next++
      live[slot] = 1
      ids[slot] = document.id
      positions[slot] = document.position
      digests[slot] = document.digest
      slotById.set(document.id, slot)
      const codes = codeKeysOf(document)
      codesBySlot.set(slot, codes)
      for (const key of codes) slotByCode.set(key, slot)
      for (const language of languages) {
        const words = nameWords(document.texts[language].name)
        names[language][slot] = words.join(' ')
        nameLengths[language][slot] = Math.min(255, words.length)
      }
      return slot
    },
    remove,
    live: () => live,
    ids: () => ids,
    positions: () => positions,
    nameLengths: (language: Language) => nameLengths[language],
    /** Folded words of the name with a blank between them. */
    nameOf: (slot: number, language: Language): string => names[language][slot] ?? '',
    slotOfCode: (key: string): number | undefined => slotByCode.get(key),
    codes: (): Iterable<[string, number]> => slotByCode,
    /** What is known of a product: to be held against the database. Null: nothing. */
    stateOf: (id: number): { digest: number; position: number } | null => {
      const slot = slotById.get(id)
      return slot === undefined ? null : { digest: digests[slot] ?? 0, position: positions[slot] ?? 0 }
    },
    knownIds: (): Iterable<number> => slotById.keys(),
    size: () => slotById.size,
    /** Slots in use, dead ones included. */
    used: () => next,
    bytes: () => capacity * (1 + 3 * 4 + languages.length),
  }
}
