import { words } from '#src/common/words.ts'
import type { FreeFromKey } from '#src/products/contract/codes.ts'

/** What a phrase asks for, and what must not be in it. */
export interface ParsedQuery {
  /** What is looked for; empty when the phrase only says what must not be in it. */
  phrase: string
  /** What must not be in it, by the names of the filter; empty when the phrase says nothing of it. */
  without: FreeFromKey[]
  /** The words that said so, as they were typed. */
  said: string
}

/** "Without" in front of what is meant, folded; of those that begin alike the longer first. */
const prepositions: readonly (readonly string[])[] = words(`
  ilman, ei sisalla, ei ole, ei, utan, fri fran, fritt fran, fria fran, without, no, free from, free of
`).map((preposition) => preposition.split(' '))
const connectors = new Set(['ja', 'tai', 'eika', 'och', 'eller', 'and', 'or', '&', ','])

/** A name for what must not be in it, folded. Whoever wants no nuts is not shown peanuts either. */
const names: readonly [pattern: RegExp, keys: readonly FreeFromKey[]][] = [
  [/^(?:maapahkin\p{L}*|jordnot\p{L}*|peanuts?)$/u, ['peanut']],
  [/^(?:hasselpahkin\p{L}*|mantel\p{L}*|hasselnot\p{L}*|mandel\p{L}*|mandlar\p{L}*|almonds?|hazelnuts?)$/u, ['nuts']],
  [/^(?:pahkin\p{L}*|not|notter\p{L}*|nuts?)$/u, ['nuts', 'peanut']],
  [/^(?:maito|maitoa|maidon|laktoosi\p{L}*|mjolk\p{L}*|laktos\p{L}*|milk|dairy|lactose)$/u, ['milk']],
  [/^(?:gluteeni\p{L}*|vehna\p{L}*|gluten|vete\p{L}*|wheat)$/u, ['gluten']],
  [/^(?:soija\p{L}*|soja\p{L}*|soya?|soybeans?)$/u, ['soya']],
  [/^(?:kananmun\p{L}*|muna|munaa|munia|agg\p{L}*|eggs?)$/u, ['egg']],
  [/^(?:seesami\p{L}*|sesam\p{L}*|sesame)$/u, ['sesame']],
]
/**
 * The same in one word, in any of its forms: pähkinätön, pähkinätöntä, pähkinättömiä, nötfri, nut-free. What is free of milk or
 * gluten says so itself, in words and badges, and is found by them.
 */
const adjectives: readonly [pattern: RegExp, keys: readonly FreeFromKey[]][] = [
  [/^(?:maapahkinat(?:on(?:ta)?|tom\p{L}*)|jordnots?fri(?:a|tt)?|peanut-?free)$/u, ['peanut']],
  [/^(?:pahkinat(?:on(?:ta)?|tom\p{L}*)|not(?:ter)?fri(?:a|tt)?|nut-?free)$/u, ['nuts', 'peanut']],
  [/^(?:soijat(?:on(?:ta)?|tom\p{L}*)|sojafri(?:a|tt)?|soya?-?free)$/u, ['soya']],
  [/^(?:(?:kanan)?munat(?:on(?:ta)?|tom\p{L}*)|aggfri(?:a|tt)?|egg-?free)$/u, ['egg']],
  [/^(?:seesamit(?:on(?:ta)?|tom\p{L}*)|sesamfri(?:a|tt)?|sesame-?free)$/u, ['sesame']],
]

/**
 * Takes what must not be in it out of a phrase, in the three languages, mixed as people mix them: "suklaata ilman pähkinää",
 * "choklad utan nötter och mjölk", "nut free chocolate". To look for these words would find the very opposite.
 */
export function parseQuery(phrase: string): ParsedQuery {
  const words = phrase.trim().replaceAll(',', ' , ').split(/\s+/)
  const folded = words.map(fold)
  const without = new Set<FreeFromKey>()
  const taken = new Set<number>()
  const take = (from: number, until: number, keys: readonly FreeFromKey[]): void => {
    for (let at = from; at < until; at++) taken.add(at)
    for (const key of keys) without.add(key)
  }
  for (let at = 0; at < words.length; at++) {
    if (taken.has(at)) continue
    const word = folded[at] ?? ''
    const alone = keysOf(adjectives, word) ?? (folded[at + 1] === 'free' ? keysOf(adjectives, `${word}-free`) : null)
    if (alone) take(at, keysOf(adjectives, word) ? at + 1 : at + 2, alone)
    const preposition = prepositions.find((one) => one.every((part, index) => folded[at + index] === part))
    if (!preposition) continue
    let from = at
    for (let next = at + preposition.length; next < words.length; next++) {
      const keys = keysOf(names, folded[next] ?? '')
      if (keys) {
        take(from, next + 1, keys)
        from = next + 1
      } else if (from === at || !connectors.has(folded[next] ?? '')) break
    }
  }
  const pick = (isTaken: boolean) =>
    words
      .filter((_, at) => taken.has(at) === isTaken)
      .join(' ')
      .replaceAll(' ,', ',')
      .replaceAll(/^[,\s]+|[,\s]+$/g, '')
  return without.size === 0
    ? { phrase, without: [], said: '' }
    : { phrase: pick(false), without: [...without], said: pick(true) }
}

const keysOf = (
  patterns: readonly [pattern: RegExp, keys: readonly FreeFromKey[]][],
  word: string,
): readonly FreeFromKey[] | null => patterns.find(([pattern]) => pattern.test(word))?.[1] ?? null

const fold = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
