import { pino } from 'pino'
import { Value } from 'typebox/value'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { operatorNamed, tester } from '../../../tests/support/actors.ts'
import { createCatalogueSource, homeDelivery as delivery } from '../../../tests/support/catalogue-source.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import type { Language } from '#src/common/locale.ts'
import type { PageContent, PageSource } from '#src/shell/contract/page-source.ts'
import { publishedView } from '#src/shell/contract/view-context.ts'
import { ProductPageFields } from '../contract/product.ts'
import en from '../texts/en.json' with { type: 'json' }
import fi from '../texts/fi.json' with { type: 'json' }
import sv from '../texts/sv.json' with { type: 'json' }
import { presentDeliveries } from './delivery.presenter.ts'
import { presentCard } from './product-cards.ts'
import type { ProductEntry } from './product-entry.ts'
import { findReaching } from './reaching.ts'
import { createCatalogueOperations } from './product-operations.ts'
import { findVariationsForSale } from './products.service.ts'
import { createProductLists, type ProductLists } from '#src/listing/server/product-lists.ts'

let test: TestDatabase
let lists: ProductLists
let source: PageSource
let operations: ReturnType<typeof createCatalogueOperations>
// A Saturday
const clock = createTestClock('2026-11-21T10:00:00Z')
const tables: Record<Language, Record<string, string>> = { fi, sv, en }
const text = (language: Language, key: string): string => tables[language][`/${key.replace(/^\//, '')}`] ?? key
const abroad = {
  ...delivery,
  countryCodes: ['SWE', 'ISL'],
  nameKey: 'delivery/abroad',
  priceCents: 1290,
  freeFromCents: null,
}
const tablet = { ...delivery, countryCodes: ['FIN', 'SWE'], freeFromCents: null, minDays: 5, maxDays: 5 }

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  lists = createProductLists({ db: test.db, clock, log: pino({ level: 'silent' }) })
  await lists.start()
  source = createCatalogueSource({
    db: test.db,
    lists,
    text,
    clock,
    offerTerms: { country: 'FI', goods: [delivery, abroad], tablet: [tablet], returnDays: 14 },
  })
  operations = createCatalogueOperations({ db: test.db, clock })
})
afterEach(async () => {
  await operations.setNotice('KV1005', null, tester)
  await operations.setPageOptions('KV1005', {}, tester)
})
afterAll(async () => {
  await lists.stop()
  await test.drop()
})

async function open(
  code: string,
  language: Language = 'fi',
): Promise<{ page: PageContent; fields: ProductPageFields }> {
  const entry = lists.get(code)
  const page = await source.model({ source: 'products', id: entry?.id ?? 0 }, publishedView(language))
  if (page === null) throw new Error(`${code} has no page`)
  expect([...Value.Errors(ProductPageFields, page.fields)].slice(0, 3)).toEqual([])
  return { page, fields: page.fields as ProductPageFields } // checked above
}
/** As processes do that hear of a change. */
const refreshed = async () => {
  lists.invalidate('all')
  await expect.poll(() => lists.get('KV1005')).not.toBeNull()
}

describe('a notice', () => {
  const texts = { fi: 'Erä L2407: pakkauksessa voi olla maitoa.', sv: 'Parti L2407: kan innehålla mjölk.', en: '' }

  it('stands on the page in its language, in Finnish where it has none, and is marked as Finnish', async () => {
    expect((await open('KV1005')).fields.notice).toBeNull()
    expect((await operations.setNotice('KV1005', { type: 'recall', texts }, tester)).ok).toBe(true)
    expect((await open('KV1005')).fields.notice).toEqual({ type: 'recall', text: texts.fi })
    const swedish = await open('KV1005', 'sv')
    expect(swedish.fields.notice).toEqual({ type: 'recall', text: texts.sv })
    expect(swedish.fields.finnishFields).not.toContain('notice')
    const english = await open('KV1005', 'en')
    expect(english?.fields.notice).toEqual({ type: 'recall', text: texts.fi })
    expect(english?.fields.finnishFields).toContain('notice')
  })

  it('is told to carts, and marked on cards only when it is a recall', async () => {
    const card = async () => {
      await refreshed()
      const entry = lists.get('KV1005')
      return entry && presentCard(entry, 'fi', text).isRecalled
    }
    await operations.setNotice('KV1005', { type: 'warning', texts }, tester)
    await expect.poll(card).toBeUndefined()
    const [line] = (await findVariationsForSale(test.db, ['KV1005-100G'], 'sv', clock.now())).values()
    expect(line?.notice).toEqual({ type: 'warning', text: texts.sv })
    await operations.setNotice('KV1005', { type: 'recall', texts }, tester)
    await expect.poll(card).toBe(true)
  })

  it('says who wrote it, needs its Finnish text and a product, and purges the page', async () => {
    await operations.setNotice('KV1005', { type: 'recall', texts }, operatorNamed('aino'))
    expect(await operations.notices(tester)).toMatchObject([
      { code: 'KV1005', notice: { type: 'recall', by: 'aino', since: clock.now().toISOString() } },
    ])
    expect(await operations.setNotice('KV0000', { type: 'recall', texts }, tester)).toMatchObject({ ok: false })
    for (const bad of [
      { ...texts, fi: ' ' },
      { ...texts, sv: 'x'.repeat(1_001) },
    ]) {
      const refused = await operations.setNotice('KV1005', { type: 'recall', texts: bad }, tester)
      expect(refused).toMatchObject({ ok: false, error: { kind: 'fields' } })
    }
    const [event] = await test.sql<{ tags: string[] }>`select tags from cache_event order by id desc limit 1`
    expect(event?.tags).toContain('product:KV1005')
  })
})

describe('the switches of a page', () => {
  it('have their defaults, and each can be set alone', async () => {
    const { fields } = await open('KV1005')
    expect(fields.productPageMetadata).toEqual({
      backgroundImageUrl: '',
      useImageCarousel: true,
      inverseProductHeaderFontColor: false,
      hideProductSubtitle: false,
      productDescriptionLocation: 'content',
      hideAllergens: false,
      hideSuitables: false,
      hideDiets: false,
      noProductDetailsAccordion: false,
      hideProductDetailsTitle: false,
      hideRelatedProducts: false,
      hideRelatedItems: false,
      defaultCards: [],
    })
    await operations.setPageOptions('KV1005', { hideDiets: true, productDescriptionLocation: 'header' }, tester)
    expect((await open('KV1005')).fields.productPageMetadata).toMatchObject({
      hideDiets: true,
      productDescriptionLocation: 'header',
      hideAllergens: false,
    })
  })

  it('name the call to action and the shipping panel in the page’s language', async () => {
    await operations.setPageOptions(
      'KV1005',
      {
        callToActionLink: 'https://konvehti.example/kerho',
        callToActionLinkText: { fi: 'Liity kerhoon', sv: 'Gå med' },
        openCtaInNewWindow: true,
        shippingTitle: { fi: 'Kesätoimitus' },
      },
      tester,
    )
    const { fields } = await open('KV1005', 'sv')
    expect(fields).toMatchObject({
      callToActionLink: 'https://konvehti.example/kerho',
      callToActionLinkText: 'Gå med',
      openCtaInNewWindow: true,
      shippingTitle: 'Kesätoimitus',
    })
    expect(fields.productPageMetadata).not.toHaveProperty('callToActionLink')
  })

  it('show default cards while the product names no related ones', async () => {
    await operations.setPageOptions('KV1005', { defaultCards: ['KV3005', 'KV0000', 'KV1010'] }, tester)
    const named = (await open('KV1005')).fields
    expect(named.productPageMetadata.defaultCards.map(({ code }) => code)).toEqual(['KV3005', 'KV1010'])
    expect(named.relatedProducts.map(({ code }) => code)).not.toContain('KV3005')
    await test.sql`update product set related = '{}' where code = 'KV1005'`
    const { page, fields } = await open('KV1005')
    expect(fields.relatedProducts.slice(0, 2).map(({ code }) => code)).toEqual(['KV3005', 'KV1010'])
    expect(page.tags).toContain('product:KV3005')
  })

  it.each([
    ['an address that runs', { callToActionLink: 'javascript:alert(1)' }, 'callToActionLink'],
    ['an address without its own scheme', { callToActionLink: '//elsewhere.example' }, 'callToActionLink'],
    [
      'a picture that is none of ours',
      { backgroundImageUrl: 'https://elsewhere.example/x.webp' },
      'backgroundImageUrl',
    ],
    ['a switch of another kind', { hideDiets: 'yes' }, 'hideDiets'],
    ['a switch nobody knows', { hidden: true }, 'hidden'],
  ])('%s is refused by name, and left out where it was stored behind our back', async (_, options, name) => {
    expect(await operations.setPageOptions('KV1005', options, tester)).toMatchObject({
      ok: false,
      error: { kind: 'fields', fields: { [name]: ['forms/validation/invalid'] } },
    })
    const stored = JSON.stringify({ ...options, callToActionLinkText: { fi: 'Paina' }, hideSuitables: true })
    await test.sql`update product set page_options = ${stored}::jsonb where code = 'KV1005'`
    const { fields } = await open('KV1005')
    expect(fields.callToActionLink).toBe('')
    expect(fields.productPageMetadata).toMatchObject({ backgroundImageUrl: '', hideDiets: false, hideSuitables: true })
  })
})

describe('what reaches free delivery', () => {
  const cents = (entries: readonly ProductEntry[]) => entries.map(({ payableCents }) => payableCents ?? 0)

  it('is in stock, bought by one press and not in the cart', () => {
    const { isTogether, products } = findReaching(lists, 367, new Set())
    expect(isTogether).toBe(false)
    expect(products).toHaveLength(3)
    for (const { card, needsChoice, productType } of products)
      expect([card?.isBuyable, card?.inStock, needsChoice, productType]).toEqual([true, true, false, 'Product'])
    expect(Math.min(...cents(products))).toBeGreaterThanOrEqual(367)
    const [first] = products
    const others = findReaching(lists, 367, new Set(first?.variationCodes)).products
    expect(others).toHaveLength(3)
    expect(others).not.toContain(first)
  })

  it('is enough in any cart that is not empty', () => {
    for (const missing of [1, 500, 1_999, 3_300, 4_710]) {
      const { isTogether, products } = findReaching(lists, missing, new Set())
      expect(products).toHaveLength(3)
      const sum = cents(products).reduce((total, one) => total + one, 0)
      expect(isTogether ? sum : Math.min(...cents(products))).toBeGreaterThanOrEqual(missing)
    }
  })
})

describe('what else a page says', () => {
  it('what its delivery costs, when it arrives, and from which sum it travels free, by country', async () => {
    const [home, abroad] = (await open('KV1005')).fields.deliveries
    expect(home).toMatchObject({
      countryCodes: ['FIN'],
      price: 6.9,
      priceString: '6,90\u00a0€',
      earliest: '2026-11-24',
      latest: '2026-11-26',
      freeFrom: 49,
      freeFromString: '49\u00a0€',
      estimateString: 'ti\u00a024.11.–to\u00a026.11.',
    })
    expect(abroad).toMatchObject({ countryCodes: ['SWE', 'ISL'], priceString: '12,90\u00a0€', freeFrom: null })
    const [english] = (await open('KV1005', 'en')).fields.deliveries
    expect(english?.estimateString).toBe('Tue\u00a024\u00a0Nov–Thu\u00a026\u00a0Nov')
    expect(english?.freeFromString).toBe('€49')
    const engraved = [...lists.entries()].find(({ productType }) => productType === 'CustomTablet')
    const [letter, ...others] = (await open(engraved?.code ?? '')).fields.deliveries
    expect(others).toEqual([])
    expect(letter).toMatchObject({
      countryCodes: ['FIN', 'SWE'],
      earliest: '2026-11-27',
      latest: '2026-11-27',
      freeFrom: null,
      freeFromString: '',
    })
  })

  it('countries of which the same is told stand together, however it is brought there', async () => {
    const way = { nameKey: 'delivery/abroad', priceCents: 1290, freeFromCents: null, minDays: 4, maxDays: 8 }
    const ways = ['SWE', 'DNK', 'NOR'].map((countryCode) => ({ ...way, countryCodes: [countryCode] }))
    const words = {
      now: new Date('2026-11-20T10:00:00Z'),
      language: 'fi',
      text: (_: unknown, key: string) => key,
    } as const
    const told = (all: typeof ways) => presentDeliveries(all, words).map(({ countryCodes }) => countryCodes)
    expect(told(ways)).toEqual([['SWE', 'NOR', 'DNK']])
    expect(told(ways.with(1, { ...way, priceCents: 990, countryCodes: ['DNK'] }))).toEqual([['SWE', 'NOR'], ['DNK']])
  })

  it('the packages that hold a product, and what a package holds, none twice', async () => {
    const rows = await test.sql<{ holder: string; item: string }>`
      select distinct hp.code as holder, ip.code as item from package_item
        join variation h on h.code = package_code join product hp on hp.id = h.product_id
        join variation i on i.code = item_code join product ip on ip.id = i.product_id where ip.code = 'KV1005'`
    const holders = rows.map(({ holder }) => holder)
    const { fields, page } = await open('KV1005')
    const shown = fields.relatedItems.map(({ code }) => code)
    expect(shown.length).toBeGreaterThan(0)
    expect(holders).toEqual(expect.arrayContaining(shown))
    const related = new Set(fields.relatedProducts.map(({ code }) => code))
    expect(shown.filter((code) => related.has(code))).toEqual([])
    expect(page.tags).toEqual(expect.arrayContaining(shown.map((code) => `product:${code}`)))
    const box = await open(holders[0] ?? '')
    expect([...box.fields.relatedItems, ...box.fields.relatedProducts].map(({ code }) => code)).toContain('KV1005')
  })

  it('the legal names of what a package holds, in Finnish where a language has none, and marked as Finnish', async () => {
    await test.sql`update product_text set name_of_the_food = null
      where language = 'en' and product_id = (select id from product where code = 'KV1005')`
    const held = async (language: Language) => {
      const [variation] = (await open('KV7035', language)).fields.variations
      const entry = variation?.includedItems.find(
        ({ packageEntry }) => packageEntry.code === 'KV1005-100G',
      )?.packageEntry
      return [entry?.nameOfTheFood, entry?.nameOfTheFoodLanguage]
    }
    const [finnish, language] = await held('fi')
    expect([finnish === '', language]).toEqual([false, undefined])
    expect((await held('sv'))[1]).toBeUndefined()
    expect(await held('en')).toEqual([finnish, 'fi'])
  })

  it('of each picture what it shows, and the point that stays in sight where it is cropped', async () => {
    await test.sql`update product set image_details = ${JSON.stringify([
      {},
      { altTexts: { fi: 'Avattu', sv: 'Öppnad', en: 'Opened' }, focus: { x: 40, y: 60 } },
    ])}::jsonb where code = 'KV1015'`
    const { images, displayName, variations } = (await open('KV1015', 'sv')).fields
    expect(images[0]?.altText).toMatch(/chokladkaka|choklad/)
    expect(images[0]?.focus).toBeUndefined()
    expect(images[1]).toMatchObject({ altText: 'Öppnad', focus: { x: 40, y: 60 } })
    expect(images[2]?.altText).toBe(displayName.replaceAll('\u00ad', ''))
    for (const { assets } of variations) expect(assets[1]).toEqual(images[1])
  })

  it('the heading of its story in the page’s language, in Finnish where there is none, and in long words soft hyphens', async () => {
    const heading = async (language: Language) => (await open('KV1015', language)).fields
    expect((await heading('sv')).storyHeading).not.toBe((await heading('fi')).storyHeading)
    await test.sql`update product_text set story_heading = case when language = 'fi' then 'Maitosuklaasta alkaa ilta' end
      where product_id = (select id from product where code = 'KV1015')`
    for (const language of ['fi', 'sv'] as const) {
      const { storyHeading, finnishFields } = await heading(language)
      expect(storyHeading).toBe('Maito\u00adsuklaasta alkaa ilta')
      expect(finnishFields.includes('storyHeading')).toBe(language === 'sv')
    }
  })

  it('texts without anything that runs, whoever wrote them', async () => {
    const evil = '<p onclick="x()">Koko <script>alert(1)</script><img src=x onerror=alert(1)><b>iso</b></p>'
    await test.sql`update product_text set size_guide = ${evil}, ingredients = ${evil}, description = ${evil},
      short_description = ${evil}, additional_details = ${JSON.stringify([{ title: 'x', content: evil }])}::jsonb
      where language = 'fi' and product_id = (select id from product where code = 'KV1010')`
    const { fields } = await open('KV1010')
    const [variation] = fields.variations
    for (const shown of [
      fields.sizeGuide,
      fields.xhtmlDescription,
      fields.additionalProductDetails[0]?.content,
      variation?.description,
      variation?.shortDescription,
    ]) {
      expect(shown).toBe('<p>Koko <b>iso</b></p>')
    }
    expect(variation?.ingredients).not.toMatch(/[<>]/)
  })

  it('noindex when nothing can be bought, however much is sold out', async () => {
    await test.sql`update stock set on_hand = allocated where code like 'KV1005%'`
    expect((await open('KV1005')).page.metadata.robots).toBe('')
    await test.sql`update product set sale_to = ${new Date(clock.now().getTime() - 1_000)} where code = 'KV1020'`
    expect((await open('KV1020')).page.metadata.robots).toBe('noindex, nofollow')
  })
})
