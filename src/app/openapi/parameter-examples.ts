const passkeyId = '5f0a8b1c-2d3e-4f60-9a55-3c1f2d7e8a90'
const cartId = '0b8f6c1e-5d3a-4f0e-9a55-3c1f2d7e8a90'
const orderNumber = 'K3N-7QX2-9'

/** Examples of `{id}` by the beginning of the address; the first match counts. */
const idExamples: readonly (readonly [prefix: string, example: string | number])[] = [
  ['/api/cda/content/', 41],
  ['/api/search/shortcutsitem/', 5],
  ['/api/warehouse/', 'vallila'],
  ['/api/reviews/', '0b8f6c1e-5d3a-4f0e-9a55-3c1f2d7e8a90'],
  ['/privacy/', 'current'],
  ['/api/cision/release/', 'A4F1C2D3B5E60718'],
  ['/api/me/checkout/', cartId],
  ['/api/cda/me/carts/', cartId],
  ['/api/cda/carts/', cartId],
  ['/api/cda/me/sessions/', cartId],
  ['/api/cda/me/addresses/', cartId],
  ['/api/me/orders/', orderNumber],
  ['/api/cda/orders/', orderNumber],
  ['/api/cda/me/orders/', orderNumber],
  ['/api/cda/me/passkeys/', passkeyId],
  ['/api/staff/me/', passkeyId],
  ['/api/admin/users/', passkeyId],
  ['/api/admin/invitations/', passkeyId],
  ['/api/admin/views/', passkeyId],
  ['/api/admin/exports/', passkeyId],
  ['/api/admin/', orderNumber],
  ['/api/cda/customers/', passkeyId],
  ['/api/cms/', 42],
]

const parameterExamples: Readonly<Record<string, string | number>> = {
  contentUrl: '/tuotteet/suklaalevyt',
  path: '/tuotteet/suklaalevyt',
  from: '/vanha',
  version: 12,
  category: 'suklaalevyt',
  q: 'suklaa',
  codes: 'KV1005-40G,KV1010',
  code: 'KV1010',
  kind: 'prices',
  euros: 4.8,
  marketId: 'FI',
  feedId: 'konvehti',
  language: 'sv',
  cartName: 'Default',
  flavour: 'KV8000-TUMM',
  side: 'back',
  text: 'Onnea',
  signature: 'Mikko',
  key: 'b25lLXNpZ25lZC1kcmF3aQ',
  plate: '/media/products/kaiverrettu-levy-tumma.webp',
  customerId: '4711',
  addressId: '0b8f6c1e-5d3a-4f0e-9a55-3c1f2d7e8a92',
  currency: 'EUR',
  name: 'Default',
  order: orderNumber,
  token: 'b25lLXRpbWUtdG9rZW4tb2YtNDMtY2hhcmFjdGVycy4',
  uid: 'V1StGXR8Z5jdHi6BmyTqL',
  methodId: 'store',
  keys: 'privacy,marketing',
  policyId: 'privacy',
  videoId: 'dQw4w9WgXcQ',
  formId: 42,
  resource: 'orders',
  number: 'KV26-7F3K-9QTX',
  ids: 'KV26-7F3K-9QTX-1',
  receipt: 'K2026-000123',
  identifier: 'b25lLXRpbWUta2V5LW9mLWFuLWVudHJ5',
}

/** The example of a parameter; undefined when it has none. */
export const parameterExample = (url: string, name: string): string | number | undefined =>
  name === 'id' ? idExamples.find(([prefix]) => url.startsWith(prefix))?.[1] : parameterExamples[name]
