import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import {
  allergenKeys,
  dietKeys,
  dietFilterKeys,
  labelCodes,
  productTypes,
  suitableForKeys,
  tagKeys,
} from '../../src/products/contract/codes.ts'
import { facetGroupNames } from '../../src/products/contract/facets.ts'
import { redirectReasons } from '../../src/content/contract/redirects.ts'
import { noticeTypes } from '../../src/products/contract/notice.ts'
import { sortDirections, sortKeys } from '../../src/listing/contract/sorts.ts'
import { nutrients } from '../../src/products/rules/nutrients.ts'
import { countries } from '../../src/common/countries.ts'
import { languages } from '../../src/common/locale.ts'
import { serviceNames } from '../../src/locations/contract/services.ts'
import { holidayNames } from '../../src/locations/rules/public-holidays.ts'
import { shownStatuses } from '../../src/orders/rules/shown-status.ts'
import { refusalReasonKeys } from '../../src/payments/contract/payments.ts'
import { pictureRefusalReasons } from '../../src/platform/images/picture-refusal.ts'
import { textFaultReasons } from '../../src/platform/texts/text-fault.ts'
import { portionUnits, units } from '../../src/recipes/contract/units.ts'
import { leftOutKinds } from '../../src/shell/contract/switched-language.ts'
import { methodOptions } from '../../src/fulfilment/server/order-list.sql.ts'
import { entryKinds } from '../../src/gift-cards/rules/ledger.ts'
import { textsOf, textsOfReport } from '../../src/office/server/describe.ts'
import { orderStatuses } from '../../src/orders/rules/order-states.ts'
import { shownParcelStatuses } from '../../src/orders/rules/shown-status.ts'
import { taskKinds } from '../../src/orders/contract/order-mail.ts'
import { adminRefusalReasons } from '../../src/orders/server/order-admin-act.ts'
import { stockMovement } from '../../src/products/server/stock/stock.tables.ts'
import { auditCommands } from '../../src/platform/audit/audit-commands.ts'
import { faultReasons } from '../../src/transfer/server/fault-reason.ts'
import { categoryColumns } from '../../src/transfer/server/category-form.service.ts'
import { formColumns } from '../../src/transfer/server/form-columns.ts'
import { locationColumns } from '../../src/transfer/server/location-form.service.ts'
import { listReports, listResources } from '../support/resources.ts'
import { customerGroups, outcomes } from '../../src/promotions/rules/promotion.ts'
import { settingGroups } from '../../src/app/setting-groups.ts'
import { reportReasons, reviewSorts } from '../../src/reviews/contract/reviews.ts'

/*
 * Texts are asked for by key. Here every key in the code is held against the files: whatever the code asks for is there, and
 * whatever is there is asked for. Keys that are put together from words stand in a table with their words.
 */

const root = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8')
const texts = new Set(
  globSync('src/*/texts/fi.json', { cwd: root }).flatMap((file) => Object.keys(JSON.parse(read(file)) as object)),
)
const domains = new Set([...texts].map((key) => key.split('/')[1]))
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.|\/testing\//.test(file))

const kebab = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()
const lower = (name: string): string => name.toLowerCase()
const authViews = [
  'login',
  'code',
  'change',
  'sign-up',
  'forgotten',
  'reset',
  'reset-over',
  'confirm',
  'confirm-over',
  'welcome',
  'logout',
  'signed-out',
  'not-signed-in',
]
/** Words of the back office, from its definitions. */
const officeKeys = [...listResources().flatMap(textsOf), ...listReports().flatMap(textsOfReport)]
  .filter((key) => key.startsWith('office/'))
  .map((key) => key.slice('office/'.length))
const ofOffice = (part: RegExp): string[] => officeKeys.filter((key) => part.test(key))
/** Words of the form of a product. */
const askKey = (_language: string, key: string): string => key
const basesOf = (columns: readonly { base: string }[]): string[] => [...new Set(columns.map(({ base }) => base))]
const formKeys = formColumns(askKey, 'fi')
  .flatMap(({ label, options }) => [label, ...options.map((option) => option.label)])
  .flatMap((key) => /^office\/product-form\/(.+)/.exec(key)?.[1] ?? [])
const fillings = {
  '/office/{}/name': ofOffice(/^[^/]+\/name$/),
  '/office/{}/field/{}': ofOffice(/^[^/]+\/field\//),
  '/office/{}/view/{}': ofOffice(/^[^/]+\/view\//),
  '/office/{}/action/{}': ofOffice(/^[^/]+\/action\//),
  '/office/{}/{}/{}': ofOffice(/^[^/]+\/(?!field|view|action)[^/]+\//),
  '/office/orders/{}/{}': officeKeys
    .filter((key) => key.startsWith('orders/'))
    .map((key) => key.slice('orders/'.length)),
  '/office/report-{}/note': listReports().map(({ name }) => `report-${name}/note`),
  '/office/stock/status/{}': ['short', 'out', 'low'],
  '/office/settings/group/{}': settingGroups.map(({ name }) => name),
  '/office/settings/about/{}': settingGroups.map(({ name }) => name),
  '/office/settings/field/{}': [
    ...new Set(
      settingGroups.flatMap(({ schema, adding }) =>
        Object.keys({ ...schema.properties, ...adding?.schema.properties }),
      ),
    ),
  ],
  '/office/settings/option/{}': ['food', 'general', 'giftcard'],
  '/office/withdrawals/status/{}': ['received', 'accepted', 'refused'],
  '/office/refused/{}': adminRefusalReasons.filter((reason) => reason !== 'no-order'),
  '/office/ui-text/{}': textFaultReasons,
  '/media-library/refused/{}': pictureRefusalReasons,
  '/office/task/{}': taskKinds,
  '/office/audit/{}': auditCommands,
  '/office/audit/subjectKind/{}': auditCommands.map((command) => command.split('.')[0] ?? ''),
  '/office/orders/status/{}': orderStatuses,
  '/office/gift-cards/entry/{}': entryKinds,
  '/office/language/{}': languages,
  '/office/products/price/{}': ['normal', 'campaign'],
  '/office/products/notice/{}': noticeTypes,
  '/office/imports/reason/{}': faultReasons,
  '/office/imports/report/{}': [
    'line',
    'column',
    'fault',
    'detail',
    'goes-in',
    'yes',
    'no',
    'code',
    'before',
    'after',
    'begins',
  ],
  '/office/engraving/{}': [
    'name',
    'field/orderNumber',
    'field/product',
    'field/quantity',
    'field/deliverBy',
    'field/words',
    'sheet/front',
    'sheet/back',
    'sheet/line',
    'sheet/code',
  ],
  '/office/orders/parcels/{}': shownParcelStatuses,
  '/office/task-detail/{}': [
    'stock-short',
    'stock-split',
    'refunded-pieces',
    'unprintable-name',
    'authorisation-ends',
    'capture-unanswered',
    'refund-unanswered',
  ],
  '/office/timeline/reversed/{}': ['cancelled', 'other-way', 'paid-already'],
  '/office/merchandising/refused/{}': [
    'category',
    'code',
    'field',
    'from',
    'link',
    'phrase',
    'picture',
    'place',
    'same-time',
    'text',
    'to',
  ],
  '/office/product-form/column/{}': formKeys.flatMap((key) => /^column\/(.+)/.exec(key)?.[1] ?? []),
  '/office/product-form/{}/{}': formKeys.filter((key) => !key.startsWith('column/')),
  '/office/category-form/column/{}': basesOf(categoryColumns(askKey, 'fi')),
  '/office/location-form/column/{}': basesOf(locationColumns(askKey, 'fi')),
  '/office/location-form/holidays/{}': ['sunday', 'closed'],
  '/office/products/type/{}': productTypes,
  '/office/phrase-redirects/refused/{}': ['phrase', 'from', 'until', 'to', 'to-search'],
  '/office/synonyms/refused/{}': ['language', 'term', 'synonym', 'same', 'kind'],
  '/office/stock/reason/{}': stockMovement.reason.enumValues,
  '/office/gift-cards/refused/{}': ['not-issued', 'blocked-already', 'not-blocked', 'not-later', 'no-address'],
  '/office/promotions/gives/{}': ['lines', 'order', 'tier', 'buy-get', 'buy-get-free', 'gift', 'shipping'],
  '/office/promotions/words/{}': [
    'from',
    'until',
    'min-total',
    'codes',
    'categories',
    'brands',
    'countries',
    'groups',
    'first-order',
    'exclusive',
    'no-code',
    'code',
    'single-use',
    'limit-total',
    'limit-customer',
    'limit-budget',
  ],
  '/office/promotions/group/{}': customerGroups,
  '/office/promotions/outcome/{}': [...outcomes, 'applied-by-code', 'needs-single-use'],
  '/office/promotions/refused/{}': [
    'code-short',
    'code-twice',
    'code-taken',
    'ends-before',
    'tier-twice',
    'no-product',
    'no-category',
    'has-codes',
    'below-used',
  ],
  '/delivery/{}': methodOptions.map(({ value }) => value),
  '/shell/language/left-out-{}': leftOutKinds.map((kind) => `left-out-${kind}`),
  '/locations/service/{}': serviceNames,
  '/locations/holiday/{}': holidayNames,
  '/identity/{}/title-before': [...authViews, 'sent', 'reset-sent'].map((view) => `${view}/title-before`),
  '/identity/{}/title-after': [...authViews, 'sent', 'reset-sent'].map((view) => `${view}/title-after`),
  '/identity/{}/lead': authViews.map((view) => `${view}/lead`),
  '/cart/merged/waiting-{}': ['waiting-own', 'waiting-guest'],
  '/orders/{}': [
    'cancelled',
    'cancelled-text',
    'cancelled-reversed',
    'pending',
    'pending-text',
    'unpaid',
    'unpaid-text',
  ],
  '/orders/fact/{}': ['date', 'name', 'phone', 'email'],
  '/orders/mail/{}': ['support', 'terms', 'privacy'],
  '/orders/status/{}': shownStatuses.map(kebab),
  '/orders/timeline/{}': [
    'order-placed',
    'order-cancelled',
    'order-on-hold',
    'payment-authorised',
    'payment-reversed',
    'order-released',
    'tablet-engraved',
    'tablet-packed',
    'address-changed',
    'withdrawal-received',
    'withdrawal-accepted',
    'withdrawal-refused',
    'gift-card-sent',
    'payment-captured',
    'refund-issued',
    'refund-left-out',
    'pieces-left-out',
    'parcel-packed',
    'parcel-shipped',
    'parcel-ready',
    'parcel-collected',
    'parcel-delivered',
    'parcel-returned',
  ],
  '/content/redirect/{}': redirectReasons,
  '/content/redirect-csv/{}': ['header', 'fields', 'quotes', 'too-many'],
  '/countries/{}': countries.map(({ countryCode }) => lower(countryCode)),
  '/payment/{}': refusalReasonKeys,
  '/checkout/field/{}': [
    'firstName',
    'lastName',
    'email',
    'line1',
    'line2',
    'postalCode',
    'city',
    'companyName',
    'businessId',
  ],
  '/checkout/step/{}{}': ['details', 'delivery', 'payment'].flatMap((id) => [id, `${id}-question`]),
  '/checkout/step/change-{}': ['details', 'delivery', 'payment'].map((id) => `change-${id}`),
  '/checkout/payment/{}': ['ordering', 'paying', 'confirming', 'leaving'],
  '/catalogue/stock/{}': ['in', 'low', 'out'],
  '/catalogue/product/{}': ['version', 'flavour'],
  '/catalogue/panel/{}': ['info', 'diets', 'shipping'],
  '/catalogue/notice/{}': [...noticeTypes],
  '/catalogue/related/{}': ['in-packages', 'contents'],
  '/catalogue/gallery/{}': ['magnify', 'whole'],
  '/catalogue/badge/{}': labelCodes.map(lower),
  '/catalogue/labels/{}': labelCodes.map(lower),
  '/catalogue/sort/{}': sortKeys.flatMap((by) => sortDirections.map((direction) => `${by}-${direction}`)),
  '/catalogue/facets/{}': facetGroupNames.map(kebab),
  '/catalogue/{}/{}': [
    ...suitableForKeys.map((key) => `suitable-for/${kebab(key)}`),
    ...tagKeys.map((key) => `tags/${kebab(key)}`),
    ...dietKeys.map((key) => `diets/${kebab(key)}`),
    ...dietFilterKeys.map((key) => `free-from/${kebab(key)}`),
    ...['below', 'between', 'from'].map((kind) => `price-band/${kind}`),
    ...['glutenFree', 'milkFree', 'noAddedSugar'].map((key) => `free-from-diets/${kebab(key)}`),
  ],
  '/catalogue/allergens/{}': allergenKeys.map(kebab),
  '/catalogue/allergen-value/{}': ['yes', 'no', 'maybe'],
  '/catalogue/nutrients/{}': nutrients.map(({ name }) => lower(name)),
  '/recipes/portion/{}': Object.keys(portionUnits),
  '/recipes/in-one/{}': Object.keys(portionUnits),
  '/recipes/unit/{}': Object.keys(units).filter((unit) => unit !== ''),
  '/recipes/fact/{}': ['preparation', 'cooking', 'waiting', 'makes'],
  '/recipes/allergens/{}': ['contains', 'may-contain', 'free-from'],
  '/recipes/facets/time-{}': ['time-short', 'time-medium', 'time-long'],
  '/reviews/form/star-{}': ['star-1', 'star-2', 'star-3', 'star-4', 'star-5'],
  '/reviews/language/{}': languages,
  '/reviews/sort/{}': reviewSorts,
  '/reviews/report-reason/{}': reportReasons,
  '/cart/{}/edit': ['tablet/edit', 'gift-card/edit'],
  '/cart/{}/edit-named': ['tablet/edit-named', 'gift-card/edit-named'],
  '/gift-card/balance/{}': ['held', 'used', 'returned'],
  '/news/form/missing-{}': ['missing-name', 'missing-email', 'missing-privacy'],
  '/news/release/{}': ['missing', 'not-found', 'failed'],
  '/news/release/{}-text': ['missing-text', 'not-found-text', 'failed-text'],
  '/news/release/only-in-{}': languages.map((language) => `only-in-${language}`),
  '/wishlist/{}': ['add', 'remove', 'full', 'gone'],
  '/wishlist/{}-named': ['add-named', 'remove-named'],
  '/gift-card-shop/who/{}': ['other', 'self'],
  '/gift-card-shop/who/{}-note': ['other-note', 'self-note'],
  '/gift-card-shop/when/{}': ['now', 'day'],
  '/gift-card-shop/when/{}-note': ['now-note', 'day-note'],
  '/gift-card-shop/point/{}': ['valid', 'withdraw', 'codes'],
  '/gift-card-shop/fold/use-{}': ['use-1', 'use-2', 'use-3'],
  '/gift-card-shop/fold/{}': ['validity', 'returns', 'several'],
  '/gift-card-shop/fold/{}-text': ['validity-text', 'returns-text', 'several-text'],
  '/custom-tablet/step/{}': ['design', 'recipients', 'done'],
  '/custom-tablet/side/{}': ['front', 'back'],
  '/custom-tablet/{}/heading': ['design', 'recipients', 'done'].map((mode) => `${mode}/heading`),
  '/custom-tablet/{}/lead': ['design', 'recipients'].map((mode) => `${mode}/lead`),
  '/custom-tablet/{}': ['continue-not-yet', 'continue-front-fault'],
  '/custom-tablet/field/{}': ['frontText', 'signature', 'name', 'address', 'postalCode', 'city'],
  '/custom-tablet/field/{}-hint': ['frontText-hint', 'signature-hint'],
  '/custom-tablet/done/{}': ['other-recipient', 'new-tablet'],
  '/custom-tablet/done/{}-note': ['other-recipient-note', 'new-tablet-note'],
  '/cart/tablet/{}': ['front-text', 'back-text', 'recipient', 'phone', 'signature', 'delivery'],
  '/account/personal/field/{}': ['firstName', 'lastName', 'street', 'postalCode', 'city'],
  '/account/addresses/field/{}': [
    'name',
    'firstName',
    'lastName',
    'line1',
    'line2',
    'postalCode',
    'city',
    'countryCode',
  ],
  '/account/preferences/source/{}': [
    'account',
    'checkout',
    'sign-up',
    'newsletter',
    'mail-link',
    'mail-program',
    'operator',
  ],
} satisfies Record<string, readonly string[]>

/** Their spaces are the specification's. */
const specified = new Set(['/cart/only-left'])

/** Pages of the back office. */
const addresses = new Set(['/orders/new'])

const literals = new Map<string, string>()
const templates = new Map<string, string>()
for (const file of sources) collect(parseSync(file, read(file)).program, file)
for (const file of globSync('database/migrations/*.sql', { cwd: root })) {
  for (const [, word = ''] of read(file).matchAll(/'([^'\n]*)'/g)) literals.set(asKey(word), file)
}

function asKey(word: string): string {
  return word.startsWith('/') ? word : `/${word}`
}

/** Every string and every template of a program, with `{}` for what is put in. */
function collect(node: unknown, file: string): void {
  if (Array.isArray(node)) for (const one of node) collect(one, file)
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return
  const { type, value, quasis } = node as {
    type?: string
    value?: unknown
    quasis?: { value: { cooked: string | null } }[]
  } // ESTree
  if (type === 'Literal' && typeof value === 'string') literals.set(asKey(value), file)
  if (type === 'TemplateLiteral' && quasis) {
    const words = quasis.map((quasi) => quasi.value.cooked ?? '')
    const key = asKey(words.join('{}'))
    if (words.length === 1) literals.set(key, file)
    else if (/^\/[a-z-]+\//.test(key) && domains.has(key.split('/')[1]) && !file.endsWith('-api.ts'))
      templates.set(key, file) // files of calls name addresses
  }
  for (const child of Object.values(node)) collect(child, file)
}

/** `/orders/status/{}` with its words: `/orders/status/completed` and its like. */
const filled = Object.entries(fillings).flatMap(([template, words]) => {
  const base = template.slice(0, template.lastIndexOf('/', template.indexOf('{}')) + 1)
  return words.map((word) => base + word)
})

describe('the texts', () => {
  it('are read from the code at all', () => {
    expect(texts.size).toBeGreaterThan(500)
    expect(literals.has('/cart/title')).toBe(true)
    expect(templates.size).toBeGreaterThan(20)
  })

  it('have every key the code asks for', () => {
    const looksLikeKey = (word: string): boolean =>
      /^(\/[A-Za-z0-9-]+){2,}$/.test(word) && domains.has(word.split('/')[1])
    const missing = [...literals].filter(([key]) => looksLikeKey(key) && !texts.has(key) && !addresses.has(key))
    expect(missing).toEqual([])
    expect(filled.filter((key) => !texts.has(key))).toEqual([])
  })

  it('that are put together from words stand in the table of this test', () => {
    expect([...templates].filter(([template]) => !(template in fillings))).toEqual([])
    expect(Object.keys(fillings).filter((template) => !templates.has(template))).toEqual([])
  })

  it.each(languages)('have the signs of print in %s, and nothing shouted', (language) => {
    const signs = language === 'en' ? /[!"']|\.\.\.| - | {2}|”\{|\w’(?:t|re|ll|ve)\b/u : /[!"'“]|\.\.\.| - | {2}/u
    const brokenFigure = /[\d}] (?:€|%|(?:kpl|st|g|ml|cm|kJ)\b)|\d \d{3}\b/u
    const wrong = globSync(`src/*/texts/${language}.json`, { cwd: root })
      .flatMap((file) => Object.entries(JSON.parse(read(file)) as Record<string, string>))
      .filter(([key, text]) => signs.test(text) || (brokenFigure.test(text) && !specified.has(key)))
    expect(wrong).toEqual([])
  })

  it('have no key that nobody asks for', () => {
    const asked = new Set([...literals.keys(), ...filled])
    expect([...texts].filter((key) => !asked.has(key))).toEqual([])
  })
})
