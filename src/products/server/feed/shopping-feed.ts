import { type Language, withLanguage } from '#src/common/locale.ts'
import { currency, type Cents } from '#src/common/money.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { PriceLine, PriceNow } from '../../rules/price.ts'
import { type NetQuantity, unitBasis } from '../../rules/unit-price.ts'
import { productPath } from '../product-cards.ts'
import { categoryLine } from '../category-tree.ts'
import { htmlAsText } from '#src/common/html-text.ts'
import type { ProductEntry } from '../product-entry.ts'
import type { Assortment } from '../assortment.ts'
import { listSaleRows, type SaleRow } from '../sale.store.ts'
import { assess } from '../sellable.ts'
import { deliveryTo } from '../../rules/delivery-to.ts'
import type { OfferTerms } from '../structured-data.ts'
import { type FeedTexts, listFeedTexts } from './feed.store.ts'

export interface FeedDeps {
  db: Executor
  assortment: Pick<Assortment, 'entries'>
  publicUrl: string
  /** Name of the shop as portals show it. */
  title: string
  terms: OfferTerms
}

/** Limits of the format, in characters. */
const maxTitle = 150
const maxDescription = 5_000
const maxPictures = 10
const pageSize = 200

/**
 * All that can be bought, in the format of Google Merchant Center (RSS 2.0 with its own names), piece by piece: a page of
 * products at a time is in memory. One item for each variation; what is sold out stays, and says so.
 */
export async function* shoppingFeed(deps: FeedDeps, language: Language, now: Date): AsyncGenerator<string> {
  const { publicUrl, title } = deps
  const home = `${publicUrl}${language === 'fi' ? '/' : `/${language}/`}`
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
${element('title', title)}${element('link', home)}${element('description', title)}`
  const entries = [...deps.assortment.entries()].filter(({ anyBuyable }) => anyBuyable).toSorted((a, b) => a.id - b.id)
  for (let from = 0; from < entries.length; from += pageSize) {
    const page = entries.slice(from, from + pageSize)
    const ids = page.map(({ id }) => id)
    const sales = Map.groupBy(await listSaleRows(deps.db, ids), (row) => row.productId)
    const texts = await listFeedTexts(deps.db, ids, language)
    yield page
      .map((entry) => items(deps, entry, sales.get(entry.id) ?? [], texts.get(entry.id), language, now))
      .join('')
  }
  yield '</channel>\n</rss>\n'
}

function items(
  deps: FeedDeps,
  entry: ProductEntry,
  sales: readonly SaleRow[],
  texts: FeedTexts | undefined,
  language: Language,
  now: Date,
): string {
  const path = productPath(entry, language)
  if (path === null || texts === undefined) return ''
  const published = sales.filter((row) => row.published)
  return published
    .map((row) => {
      const { price, isBuyable, inStock } = assess(row, now)
      if (!isBuyable || price === null) return ''
      const own = texts.variations.find(({ code }) => code === row.code)
      const images = [...new Set([...row.images, ...texts.images])].map((image) => deps.publicUrl + image)
      const [image, ...more] = images
      const fields: (readonly [string, string | null])[] = [
        ['id', row.code],
        ['item_group_id', published.length > 1 ? entry.code : null],
        ['title', cut(titleOf(entry.texts[language].name, own), maxTitle)],
        ['description', cut(htmlAsText(texts.description) || entry.texts[language].name, maxDescription)],
        ['link', `${deps.publicUrl}${withLanguage(path, language)}?code=${encodeURIComponent(row.code)}`],
        ['image_link', image ?? null],
        ...more.slice(0, maxPictures).map((url) => ['additional_image_link', url] as const),
        ['availability', inStock ? 'in_stock' : 'out_of_stock'],
        ['condition', 'new'],
        ...priceFields(price, row.prices, now),
        ['brand', row.brand],
        ['mpn', row.code],
        ['product_type', entry.mainCategory === null ? null : typeOf(entry, language)],
        ['size', own?.size ?? null],
        ['color', own?.color ?? null],
        ...quantityFields(row),
      ]
      const told = fields.map(([name, value]) => (value === null || value === '' ? '' : element(`g:${name}`, value)))
      return `<item>\n${told.join('')}${shipping(deps.terms, row, price.payableCents)}</item>\n`
    })
    .join('')
}

/** The variation's name, where it is not in the product's already. */
function titleOf(name: string, own: FeedTexts['variations'][number] | undefined): string {
  const variation = own?.name ?? own?.size ?? ''
  return variation === '' || name.includes(variation)
    ? name
    : variation.includes(name)
      ? variation
      : `${name}, ${variation}`
}

const typeOf = ({ mainCategory }: ProductEntry, language: Language): string =>
  mainCategory === null
    ? ''
    : categoryLine(mainCategory)
        .map((category) => category.text(language).name)
        .join(' > ')

/** The price to pay; if a reduction may be announced, also the price it is announced from and the period it holds. */
function priceFields(
  { lowest30DaysCents, payableCents }: PriceNow,
  history: readonly PriceLine[],
  now: Date,
): (readonly [string, string])[] {
  const price = ['price', money(lowest30DaysCents ?? payableCents)] as const
  if (lowest30DaysCents === null) return [price]
  const campaign = history
    .filter((line) => line.kind === 'campaign' && line.from <= now && (line.to === null || now < line.to))
    .reduce<PriceLine | null>((latest, line) => (latest === null || line.id > latest.id ? line : latest), null)
  const period =
    campaign === null || campaign.to === null ? [] : [`${campaign.from.toISOString()}/${campaign.to.toISOString()}`]
  return [
    price,
    ['sale_price', money(payableCents)],
    ...period.map((dates) => ['sale_price_effective_date', dates.replaceAll('.000Z', 'Z')] as const),
  ]
}

const measures = {
  l: { small: 'ml', base: 'l' },
  kg: { small: 'g', base: 'kg' },
  piece: { small: 'ct', base: 'ct' },
} as const

/** What the unit price is computed from, as the shop's own pages do. */
function quantityFields(net: NetQuantity): (readonly [string, string])[] {
  const { weightGrams } = net
  const basis = unitBasis(net)
  const unit: (readonly [string, string])[] =
    basis === null
      ? []
      : [
          ['unit_pricing_measure', `${basis.amount} ${measures[basis.unit].small}`],
          ['unit_pricing_base_measure', `1 ${measures[basis.unit].base}`],
        ]
  return [...unit, ...(weightGrams > 0 ? [['shipping_weight', `${weightGrams} g`] as const] : [])]
}

function shipping({ country, goods, tablet }: OfferTerms, row: SaleRow, cents: Cents): string {
  if (row.productType === 'GiftCard')
    return `<g:shipping>${element('g:country', country)}${element('g:price', money(0))}</g:shipping>\n`
  const delivery = deliveryTo(row.productType === 'CustomTablet' ? tablet : goods)
  if (delivery === undefined) return ''
  const { priceCents, freeFromCents } = delivery
  const isFree = freeFromCents !== null && cents >= freeFromCents
  return `<g:shipping>${element('g:country', country)}${element('g:price', money(isFree ? 0 : priceCents))}</g:shipping>\n`
}

const money = (cents: Cents): string => `${(cents / 100).toFixed(2)} ${currency}`

/** At a space where there is one near the end. */
function cut(text: string, most: number): string {
  const characters = Array.from(text)
  if (characters.length <= most) return text
  const short = characters.slice(0, most - 1).join('')
  const space = short.lastIndexOf(' ')
  return `${space > most * 0.8 ? short.slice(0, space) : short}…`
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>\n`

/** XML has no way to write most control characters and lone halves of pairs: they are left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
