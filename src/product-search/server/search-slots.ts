import { type Language, languages, type Localized } from '#src/common/locale.ts'
import { codeKeysOf, nameWords, perLanguage, type SearchDocument } from './search-document.ts'
import { maxSlots } from './postings.ts'
import { type Season, seasons } from './seasons.ts'

/*
 * A product has a slot, a small number that lists of products are made of. A product that changes gets a new one; the old one
 * is dead and goes with the next rebuild.
 */

export type SearchSlots = ReturnType<typeof createSlots>

export function createSlots() {
  // By slot; of a dead one nothing else counts.
  const live: boolean[] = []
  const ids: number[] = []
  const positions: number[] = []
  const digests: number[] = []
  const names: Localized<string[]> = perLanguage(() => [])
  const nameLengths: Localized<number[]> = perLanguage(() => [])
  const ofSeasons: (readonly Season[])[] = []
  const codes: (readonly string[])[] = []
  const slotById = new Map<number, number>()
  const slotByCode = new Map<string, number>()

  function remove(id: number): void {
    const slot = slotById.get(id)
    if (slot === undefined) return
    live[slot] = false
    slotById.delete(id)
    for (const key of codes[slot] ?? []) if (slotByCode.get(key) === slot) slotByCode.delete(key)
    codes[slot] = []
    for (const language of languages) names[language][slot] = ''
  }

  return {
    /** A new slot for the product; the one it had is dead. */
    add(document: SearchDocument): number {
      remove(document.id)
      const slot = live.length
      if (slot >= maxSlots) throw new Error('The search has no room for another product before it is rebuilt')
      live.push(true)
      ids.push(document.id)
      positions.push(document.position)
      digests.push(document.digest)
      ofSeasons.push(seasons.filter((season) => document.labels.includes(season)))
      slotById.set(document.id, slot)
      const keys = codeKeysOf(document)
      codes.push(keys)
      for (const key of keys) slotByCode.set(key, slot)
      for (const language of languages) {
        const words = nameWords(document.texts[language].name)
        names[language].push(words.join(' '))
        nameLengths[language].push(words.length)
      }
      return slot
    },
    remove,
    live: live as readonly boolean[],
    ids: ids as readonly number[],
    positions: positions as readonly number[],
    /** The seasons that the product is made for; most are for none. */
    ofSeasons: ofSeasons as readonly (readonly Season[])[],
    /** Words of the name in each language. */
    nameLengths: nameLengths as Localized<readonly number[]>,
    /** Folded words of the name with a blank between them. */
    nameOf: (slot: number, language: Language): string => names[language][slot] ?? '',
    slotOfCode: (key: string): number | undefined => slotByCode.get(key),
    codes: (): Iterable<[string, number]> => slotByCode,
    /** What is known of a product: to be held against the database. Null: nothing. */
    stateOf(id: number): { digest: number; position: number } | null {
      const slot = slotById.get(id)
      return slot === undefined ? null : { digest: digests[slot] ?? 0, position: positions[slot] ?? 0 }
    },
    knownIds: (): Iterable<number> => slotById.keys(),
    size: () => slotById.size,
    /** Slots in use, dead ones included. */
    used: () => live.length,
  }
}
