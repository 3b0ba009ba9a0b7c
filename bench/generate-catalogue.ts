import { allergenKeys, dietKeys, fieldColours, suitableForKeys, tagKeys } from '../src/catalogue/contract/codes.ts'
import { languages, type Language, type Localized } from '../src/common/locale.ts'
import type { CatalogueImport } from '../src/catalogue/server/catalogue-import.ts'
import type { ProductDraft } from '../src/catalogue/server/product-draft.ts'
import { mandatoryNutrients } from '../src/catalogue/rules/nutrients.ts'

/** What a generated product begins its code with, to be told from the demo's. */
export const generatedPrefix = 'GEN'

const brands = ['Konvehti', 'Willja', 'Froosh', 'Lumo', 'Kataja', 'Aura', 'Saaristo', 'Pohjola']
const kinds: Localized<readonly string[]> = {
  fi: [
    'Tumma suklaa',
    'Maitosuklaa',
    'Salmiakki',
    'Ruisnäkki',
    'Vadelmapastilli',
    'Kaurakeksi',
    'Hedelmäkuula',
    'Konvehtirasia',
  ],
  sv: ['Mörk choklad', 'Mjölkchoklad', 'Salmiak', 'Rågknäcke', 'Hallonpastill', 'Havrekex', 'Fruktkula', 'Pralinask'],
  en: [
    'Dark chocolate',
    'Milk chocolate',
    'Salmiac',
    'Rye crispbread',
    'Raspberry pastille',
    'Oat biscuit',
    'Fruit ball',
    'Praline box',
  ],
}
const tastes: Localized<readonly string[]> = {
  fi: ['merisuola', 'kahvi', 'minttu', 'appelsiini', 'karpalo', 'lakritsi', 'kinuski', 'mustikka', 'päärynä', 'hunaja'],
  sv: ['havssalt', 'kaffe', 'mint', 'apelsin', 'tranbär', 'lakrits', 'karamell', 'blåbär', 'päron', 'honung'],
  en: ['sea salt', 'coffee', 'mint', 'orange', 'cranberry', 'liquorice', 'caramel', 'blueberry', 'pear', 'honey'],
}

/**
 * A catalogue of `count` products that is the same on every run: one to three sizes each, every facet in use, one in ten
 * reduced, one in twelve sold out. `categories` are codes that exist already.
 */
export function generateCatalogue(count: number, categories: readonly string[], now: Date, seed = 1): CatalogueImport {
  const random = createRandom(seed)
  const products = Array.from({ length: count }, (_, index) => generateProduct(index, categories, random))
  const variations = products.flatMap((product) => product.variations)
  const start = new Date(+now - 200 * 86_400_000)
  return {
    categories: [],
    products,
    stock: variations.map(({ code }) => ({ code, onHand: random() < 1 / 12 ? 0 : 1 + Math.floor(random() * 400) })),
    prices: variations.flatMap(({ code }) => {
      const cents = 90 + Math.floor(random() * 6_000)
      const line = { variationCode: code, campaign: '', createdBy: 'generator' }
      const normal = { ...line, kind: 'normal' as const, cents, validFrom: start, validTo: null, createdAt: start }
      if (random() >= 0.1) return [normal]
      const from = new Date(+now - 5 * 86_400_000)
      const reduced = {
        ...line,
        kind: 'campaign' as const,
        cents: Math.round(cents * 0.8),
        validFrom: from,
        createdAt: from,
      }
      return [normal, { ...reduced, validTo: new Date(+now + 365 * 86_400_000), campaign: 'generated' }]
    }),
  }
}

function generateProduct(index: number, categories: readonly string[], random: () => number): ProductDraft {
  const code = `${generatedPrefix}${String(index).padStart(6, '0')}`
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T // never empty
  const some = <T>(values: readonly T[], share: number): T[] => values.filter(() => random() < share)
  const kind = Math.floor(random() * kinds.fi.length)
  const taste = Math.floor(random() * tastes.fi.length)
  const name = (language: Language): string =>
    `${kinds[language][kind] ?? ''} ${index}, ${tastes[language][taste] ?? ''}`
  const sizes = [40, 100, 200].slice(0, 1 + Math.floor(random() * 3))
  return {
    code,
    productType: 'Product',
    vatClass: 'food',
    brand: pick(brands),
    field: pick(fieldColours),
    position: Math.floor(random() * 5_000),
    tags: some(tagKeys, 0.2),
    diets: some(dietKeys, 0.25),
    suitableFor: some(suitableForKeys, 0.3),
    labels: [],
    allergens: Object.fromEntries(allergenKeys.map((key) => [key, pick([0, 0, 0, 1, 2])])),
    nutrients: Object.fromEntries(mandatoryNutrients.map((key) => [key, 10])),
    portionGrams: 20,
    glutenFreeOats: false,
    originCountry: 'FI',
    responsibleOperator: { name: 'Konvehti Oy', address: 'Konvehtikuja 4, 00510 Helsinki' },
    bestBeforeMinDays: 60,
    alcoholPercent: null,
    images: ['/media/products/tumma-85.webp'],
    related: [],
    pageOptions: {},
    newsDate: `20${24 + Math.floor(random() * 3)}-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}-15`,
    saleFrom: null,
    saleTo: null,
    published: true,
    categories: [pick(categories)],
    texts: localized((language) => ({
      name: name(language),
      slug: code.toLowerCase(),
      nameOfTheFood: kinds[language][kind] ?? '',
      shortDescription: name(language),
      description: `<p>${name(language)}</p>`,
      ingredients: kinds[language][kind] ?? '',
      storage: '15–18 °C',
      primaryIngredientOrigin: null,
      imageAlt: name(language),
      sizeGuide: null,
      additionalDetails: null,
    })),
    variations: sizes.map((weightGrams) => ({
      code: `${code}-${weightGrams}`,
      colorHex: null,
      weightGrams,
      drainedGrams: null,
      volumeMl: null,
      pieces: 1,
      images: [],
      stockCode: `${code}-${weightGrams}`,
      allergens: null,
      nutrients: null,
      diets: null,
      suitableFor: null,
      flavour: null,
      texts: localized((language) => ({
        name: `${name(language)} ${weightGrams} g`,
        size: sizes.length > 1 ? `${weightGrams} g` : null,
        color: null,
        ingredients: null,
        flavourName: null,
      })),
      contents: [],
    })),
  }
}

const localized = <T>(make: (language: Language) => T): Localized<T> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Localized<T> // one per language

/** Mulberry32: small, quick, the same everywhere. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}
