import { defaultPageMetadata, type FactEntry, type ProductPageFields, type Variation } from '../../contract/product.ts'
import { sampleCards, samplePrice } from '../../contract/sample-cards.ts'

const nutrient = (key: string, value: number): FactEntry => ({ key, value, description: key, valueTranslation: null })
const allergen = (key: string, value: 0 | 1 | 2, description: string): FactEntry => ({
  key,
  value,
  description,
  valueTranslation: ['Ei sisällä', 'Sisältää', 'Saattaa sisältää pieniä määriä'][value] ?? null,
})
const quality = (key: string, description: string): FactEntry => ({
  key,
  value: 1,
  description,
  valueTranslation: description,
})

export const sampleNutrients = {
  nutrients: [
    nutrient('EnergyJoules', 2341),
    nutrient('EnergyCalories', 564),
    nutrient('Fat', 43),
    nutrient('FatSaturated', 26),
    nutrient('Carbohydrates', 32),
    nutrient('Sugar', 24),
    nutrient('Fiber', 11.5),
    nutrient('Protein', 8.9),
    nutrient('Salt', 0.8),
  ],
  ri: [
    nutrient('RiPortionGrams', 40),
    nutrient('RiEnergyJoules', 936.4),
    nutrient('RiEnergyCalories', 225.6),
    nutrient('RiFat', 17.2),
    nutrient('RiFatSaturated', 10.4),
    nutrient('RiCarbohydrates', 12.8),
    nutrient('RiSugar', 9.6),
    nutrient('RiFiber', 4.6),
    nutrient('RiProtein', 3.56),
    nutrient('RiSalt', 0.32),
  ],
  riPercent: [
    nutrient('RiShareEnergy', 11),
    nutrient('RiShareFat', 25),
    nutrient('RiShareFatSaturated', 52),
    nutrient('RiShareCarbohydrates', 5),
    nutrient('RiShareSugar', 11),
    nutrient('RiShareProtein', 7),
    nutrient('RiShareSalt', 5),
  ],
}

const picture = (slug: string, altText: string) => ({
  url: `/media/products/${slug}.webp`,
  altText,
  width: 1000,
  height: 1000,
})
const productPath = '/tuotteet/suklaalevyt/tumma-72-merisuola'

/** A variation of the sample bar; sizes and colours differ by `changes`. */
export function sampleVariation(code: string, changes: Partial<Variation> = {}): Variation {
  return {
    ...samplePrice(450, 100),
    ...sampleNutrients,
    code,
    name: 'Tumma suklaa 72\u00a0%, merisuola',
    url: `${productPath}?code=${code}`,
    color: '',
    colorHex: '',
    size: '',
    description:
      '<p>Hiutaleet ripotellaan valun pintaan käsin juuri ennen jähmettymistä, siksi ne jäävät kokonaisiksi ja maistuvat vasta, kun kaakao on jo sulanut.</p>',
    shortDescription: 'Syvä, kuivan hedelmäinen kaakao ja Läsön saaren suolahiutaleet, jotka narskuvat vasta lopuksi.',
    assets: [
      picture('tumma-72-merisuola', 'Tumma suklaalevy vihreässä kääreessä'),
      picture('tumma-72-merisuola-2', 'Levy avattuna kultafolion päällä'),
    ],
    productType: 'Product',
    contentType: ['Variation'],
    isBuyable: true,
    inStock: true,
    inStockQuantity: 240,
    pieces: 1,
    weightGrams: 100,
    weightString: '100\u00a0g',
    drainedWeightString: '',
    nutrientsPer: '100 g',
    brands: [{ value: 'Konvehti' }],
    ingredients: 'Kaakaomassa, sokeri, kaakaovoi, merisuola, emulgointiaine (soijalesitiini). Kaakaota vähintään 72 %.',
    ingredientMarks: [[59, 73]],
    allergens: [allergen('soya', 1, 'Soija'), allergen('milk', 2, 'Maito'), allergen('peanut', 0, 'Maapähkinä')],
    suitableFor: [quality('vegan', 'Vegaaninen ruokavalio')],
    diets: [quality('milkFree', 'maitoa')],
    includedItems: [],
    flavour: null,
    ...changes,
  }
}

const sized = (code: string, size: string, cents: number, changes: Partial<Variation> = {}) =>
  sampleVariation(code, {
    ...samplePrice(cents, Number.parseInt(size, 10)),
    size,
    name: `Tumma suklaa 72\u00a0%, merisuola ${size}`,
    weightString: size,
    weightGrams: Number.parseInt(size, 10),
    ...changes,
  })

export const sampleProduct: ProductPageFields = {
  code: 'KV1005',
  notice: null,
  displayName: 'Tumma suklaa 72\u00a0%, merisuola',
  shortTitle: 'Tumma suklaa 72\u00a0%',
  nameOfTheFood: 'Tumma suklaa, jossa merisuolaa',
  storyHeading: 'Suola ensin, kaakao perässä',
  template: 'standard',
  tags: { bestseller: 'Suosikki', vegan: 'Vegaaninen' },
  assets: [picture('tumma-72-merisuola', 'Tumma suklaalevy vihreässä kääreessä')],
  images: [picture('tumma-72-merisuola', 'Tumma suklaalevy vihreässä kääreessä')],
  field: 'sand',
  sizeGuide: null,
  xhtmlDescription: '',
  variations: [
    sized('KV1005-100G', '100\u00a0g', 360, samplePrice(360, 100, 450)),
    sized('KV1005-40G', '40\u00a0g', 220, { inStockQuantity: 7 }),
    sized('KV1005-200G', '200\u00a0g', 790, { inStock: false, inStockQuantity: 0 }),
  ],
  category: { code: 'suklaalevyt', name: 'Suklaalevyt', url: '/tuotteet/suklaalevyt' },
  nutritionValueHeader: '100 g',
  allergens: [],
  nutrients: [],
  ri: [],
  riPercent: [],
  labels: [
    { code: 'FAZERVEGAN', value: '1', description: 'Vegaaninen' },
    { code: 'MADEINFINLANDFLAGWITHKEY', value: '1', description: 'Valmistettu Suomessa' },
    { code: 'FAZERKAAKAONVASTUULLISUUS', value: '1', description: 'Vastuullinen kaakao' },
    { code: 'EUORGANICFARMING', value: '0', description: 'EU-luomu' },
  ],
  storage: 'Säilytä kuivassa ja viileässä, 15–18\u00a0°C.',
  countryOfOrigin: 'Suomi',
  primaryIngredientOrigin: 'Kaakao: muu kuin EU',
  responsibleOperator: { name: 'Konvehti Oy', address: 'Konvehtikuja 4, 00510 Helsinki' },
  bestBeforeMinDays: 180,
  alcoholPercent: null,
  additionalProductDetails: [
    { title: 'Kaakaon alkuperä', content: '<p>Kaakao on peräisin nimetyiltä tiloilta Madagaskarilta.</p>' },
  ],
  callToActionLink: '',
  callToActionLinkText: '',
  openCtaInNewWindow: false,
  sellingPoints: [
    { icon: 'truck', text: 'Pakataan ja lähetetään Helsingistä' },
    { icon: 'leaf', text: 'Ainesosien alkuperä kerrotaan' },
    { icon: 'gift', text: 'Tervehdys mukaan maksutta' },
  ],
  deliveries: [
    {
      countryCodes: ['FIN'],
      countries: 'Suomi',
      methodName: 'Kotiinkuljetus',
      price: 8.9,
      priceString: '8,90\u00a0€',
      earliest: '2026-11-24',
      latest: '2026-11-26',
      estimateString: 'ti 24.11.–to 26.11.',
      freeFrom: 49,
      freeFromString: '49\u00a0€',
    },
    {
      countryCodes: ['SWE', 'NOR', 'DNK', 'ISL'],
      countries: 'Ruotsi, Norja, Tanska ja Islanti',
      methodName: 'Toimitus ulkomaille',
      price: 12.9,
      priceString: '12,90\u00a0€',
      earliest: '2026-11-26',
      latest: '2026-12-02',
      estimateString: 'to 26.11.–ke 2.12.',
      freeFrom: null,
      freeFromString: '',
    },
  ],
  shippingTitle: '',
  relatedProducts: sampleCards.slice(5, 9),
  relatedItems: [],
  productPageMetadata: { ...defaultPageMetadata, defaultCards: [] },
  finnishFields: [],
}

/** A package in two colours, with two products in it. */
export const samplePackage: ProductPageFields = {
  ...sampleProduct,
  code: 'KV7020',
  displayName: 'Pieni kiitos',
  template: 'package',
  variations: ['roosa', 'sininen'].map((color) =>
    sampleVariation(`KV7020-${color.toUpperCase()}`, {
      name: 'Pieni kiitos',
      color,
      productType: 'Package',
      contentType: ['Variation', 'Package'],
      brands: 'Konvehti',
      assets: [picture(`pieni-kiitos-${color}`, `Lahjapaketti, ${color}`)],
      includedItems: [
        {
          quantity: 2,
          packageEntry: {
            code: 'KV1005',
            displayName: 'Tumma suklaa 72\u00a0%, merisuola',
            description: '<p>Levy, jossa suola narskuu viimeisenä.</p>',
            nameOfTheFood: 'Tumma suklaa, jossa merisuolaa',
            nutrientsPer: '100 g',
            weightString: '100\u00a0g',
            ingredients: 'Kaakaomassa, sokeri, soijalesitiini, merisuola.',
            ingredientMarks: [[21, 35]],
            ...sampleNutrients,
          },
        },
        {
          quantity: 1,
          packageEntry: {
            code: 'KV3005',
            displayName: 'Hedelmäkuulat',
            description: '<p>Seitsemän väriä, seitsemän marjaa.</p>',
            nameOfTheFood: 'Hedelmäkaramelleja',
            weightString: '220\u00a0g',
            ingredients: '',
            ingredientMarks: [],
            nutrientsPer: '100 g',
            nutrients: [],
            ri: [],
            riPercent: [],
          },
        },
      ],
    }),
  ),
}
