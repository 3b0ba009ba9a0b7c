import { mandatoryNutrients } from './mandatory-nutrients.ts'

/** Cards, people and goods for tests of money; nothing here needs a test runner. */

export const cards = {
  authorised: '4111111111111111',
  challenge: '4212345678910006',
  refused: '4000000000000002',
  notEnoughFunds: '4000000000009995',
  pending: '5555341244441115',
} as const

export const address = {
  firstName: 'Aino',
  lastName: 'Leppävirta',
  email: 'aino@posti.example',
  line1: 'Vaasankatu 14 B 32',
  line2: '',
  postalCode: '00500',
  city: 'Helsinki',
  countryCode: 'FIN',
  phoneNumber: '+358405123380',
}

export const consents = [
  { id: 'terms', accepted: true, version: '2026-11' },
  { id: 'personalised-goods', accepted: true, version: '2026-11' },
]

export const tablet = {
  flavour: 'TAB-DARK',
  frontText: 'Onnea, Eeva',
  backText: 'Kolmekymmentä vuotta ja\nyhä sama nauru.',
  signature: 'Mikko',
  name: 'Eeva Koski',
  address: 'Kirkkokatu 4 A 7',
  postalCode: '90100',
  city: 'Oulu',
  countryCode: 'FIN',
  phone: '+358401234567',
}

/** The provider's own test values, which need no card form. */
export const testCard = (number: string, holderName = 'Aino Virta') => ({
  type: 'scheme',
  encryptedCardNumber: `test_${number}`,
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2035',
  encryptedSecurityCode: 'test_737',
  holderName,
})

export interface Goods {
  code: string
  type?: 'Product' | 'Package' | 'CustomTablet' | 'GiftCard'
  vatClass?: 'food' | 'general' | 'giftcard'
  cents: number
  campaignCents?: number
  stock: number
  weight?: number
  contents?: [string, number][]
}

export const defaultGoods: readonly Goods[] = [
  { code: 'BAR', cents: 450, stock: 100, weight: 100 },
  { code: 'BAR-2', cents: 490, stock: 100, weight: 100 },
  { code: 'MUG', cents: 1000, stock: 50, weight: 400, vatClass: 'general' },
  { code: 'SALE', cents: 500, campaignCents: 400, stock: 50, weight: 200 },
  { code: 'SCARCE', cents: 300, stock: 3, weight: 50 },
  { code: 'LAST', cents: 300, stock: 1, weight: 50 },
  { code: 'NONE', cents: 300, stock: 0, weight: 50 },
  { code: 'BIG', cents: 5000, stock: 500, weight: 1500 },
  { code: 'TAB-DARK', type: 'CustomTablet', cents: 2490, stock: 60, weight: 300 },
  { code: 'CARD-25', type: 'GiftCard', cents: 2500, stock: 0, weight: 0, vatClass: 'giftcard' },
  { code: 'CARD-50', type: 'GiftCard', cents: 5000, stock: 0, weight: 0, vatClass: 'giftcard' },
  {
    code: 'PACK',
    type: 'Package',
    cents: 900,
    stock: 0,
    weight: 150,
    contents: [
      ['SCARCE', 2],
      ['BAR', 1],
    ],
  },
]

/** All that must be stated of a food before it is sold. */
const nutrients = JSON.stringify(Object.fromEntries(mandatoryNutrients.map((name) => [name, 1])))

/** A small catalogue: prices and shelves as each test needs them. */
export async function addGoods(
  database: { run(text: string): Promise<void> },
  goods: readonly Goods[] = defaultGoods,
): Promise<void> {
  const now = `'2026-01-01T00:00:00Z'`
  const texts = (id: string, name: string) =>
    ['fi', 'sv', 'en']
      .map(
        (language) =>
          `insert into product_text (product_id, language, name, slug, name_of_the_food, ingredients, storage) select id, '${language}', '${name}', '${id.toLowerCase()}', 'x', 'x', 'x' from product where code = 'P-${id}';`,
      )
      .join('\n')
  const statements = goods.map((item) => {
    const { code, type = 'Product', vatClass = 'food', cents, campaignCents, stock, weight = 100, contents } = item
    const isShelved = !contents && type !== 'GiftCard'
    return `
      ${!isShelved ? '' : `insert into stock (code, on_hand, updated_at) values ('${code}', ${stock}, ${now});`}
      insert into product (code, product_type, brand, vat_class, field, news_date, published, updated_at, allergens, nutrients, best_before_min_days, responsible_operator)
        values ('P-${code}', '${type}', 'Konvehti', '${vatClass}', 'sand', '2026-01-01', true, ${now}, '{}', '${nutrients}', 30, '{"name": "x", "address": "x"}');
      ${texts(code, `Tuote ${code}`)}
      insert into variation (code, product_id, position, weight_grams, images, stock_code)
        select '${code}', id, 0, ${weight}, '{/media/products/${code.toLowerCase()}.webp}', ${isShelved ? `'${code}'` : 'null'}
        from product where code = 'P-${code}';
      insert into price (variation_code, kind, cents, valid_from, created_at, created_by) values ('${code}', 'normal', ${cents}, ${now}, ${now}, 'test');
      ${campaignCents ? `insert into price (variation_code, kind, cents, valid_from, valid_to, created_at, created_by) values ('${code}', 'campaign', ${campaignCents}, '2026-11-15T00:00:00Z', '2026-12-15T00:00:00Z', ${now}, 'test');` : ''}
      ${(contents ?? []).map(([item, quantity], position) => `insert into package_item (package_code, item_code, position, quantity) values ('${code}', '${item}', ${position}, ${quantity});`).join('\n')}`
  })
  await database.run(statements.join('\n'))
}
