import { type Language, languages } from '../../src/common/locale.ts'
import { popularFrom, type ProductFile } from '../catalogue/product-file.ts'
import { type Chooser, createChooser } from '../generate/random.ts'
import type { DemoReview, DemoReviews } from './demo-review.ts'
import { bars } from './material/bars.ts'
import { biscuits } from './material/biscuits.ts'
import { breads } from './material/breads.ts'
import * as common from './material/common.ts'
import { finnishCriticism } from './material/criticism-fi.ts'
import { englishCriticism, swedishCriticism } from './material/criticism-sv-en.ts'
import { gifts, tablet } from './material/gifts.ts'
import type { Criticism, CriticismByKind, FamilyMaterial, Kind } from './material/material.ts'
import { pastilles } from './material/pastilles.ts'
import { pralines } from './material/pralines.ts'
import { sweets } from './material/sweets.ts'

const kindOf: Readonly<Record<string, Kind>> = {
  suklaalevyt: 'bars',
  konvehdit: 'pralines',
  karkit: 'sweets',
  pastillit: 'pastilles',
  keksit: 'biscuits',
  leivat: 'breads',
  lahjat: 'gifts',
  'kaiverrettu-levy': 'tablet',
}
const materials: Readonly<Record<Kind, FamilyMaterial>> = {
  bars,
  pralines,
  sweets,
  pastilles,
  biscuits,
  breads,
  gifts,
  tablet,
}
const criticism: Readonly<Record<Language, CriticismByKind>> = {
  fi: finnishCriticism,
  sv: swedishCriticism,
  en: englishCriticism,
}

/** The last day of the two years that the reviews are of. */
const lastDay = new Date('2026-11-21T00:00:00Z')
const dayMs = 86_400_000
const windowDays = 730
/** Days of selling before anybody writes. */
const firstWords = 9
/** Months, January being 0, in which seasonal products are eaten. */
const seasons: Readonly<Record<string, readonly number[]>> = { christmas: [11, 0], easter: [1, 2, 3] }

/** Of a hundred reviews, so that with the hand-written ones the curve has the shape of a J lying down. */
const starShares: readonly (readonly [stars: DemoReview['rating'], share: number])[] = [
  [5, 60],
  [4, 21],
  [3, 8],
  [2, 4],
  [1, 7],
]
/** One product waits for its first review, so that its page can be seen as it is then. */
export const unreviewed = 'KV4035'
/** Times one criticism may be made of different products. */
const criticismUses = 2

/**
 * Made-up reviews put together from hand-written sentences, so that with the `written` ones there are `total`: more of what
 * sells and of what has been on sale for long. The same for the same seed; no sentence or title stands twice at one product.
 */
export function spreadReviews(
  files: readonly ProductFile[],
  written: DemoReviews,
  { total, seed }: { total: number; seed: number },
): DemoReviews {
  const sold = files.filter(({ vatClass }) => vatClass === 'food')
  const missing = total - Object.values(written).flat().length
  const counts = shareOut(
    missing,
    sold.map((file) => popularity(file)),
  )
  const used = new Map<string, number>()
  return Object.fromEntries(
    sold.map((file, index) => {
      const readers = new Readers(file, createChooser(seed, index), written[file.code] ?? [], used)
      const count = file.code === unreviewed ? 0 : (counts[index] ?? 0)
      return [file.code, Array.from({ length: count }, () => readers.next())]
    }),
  )
}

function popularity(file: ProductFile): number {
  const wanted = file.soldLastMonth >= popularFrom ? 5 : file.tags.includes('new') ? 2.5 : 2
  const seasonal = Object.keys(seasons).some((tag) => file.tags.some((own) => own === tag)) ? 0.7 : 1
  return wanted * seasonal * (0.35 + (0.65 * daysOnSale(file)) / windowDays)
}

const daysOnSale = ({ newsDate }: ProductFile): number =>
  Math.min(windowDays, Math.floor((lastDay.getTime() - Date.parse(newsDate)) / dayMs) - firstWords)

/** Whole numbers in proportion to the weights, at least one each, with the sum of `whole` (largest remainders). */
function shareOut(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const exact = weights.map((weight) => Math.max(1, (weight / sum) * whole))
  const counts = exact.map(Math.floor)
  const byRemainder = exact.map((value, index) => ({ index, rest: value % 1 })).toSorted((a, b) => b.rest - a.rest)
  let left = whole - counts.reduce((total, count) => total + count, 0)
  for (let turn = 0; left > 0; turn = (turn + 1) % byRemainder.length, left -= 1) {
    const { index } = byRemainder[turn] ?? { index: 0 }
    counts[index] = (counts[index] ?? 0) + 1
  }
  return counts
}

/** Those who write about one product. */
class Readers {
  readonly #file: ProductFile
  readonly #kind: Kind
  readonly #chooser: Chooser
  /** Sentences, titles and names that stand at this product already. */
  readonly #said: Set<string>
  /** How often a sentence has been used at any product. */
  readonly #used: Map<string, number>

  constructor(file: ProductFile, chooser: Chooser, written: readonly DemoReview[], used: Map<string, number>) {
    this.#file = file
    this.#kind = kindOf[file.category] ?? 'gifts'
    this.#chooser = chooser
    this.#said = new Set(written.flatMap(({ title, name }) => [title, name]))
    this.#used = used
  }

  next(): DemoReview {
    const language = this.#byShare(languages.map((one) => [one, common.languageShares[one]] as const))
    const stars = this.#byShare(starShares)
    const words = (stars <= 3 ? this.#criticise(language, stars) : null) ?? this.#praise(language, stars === 4 ? 4 : 5)
    return { ...words, language, name: this.#name(language), day: this.#day(), verified: this.#chooser.chance(0.85) }
  }

  #byShare<T>(shares: readonly (readonly [T, number])[]): T {
    let left = this.#chooser.whole(1, 100)
    return shares.find(([, share]) => (left -= share) <= 0)?.[0] as T // the shares add up to a hundred
  }

  /** One that does not stand at this product yet, of those that stand at the fewest others; null: all do. */
  #pick(sentences: readonly string[]): string | null {
    const fresh = sentences.filter((sentence) => !this.#said.has(sentence))
    const fewest = Math.min(...fresh.map((sentence) => this.#used.get(sentence) ?? 0))
    const least = fresh.filter((sentence) => (this.#used.get(sentence) ?? 0) === fewest)
    if (least.length === 0) return null
    return this.#say(this.#chooser.pick(least))
  }

  #say(sentence: string): string {
    this.#said.add(sentence)
    this.#used.set(sentence, (this.#used.get(sentence) ?? 0) + 1)
    return sentence
  }

  #criticise(language: Language, stars: DemoReview['rating']) {
    // The tablet is made for one person and goes by letter: what befalls parcels does not befall it.
    const ofAny = this.#kind === 'tablet' ? [] : criticism[language].any
    const all: readonly Criticism[] = [...criticism[language][this.#kind], ...ofAny]
    const fitting = all.filter(
      ({ stars: given, of, title, text }) =>
        given === stars &&
        (of?.includes(this.#file.code) ?? true) &&
        !this.#said.has(title) &&
        (this.#used.get(text) ?? 0) < criticismUses,
    )
    const text = this.#pick(fitting.map((one) => one.text))
    const found = fitting.find((one) => one.text === text)
    if (found === undefined) return null
    this.#say(found.title)
    return {
      rating: found.stars,
      title: found.title,
      text: found.text,
      ...(found.reply !== undefined && { reply: found.reply }),
    }
  }

  #praise(language: Language, rating: 4 | 5) {
    const { own, any } = materials[this.#kind]
    const { taste, use } = any[language]
    const ofProduct = own[this.#file.code]?.[language] ?? []
    const title = this.#title(language, ofProduct)
    const first = this.#pick(ofProduct) ?? this.#pick(taste)
    const bit = (list: readonly string[], share: number) => (this.#chooser.chance(share) ? this.#pick(list) : null)
    const long = this.#chooser.chance(0.12)
    const middle = [bit(use, first === null ? 1 : 0.55), bit(taste, long ? 1 : 0.15)]
    const way = this.#kind === 'tablet' ? null : bit(common.deliveries[language], long ? 0.5 : 0.05)
    const end = bit(rating === 4 ? common.reservations[language] : common.endings[language], rating === 4 ? 0.75 : 0.25)
    const said = [...(this.#chooser.chance(0.25) ? [...middle, first] : [first, ...middle]), way, end]
    const sentences = said.filter((one) => one !== null)
    // A lone short sentence gets company.
    if (sentences.join(' ').split(' ').length < 8) sentences.push(this.#pick(use) ?? this.#pick(taste) ?? '')
    if (sentences.join('') === '')
      throw new Error(`Nothing is left to say of ${this.#file.code} in ${language}: write more`)
    const reply = bit(common.thanks[language], 0.04)
    return { rating, title, text: sentences.join(' ').trim(), ...(reply !== null && { reply }) }
  }

  /** A short remark on the product itself, or something of the kind that people write above anything. */
  #title(language: Language, ofProduct: readonly string[]): string {
    const short = ofProduct.filter((sentence) => sentence.length <= 44 && !/[.!?:].+/.test(sentence))
    const own = this.#chooser.chance(0.4) ? this.#pick(short) : null
    const title = own?.replace(/\.$/, '') ?? this.#pick(common.titles[language])
    return title ?? this.#file.name[language]
  }

  /** A first name, alone or with an initial or a place, or initials. */
  #name(language: Language): string {
    const first = this.#chooser.pick(common.names[language])
    const form = this.#chooser.whole(1, 10)
    const letter = () => this.#chooser.pick(Array.from('AHJKLMNPRSTV'))
    const place = this.#chooser.pick(common.places[language])
    const plain = form <= 4 ? first : form <= 9 ? `${first}, ${place}` : `${letter()}.${letter()}.`
    return this.#say(this.#said.has(plain) || form === 5 || form === 6 ? `${first} ${letter()}.` : plain)
  }

  /** More of late than long ago; of seasonal products in their season. */
  #day(): string {
    const span = daysOnSale(this.#file)
    const months = this.#file.tags.flatMap((tag) => seasons[tag] ?? [])
    const candidates = Array.from({ length: span + 1 }, (_, ago) => new Date(lastDay.getTime() - ago * dayMs)).filter(
      (day) => months.length === 0 || months.includes(day.getUTCMonth()),
    )
    const share = (this.#chooser.whole(0, 999) / 1000) ** 1.3
    const day = candidates[Math.floor(share * candidates.length)] ?? lastDay
    return day.toISOString().slice(0, 10)
  }
}
