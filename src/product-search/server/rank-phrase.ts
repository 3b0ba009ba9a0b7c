import { type Language, languages } from '#src/common/locale.ts'
import { codeKey } from '../rules/words.ts'
import { type QueryPhrase, readPhrase } from './query-terms.ts'
import { addMatches, addPhrase, scoreTerm, type TermScore } from './score-term.ts'
import type { ModelParts, SearchAnswer } from './model-parts.ts'
import { type Season, seasonOf } from './seasons.ts'
import type { SearchSlots } from './search-slots.ts'
import { maxSynonymWords, type SynonymIndex } from './synonym-index.ts'
import { qualities } from './vocabulary.ts'

/** A phrase's own words written as one: suklaa levy finds suklaalevy. */
const joinedWorth = 0.95
const phraseSynonymWorth = 0.87
/** What a name gains that the phrase covers, begins or is. */
const gains = { coverage: 0.1, contains: 0.04, pair: 0.05, begins: 0.05, equals: 0.1 } as const
/** Hits up to which another spelling may have been meant, and the products in which that one must be found. */
const littleFound = 2
const likelierTimes = 10
/** If there are fewer hits than a row holds, products that lack one word follow them. */
const fewHits = 6
const completeGain = 0.1
const incompleteWorth = 0.5
/** Below this a term stands in no name. */
const leastNameScore = 0.56
/** First hits that are looked at again by name. */
const reranked = 300
/** Scores that differ by less are equal. */
const scoreSteps = 12_000

export function rankPhrase(
  parts: ModelParts,
  phrase: string,
  language: Language,
  synonyms: SynonymIndex,
): SearchAnswer {
  const query = readPhrase(phrase, language)
  const coded = findByCode(parts, phrase)
  if (query.terms.length === 0) return { ids: coded, hasAllWords: coded.length > 0, didYouMean: null }
  const scores = query.terms.map((token, index) =>
    scoreTerm(parts, { token, language, isOpen: query.isOpen && index === query.terms.length - 1 }, synonyms),
  )
  addRows(parts, query, scores, language, synonyms)
  leaveOutOtherSeasons(parts, scores, seasonsIn(parts, query, language, synonyms))
  const { total, hasAllWords } = combine(parts, scores, language)
  const slots = sorted(parts, total, query, language)
  const ids = slots.map((slot) => parts.slots.ids[slot] ?? 0)
  const didYouMean =
    corrected(query, scores) ?? (ids.length <= littleFound ? likelierSpelling(parts, query, scores, language) : null)
  if (coded.length === 0) return { ids, hasAllWords, didYouMean }
  const first = new Set(coded)
  const isOnlyCode = !hasAllWords
  return {
    ids: isOnlyCode ? coded : [...coded, ...ids.filter((id) => !first.has(id))],
    hasAllWords: true,
    didYouMean: null,
  }
}

/** A whole phrase that is a code, or one with more behind it: KV1005-40G, "kv 1005". */
function findByCode({ slots }: ModelParts, phrase: string): number[] {
  const key = codeKey(phrase.slice(0, 200))
  if (key.length < 3 || key.length > 80 || !/\d/.test(key)) return []
  const idOf = (slot: number | undefined): number[] => (slot === undefined ? [] : [slots.ids[slot] ?? 0])
  const exact = slots.slotOfCode(key)
  if (exact !== undefined) return idOf(exact)
  if (/^[a-z]+\d/.test(key)) {
    for (let length = key.length - 1; length >= 4; length--) {
      const slot = slots.slotOfCode(key.slice(0, length))
      if (slot !== undefined) return idOf(slot)
    }
  }
  if (!/^\d{4,}$/.test(key)) return []
  return [...slots.codes()]
    .filter(([code]) => code.includes(key))
    .flatMap(([, slot]) => idOf(slot))
    .slice(0, 50)
}

/** Words in a row that mean something together: written as one, or as a synonym of several words. */
function addRows(
  parts: ModelParts,
  { terms }: QueryPhrase,
  scores: readonly TermScore[],
  language: Language,
  synonyms: SynonymIndex,
): void {
  for (let from = 0; from < terms.length - 1; from++) {
    const [one, other] = [terms[from], terms[from + 1]]
    if (one?.kind === 'word' && other?.kind === 'word') {
      const matches = parts.vocabularies[language]
        .matchWhole(one.text + other.text)
        .filter(({ quality }) => quality >= qualities.root || quality === qualities.otherMarks)
      for (const score of scores.slice(from, from + 2)) addMatches(parts, score, language, matches, joinedWorth)
    }
    for (let to = from + 2; to <= Math.min(terms.length, from + maxSynonymWords); to++) {
      const words = terms.slice(from, to).map(({ text }) => text)
      for (const synonym of synonyms.lookUp(words, language))
        for (const score of scores.slice(from, to)) {
          addPhrase(parts, score, synonym, language, phraseSynonymWorth)
          // Words that mean something together are not misspelled: mors dag is no mörk dag.
          score.corrected = null
        }
    }
  }
}

/**
 * One score for each product with all the words. If few have all, products that lack one word follow; if none has, those with
 * the most words count.
 */
function combine(
  parts: ModelParts,
  scores: readonly TermScore[],
  language: Language,
): { total: Float32Array; hasAllWords: boolean } {
  const used = parts.slots.used()
  const size = Math.max(1, parts.slots.size())
  const weights = scores.map(({ count }) => (count === 0 ? 0 : Math.min(6, 1 + Math.log(size / count))))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const total = new Float32Array(used)
  const lengths = parts.slots.nameLengths[language]
  const { words, most, having } = countWords(scores, used)
  const least = having < fewHits && most > 1 ? most - 1 : most
  for (let slot = 0; most > 0 && slot < used; slot++) {
    const own = words[slot] ?? 0
    if (own < least) continue
    let all = 0
    let weakest = 2
    for (const [index, { row }] of scores.entries()) {
      const value = row[slot] ?? 0
      all += value * (weights[index] ?? 0)
      if (value > 0 && value < weakest) weakest = value
    }
    const coverage = weakest >= leastNameScore ? gains.coverage * Math.min(1, own / (lengths[slot] ?? 1)) : 0
    const score = all / sum + coverage
    total[slot] = own === most ? score + (least < most ? completeGain : 0) : score * incompleteWorth
  }
  return { total, hasAllWords: most === scores.length }
}

/** How many of the terms each product has, how many the best ones have, and how many those are. */
function countWords(scores: readonly TermScore[], used: number): { words: Uint8Array; most: number; having: number } {
  const words = new Uint8Array(used)
  for (const { row } of scores)
    for (let slot = 0; slot < used; slot++) if ((row[slot] ?? 0) > 0) words[slot] = (words[slot] ?? 0) + 1
  let most = 0
  let having = 0
  for (const own of words) {
    if (own > most) {
      most = own
      having = 0
    }
    if (own === most) having++
  }
  return { words, most, having }
}

/** The seasons that a phrase names, by a word, a part of a compound or what operators say of it: julklapp. */
function seasonsIn(
  { vocabularies }: ModelParts,
  { terms }: QueryPhrase,
  language: Language,
  synonyms: SynonymIndex,
): ReadonlySet<Season> {
  const texts = terms.map(({ text }) => text)
  const meant = texts.flatMap((_text, from) =>
    texts
      .slice(from, from + maxSynonymWords)
      .flatMap((_other, more) => synonyms.lookUp(texts.slice(from, from + more + 1), language).flat()),
  )
  const parts = terms.flatMap(({ folded }) => vocabularies[language].partsOf(folded) ?? [])
  return new Set([...texts, ...meant, ...parts].flatMap((word) => seasonOf(word, language) ?? []))
}

/** A search for Christmas gifts leaves out products made for Easter only. */
function leaveOutOtherSeasons({ slots }: ModelParts, scores: readonly TermScore[], wanted: ReadonlySet<Season>): void {
  if (wanted.size === 0) return
  for (const [slot, own] of slots.ofSeasons.entries()) {
    if (own.length === 0 || own.some((season) => wanted.has(season))) continue
    for (const score of scores) {
      if ((score.row[slot] ?? 0) > 0) score.count--
      score.row[slot] = 0
    }
  }
}

/** Slots, best first; among equals in the shop's standard order, then by age. */
function sorted({ slots }: ModelParts, total: Float32Array, query: QueryPhrase, language: Language): number[] {
  const { positions, ids } = slots
  const steps = new Int32Array(total.length)
  const inOrder = (a: number, b: number): number =>
    (steps[b] ?? 0) - (steps[a] ?? 0) || (positions[a] ?? 0) - (positions[b] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0)
  const found: number[] = []
  for (let slot = 0; slot < total.length; slot++) {
    const score = total[slot] ?? 0
    if (score > 0) found.push(slot)
    steps[slot] = Math.round(score * scoreSteps)
  }
  found.sort(inOrder)
  const phrase = query.terms.map(({ folded }) => folded).join(' ')
  const head = found.slice(0, reranked)
  for (const slot of head) {
    const gain = nameGain(slots.nameOf(slot, language), phrase) + pairGain(slots, slot, query)
    steps[slot] = Math.round(((total[slot] ?? 0) + gain) * scoreSteps)
  }
  return [...head.sort(inOrder), ...found.slice(reranked)]
}

function nameGain(name: string, phrase: string): number {
  if (name === phrase) return gains.contains + gains.begins + gains.equals
  if (name.startsWith(`${phrase} `)) return gains.contains + gains.begins
  return ` ${name} `.includes(` ${phrase} `) ? gains.contains : 0
}

/** Neighbours in the phrase that are neighbours in the name, in any language: sea salt. */
function pairGain(slots: SearchSlots, slot: number, { terms }: QueryPhrase): number {
  if (terms.length < 2) return 0
  const names = languages.map((language) => ` ${slots.nameOf(slot, language)} `)
  const pairs = terms.slice(1).map(({ folded }, index) => ` ${terms[index]?.folded ?? ''} ${folded} `)
  return gains.pair * (pairs.filter((pair) => names.some((name) => name.includes(pair))).length / pairs.length)
}

/** Where little is found: a word that differs by a letter and stands in many products. Null: none. */
function likelierSpelling(
  parts: ModelParts,
  query: QueryPhrase,
  scores: readonly TermScore[],
  language: Language,
): string | null {
  const vocabulary = parts.vocabularies[language]
  const proposals = query.terms.map((token, index): TermScore => {
    const score = scores[index]
    const nearest =
      token.kind === 'word' && (score?.count ?? 0) <= littleFound ? vocabulary.correct(token.text, false) : []
    const found = (text: string): number =>
      vocabulary.matchWhole(text).reduce((sum, { word }) => sum + parts.postings[language].count(word), 0)
    const likelier = nearest.find(({ text, distance }) => distance <= 1 && found(text) >= likelierTimes)
    return { row: new Float32Array(0), count: 0, corrected: likelier?.text ?? null }
  })
  return corrected(query, proposals)
}

/** The phrase with its misspelled words put right; null when none was. */
function corrected({ text, terms }: QueryPhrase, scores: readonly TermScore[]): string | null {
  let phrase = text.trim().replace(/\s+/g, ' ')
  let changed = false
  for (const [index, { corrected: word }] of scores.entries()) {
    const typed = terms[index]?.text
    if (word === null || typed === undefined || word === typed) continue
    phrase = phrase.replace(typed, () => word)
    changed = true
  }
  return changed ? phrase : null
}
