import type { Language } from '#src/common/locale.ts'
import { compoundParts } from '#src/platform/texts/compound-parts.ts'
import { splitCompound } from '../rules/compounds.ts'
import { letterBits } from '../rules/spelling.ts'
import { foldLetters } from '../rules/words.ts'
import { collectCorrections, type Correction } from './corrections.ts'
import { keysOf } from './stems.ts'

/*
 * The words of one language's texts. Everything that makes a search lenient happens between a typed word and these words,
 * never in the lists of products: a list exists once for each word as it is written.
 */

/** A word of the texts that a typed one may mean. */
export interface WordMatch {
  word: number
  /** 1: the very word, letter for letter. */
  quality: number
}

/** How well a word of the texts answers a typed one, by how they belong together. */
export const qualities = {
  exact: 1,
  /** Typed without marks: paaryna for päärynä. */
  folded: 0.97,
  /** Typed with other marks than the text has: näkki for nakki. */
  otherMarks: 0.8,
  stem: 0.91,
  root: 0.86,
  /** The head of a compound: levy in suklaalevy. */
  head: 0.76,
  /** Another part of it: suklaa in suklaalevy. */
  part: 0.7,
  prefix: 0.58,
  infix: 0.4,
} as const

/** Shorter words are neither taken apart nor part of others by chance. */
const shortestFreeParts: Readonly<Record<Language, number>> = { fi: 4, sv: 4, en: 3 }
/** A part that only longer texts know as a word. */
const shortestTextPart = 5
const shortestInfix = 4
const shortestBeginning = 2

/** Parts of three letters that compounds begin or end with; words of titles need four. */
const shortParts: Readonly<Record<Language, readonly string[]>> = {
  fi: ['jää', 'kuu', 'pii', 'puu', 'pää', 'tee', 'voi', 'yö'],
  sv: ['ask', 'bit', 'bär', 'frö', 'jul', 'kex', 'nöt', 'ost', 'råg', 'te', 'vit', 'ägg', 'öl'],
  en: [],
}

export function createVocabulary(language: Language) {
  const shortestFreePart = shortestFreeParts[language]
  const texts: string[] = []
  const folded: string[] = []
  const isTitle: boolean[] = []
  const ids = new Map<string, number>()
  /** Words by key: `f` folded, `s` stem, `r` root, `h` head of a compound, `p` other part, `P` keys that may be parts. */
  const keyed = new Map<string, number[]>()
  const partKeys = new Set<string>()
  /** Keys of a compound's parts in `keyed`, to be removed when it is split again. */
  const splitKeys = new Map<number, string[]>()
  const titleWords: number[] = []
  /** Parts of compounds that are no words of the titles by themselves, with their letters. */
  const innerParts = new Map<string, number>()
  /** Letters of the words of titles, for a quick no. */
  const letters: number[] = []
  let isSettled = false

  for (const part of [...compoundParts[language], ...shortParts[language]]) addPartKeys(foldLetters(part))

  /** The number of a word; a new one is taken in. `#` words are numbers and take part in nothing but equality. */
  function add(text: string, inTitle: boolean): number {
    let id = ids.get(text)
    if (id === undefined) {
      id = texts.length
      ids.set(text, id)
      texts.push(text)
      folded.push(foldLetters(text))
      isTitle.push(false)
      if (!text.startsWith('#')) {
        const keys = keysOf(text, language)
        for (const key of [keys.folded, ...keys.stems, ...(keys.root === null ? [] : [keys.root])]) put(key, id)
      }
    }
    if (inTitle && isTitle[id] !== true && !text.startsWith('#')) addTitleWord(id)
    return id
  }

  function addTitleWord(id: number): void {
    isTitle[id] = true
    titleWords.push(id)
    letters[id] = letterBits(folded[id] ?? '')
    if (!isSettled) return
    indexCompound(id)
    const part = folded[id] ?? ''
    if (part.length >= shortestFreePart && addPartKeys(part)) {
      for (const other of titleWords)
        if ((folded[other]?.length ?? 0) > part.length + 2 && folded[other]?.includes(part.slice(0, -1)) === true)
          indexCompound(other)
    }
  }

  /** After the first words are in: learns what compounds are made of and takes them apart. */
  function settle(): void {
    isSettled = true
    const byLength = titleWords.toSorted((a, b) => (folded[a]?.length ?? 0) - (folded[b]?.length ?? 0))
    for (const id of byLength) {
      const part = folded[id] ?? ''
      if (part.length >= shortestFreePart) addPartKeys(part)
    }
    for (const id of titleWords) indexCompound(id)
  }

  function addPartKeys(part: string): boolean {
    const before = partKeys.size
    const keys = keysOf(part, language)
    for (const key of [keys.folded, ...keys.stems]) partKeys.add(key)
    return partKeys.size > before
  }

  /** A listed part or a word of a title in this very form; a longer one in any form, and any longer word of a text. */
  function isPart(text: string): boolean {
    if (partKeys.has(`f${text}`)) return true
    if (text.length < shortestFreePart) return false
    const { stems, root } = keysOf(text, language)
    if (stems.some((stem) => stem.length > shortestFreePart && partKeys.has(stem))) return true
    return text.length >= shortestTextPart && (keyed.has(`f${text}`) || (root !== null && keyed.has(root)))
  }

  const rules = { isPart, links: language === 'sv' ? ['s'] : [] }

  /** Parts of a compound, folded; null for a word that is none. */
  const partsOf = (word: string): string[] | null => splitCompound(word, rules)

  /** The longest end of a word that compounds may end in; null: none of four letters or more. */
  function knownEndOf(word: string): string | null {
    if (language === 'en') return null
    for (let at = 2; at <= word.length - 4; at++) if (isPart(word.slice(at))) return word.slice(at)
    return null
  }

  function indexCompound(id: number): void {
    for (const key of splitKeys.get(id) ?? [])
      keyed.set(
        key,
        (keyed.get(key) ?? []).filter((other) => other !== id),
      )
    splitKeys.delete(id)
    // English writes them apart: only a typed word is taken apart there (seasalt).
    const parts = language === 'en' ? null : partsOf(folded[id] ?? '')
    if (parts === null) return
    const distinct = [
      ...new Set(parts.flatMap((part, index) => keysOfPart(part, index === parts.length - 1 ? 'h' : 'p'))),
    ]
    for (const key of distinct) put(key, id)
    splitKeys.set(id, distinct)
    for (const part of parts)
      if (part.length >= shortestFreePart && !innerParts.has(part)) innerParts.set(part, letterBits(part))
  }

  /** A part may be a compound itself: hasselnötspralin has nöt in it. Finnish -inen is -is in front: pääsiäispaketti. */
  function keysOfPart(part: string, kind: 'h' | 'p'): string[] {
    const forms = language === 'fi' && kind === 'p' && /..is$/.test(part) ? [part, `${part.slice(0, -1)}nen`] : [part]
    const keys = forms.flatMap((form) => {
      const own = keysOf(form, language)
      return [own.folded, ...own.stems, ...(own.root === null ? [] : [own.root])].map((key) => `${kind}${key}`)
    })
    const inner = partsOf(part) ?? []
    return [...keys, ...inner.flatMap((one) => keysOfPart(one, 'p'))]
  }

  function put(key: string, id: number): void {
    const known = keyed.get(key)
    if (known === undefined) keyed.set(key, [id])
    else known.push(id)
  }

  /** The very word, its other forms, and compounds it is a part of. */
  function matchWhole(typed: string): WordMatch[] {
    const best = new Map<number, number>()
    const note = (key: string, quality: number): void => {
      for (const word of keyed.get(key) ?? []) if ((best.get(word) ?? 0) < quality) best.set(word, quality)
    }
    const exact = ids.get(typed)
    if (exact !== undefined) best.set(exact, qualities.exact)
    if (typed.startsWith('#')) return matchesIn(best)
    const keys = keysOf(typed, language)
    note(keys.folded, foldLetters(typed) === typed ? qualities.folded : qualities.otherMarks)
    for (const stem of keys.stems) note(stem, qualities.stem)
    if (keys.root !== null) note(keys.root, qualities.root)
    for (const key of [keys.folded, ...keys.stems, ...(keys.root === null ? [] : [keys.root])]) {
      note(`h${key}`, qualities.head)
      note(`p${key}`, qualities.part)
    }
    return matchesIn(best)
  }

  /** Words of titles that begin so; the nearer in length, the better. */
  function matchBeginning(typed: string): WordMatch[] {
    const wanted = foldLetters(typed)
    if (wanted.length < shortestBeginning) return []
    return titleWords
      .filter((word) => folded[word]?.startsWith(wanted) === true)
      .map((word) => ({ word, quality: qualities.prefix + 0.1 * (wanted.length / (folded[word]?.length ?? 1)) }))
  }

  /** Words of titles with the letters anywhere inside. */
  function matchInside(typed: string): WordMatch[] {
    const wanted = foldLetters(typed)
    if (wanted.length < shortestInfix) return []
    return titleWords.flatMap((word) =>
      folded[word]?.includes(wanted) === true ? [{ word, quality: qualities.infix }] : [],
    )
  }

  /**
   * Words of titles with a similar spelling: only those at the least distance there is. While the word is still being typed
   * (`isBeginning`), beginnings of words count too.
   */
  function correct(typed: string, isBeginning: boolean): Correction[] {
    const corrections = collectCorrections(foldLetters(typed), isBeginning)
    if (corrections === null) return []
    for (const word of titleWords) corrections.consider(folded[word] ?? '', letters[word] ?? 0, texts[word] ?? '')
    for (const [part, bits] of innerParts)
      if (isTitle[ids.get(part) ?? -1] !== true) corrections.consider(part, bits, part)
    return corrections.nearest()
  }

  return {
    language,
    add,
    settle,
    isPart,
    partsOf,
    knownEndOf,
    matchWhole,
    matchBeginning,
    matchInside,
    correct,
    size: () => texts.length,
  }
}

const matchesIn = (best: ReadonlyMap<number, number>): WordMatch[] =>
  [...best].map(([word, quality]) => ({ word, quality }))
