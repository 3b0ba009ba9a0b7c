import { address, consents, testCard } from '../../support/money-goods.ts'
import type { Example, Ids } from './route-examples.ts'

/* A request that each call of the shop's people takes, to be spoilt; see route-examples.ts. */

/** Beside a shopper's things, an account. */
export interface StaffIds extends Ids {
  customerId: string
  addressId: string
  anonymousId: string
}
type StaffExample = Omit<Example, 'params' | 'body'> & {
  params?: (ids: StaffIds) => Record<string, string>
  body?: (ids: StaffIds) => unknown
}

const nowhere = '00000000-0000-4000-8000-000000000000'
const key = { 'idempotency-key': 'key-of-the-hostile-tests' }
const byCart = { stage: 'cart', params: ({ cartId }: StaffIds) => ({ id: cartId }) } as const
const byOrder = { stage: 'order', params: ({ orderNumber }: StaffIds) => ({ id: orderNumber }) } as const
const byCustomer = { stage: 'nobody', params: ({ customerId }: StaffIds) => ({ id: customerId }) } as const
const bookAddress = {
  name: 'Koti',
  firstName: 'Aino',
  lastName: 'Virta',
  line1: 'Vaasankatu 14',
  line2: '',
  postalCode: '00500',
  city: 'Helsinki',
  countryCode: 'FIN',
  phoneNumber: '+358401234567',
  isDefaultShipping: true,
  isDefaultBilling: false,
}
const person = { firstName: 'Aino', lastName: 'Virta', phone: '+358401234567', language: 'sv' }
/** Of another person each time: what is spoilt of it may still be taken. */
let people = 0
const newEmail = (): string => `uusi${(people += 1)}@posti.example`
const paying = () => ({
  paymentMethod: testCard('4000000000000002'),
  browserInfo: { userAgent: 'x', screenWidth: 1280 },
})

export const staffExamples: Readonly<Record<string, StaffExample>> = {
  'POST /api/cda/carts': {
    body: ({ code, anonymousId }) => ({
      customerId: anonymousId,
      marketId: 'FI',
      currency: 'EUR',
      lines: [{ code, quantity: 1 }],
      greeting: 'Onnea',
    }),
  },
  'PUT /api/cda/carts': {
    stage: 'cart',
    body: ({ code, cartId, anonymousId }) => ({
      id: cartId,
      customerId: anonymousId,
      marketId: 'FI',
      currency: 'EUR',
      lines: [{ code, quantity: 1 }],
      greeting: 'Onnea',
      version: 1,
    }),
  },
  'POST /api/cda/carts/search': {
    stage: 'cart',
    body: ({ anonymousId }) => ({
      q: 'x',
      status: 'Active',
      from: '2026-01-01T00:00:00Z',
      to: '2027-01-01T00:00:00Z',
      customerId: anonymousId,
      email: 'aino@posti.example',
      page: 1,
      pageSize: 2,
    }),
  },
  'GET /api/cda/carts/:id': byCart,
  'DELETE /api/cda/carts/:id': { ...byCart, params: () => ({ id: nowhere }) },
  'GET /api/cda/carts/:customerId/:marketId/:currency/:name': {
    stage: 'cart',
    params: ({ anonymousId }) => ({ customerId: anonymousId, marketId: 'FI', currency: 'EUR', name: 'Default' }),
  },
  'DELETE /api/cda/carts/:customerId/:marketId/:currency/:name': {
    params: () => ({ customerId: 'v_nobody', marketId: 'FI', currency: 'EUR', name: 'Default' }),
  },
  'POST /api/cda/carts/:id/preparecheckout': byCart,
  'POST /api/cda/carts/:id/payments': { ...byCart, body: () => ({ method: 'Adyen', amount: 1 }) },
  'PUT /api/cda/carts/:id/payments': { ...byCart, body: () => ({ method: 'Adyen', amount: 1 }) },
  'POST /api/cda/carts/:id/processpayments': byCart,
  'POST /api/cda/carts/:id/converttoorder': { ...byCart, body: () => ({ consents, expectedTotal: 1 }), headers: key },
  'POST /api/cda/orders': {
    body: ({ code, customerId }) => ({
      customerId,
      lines: [{ code, quantity: 1 }],
      addresses: { shippingAddress: address, billingAddress: address },
      delivery: { methodId: 'home' },
      greeting: 'Onnea',
      consents,
      language: 'sv',
      notes: 'Soittaa ennen',
    }),
    headers: key,
  },
  'POST /api/cda/orders/preview': {
    body: ({ code }) => ({
      lines: [{ code, quantity: 1 }],
      addresses: { shippingAddress: address, billingAddress: address },
      delivery: { methodId: 'home' },
      language: 'sv',
    }),
  },
  'PUT /api/cda/orders': {
    stage: 'order',
    body: ({ code, orderNumber }) => ({
      orderNumber,
      version: 1,
      lines: [{ code, quantity: 2 }],
      addresses: { shippingAddress: address, billingAddress: address },
      notes: 'Soittaa ennen',
    }),
  },
  'POST /api/cda/orders/search': {
    body: () => ({
      q: 'x',
      statusCodes: ['AwaitingPayment'],
      from: '2026-01-01T00:00:00Z',
      to: '2027-01-01T00:00:00Z',
      page: 1,
      pageSize: 2,
    }),
  },
  'GET /api/cda/orders/:id/payment': byOrder,
  'GET /api/cda/orders/:id/payment-state': byOrder,
  'POST /api/cda/orders/:id/payments': { ...byOrder, body: paying },
  'PUT /api/cda/orders/:id/payments': { ...byOrder, body: paying },
  'POST /api/cda/orders/:id/processpayments': {
    ...byOrder,
    body: () => ({ redirectResult: 'return.unknown', details: { redirectResult: 'x' } }),
  },
  'POST /api/cda/customers/signup': { body: () => ({ email: newEmail(), ...person }) },
  'POST /api/cda/customers': {
    body: () => ({ email: newEmail(), ...person, addresses: [bookAddress], marketingUpdates: false }),
  },
  'PUT /api/cda/customers': {
    body: ({ customerId, addressId }) => ({
      customerId,
      email: newEmail(),
      ...person,
      addresses: [{ ...bookAddress, id: addressId, countryName: 'Suomi' }],
      marketingUpdates: false,
      status: 'Active',
      emailVerified: true,
      createdAt: '2026-11-20T10:00:00.000Z',
    }),
  },
  'GET /api/cda/customers/:id': byCustomer,
  'POST /api/cda/customers/:id/password': byCustomer,
  'POST /api/cda/customers/:id/password/reset': byCustomer,
  'POST /api/cda/customers/:id/password/token': byCustomer,
  'POST /api/cda/customers/:id/email/token': byCustomer,
  'POST /api/cda/customers/:id/email/confirm': byCustomer,
  'POST /api/cda/customers/:id/addresses': { ...byCustomer, body: () => bookAddress },
  'DELETE /api/cda/customers/:id/addresses/:addressId': {
    params: ({ customerId, addressId }) => ({ id: customerId, addressId }),
  },
  'DELETE /api/cda/customers/:id': { params: () => ({ id: nowhere }) },
}
