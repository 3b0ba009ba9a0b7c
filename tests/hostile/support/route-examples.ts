import { address, consents, tablet, testCard } from '../../support/money-goods.ts'
import { accountExamples } from './account-examples.ts'
import { consentExamples } from './consent-examples.ts'
import { newsExamples } from './news-examples.ts'
import type { HostileShop, Route, Visitor } from './shop-on-database.ts'

/* A request that each route takes, to be spoilt. A route of ours without one fails the test that asks for it. */

/** What the asker has: nothing, a cart with one line, or an order that awaits payment. */
export type Stage = 'nobody' | 'cart' | 'order'

/** Ids to be put into the example; empty when the stage has none. */
export interface Ids {
  cartId: string
  lineItemId: string
  orderNumber: string
  code: string
  /** A page of the site with pages below and above it, and a block that promotes pages. */
  pageId: string
  promoterId: string
  /** A form of the site. */
  formId: string
  /** A recipe that takes products of the shop. */
  recipeId: string
}

export interface Example {
  stage?: Stage
  params?: (ids: Ids) => Record<string, string>
  query?: (ids: Ids) => Record<string, string>
  body?: (ids: Ids) => unknown
  headers?: Record<string, string>
}

const byCart: Example = { stage: 'cart', params: ({ cartId }) => ({ id: cartId }) }
const byOrder: Example = { stage: 'order', params: ({ orderNumber }) => ({ id: orderNumber }) }
const list = { page: '1', pageSize: '3', sort: 'price', sortDirection: 'asc', language: 'fi' }
const byForm: Example = { params: ({ formId }) => ({ formId }), query: () => ({ language: 'fi' }) }
const byPage: Example = { params: ({ pageId }) => ({ id: pageId }), query: () => ({ language: 'sv' }) }

const examples: Readonly<Record<string, Example>> = {
  ...accountExamples,
  'GET /api/localizations': {},
  'GET /api/openapi.json': {},
  'GET /api/cda/content': { query: () => ({ contentUrl: '/tuotteet', currentPageUrl: '/' }) },
  'GET /api/cda/personal': {
    query: () => ({ contentUrl: '/joulu', currentPageUrl: '/joulu', campaign: 'joulukirje' }),
  },
  'GET /llms.txt': {},
  'GET /api/forms/:formId/stamp': byForm,
  // What fills in the field that nobody sees needs no stamp.
  'POST /api/forms/:formId': { ...byForm, body: () => ({ fields: {}, consents: [], honeypot: 'x' }) },
  'POST /forms/:formId': { ...byForm, body: () => ({ website: 'x', page: '/asiakaspalvelu' }) },
  'GET /api/thankyoupage': { query: () => ({ identifier: 'A'.repeat(89) }) },
  'GET /api/cda/content/:id': byPage,
  'GET /api/cda/content/:id/children': byPage,
  'GET /api/cda/content/:id/ancestors': byPage,
  'GET /api/categories': { query: () => ({ language: 'en', kind: 'recipe' }) },
  'GET /api/categories/products': { query: () => ({ ...list, category: 'suklaalevyt' }) },
  'GET /api/categories/:category/products': { params: () => ({ category: 'suklaalevyt' }), query: () => list },
  'GET /api/search/products': { query: () => ({ q: 'suklaa', page: '1', pageSize: '3' }) },
  'GET /api/products/cards': { query: () => ({ codes: 'KV1005,KV1010', language: 'sv' }) },
  'GET /api/products/reaching': { query: () => ({ euros: '3.67', without: 'KV1005-100G', language: 'en' }) },
  'GET /api/products/bestsellers': { query: () => ({ category: 'suklaalevyt', most: '3', language: 'en' }) },
  'POST /api/search/click': { body: () => ({ q: 'suklaa', language: 'fi', place: 3 }) },
  'GET /api/search/content': {
    query: () => ({
      q: 'suklaa',
      page: '1',
      pageSize: '3',
      language: 'fi',
      categoryIds: '1,1001',
      includeProducts: 'true',
    }),
  },
  'GET /api/search/shortcutsitem/:id/items': {
    params: ({ promoterId }) => ({ id: promoterId }),
    query: () => ({ language: 'sv' }),
  },
  'GET /api/locations': {
    query: () => ({
      q: 'kahvila',
      page: '1',
      pageSize: '3',
      city: 'Helsinki',
      language: 'fi',
      categoryIds: '1,2',
      lat: '60.17',
      lng: '24.94',
      radiusKm: '50',
      openNow: 'true',
    }),
  },
  'GET /api/locations/cityoptions': { query: () => ({ language: 'sv', categoryIds: '1' }) },
  ...newsExamples,
  'GET /api/search/recipes': {
    query: () => ({ q: 'suklaa', page: '1', pageSize: '3', language: 'fi', categoryIds: '3,12', productPageId: '0' }),
  },
  'GET /api/search/suggest': { query: () => ({ q: 'suklaa', language: 'fi' }) },
  'GET /api/inventory': { query: ({ code }) => ({ codes: code }) },
  'GET /api/pricing': { query: ({ code }) => ({ code }) },
  'POST /api/pricing/bycodes': { body: ({ code }) => ({ codes: [code] }) },
  'POST /api/me/orders/lookup': {
    body: () => ({ orderNumber: 'KV26-7F3K-9QTX', email: 'aino@posti.example' }),
  },
  'POST /api/me/orders/lookup/verify': {
    body: () => ({ orderNumber: 'KV26-7F3K-9QTX', email: 'aino@posti.example', code: '471802' }),
  },
  'POST /api/withdrawals': {
    body: () => ({
      orderNumber: 'KV26-7F3K-9QTX',
      name: 'Aino Virta',
      email: 'aino@posti.example',
      lines: [{ line: 0, quantity: 1 }],
      message: 'Kiitos',
    }),
  },
  'POST /api/withdrawals/lines': {
    body: () => ({ orderNumber: 'KV26-7F3K-9QTX', name: 'Aino Virta', email: 'aino@posti.example', key: 'x' }),
  },
  'POST /api/inventory/notify': { body: ({ code }) => ({ code, email: 'aino@posti.example', language: 'sv' }) },
  'GET /api/markets': {},
  'GET /api/site': { query: () => ({ language: 'en' }) },
  'GET /api/feeds/google-merchant/:language': { params: () => ({ language: 'fi' }) },
  'GET /api/warehouse/:id': { params: () => ({ id: 'vallila' }) },
  'GET /api/cda/paymentmethods/:marketId/:language': { params: () => ({ marketId: 'FI', language: 'sv' }) },
  'GET /api/consents': { query: () => ({ language: 'sv' }) },
  'POST /api/consents': {
    body: () => ({ version: 1, choices: { functional: true, analytics: false, marketing: false }, page: '/tuotteet' }),
  },
  ...consentExamples,
  'POST /api/telemetry/vitals': { body: () => ({ page: 'start-page', device: 'phone', vitals: { LCP: 900, CLS: 0 } }) },
  'POST /api/telemetry/steps': { body: () => ({ step: 'product' }) },
  'POST /api/telemetry/errors': {
    body: () => ({
      page: 'start-page',
      device: 'phone',
      source: 'script',
      path: '/',
      message: 'Error: x',
      stack: 'at a.js:1:2',
      requestId: '00000000-0000-4000-8000-000000000000',
    }),
  },
  'GET /api/reviews': { query: ({ code }) => ({ code, page: '1', sort: 'lowest', language: 'en' }) },
  'POST /api/reviews': {
    body: ({ code }) => ({
      code,
      rating: 5,
      title: 'Hyvää',
      text: 'Maistuu kahvin kanssa.',
      name: 'Aino',
      email: 'aino@posti.example',
      orderNumber: 'KV26-0000-0000',
      website: '',
    }),
  },
  'POST /api/reviews/:id/report': {
    params: () => ({ id: '00000000-0000-4000-8000-000000000000' }),
    body: () => ({ reason: 'spam' }),
  },
  'GET /api/me/carts': { stage: 'cart' },
  'GET /api/me/carts/:marketId/:cartName': { stage: 'cart', params: () => ({ marketId: 'FI', cartName: 'Default' }) },
  'PUT /api/me/carts': {
    stage: 'cart',
    body: ({ code }) => ({ lines: [{ code, quantity: 2, shipmentId: 0, customTablet: tablet }] }),
  },
  'POST /api/me/carts/add': {
    stage: 'cart',
    body: ({ code, lineItemId }) => ({ code, quantity: 1, shipmentId: 0, lineItemId, customTablet: tablet }),
  },
  'POST /api/me/carts/engraving': {
    stage: 'cart',
    body: ({ code, lineItemId }) => ({ code, quantity: 1, lineItemId, customTablet: tablet }),
  },
  'GET /api/customtablet/preview.svg': {
    query: () => ({
      flavour: 'TAB-DARK',
      side: 'back',
      text: 'Onnea',
      signature: 'Mikko',
      cut: '#cbb08f',
      key: 'A'.repeat(22),
    }),
  },
  'GET /api/customtablet/preview.jpg': {
    query: () => ({
      flavour: 'TAB-DARK',
      side: 'back',
      text: 'Onnea',
      signature: 'Mikko',
      cut: '#cbb08f',
      plate: '/media/plates/plate-dark-back.webp',
      key: 'A'.repeat(22),
    }),
  },
  'POST /api/me/carts/remove': {
    stage: 'cart',
    body: ({ code, lineItemId }) => ({ code, quantity: 1, shipmentId: 0, lineItemId }),
  },
  'POST /api/me/carts/delete': { stage: 'cart', body: ({ code, lineItemId }) => ({ code, shipmentId: 0, lineItemId }) },
  'GET /api/cda/me/carts/:id': byCart,
  'DELETE /api/cda/me/carts/:id': byCart,
  'POST /api/cda/me/carts/search': {
    stage: 'cart',
    body: () => ({
      q: 'x',
      status: 'Active',
      from: '2026-01-01T00:00:00Z',
      to: '2027-01-01T00:00:00Z',
      customerId: 'x',
      page: 1,
      pageSize: 2,
    }),
  },
  'POST /api/cda/me/carts': {
    stage: 'nobody',
    body: ({ code }) => ({ marketId: 'FI', currency: 'EUR', lines: [{ code, quantity: 1 }], greeting: 'Onnea' }),
  },
  'PUT /api/cda/me/carts': {
    stage: 'cart',
    body: ({ code, cartId }) => ({
      id: cartId,
      marketId: 'FI',
      currency: 'EUR',
      lines: [{ code, quantity: 1 }],
      greeting: 'Onnea',
      version: 1,
    }),
  },
  'POST /api/cda/me/carts/:id/preparecheckout': byCart,
  'POST /api/cda/me/carts/:id/payments': { ...byCart, body: () => ({ method: 'Adyen', amount: 1 }) },
  'PUT /api/cda/me/carts/:id/payments': { ...byCart, body: () => ({ method: 'Adyen', amount: 1 }) },
  'POST /api/cda/me/carts/:id/processpayments': byCart,
  'POST /api/cda/me/carts/:id/converttoorder': {
    ...byCart,
    body: () => ({ consents }),
    headers: { 'idempotency-key': 'key-of-the-hostile-tests' },
  },
  'POST /api/cda/me/orders': {
    stage: 'cart',
    body: ({ cartId }) => ({ cartId, consents }),
    headers: { 'idempotency-key': 'key-of-the-hostile-tests' },
  },
  'PUT /api/cda/me/orders': {
    stage: 'order',
    body: ({ orderNumber }) => ({ orderNumber, shippingAddress: address }),
  },
  'POST /api/cda/me/orders/search': {
    stage: 'order',
    body: () => ({
      q: 'x',
      statusCodes: ['AwaitingPayment'],
      from: '2026-01-01T00:00:00Z',
      to: '2027-01-01T00:00:00Z',
      page: 1,
      pageSize: 2,
    }),
  },
  'PUT /api/me/checkout/:id/details': {
    ...byCart,
    body: () => ({ shippingAddress: address, billingAddress: address, version: 1 }),
  },
  'PUT /api/me/checkout/:id/greeting': { ...byCart, body: () => ({ greeting: 'Onnea' }) },
  'PUT /api/me/checkout/:id/coupon': { ...byCart, body: () => ({ couponCode: 'JOULU' }) },
  'POST /api/me/carts/recipe': {
    stage: 'cart',
    body: ({ recipeId }) => ({ contentId: Number(recipeId), portions: 4 }),
  },
  'POST /api/me/carts/gift-card': {
    ...byCart,
    body: ({ lineItemId, code }) => ({
      lineItemId,
      code,
      quantity: 1,
      giftCard: {
        isForSelf: false,
        recipientName: 'Eeva Koski',
        recipientEmail: 'eeva.koski@posti.example',
        senderName: 'Aino',
        message: 'Onnea',
        sendOn: '',
      },
    }),
  },
  'POST /api/gift-cards/balance': { body: () => ({ code: 'H7QD4MWE8RTK6VNB', pin: '3095' }) },
  // Its origin is another, and there is no such video.
  'GET /embed/:id': { params: () => ({ id: '1' }), query: () => ({ language: 'fi' }) },
  'GET /api/video-thumbnails/:videoId': { params: () => ({ videoId: 'aBcD_eF-123' }) },
  'GET /api/delivery/frame': { query: () => ({ language: 'fi' }) },
  'POST /api/me/checkout/:id/gift-card': { ...byCart, body: () => ({ code: 'H7QD4MWE8RTK6VNB', pin: '3095' }) },
  'DELETE /api/me/checkout/:id/gift-card': byCart,
  'GET /api/me/checkout/:id/payment': byCart,
  'GET /api/me/checkout/:id/shipping': { ...byCart, query: () => ({ format: 'json' }) },
  'PUT /api/me/checkout/:id/shipping': { ...byCart, body: () => ({ methodId: 'home' }) },
  'GET /api/me/checkout/:id/shipping/points': { ...byCart, query: () => ({ methodId: 'store', q: '00500' }) },
  'GET /api/me/checkout/:id/shipping/windows': byCart,
  'POST /api/me/checkout/:id/order': {
    ...byCart,
    body: () => ({ consents }),
    headers: { 'idempotency-key': 'key-of-the-hostile-tests' },
  },
  'GET /api/checkout/consents': { stage: 'cart' },
  'POST /api/cda/me/orders/:id/payments': {
    ...byOrder,
    body: () => ({
      paymentMethod: testCard('4000000000000002'),
      browserInfo: { userAgent: 'x', screenWidth: 1280 },
    }),
  },
  'PUT /api/cda/me/orders/:id/payments': {
    ...byOrder,
    body: () => ({
      paymentMethod: testCard('4000000000000002'),
      browserInfo: { userAgent: 'x', screenWidth: 1280 },
    }),
  },
  'POST /api/cda/me/orders/:id/processpayments': {
    ...byOrder,
    body: () => ({ redirectResult: 'return.unknown', details: { redirectResult: 'x' } }),
  },
  'POST /paymentauthentication/threedscallback': {
    query: () => ({ language: 'sv' }),
    body: () => ({ MD: 'x', PaRes: 'y', redirectResult: 'z' }),
  },
  'GET /paymentauthentication/threedscallback': { query: () => ({ language: 'sv', redirectResult: 'z' }) },
  'GET /paymentauthentication/:order/:token': {
    stage: 'order',
    params: ({ orderNumber }) => ({ order: orderNumber, token: 'unknown' }),
  },
  'POST /api/adyen/webhooks/authorisation': {
    body: () => ({
      live: 'false',
      notificationItems: [
        {
          NotificationRequestItem: {
            pspReference: 'P',
            originalReference: '',
            merchantAccountCode: 'M',
            merchantReference: 'R',
            amount: { value: 1, currency: 'EUR' },
            eventCode: 'AUTHORISATION',
            success: 'true',
            additionalData: { hmacSignature: 'x' },
          },
        },
      ],
    }),
  },
  'GET /api/me/orders/:id': { ...byOrder, query: () => ({ key: 'x' }) },
  'GET /api/cda/orders/:id': { ...byOrder, query: () => ({ key: 'x' }) },
  'GET /api/me/orders/:id/receipt.pdf': { ...byOrder, query: () => ({ key: 'x', number: 'K2026-000001' }) },
  'GET /api/me/orders': { stage: 'order', query: () => ({ page: '1', pageSize: '2' }) },
  'POST /api/me/orders/:id/cancel': { ...byOrder, query: () => ({ key: 'x' }) },
  'POST /api/me/orders/:id/tracked': { ...byOrder, query: () => ({ key: 'x' }) },
  'POST /api/me/orders/:id/reorder': { ...byOrder, query: () => ({ key: 'x' }) },
}

export const routeName = (route: Pick<Route, 'method' | 'url'>): string => `${route.method} ${route.url}`

/** Routes that shoppers and machines call with data, without the HEAD twins of GET. */
export const ourRoutes = (routes: readonly Route[]): Route[] =>
  routes.filter(
    ({ method, url }) =>
      method !== 'HEAD' && /^\/(api|cds|forms|paymentauthentication|privacy|subscriptions)\//.test(url),
  )

/** The administrative family needs none of its own: it is refused before it is read. */
export function exampleOf(route: Route): Example | undefined {
  if (route.access === 'staff')
    return { params: () => ({ id: 'x', customerId: 'x', marketId: 'x', currency: 'x', name: 'x' }) }
  return examples[routeName(route)]
}

/** Examples of routes that are no more. */
export const orphans = (routes: readonly Route[]): string[] => {
  const known = new Set(routes.map(routeName))
  return Object.keys(examples).filter((name) => !known.has(name))
}

/** A visitor at the example's stage, and the ids that belong to it. */
export async function arrange(shop: HostileShop, stage: Stage = 'nobody'): Promise<{ visitor: Visitor; ids: Ids }> {
  const visitor = await shop.visitor()
  const ids: Ids = { cartId: '', lineItemId: '', orderNumber: '', code: shop.goods.code, ...shop.content }
  if (stage === 'cart') await visitor.fillCart()
  if (stage === 'order') ids.orderNumber = (await visitor.placeOrder()).orderNumber
  if (stage !== 'nobody') {
    const cart = await visitor.cart()
    ids.cartId = cart.id
    ids.lineItemId = cart.allLineItems[0]?.id ?? ''
  }
  return { visitor, ids }
}

/** The path of a route with its parameters put in as they are. */
export const pathOf = (route: Pick<Route, 'url'>, params: Readonly<Record<string, string>>): string =>
  route.url.replace(/:(\w+)/g, (_whole, name: string) => params[name] ?? 'x')
