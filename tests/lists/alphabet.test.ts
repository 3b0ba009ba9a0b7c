import { describe, expect, it } from 'vitest'
import { compareByAlphabet } from '../../bench/alphabet.ts'
import { comparison, type SortableEntry } from '../../src/listing/server/list-order.ts'
import { type Language, languages } from '../../src/common/locale.ts'
import { createRandom } from '../../demo/generate/random.ts'
import { generatedByHand } from './support/generated-shop.ts'

const entryOf = (name: string): SortableEntry => ({
  code: '',
  position: 0,
  newsDate: '2026-01-01',
  payableCents: null,
  names: { fi: name, sv: name, en: name },
})

function shuffled<T>(values: readonly T[], seed: number): T[] {
  const random = createRandom(seed)
  return values
    .map((value) => ({ value, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ value }) => value)
}

function sortedByShop(names: readonly string[], language: Language, direction: 'asc' | 'desc'): string[] {
  const compare = comparison('name', direction, language)
  return names
    .map(entryOf)
    .toSorted(compare)
    .map((entry) => entry.names[language])
}

/** In the order of the printed dictionaries; figures come before letters, by their value. */
const printed: Record<Language, readonly string[]> = {
  fi: [
    '2 palaa',
    '10 palaa',
    'aamukahvi',
    'Ahvenanmaa',
    'jouluherkku',
    'Juhannus',
    'kaura',
    'Kaurakeksi',
    'kerma',
    'keski',
    'minttu',
    'mustikka',
    'näkki',
    'omena',
    'piparkakku',
    'päärynä',
    'ruis',
    'rypäle',
    'Saimi',
    'savu',
    'suklaa 38',
    'suklaa 100',
    'suola',
    'tyrni',
    'uuni',
    'vadelma',
    'valkosuklaa',
    'voi',
    'wasabi',
    'ylpeys',
    'zeniitti',
    'Åland',
    'åre',
    'Äijö',
    'äiti',
    'äyriäinen',
    'öljy',
    'Österö',
  ],
  sv: [
    '2 bitar',
    '10 bitar',
    'apelsin',
    'Björk',
    'blåbär',
    'choklad',
    'citron',
    'dill',
    'enbär',
    'fika',
    'gräddkola',
    'hallon',
    'havre',
    'ingefära',
    'jordgubb',
    'kaffe',
    'kola',
    'lakrits',
    'lingon',
    'mynta',
    'nötter',
    'odon',
    'pepparkaka',
    'päron',
    'råg',
    'salmiak',
    'tranbär',
    'vanilj',
    'viol',
    'vört',
    'wienerbröd',
    'zest',
    'ål',
    'Åland',
    'ägg',
    'äpple',
    'öl',
    'Östersund',
  ],
  en: [
    '2 pieces',
    '10 pieces',
    'Åland',
    'almond',
    'äppel',
    'apple',
    'berry',
    'café',
    'cafeteria',
    'coffee',
    'dill',
    'fig',
    'ginger',
    'honey',
    'juniper',
    'lemon',
    'mint',
    'orange',
    'Östersund',
    'pear',
    'rye',
    'salt',
    'vanilla',
    'walnut',
    'yoghurt',
    'zest',
  ],
}

describe('names are sorted by the alphabet of the language', () => {
  it.each(languages)('as printed dictionaries have it: %s', (language) => {
    for (let seed = 1; seed <= 20; seed++) {
      const names = shuffled(printed[language], seed)
      expect(sortedByShop(names, language, 'asc')).toEqual(printed[language])
      expect(sortedByShop(names, language, 'desc')).toEqual(printed[language].toReversed())
      expect(names.toSorted((a, b) => compareByAlphabet(a, b, language))).toEqual(printed[language])
    }
  })

  it.each(languages)(
    'as the alphabet written out letter by letter has it, for 5,000 generated names: %s',
    async (language) => {
      const products = await generatedByHand(5_000, new Date())
      const names = shuffled([...new Set(products.map((product) => product.names[language]))], 1)
      expect(names.length).toBeGreaterThan(4_000)
      const right = names.toSorted((a, b) => compareByAlphabet(a, b, language))
      expect(sortedByShop(names, language, 'asc')).toEqual(right)
      expect(sortedByShop(names, language, 'desc')).toEqual(right.toReversed())
    },
  )

  it('puts å, ä and ö last in Finnish and Swedish, and with a and o in English', () => {
    const names = ['zest', 'Åland', 'ärta', 'öl', 'apple', 'orange']
    expect(sortedByShop(names, 'fi', 'asc')).toEqual(['apple', 'orange', 'zest', 'Åland', 'ärta', 'öl'])
    expect(sortedByShop(names, 'sv', 'asc')).toEqual(['apple', 'orange', 'zest', 'Åland', 'ärta', 'öl'])
    expect(sortedByShop(names, 'en', 'asc')).toEqual(['Åland', 'apple', 'ärta', 'öl', 'orange', 'zest'])
  })
})
