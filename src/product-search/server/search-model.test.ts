import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { growthOf, proportional } from '../../../tests/support/growth.ts'
import { type Language, languages, type Localized } from '#src/common/locale.ts'
import type { SearchDocument } from './search-document.ts'
import { createSearchModel, type SearchModel } from './search-model.ts'
import { createSynonymIndex } from './synonym-index.ts'
import { runsInTier } from '../../../tests/support/tier.ts'

const nothing = createSynonymIndex([])
const synonyms = createSynonymIndex([
  { language: 'fi', term: 'laku', synonym: 'lakritsi', bothWays: true },
  { language: 'fi', term: 'valkoinen suklaa', synonym: 'valkosuklaa', bothWays: true },
  { language: 'fi', term: 'espresso', synonym: 'kahvi', bothWays: false },
])

interface Sample {
  names: Localized<string>
  category?: Localized<string>
  description?: string
  ingredients?: string
  grams?: number[]
  labels?: string[]
  brand?: string
}
const one = (fi: string, sv = fi, en = fi): Localized<string> => ({ fi, sv, en })
const bars = one('Suklaalevyt', 'Chokladkakor', 'Chocolate bars')

const samples: Readonly<Record<string, Sample>> = {
  DARK: {
    names: one('Tumma suklaa 72 %, merisuola', 'Mörk choklad 72 %, havssalt', 'Dark chocolate 72%, sea salt'),
    category: bars,
    grams: [100, 200],
  },
  WHITE: {
    names: one('Valkosuklaa, mansikka', 'Vit choklad, jordgubb', 'White chocolate, strawberry'),
    category: bars,
    grams: [100],
  },
  TRUFFLE: { names: one('Lakritsitryffelit', 'Lakritstryfflar', 'Liquorice truffles'), grams: [150] },
  SOFT: { names: one('Pehmeä lakritsi', 'Mjuk lakrits', 'Soft liquorice'), grams: [240], brand: 'Aura' },
  PEAR: { names: one('Päärynämarmeladit', 'Päronmarmelader', 'Pear jellies'), grams: [250] },
  BOX: {
    names: one('Helsinki-konvehtirasia', 'Helsingfors pralinask', 'Helsinki praline box'),
    description: '<p>Sopii <b>kahvin</b> kanssa.</p>',
  },
  BREAD: {
    names: one('Ruisnäkkileipä', 'Rågknäcke', 'Rye crispbread'),
    ingredients: 'ruis, lakritsi',
    labels: ['milkFree', 'unknown'],
  },
  COFFEE: { names: one('Kahvikonvehdit', 'Kaffepraliner', 'Coffee pralines') },
  EASTER: { names: one('Pääsiäispaketti', 'Påskpaket', 'Easter box') },
}

const documentOf = (code: string, sample: Sample, id: number): SearchDocument => ({
  id,
  code,
  position: id,
  digest: 1,
  brand: sample.brand ?? 'Konvehti',
  variationCodes: [`${code}-A`, `EXTRA${code}7`],
  grams: sample.grams ?? [],
  pieces: [],
  labels: sample.labels ?? [],
  texts: Object.fromEntries(
    languages.map((language) => [
      language,
      {
        name: sample.names[language],
        food: '',
        category: sample.category?.[language] ?? '',
        variations: '',
        short: '',
        description: sample.description ?? '',
        ingredients: sample.ingredients ?? '',
      },
    ]),
  ) as SearchDocument['texts'], // one per language
})

let model: SearchModel
const codes = Object.keys(samples)
beforeAll(() => {
  model = createSearchModel()
  for (const [index, [code, sample]] of Object.entries(samples).entries())
    model.put(documentOf(code, sample, index + 1))
  model.settle()
})
const find = (phrase: string, language: Language = 'fi', book = nothing): string[] =>
  model.search(phrase, language, book).ids.map((id) => codes[id - 1] ?? '?')

describe('a phrase finds', () => {
  it.each<readonly [string, Language, string, string]>([
    ['the word itself', 'fi', 'lakritsi', 'SOFT'],
    ['another form of it', 'fi', 'lakritsia', 'SOFT'],
    ['another form in Swedish', 'sv', 'lakritsen', 'SOFT'],
    ['another form in English', 'en', 'truffle', 'TRUFFLE'],
    ['a word typed without its dots', 'fi', 'paarynamarmeladi', 'PEAR'],
    ['the head of a compound', 'fi', 'rasia', 'BOX'],
    ['another part of a compound', 'fi', 'näkki', 'BREAD'],
    ['a compound by its parts', 'fi', 'konvehti rasia', 'BOX'],
    ['the parts of a compound', 'fi', 'mansikkasuklaa', 'WHITE'],
    ['a shelf', 'fi', 'levy', 'DARK'],
    ['a Swedish compound', 'sv', 'ask', 'BOX'],
    ['the first part in its compound form', 'fi', 'pääsiäinen', 'EASTER'],
    ['a beginning while it is typed', 'fi', 'pehm', 'SOFT'],
    ['a misspelled word', 'fi', 'lakrizi', 'SOFT'],
    ['swapped letters', 'fi', 'tryfefli', 'TRUFFLE'],
    ['a wrong first letter', 'fi', 'nansikka', 'WHITE'],
    ['a weight', 'fi', 'lakritsi 240g', 'SOFT'],
    ['a weight in kilos', 'fi', '0,24 kg lakritsi', 'SOFT'],
    ['a percentage', 'fi', 'suklaa 72%', 'DARK'],
    ['its number alone', 'fi', 'suklaa 72', 'DARK'],
    ['a word of another language', 'fi', 'white chocolate', 'WHITE'],
    ['two languages mixed', 'sv', 'suklaa jordgubb', 'WHITE'],
    ['a description', 'fi', 'kahvin kanssa helsinki', 'BOX'],
    ['a brand', 'fi', 'aura', 'SOFT'],
    ['a diet its texts do not name', 'fi', 'maidoton', 'BREAD'],
    ['the same in Swedish', 'sv', 'mjölkfria', 'BREAD'],
    ['a compound whose first part nobody knows', 'fi', 'qwertztryffeli', 'TRUFFLE'],
    ['a short listed part', 'sv', 'nötmarmelad', 'PEAR'],
    ['words between stop words', 'en', 'the box with pralines', 'BOX'],
    ['a product code', 'fi', 'dark', 'DARK'],
    ['a code of a variation', 'fi', 'extra-truffle7', 'TRUFFLE'],
  ])('%s (%s: %s)', (_what, language, phrase, code) => expect(find(phrase, language)[0]).toBe(code))

  it('synonyms both ways, one way, and of several words', () => {
    expect(find('laku')).not.toContain('SOFT')
    expect(find('laku', 'fi', synonyms)[0]).toBe('SOFT')
    expect(find('lakua', 'fi', synonyms)).toContain('TRUFFLE')
    expect(find('valkoinen suklaa', 'fi', synonyms)[0]).toBe('WHITE')
    expect(find('valkosuklaata', 'fi', synonyms)[0]).toBe('WHITE')
    expect(find('espresso', 'fi', synonyms)[0]).toBe('COFFEE')
  })
})

describe('the order', () => {
  it('is exact, form, compound, and names above descriptions', () => {
    expect(find('lakritsi').slice(0, 2)).toEqual(['SOFT', 'TRUFFLE'])
    expect(find('lakritsi').at(-1)).toBe('BREAD')
    expect(find('kahvi')[0]).toBe('COFFEE')
    expect(find('kahvi')).toContain('BOX')
  })

  it('keeps å ä ö apart, yet finds both', () => {
    const own = createSearchModel()
    own.put(documentOf('NAKKI', { names: one('Nakki') }, 1))
    own.put(documentOf('NAEKKI', { names: one('Näkki') }, 2))
    own.settle()
    const ids = (phrase: string): number[] => own.search(phrase, 'fi', nothing).ids
    expect(ids('näkki')).toEqual([2, 1])
    expect(ids('nakki')).toEqual([1, 2])
  })

  it('among equals is the standard one, whatever was put first', () => {
    const made = (order: readonly number[]): number[] => {
      const own = createSearchModel()
      for (const id of order)
        own.put({ ...documentOf(`P${id}`, { names: one('Keksi') }, id), position: id === 3 ? 1 : 5 })
      own.settle()
      own.put({ ...documentOf('P2', { names: one('Keksi') }, 2), position: 5 })
      return own.search('keksi', 'fi', nothing).ids
    }
    expect(made([1, 2, 3, 4])).toEqual([3, 1, 2, 4])
    expect(made([4, 3, 2, 1])).toEqual([3, 1, 2, 4])
  })
})

describe('where not everything is found', () => {
  it('products with all words come first, then those that lack one', () => {
    const answer = model.search('lakritsi 240 g', 'fi', nothing)
    expect(answer.hasAllWords).toBe(true)
    expect(find('lakritsi 240 g').slice(0, 2)).toEqual(['SOFT', 'TRUFFLE'])
  })

  it('the words that are known lead on', () => {
    const answer = model.search('lakritsi qwrtzx', 'fi', nothing)
    expect(answer.hasAllWords).toBe(false)
    expect(find('lakritsi qwrtzx')[0]).toBe('SOFT')
  })

  it('a corrected phrase is proposed, and only then', () => {
    expect(model.search('pehmeä lakrizi', 'fi', nothing).didYouMean).toBe('pehmeä lakritsi')
    expect(model.search('pehmeä lakritsi', 'fi', nothing).didYouMean).toBeNull()
    expect(model.search('qwrtzx', 'fi', nothing)).toEqual({ ids: [], hasAllWords: false, didYouMean: null })
  })
})

describe('products that come and go', () => {
  it('are found by what they say now', () => {
    const own = createSearchModel()
    own.put(documentOf('A', { names: one('Keksi') }, 1))
    own.settle()
    own.put(documentOf('A', { names: one('Kaurapuuro') }, 1))
    own.put(documentOf('B', { names: one('Kaurapuurokulho') }, 2))
    own.put(documentOf('C', { names: one('Kulho') }, 3))
    const ids = (phrase: string): number[] => own.search(phrase, 'fi', nothing).ids
    expect(ids('keksi')).toEqual([])
    expect(ids('kaurapuuro')[0]).toBe(1)
    // Learnt from a later product: what the compound is made of.
    expect(ids('kulho')).toEqual([3, 2])
    own.remove(3)
    expect(ids('kulho')).toEqual([2])
    own.removeCode('b')
    expect(ids('kulho')).toEqual([])
    expect(own.size()).toBe(1)
    expect(own.deadShare()).toBeGreaterThan(0.5)
  })
})

describe('any phrase at all', () => {
  const endless: readonly ((size: number) => string)[] = [
    (size) => 'a' + '\u0301'.repeat(size),
    (size) => 'x'.repeat(size),
    (size) => 'suklaa '.repeat(size),
    (size) => 'kv'.repeat(size),
  ]
  const hostile = [
    ...endless.map((make) => make(20_000)),
    '\u202E' + 'suklaa'.split('').toReversed().join(''),
    '%_\\*?()[]{}|^$+.',
    "'; drop table product; --",
    '\0\uD800',
    '🍫🍫🍫',
    '-1 1e9 999999999999 0 g',
    '#72% #h:x __proto__ constructor',
  ]
  it.each(hostile.map((phrase, index) => [index, phrase] as const))('is answered (%i)', (_index, phrase) => {
    for (const language of languages)
      expect(model.search(phrase, language, synonyms).ids.length).toBeLessThanOrEqual(codes.length)
  })

  it.each(endless.map((make, index) => [index, make] as const))(
    'takes time in proportion to its length at most (%i)',
    (_index, make) =>
      expect(growthOf((size) => model.search(make(size), 'fi', synonyms), 20_000)).toBeLessThan(proportional),
  )

  it('never throws, names each product once and knows only products there are', () => {
    const words = fc.constantFrom(
      'suklaa',
      'lakritsi',
      'levy',
      '200 g',
      '72 %',
      'DARK',
      'ä',
      '\u0301',
      '-',
      'the',
      'ja',
    )
    const phrases = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(fc.oneof(words, fc.string({ maxLength: 12 })), { maxLength: 12 }).map((list) => list.join(' ')),
    )
    fc.assert(
      fc.property(phrases, fc.constantFrom(...languages), (phrase, language) => {
        const { ids } = model.search(phrase, language, synonyms)
        expect(new Set(ids).size).toBe(ids.length)
        for (const id of ids) expect(model.stateOf(id)).not.toBeNull()
      }),
      { numRuns: runsInTier(2_000) },
    )
  })

  it('leaves no trace: the same phrase is answered the same before and after', () => {
    const before = find('lakritsi')
    for (const phrase of hostile) find(phrase)
    expect(find('lakritsi')).toEqual(before)
  })
})
