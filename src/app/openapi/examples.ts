/*
 * One example of every body, and of every parameter that a call cannot do without, for the API's description. They stand
 * here and not in the schemas, because the browser loads those.
 */

const address = {
  firstName: 'Aino',
  lastName: 'Virta',
  email: 'aino@posti.example',
  phoneNumber: '+358401234567',
  line1: 'Vaasankatu 14 B 32',
  line2: '',
  postalCode: '00500',
  city: 'Helsinki',
  countryCode: 'FIN',
}

/** By method and address as the route has them. */
export const bodyExamples: Readonly<Record<string, object>> = {
  'POST /api/identity/connect/token/anonymous': {},
  'POST /api/identity/login': {
    email: 'aino@posti.example',
    password: 'kuusenkerkkä ja kahvi',
    remember: true,
    returnUrl: '/kassa',
  },
  'POST /api/identity/login/code': { email: 'aino@posti.example', returnUrl: '/kassa' },
  'POST /api/identity/login/code/verify': { code: '471802', returnUrl: '/kassa' },
  'POST /api/identity/signout': { returnUrl: '/' },
  'POST /api/identity/signout/everywhere': {},
  'POST /api/cda/me/signup': {
    email: 'aino@posti.example',
    password: 'kuusenkerkkä ja kahvi',
    firstName: 'Aino',
    lastName: 'Leppävirta',
    language: 'fi',
  },
  'POST /api/cda/me/email/token': { email: 'aino@posti.example' },
  'POST /api/cda/me/email/confirm': { token: 'b25lLXRpbWUtdG9rZW4tb2YtNDMtY2hhcmFjdGVycy4' },
  'POST /api/cda/me/password/token': { email: 'aino@posti.example' },
  'POST /api/cda/me/password/reset': {
    token: 'b25lLXRpbWUtdG9rZW4tb2YtNDMtY2hhcmFjdGVycy4',
    newPassword: 'vadelmat ennen kahvia',
  },
  'POST /api/cda/me/password': {
    currentPassword: 'kuusenkerkkä ja kahvi',
    newPassword: 'vadelmat ennen kahvia',
  },
  'POST /api/consents': {
    version: 1,
    choices: { functional: true, analytics: false, marketing: false },
    page: '/tuotteet',
  },
  'POST /api/telemetry/vitals': {
    page: 'product-page',
    device: 'phone',
    vitals: { LCP: 1180, INP: 96, FCP: 640, TTFB: 85, CLS: 0.004 },
  },
  'POST /api/telemetry/errors': {
    page: 'product-page',
    device: 'phone',
    source: 'boundary',
    path: '/tuotteet/karkit/pehmea-lakritsi',
    message: "TypeError: Cannot read properties of undefined (reading 'url')",
    stack: 'at Gallery (https://kauppa.example/dist/assets/ProductPage-Bk3xQ1aZ.js:3:1207)',
  },
  'POST /api/reviews': {
    code: 'KV1005',
    rating: 5,
    title: 'Suola tulee lopuksi',
    text: 'Paras tumma suklaa, jota olen maistanut.',
    name: 'Mirja, Turku',
    email: 'mirja@posti.example',
    orderNumber: 'KV26-7F3K-9QTX',
  },
  'POST /api/reviews/:id/report': { reason: 'spam' },
  'POST /api/pricing/bycodes': { codes: ['KV1005-40G', 'KV1010'] },
  'POST /api/me/orders/lookup': { orderNumber: 'KV26-7F3K-9QTX', email: 'aino@posti.example' },
  'POST /api/me/orders/lookup/verify': {
    orderNumber: 'KV26-7F3K-9QTX',
    email: 'aino@posti.example',
    code: '471802',
  },
  'POST /api/withdrawals': {
    orderNumber: 'KV26-7F3K-9QTX',
    name: 'Aino Leppävirta',
    email: 'aino@posti.example',
    lines: [{ line: 0, quantity: 1 }],
    message: '',
  },
  'POST /api/withdrawals/lines': {
    orderNumber: 'KV26-7F3K-9QTX',
    name: 'Aino Leppävirta',
    email: 'aino@posti.example',
  },
  'POST /api/inventory/notify': { code: 'KV1005-200G', email: 'aino@posti.example', language: 'fi' },
  'POST /api/search/click': { q: 'lakritsi', language: 'fi', place: 3 },
  'PUT /api/me/carts': { lines: [{ code: 'KV1005-40G', quantity: 2 }] },
  'POST /api/me/carts/add': { code: 'KV1005-40G', quantity: 2, shipmentId: 0 },
  'POST /api/me/carts/engraving': {
    lineItemId: '7d8f5b1e-3c1a-4f0e-9a1b-0c9d8e7f6a5b',
    code: 'KV8000-TUMM',
    quantity: 1,
    customTablet: {
      flavour: 'KV8000-TUMM',
      frontText: 'Onnea, Eeva',
      backText: 'Kolmekymmentä vuotta',
      signature: 'Mikko',
      name: 'Eeva Koski',
      address: 'Kirkkokatu 4 A 7',
      postalCode: '90100',
      city: 'Oulu',
      countryCode: 'FIN',
      phone: '+358504431290',
    },
  },
  'POST /api/me/carts/remove': { code: 'KV1005-40G', quantity: 1, shipmentId: -1 },
  'POST /api/me/carts/delete': { code: 'KV1005-40G', shipmentId: -1 },
  'POST /api/cda/me/carts/search': { status: 'Active', from: '2026-11-01T00:00:00Z', page: 1, pageSize: 20 },
  'POST /api/cda/me/carts': { marketId: 'FI', currency: 'EUR', lines: [{ code: 'KV1005-40G', quantity: 2 }] },
  'PUT /api/cda/me/carts': {
    marketId: 'FI',
    currency: 'EUR',
    lines: [{ code: 'KV1005-40G', quantity: 3 }],
    greeting: 'Hyvää syntymäpäivää!',
    version: 3,
  },
  'POST /api/cda/me/carts/:id/payments': { method: 'Adyen', amount: 24.9 },
  'PUT /api/cda/me/carts/:id/payments': { method: 'Adyen', amount: 24.9 },
  'POST /api/cda/me/carts/:id/converttoorder': { consents: [{ id: 'terms', accepted: true, version: '2026-11' }] },
  'POST /api/cda/me/orders': {
    cartId: '0b8f6c1e-5d3a-4f0e-9a55-3c1f2d7e8a90',
    consents: [{ id: 'terms', accepted: true, version: '2026-11' }],
  },
  'PUT /api/cda/me/orders': { orderNumber: 'K3N-7QX2-9', shippingAddress: address },
  'POST /api/cda/me/orders/search': { q: 'lakritsi', statusCodes: ['InProgress'], page: 1, pageSize: 25 },
  'PUT /api/me/checkout/:id/details': { shippingAddress: address, version: 3 },
  'PUT /api/me/checkout/:id/shipping': { methodId: 'parcel-locker', pickupPointId: 'FI-00500-1' },
  'PUT /api/me/checkout/:id/greeting': { greeting: 'Hyvää syntymäpäivää!' },
  'PUT /api/me/checkout/:id/coupon': { couponCode: 'JOULU26' },
  'POST /api/gift-cards/balance': { code: 'H7QD 4MWE 8RTK 6VNB', pin: '3095' },
  'POST /api/me/carts/gift-card': {
    lineItemId: '7d8f5b1e-3c1a-4f0e-9a1b-000000000001',
    code: 'KV7080-50',
    quantity: 1,
    giftCard: {
      isForSelf: false,
      recipientName: 'Eeva Koski',
      recipientEmail: 'eeva.koski@posti.example',
      senderName: 'Aino',
      message: 'Hyvää joulua, Eeva.',
      sendOn: '',
    },
  },
  'POST /api/me/checkout/:id/gift-card': { code: 'H7QD 4MWE 8RTK 6VNB', pin: '3095' },
  'POST /api/me/checkout/:id/order': { consents: [{ id: 'terms', accepted: true, version: '2026-11' }] },
  'POST /api/cda/me/orders/:id/payments': {
    paymentMethod: {
      type: 'scheme',
      holderName: 'Aino Virta',
      encryptedCardNumber: 'test_4111111111111111',
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2030',
      encryptedSecurityCode: 'test_737',
    },
  },
  'PUT /api/cda/me/orders/:id/payments': {
    paymentMethod: {
      type: 'scheme',
      holderName: 'Aino Virta',
      encryptedCardNumber: 'test_5555341244441115',
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2030',
      encryptedSecurityCode: 'test_737',
    },
  },
  'POST /api/cda/me/orders/:id/processpayments': { redirectResult: 'eyJ0cmFuc1N0YXR1cyI6IlkifQ' },
  'POST /api/adyen/webhooks/authorisation': {
    live: 'false',
    notificationItems: [
      {
        NotificationRequestItem: {
          eventCode: 'AUTHORISATION',
          success: 'true',
          pspReference: 'PSP0000000000001',
          merchantAccountCode: 'Konvehti',
          merchantReference: 'KV-1000-0001-1',
          amount: { value: 2490, currency: 'EUR' },
          additionalData: { hmacSignature: 'c2lnbmF0dXJl' },
        },
      },
    ],
  },
}

const cartId = '0b8f6c1e-5d3a-4f0e-9a55-3c1f2d7e8a90'
const orderNumber = 'K3N-7QX2-9'

/** Of `{id}`, by how the address begins; the first that fits. */
const idExamples: readonly (readonly [prefix: string, example: string | number])[] = [
  ['/api/cda/content/', 41],
  ['/api/search/shortcutsitem/', 5],
  ['/api/warehouse/', 'vallila'],
  ['/api/reviews/', '0b8f6c1e-5d3a-4f0e-9a55-3c1f2d7e8a90'],
  ['/api/me/checkout/', cartId],
  ['/api/cda/me/carts/', cartId],
  ['/api/cda/carts/', cartId],
  ['/api/me/orders/', orderNumber],
  ['/api/cda/orders/', orderNumber],
  ['/api/cda/me/orders/', orderNumber],
]

const parameterExamples: Readonly<Record<string, string | number>> = {
  contentUrl: '/tuotteet/suklaalevyt',
  category: 'suklaalevyt',
  q: 'suklaa',
  codes: 'KV1005-40G,KV1010',
  code: 'KV1010',
  euros: 4.8,
  marketId: 'FI',
  language: 'sv',
  cartName: 'Default',
  flavour: 'KV8000-TUMM',
  side: 'back',
  text: 'Onnea',
  signature: 'Mikko',
  key: 'b25lLXNpZ25lZC1kcmF3aQ',
  plate: '/media/products/kaiverrettu-levy-tumma.webp',
  customerId: '4711',
  currency: 'EUR',
  name: 'Default',
  order: orderNumber,
  token: 'b25lLXRpbWUtdG9rZW4',
  methodId: 'store',
}

/** Undefined for a parameter without one. */
export const parameterExample = (url: string, name: string): string | number | undefined =>
  name === 'id' ? idExamples.find(([prefix]) => url.startsWith(prefix))?.[1] : parameterExamples[name]
