import { isOpposite } from '../rules/negations.ts'
import {
  allowedErrors,
  beginningDistance,
  countBits,
  phoneticKey,
  letterBits,
  spellingDistance,
} from '../rules/spelling.ts'

export interface Correction {
  /** A word of the titles, or a part of their compounds. */
  text: string
  /** Steps of spelling; a quarter: it only sounds the same. */
  distance: number
}

/** What a word costs that only sounds like the typed one, and one that only begins like it. */
const soundCost = 0.25
const beginningCost = 0.75
/** Spellings this much further than the nearest one count too. */
const nearEnough = 0.25

/**
 * Collects the words that are spelled nearly as a typed one (folded). While the word is still being typed (`isBeginning`) the
 * beginnings of words count too. A negation is never taken for what it negates. Null for a word too short to be misspelled.
 */
export function collectCorrections(typed: string, isBeginning: boolean) {
  const allowed = allowedErrors(typed.length)
  if (allowed === 0) return null
  const sound = phoneticKey(typed)
  const bits = letterBits(typed)
  const found: Correction[] = []

  function distanceTo(other: string): number {
    let distance = spellingDistance(typed, other, allowed)
    const otherSound = phoneticKey(other)
    if (distance > 0 && (sound !== typed || otherSound !== other))
      distance = Math.min(distance, spellingDistance(sound, otherSound, allowed) + soundCost)
    if (distance > allowed && isBeginning && other.length > typed.length)
      distance = beginningDistance(typed, other, allowed) + beginningCost
    return distance
  }

  return {
    /** `letters` are the bits of the folded word, which rule most words out at once. */
    consider(folded: string, letters: number, text: string): void {
      if (!isBeginning && Math.abs(folded.length - typed.length) > allowed) return
      const differing = isBeginning ? countBits(bits & ~letters) : countBits(letters ^ bits) / 2
      if (differing > allowed + 1) return
      const distance = distanceTo(folded)
      if (distance > 0 && distance <= allowed + 0.5 && !isOpposite(typed, folded)) found.push({ text, distance })
    },
    /** Nearest first: only those about as near as the nearest. */
    nearest(): Correction[] {
      const least = found.reduce((one, { distance }) => Math.min(one, distance), allowed + 1)
      return found
        .filter(({ distance }) => distance <= least + nearEnough)
        .toSorted((a, b) => a.distance - b.distance || (a.text < b.text ? -1 : 1))
    },
  }
}
