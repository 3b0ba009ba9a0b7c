import { createRandom } from '../../demo/generate/random.ts'
import { allergenKeys } from '../../src/products/contract/codes.ts'
import { mandatoryNutrients } from '../support/mandatory-nutrients.ts'
import type { CatalogueImport } from '../../src/transfer/server/catalogue-import.ts'
import type { ProductDraft } from '../../src/products/server/product-draft.ts'
import { type Language, languages, type Localized } from '../../src/common/locale.ts'

/*
 * 3,000 products that could stand beside the demo brand's: the same kinds, tastes and ways of naming in three languages, so that
 * a search has to tell them apart. The same on every run.
 */

type Words = Localized<string>
/** A taste: by itself and as the first part of a compound. */
interface Taste {
  alone: Words
  first: Words
}
/** A kind of product; `name` makes the name from the taste. */
interface Kind {
  category: string
  food: Words
  name: (taste: Taste, percent: number, language: Language) => string
}

const words = (fi: string, sv: string, en: string): Words => ({ fi, sv, en })
const taste = (alone: Words, fi: string, sv: string, en = alone.en): Taste => ({ alone, first: { fi, sv, en } })
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const tastes: readonly Taste[] = [
  taste(words('minttu', 'mynta', 'mint'), 'minttu', 'mynt'),
  taste(words('appelsiini', 'apelsin', 'orange'), 'appelsiini', 'apelsin'),
  taste(words('sitruuna', 'citron', 'lemon'), 'sitruuna', 'citron'),
  taste(words('vadelma', 'hallon', 'raspberry'), 'vadelma', 'hallon'),
  taste(words('mansikka', 'jordgubb', 'strawberry'), 'mansikka', 'jordgubbs'),
  taste(words('mustikka', 'blåbär', 'blueberry'), 'mustikka', 'blåbärs'),
  taste(words('karpalo', 'tranbär', 'cranberry'), 'karpalo', 'tranbärs'),
  taste(words('puolukka', 'lingon', 'lingonberry'), 'puolukka', 'lingon'),
  taste(words('lakka', 'hjortron', 'cloudberry'), 'lakka', 'hjortron'),
  taste(words('tyrni', 'havtorn', 'sea buckthorn'), 'tyrni', 'havtorns'),
  taste(words('kahvi', 'kaffe', 'coffee'), 'kahvi', 'kaffe'),
  taste(words('merisuola', 'havssalt', 'sea salt'), 'merisuola', 'havssalts'),
  taste(words('kinuski', 'karamell', 'caramel'), 'kinuski', 'karamell'),
  taste(words('lakritsi', 'lakrits', 'liquorice'), 'lakritsi', 'lakrits'),
  taste(words('salmiakki', 'salmiak', 'salmiak'), 'salmiakki', 'salmiak'),
  taste(words('hasselpähkinä', 'hasselnöt', 'hazelnut'), 'hasselpähkinä', 'hasselnöts'),
  taste(words('manteli', 'mandel', 'almond'), 'manteli', 'mandel'),
  taste(words('kookos', 'kokos', 'coconut'), 'kookos', 'kokos'),
  taste(words('vanilja', 'vanilj', 'vanilla'), 'vanilja', 'vanilj'),
  taste(words('inkivääri', 'ingefära', 'ginger'), 'inkivääri', 'ingefärs'),
  taste(words('päärynä', 'päron', 'pear'), 'päärynä', 'päron'),
  taste(words('omena', 'äpple', 'apple'), 'omena', 'äppel'),
  taste(words('hunaja', 'honung', 'honey'), 'hunaja', 'honungs'),
  taste(words('kaneli', 'kanel', 'cinnamon'), 'kaneli', 'kanel'),
  taste(words('chili', 'chili', 'chilli'), 'chili', 'chili'),
]

const apart =
  (fi: string, sv: string, en: string, hasPercent = false): Kind['name'] =>
  ({ alone }, percent, language) => {
    const share = hasPercent ? (language === 'en' ? ` ${percent}%` : ` ${percent} %`) : ''
    return `${{ fi, sv, en }[language]}${share}, ${alone[language]}`
  }
const compound =
  (fi: string, sv: string, en: string): Kind['name'] =>
  ({ first }, _percent, language) =>
    capital(language === 'en' ? `${first.en} ${en}` : `${first[language]}${language === 'fi' ? fi : sv}`)

const kinds: readonly Kind[] = [
  {
    category: 'suklaalevyt',
    food: words('Tumma suklaa', 'Mörk choklad', 'Dark chocolate'),
    name: apart('Tumma suklaa', 'Mörk choklad', 'Dark chocolate', true),
  },
  {
    category: 'suklaalevyt',
    food: words('Maitosuklaa', 'Mjölkchoklad', 'Milk chocolate'),
    name: apart('Maitosuklaa', 'Mjölkchoklad', 'Milk chocolate', true),
  },
  {
    category: 'suklaalevyt',
    food: words('Valkosuklaa', 'Vit choklad', 'White chocolate'),
    name: apart('Valkosuklaa', 'Vit choklad', 'White chocolate'),
  },
  {
    category: 'konvehdit',
    food: words('Täytteinen suklaakonvehti', 'Fylld chokladpralin', 'Filled chocolate praline'),
    name: compound('konvehdit', 'praliner', 'pralines'),
  },
  {
    category: 'konvehdit',
    food: words('Suklaatryffeli', 'Chokladtryffel', 'Chocolate truffle'),
    name: compound('tryffelit', 'tryfflar', 'truffles'),
  },
  {
    category: 'pastillit',
    food: words('Pastilli', 'Pastill', 'Pastille'),
    name: compound('pastillit', 'pastiller', 'pastilles'),
  },
  {
    category: 'karkit',
    food: words('Marmeladi', 'Marmelad', 'Fruit jelly'),
    name: compound('marmeladit', 'marmelader', 'marmalades'),
  },
  { category: 'keksit', food: words('Keksi', 'Kex', 'Biscuit'), name: compound('keksit', 'kex', 'biscuits') },
  { category: 'karkit', food: words('Makeinen', 'Konfektyr', 'Sweet'), name: compound('kuulat', 'kulor', 'balls') },
  { category: 'karkit', food: words('Toffee', 'Kola', 'Toffee'), name: compound('toffee', 'kola', 'toffee') },
  {
    category: 'leivat',
    food: words('Näkkileipä', 'Knäckebröd', 'Crispbread'),
    name: apart('Näkkileipä', 'Knäckebröd', 'Crispbread'),
  },
  {
    category: 'karkit',
    food: words('Lakritsi', 'Lakrits', 'Liquorice'),
    name: apart('Pehmeä lakritsi', 'Mjuk lakrits', 'Soft liquorice'),
  },
  {
    category: 'lahjat',
    food: words('Lahjapakkaus', 'Presentförpackning', 'Gift box'),
    name: apart('Lahjarasia', 'Presentask', 'Gift box'),
  },
  {
    category: 'lahjat',
    food: words('Joulukalenteri', 'Julkalender', 'Advent calendar'),
    name: apart('Joulukalenteri', 'Julkalender', 'Advent calendar'),
  },
]
const brands = ['Aalto', 'Kataja', 'Saaristo', 'Pohjola', 'Lumo', 'Tuulia', 'Havu', 'Froosh', 'Willja']
const manners: readonly { words: Words; share: number }[] = [
  { words: words('Luomu', 'Ekologisk', 'Organic'), share: 0.08 },
  { words: words('Vegaaninen', 'Vegansk', 'Vegan'), share: 0.08 },
  { words: words('Mini', 'Mini', 'Mini'), share: 0.05 },
]
const weights = [40, 100, 150, 200, 250, 400]
const stories: readonly ((own: Words, other: Words) => Words)[] = [
  (own, other) =>
    words(
      `Maku on ${own.fi}, ja lopussa tuntuu ripaus raikkautta. Tarjoa rinnalla ${other.fi}.`,
      `Smaken är ${own.sv}, med en frisk avslutning. Servera ${other.sv} bredvid.`,
      `The taste is ${own.en}, with a fresh finish. Serve ${other.en} beside it.`,
    ),
  (own, other) =>
    words(
      `Pienissä erissä valmistettu. Päällimmäisenä ${own.fi}; samassa sarjassa on myös ${other.fi}.`,
      `Gjord i små satser. Först kommer ${own.sv}; i samma serie finns också ${other.sv}.`,
      `Made in small batches. First comes ${own.en}; the same range also has ${other.en}.`,
    ),
  (own) =>
    words(
      `Kotimainen resepti, jossa ${own.fi} saa olla pääosassa. Sopii iltapäivään ja matkalle.`,
      `Ett finländskt recept där ${own.sv} får huvudrollen. Passar på eftermiddagen och på resan.`,
      `A Finnish recipe in which ${own.en} has the leading part. Good for the afternoon and for the road.`,
    ),
]

const lookAlikeCount = 3_000
const lookAlikePrefix = 'LA'

export function makeLookAlikes(now: Date): CatalogueImport {
  const random = createRandom(20_260)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T // never empty
  const products = Array.from({ length: lookAlikeCount }, (_, index) => makeProduct(index, pick, random))
  const start = new Date(+now - 200 * 86_400_000)
  return {
    categories: [],
    products,
    stock: products.flatMap(({ variations }) => variations.map(({ code }) => ({ code, onHand: 50 }))),
    prices: products.flatMap(({ variations }) =>
      variations.map(({ code, weightGrams }) => ({
        variationCode: code,
        kind: 'normal' as const,
        cents: 150 + weightGrams * 2,
        campaign: '',
        createdBy: 'tests',
        validFrom: start,
        validTo: null,
        createdAt: start,
      })),
    ),
  }
}

function makeProduct(index: number, pick: <T>(values: readonly T[]) => T, random: () => number): ProductDraft {
  const code = `${lookAlikePrefix}${String(10_000 + index)}`
  const kind = kinds[index % kinds.length] as Kind // the index is within
  const own = tastes[Math.floor(index / kinds.length) % tastes.length] as Taste // the index is within
  const other = pick(tastes)
  const percent = pick([38, 42, 60, 70, 72, 85])
  const manner = manners.find(({ share }) => random() < share)?.words ?? null
  const story = pick(stories)(own.alone, other.alone)
  const name = perLanguage((language) => {
    const plain = kind.name(own, percent, language)
    return manner === null ? plain : `${manner[language]} ${plain.charAt(0).toLowerCase()}${plain.slice(1)}`
  })
  const sizes = [pick(weights), ...(random() < 0.3 ? [500] : [])]
  return {
    code,
    productType: 'Product',
    vatClass: 'food',
    brand: pick(brands),
    field: 'sky',
    position: 1_000 + index,
    tags: [],
    diets: [],
    suitableFor: [],
    labels: [],
    portionGrams: 20,
    glutenFreeOats: false,
    originCountry: 'FI',
    responsibleOperator: { name: 'Konvehti Oy', address: 'Konvehtikuja 4, 00510 Helsinki' },
    bestBeforeMinDays: 60,
    alcoholPercent: null,
    related: [],
    pageOptions: {},
    allergens: Object.fromEntries(allergenKeys.map((key) => [key, 0])),
    nutrients: Object.fromEntries(mandatoryNutrients.map((key) => [key, 10])),
    images: ['/media/products/tumma-85.webp'],
    imageDetails: [],
    newsDate: '2025-05-15',
    saleFrom: null,
    saleTo: null,
    published: true,
    categories: [kind.category],
    texts: perLanguage((language) => ({
      name: name[language],
      slug: code.toLowerCase(),
      nameOfTheFood: kind.food[language],
      storyHeading: null,
      shortDescription: story[language].split('. ')[0] ?? '',
      description: `<p>${story[language]}</p>`,
      ingredients: `${kind.food[language]}, ${own.alone[language]}.`,
      storage: '15–18 °C',
      primaryIngredientOrigin: null,
      imageAlt: name[language],
      sizeGuide: null,
      additionalDetails: null,
    })),
    variations: sizes.map((weightGrams) => ({
      code: `${code}-${weightGrams}G`,
      colorHex: null,
      weightGrams,
      drainedGrams: null,
      volumeMl: null,
      pieces: 1,
      images: [],
      stockCode: `${code}-${weightGrams}G`,
      allergens: null,
      nutrients: null,
      diets: null,
      suitableFor: null,
      flavour: null,
      contents: [],
      texts: perLanguage((language) => ({
        name: `${name[language]} ${weightGrams} g`,
        size: `${weightGrams} g`,
        color: null,
        ingredients: null,
        flavourName: null,
      })),
    })),
  }
}

const perLanguage = <T>(make: (language: Language) => T): Localized<T> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Localized<T> // one per language
