import { type Language, languages } from '#src/common/locale.ts'
import { anyBerry, berries } from '../rules/berries.ts'
import { fieldBits, titleFields, weightOfFields } from '../rules/fields.ts'
import { isOpposite } from '../rules/negations.ts'
import { codeKey, type SearchToken } from '../rules/words.ts'
import { fieldMask, slotShift } from './postings.ts'
import { perLanguage } from './search-document.ts'
import type { ModelParts } from './model-parts.ts'
import type { SynonymIndex } from './synonym-index.ts'
import { keysOf } from './stems.ts'
import { qualities, type WordMatch } from './vocabulary.ts'

/** What a step away from the typed word takes off. */
const worth = {
  /** Another language of the shop, where the own one knows nothing. */
  foreign: 0.72,
  synonym: 0.87,
  /** All parts of a typed compound, apart from each other. */
  splitUp: 0.62,
  /** Weight of the last part in a compound's score. */
  head: 0.7,
  /** Some part of a typed compound, where nothing has all. */
  onePart: 0.2,
  /** Its last part, where nothing has all. */
  onlyHead: 0.34,
  /** A corrected word, by steps of spelling. */
  corrected: [0.6, 0.52, 0.4, 0.34],
} as const

const titleBits = [...titleFields].reduce((bits, field) => bits | fieldBits[field], 0)
/** Spellings that are looked at: where more are as near, the typed word says nothing. */
const maxCorrections = 12
/** Letters of a typed word that is taken apart. */
const shortestQueryCompound = 7
/** Least letters of a misspelled part of a compound, and of the part next to it. */
const shortestWrongPart = 4
const shortestCode = 3

/** Products that one term of a phrase finds, each with how well. */
export interface TermScore {
  /** Scores by slot; 0: not found. */
  row: Float32Array
  count: number
  /** The word that was meant, where the typed one is spelled wrong. */
  corrected: string | null
}

export interface TermQuestion {
  token: SearchToken
  language: Language
  /** True: it may be the beginning of a word. */
  isOpen: boolean
}

const noScore = ({ slots }: ModelParts): TermScore => ({
  row: new Float32Array(slots.used()),
  count: 0,
  corrected: null,
})

export function scoreTerm(parts: ModelParts, question: TermQuestion, synonyms: SynonymIndex): TermScore {
  const { token, language, isOpen } = question
  const score = noScore(parts)
  const own = parts.vocabularies[language]
  const isBerry = token.kind === 'word' && isNamedBerry(token.text, language)
  const matches = own.matchWhole(token.text).filter(({ quality }) => !isBerry || quality !== qualities.root)
  addMatches(parts, score, language, matches, 1)
  if (token.kind !== 'word') return score
  addCodes(parts, score, token)
  const isKnown = score.count > 0
  for (const words of synonyms.lookUp([token.text], language)) addPhrase(parts, score, words, language, worth.synonym)
  if (isBerry && score.count === 0)
    addMatches(parts, score, language, own.matchWhole(anyBerry[language]), worth.onlyHead)
  if (isOpen) addMatches(parts, score, language, own.matchBeginning(token.text), 1)
  if (!isKnown) addForeign(parts, score, token.text, language)
  addSplitUp(parts, score, token, language)
  if (score.count === 0) addSomePart(parts, score, token, language)
  if (score.count > 0) return score
  if (!isOpen) addMatches(parts, score, language, own.matchBeginning(token.text), 0.9)
  if (score.count === 0) addCorrected(parts, score, question)
  if (score.count === 0) addCorrectedPart(parts, score, token, language)
  if (score.count === 0) addMatches(parts, score, language, own.matchInside(token.text), 1)
  if (score.count === 0)
    for (const other of languages)
      if (other !== language)
        addMatches(parts, score, other, parts.vocabularies[other].matchBeginning(token.text), worth.foreign, titleBits)
  if (score.count === 0) addKnownEnd(parts, score, token, language)
  return score
}

/** Raises the scores of the products that hold the words. `within`: only where one of these fields holds it. */
export function addMatches(
  { slots, postings }: ModelParts,
  score: TermScore,
  language: Language,
  matches: readonly WordMatch[],
  factor: number,
  within = fieldMask,
): void {
  const { row } = score
  const { live } = slots
  for (const { word, quality } of matches) {
    const entries = postings[language].entries(word)
    const scale = quality * factor
    for (let index = 0; index < entries.length; index++) {
      const entry = entries[index] ?? 0
      const slot = entry >>> slotShift
      const value = (weightOfFields[entry & within & fieldMask] ?? 0) * scale
      const before = row[slot] ?? 0
      if (value <= before || !live[slot]) continue
      if (before === 0) score.count++
      row[slot] = value
    }
  }
}

/** Products that hold all of the words, as well as the one they hold least; of a compound (`headed`) the last one counts most. */
export function addPhrase(
  parts: ModelParts,
  score: TermScore,
  words: readonly string[],
  language: Language,
  factor: number,
  headed = false,
): void {
  const [first, ...others] = words
  if (first === undefined) return
  const matches = (word: string): WordMatch[] => parts.vocabularies[language].matchWhole(word)
  if (others.length === 0) return addMatches(parts, score, language, matches(first), factor)
  const all = noScore(parts)
  addMatches(parts, all, language, matches(first), factor)
  for (const word of others) {
    const next = noScore(parts)
    addMatches(parts, next, language, matches(word), factor)
    keepCommon(all, next, parts.slots.used(), headed)
  }
  addScores(score, all, parts.slots.used())
}

function keepCommon(all: TermScore, next: TermScore, used: number, headed: boolean): void {
  all.count = 0
  for (let slot = 0; slot < used; slot++) {
    const [one, other] = [all.row[slot] ?? 0, next.row[slot] ?? 0]
    const least = Math.min(one, other)
    all.row[slot] = headed && least > 0 ? one * (1 - worth.head) + other * worth.head : least
    if (least > 0) all.count++
  }
}

function addScores(score: TermScore, other: TermScore, used: number): void {
  if (other.count === 0) return
  for (let slot = 0; slot < used; slot++) {
    const value = other.row[slot] ?? 0
    const before = score.row[slot] ?? 0
    if (value <= before) continue
    if (before === 0) score.count++
    score.row[slot] = value
  }
}

function addForeign(parts: ModelParts, score: TermScore, text: string, language: Language): void {
  for (const other of languages) {
    if (other === language) continue
    addMatches(parts, score, other, parts.vocabularies[other].matchWhole(text), worth.foreign, titleBits)
  }
}

/** suklaakeksi also finds what has suklaa and keksi apart. */
function addSplitUp(parts: ModelParts, score: TermScore, token: SearchToken, language: Language): void {
  if (token.folded.length < shortestQueryCompound) return
  const words = parts.vocabularies[language].partsOf(token.folded)
  if (words !== null) addPhrase(parts, score, words, language, worth.splitUp, true)
}

function addSomePart(parts: ModelParts, score: TermScore, token: SearchToken, language: Language): void {
  if (token.folded.length < shortestQueryCompound) return
  const vocabulary = parts.vocabularies[language]
  const words = vocabulary.partsOf(token.folded)
  if (words === null) return
  for (const [index, word] of words.entries()) {
    const factor = index === words.length - 1 ? worth.onlyHead : worth.onePart
    addMatches(parts, score, language, vocabulary.matchWhole(word), factor)
  }
}

/** Finds a compound with one misspelled part: the nearest spelling next to a known part. */
function addCorrectedPart(parts: ModelParts, score: TermScore, { folded }: SearchToken, language: Language): void {
  const vocabulary = parts.vocabularies[language]
  let nearest = Infinity
  let meant: string[] = []
  for (let at = shortestWrongPart; at <= folded.length - shortestWrongPart; at++) {
    const [first, last] = [folded.slice(0, at), folded.slice(at)]
    for (const [known, wrong] of [
      [first, last],
      [last, first],
    ] as const) {
      if (!vocabulary.isPart(known)) continue
      const [correction] = vocabulary.correct(wrong, false)
      if (correction === undefined || correction.distance >= nearest) continue
      const words = known === first ? [known, correction.text] : [correction.text, known]
      if (isOpposite(folded, words.join(''))) continue
      nearest = correction.distance
      meant = words
    }
  }
  addPhrase(parts, score, meant, language, worth.corrected[0], true)
  if (score.count === 0)
    for (const [index, part] of meant.entries())
      addMatches(parts, score, language, vocabulary.matchWhole(part), index === 0 ? worth.onePart : worth.onlyHead)
  if (score.count > 0) score.corrected = meant.join('')
}

/** Finds the longest end of a word that is a known word: it tells what a compound with an unknown beginning is. */
function addKnownEnd(parts: ModelParts, score: TermScore, token: SearchToken, language: Language): void {
  const end = parts.vocabularies[language].knownEndOf(token.folded)
  if (end !== null && !isOpposite(token.folded, end))
    addMatches(parts, score, language, parts.vocabularies[language].matchWhole(end), worth.onlyHead, titleBits)
}

/** The nearest spellings, and all forms and compounds of them. The own language comes first, others where it has nothing. */
function addCorrected(parts: ModelParts, score: TermScore, { token, language, isOpen }: TermQuestion): void {
  for (const other of [language, ...languages.filter((one) => one !== language)]) {
    const vocabulary = parts.vocabularies[other]
    let most = 0
    for (const { text, distance } of vocabulary.correct(token.text, isOpen).slice(0, maxCorrections)) {
      const factor = worth.corrected[Math.min(worth.corrected.length - 1, Math.floor(distance))] ?? 0
      const matches = vocabulary.matchWhole(text)
      addMatches(parts, score, other, matches, factor * (other === language ? 1 : worth.foreign))
      const found = matches.reduce((sum, { word }) => sum + parts.postings[other].count(word), 0) / (1 + distance)
      if (found <= most) continue
      most = found
      score.corrected = text
    }
    if (score.count > 0) return
    score.corrected = null
  }
}

/** `kv1010`, or the beginning of a code with a digit in it, anywhere in a phrase. */
function addCodes({ slots }: ModelParts, score: TermScore, token: SearchToken): void {
  const key = codeKey(token.text)
  if (key.length < shortestCode || !/\d/.test(key)) return
  const raise = (slot: number, value: number): void => {
    if ((score.row[slot] ?? 0) === 0) score.count++
    score.row[slot] = Math.max(score.row[slot] ?? 0, value)
  }
  const exact = slots.slotOfCode(key)
  if (exact !== undefined) return raise(exact, qualities.exact)
  for (const [code, slot] of slots.codes()) if (code.startsWith(key)) raise(slot, qualities.prefix)
}

/** Keys of a berry: its form, stems and, if long enough to belong to one word alone, its root. */
function keysOfBerry(word: string, language: Language): string[] {
  const { folded, stems, root } = keysOf(word, language)
  return [folded, ...stems, ...(root !== null && root.length > shortestBerryRoot ? [root] : [])]
}
const shortestBerryRoot = 4

const berryKeys = perLanguage((language) => new Set(berries[language].flatMap((berry) => keysOfBerry(berry, language))))

const isNamedBerry = (text: string, language: Language): boolean =>
  keysOfBerry(text, language).some((key) => berryKeys[language].has(key))
