/*
 * Finnish and Swedish write compounds in one word: suklaalevy, chokladkaka. They are taken apart into words the assortment
 * itself uses, so that the parts find the whole and the whole finds the parts.
 */

/** A part by itself: shorter ones are chance. The first part may be shorter when it is listed (voi, jul). */
const shortestPart = 3
const shortestCompound = 6
const maxParts = 4

export interface CompoundRules {
  /** Is this a word, in some form, that compounds may be made of? */
  isPart: (text: string) => boolean
  /** Letters that may stand between two parts and belong to neither (Swedish s). */
  links: readonly string[]
}

/**
 * The parts of a compound (folded), the last one its head; null when it is none. Of several ways the one with the fewest
 * parts is taken, then the one with the longest head.
 */
export function splitCompound(word: string, rules: CompoundRules): string[] | null {
  if (word.length < shortestCompound) return null
  const ways = split(word, rules, maxParts, true)
  return ways.length > 1 ? ways : null
}

function split(word: string, rules: CompoundRules, most: number, isWhole: boolean): string[] {
  if (!isWhole && rules.isPart(word)) return [word]
  if (most <= 1 || word.length < shortestPart * 2) return []
  let best: string[] = []
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const first = withoutLink(word.slice(0, at), rules)
    if (first === null) continue
    const rest = split(word.slice(at), rules, most - 1, false)
    if (rest.length === 0) continue
    if (best.length === 0 || rest.length + 1 < best.length) best = [first, ...rest]
  }
  return best
}

function withoutLink(part: string, { isPart, links }: CompoundRules): string | null {
  if (isPart(part)) return part
  for (const link of links) {
    const bare = part.slice(0, -link.length)
    if (part.endsWith(link) && bare.length >= shortestPart && isPart(bare)) return bare
  }
  return null
}
