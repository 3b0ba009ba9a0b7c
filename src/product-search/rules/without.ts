import { languages } from '#src/common/locale.ts'
import type { DietFilterKey } from '#src/products/contract/codes.ts'
import { stopWords } from './stop-words.ts'
import { cleanText, foldLetters } from './words.ts'

/** What a phrase asks for, and the claims that must be met. */
export interface ParsedQuery {
  /** What is looked for; empty when the phrase only says what must not be in it. */
  phrase: string
  /** Exclusions, by the keys of the filter "diet and allergens"; empty when the phrase has none. */
  without: DietFilterKey[]
  /** The words that said so, as they were typed. */
  said: string
}

/** "Without" in front of what is meant, folded. */
const prepositions = new RegExp(
  `^(${[
    'ilman|vailla|vapaa|ei(?:vat)? (?:saa )?(?:sisalla|sisaltaa|ole|olla)|ei|allergi(?:nen|sia|set|selle|sille)',
    'utan|fri(?:a|tt)? fran|innehaller (?:inte|ej|ingen|inga|inget)|(?:inte|ej) innehaller|inte|ej|ingen|inga|inget',
    'allerg(?:i|isk|iska|iker) mot',
    'without|free (?:from|of)|(?:do|does|must|should|can)(?: ?not|nt) (?:contain|have)|cannot (?:contain|have)',
    'not contain(?:ing)?|contain(?:s|ing)? no|with no|no|non|allerg(?:y|ic) to',
    'zero|nolla|noll|0',
  ].join('|')}) `,
)
/**
 * These words next to sugar mean another claim, next to anything else nothing: "ilman lisättyä sokeria", "no sugar added".
 */
const added = new Set(['added', 'lisattya', 'lisatty', 'tillsatt', 'tillsatta'])
/** May stand between it and the name: "ilman mitään pähkinää", "no traces of nuts". */
const fillers = new Set([
  ...added,
  ...`any all the of some tree cow cows traces trace av nagra nagon nagot alla spar fran mitaan yhtaan lainkaan jaamia`.split(
    /\s+/,
  ),
])
const connectors = new Set(['ja', 'tai', 'eika', 'och', 'eller', 'and', 'or', '&', '/', '+', ','])
/** After the name: "nut free", "mjölk fri", "nut allergy". */
const afterwards = /^(?:free|fri|fria|fritt|vapa[ai]\p{L}*|allerg\p{L}*|intoleran\p{L}*)$/u
/**
 * The same in one word with the name, in any of its forms: pähkinätön, pähkinättömiä, maidotta, sokerivapaa, nötfri, nut-free,
 * laktosintolerant. What lacks something never ends in -etta: that is a form of words such as "maitojauhe".
 */
const endings =
  /^(?<name>[\p{L}-]{2,}?)(?:t?ton(?:ta)?|t?tom\p{L}*|(?<=[aio])tta|-?vapa[ai]\p{L}*|s?-?fri(?:a|tt)?|los(?:t|a)?|-?free|-?less|s?-?allerg\p{L}*|s?-?intoleran\p{L}*)$/u
/** In front, in one word with the name: nollasokeri, zero-sugar, non-dairy. */
const beginnings = /^(?:(?:nolla|noll|zero|non)-?|(?:no|ei|utan)-)(?<name>\p{L}{2,})$/u

/** A name for what must not be in it, folded, in any form. */
const names: readonly [pattern: RegExp, key: DietFilterKey][] = [
  [/^(?:maapahkin\p{L}*|jordnot\p{L}*|peanuts?|groundnuts?)$/u, 'peanut'],
  [/^(?:(?:hassel|para|saksan|cashew|pekaani|puu)?pahkin\p{L}*|man[td]el\p{L}*|mandlar\p{L}*)$/u, 'nuts'],
  [
    /^(?:(?:hassel|val|para|cashew|trad)?not(?:s|ter\p{L}*|en)?|almonds?|cashews?|(?:hazel|wal|tree-?)?nuts?)$/u,
    'nuts',
  ],
  [/^(?:lehman)?(?:maito|maido|(?:ko)?mjolk|mejeri|milk|dairy)\p{L}*$/u, 'milk'],
  [/^(?:lakto\p{L}*|lactose)$/u, 'lactose'],
  [/^(?:gluteeni\p{L}*|gluten|vehna\p{L}*|vete\p{L}*|wheat)$/u, 'gluten'],
  [/^(?:soija\p{L}*|soja\p{L}*|soya?|soy(?:a|abean|bean)s?)$/u, 'soya'],
  [/^(?:kananmun\p{L}*|mun(?:a|aa|at|ia|asta)|agg(?:et|en|a|s|vit\p{L}*)?|eggs?)$/u, 'egg'],
  [/^(?:seesam\p{L}*|sesam\p{L}*)$/u, 'sesame'],
  [/^(?:sokeri(?:a|n|en|t|ta|sta|nen|set|sia)?|sokerei(?:t?a|sta)?|socker(?:t|arter)?|sugars?)$/, 'sugarFree'],
  [/^(?:lisasoker\p{L}*|sockertillsats\p{L}*|tillsatssocker|added-sugars?)$/u, 'noAddedSugar'],
]
/** Words that are a claim by themselves. What follows `rest` is what it is said of: vegaanisuklaa. */
const claims: readonly [pattern: RegExp, key: DietFilterKey][] = [
  [/^(?:vegaan(?:e\p{L}*|i(?:n|a|t|en|lle|nen|s[eit]\p{L}*)?)|vegan(?:s|er|ers|sk\p{L}*)?)$/u, 'vegan'],
  [/^(?:vaxtbaserad\p{L}*|plant-?based|kasvipohjai\p{L}*)$/u, 'vegan'],
  [/^(?:vegaani|vegan)(?<rest>\p{L}{4,})$/u, 'vegan'],
  [/^(?:kasvis(?:syoj\p{L}*|ruokavali\p{L}*)?|vegetaar\p{L}*|vegetari(?:sk\p{L}*|ans?|aner))$/u, 'vegetarian'],
  [/^(?:keliaa?[kt]\p{L}*|celiaki\p{L}*|co?eliacs?)$/u, 'gluten'],
  [
    /^(?:vaha(?:n-)?soker\p{L}*|vahemman-sokeria|sockerfattig\p{L}*|sockersnal\p{L}*|(?:lite|mindre)-socker)$/u,
    'lowSugar',
  ],
  [/^(?:sokeroima|makeuttama)(?:ton(?:ta)?|ttom\p{L}*|tta)$/u, 'noAddedSugar'],
  [/^(?:ei-(?:makeutet|sokeroi[dt])\p{L}*|sokeria-lisaamatta|lisaamatta-sokeria)$/u, 'noAddedSugar'],
  [/^(?:o|(?:inte|ej|icke)-)(?:sockra|sota)(?:d|de|t)$/, 'noAddedSugar'],
  [/^(?:un|non|not)-?(?:sweetened|sugared)$/, 'noAddedSugar'],
  [/^(?:(?:lag-sockerhalt|lagt-sockerinnehall)|(?:low|little|less)-sugars?|low-in-sugars?)$/, 'lowSugar'],
]
/** Words that may make up a claim together: low in sugar, inte sockrad. */
const claimWordsMax = 3

/**
 * Takes what must not be in it out of a phrase, in the three languages, mixed as people mix them: "suklaata ilman pähkinää",
 * "choklad utan nötter och mjölk", "gluten and dairy free biscuits", "vegaanisuklaa". To look for these words would find the very
 * opposite, or what only says so.
 */
export function parseQuery(phrase: string): ParsedQuery {
  const words = phrase
    .trim()
    .replaceAll(/[‐‑–—]/g, '-')
    .replaceAll(/[,;/+]/g, ' $& ')
    .split(/\s+/)
  const folded = words.map(fold)
  const without = new Set<DietFilterKey>()
  const taken = new Set<number>()
  const left = new Map<number, string>()
  const take = (from: number, until: number, key: DietFilterKey | null): void => {
    for (let at = from; at < until; at++) taken.add(at)
    if (key !== null) without.add(key)
  }
  /** Before "maito- ja munaton", "gluten and dairy free": what shares the ending. */
  const takeShared = (from: number): void => {
    for (let at = from; connectors.has(folded[at - 1] ?? ''); at -= 2) {
      const key = keyOf(names, folded[at - 2] ?? '')
      if (key === null || taken.has(at - 2)) return
      take(at - 2, at, key)
    }
  }
  const skip = (at: number): number => (fillers.has(folded[at] ?? '') ? skip(at + 1) : at)
  for (let at = 0; at < words.length; at++) {
    if (taken.has(at)) continue
    const word = folded[at] ?? ''
    const next = folded[at + 1] ?? ''
    const claim = claimAt(folded, at)
    const joined = endings.exec(word) ?? beginnings.exec(word)
    const ending = keyOf(names, joined?.groups?.name ?? '')
    const apart = afterwards.test(next) ? keyOf(names, word) : null
    const preposition = prepositions.exec(`${folded.slice(at, at + 4).join(' ')} `)?.[1] ?? null
    if (claim) {
      take(at, at + claim.length, claim.key)
      if (claim.rest !== undefined) left.set(at, claim.rest)
    } else if (ending ?? apart) {
      const key = ending ?? apart
      const isAdded = key === 'sugarFree' && added.has(folded[at - 1] ?? '')
      const from = isAdded || folded[at - 1] === 'tree' ? at - 1 : at
      takeShared(from)
      take(from, ending === null ? at + 2 : at + 1, isAdded ? 'noAddedSugar' : key)
    } else if (preposition !== null) {
      let from = at
      for (let name = skip(at + preposition.split(' ').length); name < words.length; name = skip(name + 1)) {
        const key = keyOf(names, folded[name] ?? '')
        if (key !== null) {
          const end = added.has(folded[name + 1] ?? '') ? name + 2 : name + 1
          const isAdded = folded.slice(from, end).some((one) => added.has(one))
          take(from, end, key === 'sugarFree' && isAdded ? 'noAddedSugar' : key)
          from = end
          name = end - 1
        } else if (from === at || !connectors.has(folded[name] ?? '')) break
      }
    }
  }
  if (without.size === 0) return { phrase, without: [], said: '' }
  const pick = (isTaken: boolean): string =>
    words
      .flatMap((word, at) => (taken.has(at) === isTaken ? [word] : isTaken ? [] : (left.get(at) ?? [])))
      .join(' ')
      .replaceAll(' ,', ',')
      .replaceAll(/^[,\s]+|[,\s]+$/g, '')
  const rest = pick(false)
  return { phrase: rest.split(/\s+/).every(saysNothing) ? '' : rest, without: [...without], said: pick(true) }
}

/** The claim that stands here, in as few words as say it. */
function claimAt(words: readonly string[], at: number) {
  for (let length = 1; length <= claimWordsMax && at + length <= words.length; length++) {
    const said = words.slice(at, at + length).join('-')
    for (const [pattern, key] of claims) {
      const found = pattern.exec(said)
      if (found) return { key, length, rest: found.groups?.rest }
    }
  }
  return null
}

const sugarClaims: readonly DietFilterKey[] = ['sugarFree', 'noAddedSugar', 'lowSugar']

/** True for claims about sugars, which only products state: no recipe and no page meets them. */
export const isOnlyOfProducts = ({ without }: Pick<ParsedQuery, 'without'>): boolean =>
  without.some((key) => sugarClaims.includes(key))

const keyOf = (patterns: readonly [pattern: RegExp, key: DietFilterKey][], word: string): DietFilterKey | null =>
  patterns.find(([pattern]) => pattern.test(word))?.[1] ?? null

const saysNothing = (word: string): boolean => {
  const folded = fold(word)
  return connectors.has(folded) || languages.some((language) => stopWords[language].has(folded))
}

/** Removes marks over letters and signs around the word: "Maito-" → maito; a connector stays as it is. */
function fold(word: string): string {
  if (connectors.has(word)) return word
  return foldLetters(cleanText(word)).replaceAll(/['’]|^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}
