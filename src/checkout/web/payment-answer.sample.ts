import type { PaymentAnswer } from '../contract/checkout.ts'

export const frameOrigin = 'http://127.0.0.1:4100'

export type CardFrameAnswer = Extract<PaymentAnswer, { component: 'card-frame' }>
/** What opens the payment step, with a card frame. */
export const paymentAnswer = (overrides: Partial<CardFrameAnswer> = {}): PaymentAnswer => ({
  provider: 'adyen',
  component: 'card-frame',
  cardFrameUrl: `${frameOrigin}/card-frame`,
  environment: 'test',
  countryCode: 'FI',
  locale: 'fi-FI',
  amount: { value: 1210, currency: 'EUR' },
  payableDisplayAmount: '12,10 €',
  zeroPayable: false,
  paymentMethodsResponse: { paymentMethods: [], storedPaymentMethods: [] },
  returnUrl: 'http://localhost:3000/paymentauthentication/threedscallback',
  problems: [],
  ...overrides,
})
