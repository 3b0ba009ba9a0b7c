import type { Payment } from './book.ts'
import { type Card, cardFromTestValues, outcomeOf, REFUSALS } from './cards.ts'
import { newId, newPspReference, newRedirectResult } from './ids.ts'
import type { Performed } from './idempotency.ts'
import type { PaymentCreated } from './ledger-events.ts'
import { authorisationItem } from './notifications.ts'
import type { Provider } from './provider.ts'
import { ProviderError } from './provider-error.ts'
import { type Fields, optionalText, parseFields, requiredAmount, requiredText } from './request-fields.ts'

/** What POST /payments does. `publicUrl` is this stand-in's own origin, for the 3-D Secure page. */
export function performPayment(provider: Provider, body: unknown, publicUrl: string): Performed {
  const fields = parseFields(body)
  checkMerchantAccount(provider, fields)
  const amount = requiredAmount(fields)
  const merchantReference = requiredText(fields, 'reference', '130', 80)
  const returnUrl = requiredText(fields, 'returnUrl', '14_030', 8000)
  if (!provider.settings.allowedOrigins.includes(originOf(returnUrl))) {
    throw new ProviderError(422, '14_030', "Field 'returnUrl' is not on an allowed origin.")
  }
  const card = cardOf(provider, fields)
  const outcome = outcomeOf(card, optionalText(fields, 'shopperInteraction') === 'Moto')
  const now = provider.now()
  const isChallenge = outcome.challenge !== 'none'
  const waitMs = isChallenge ? provider.settings.challengeMs : provider.settings.pendingMs
  const payment: PaymentCreated = {
    pspReference: newPspReference(),
    merchantReference,
    merchantAccount: provider.settings.merchantAccount,
    amount,
    returnUrl,
    locale: optionalText(fields, 'shopperLocale') ?? 'en-US',
    brand: card.brand,
    lastFour: card.lastFour,
    holderName: card.holderName,
    challenge: isChallenge
      ? { id: newId(), redirectResult: newRedirectResult(), returnsToShop: outcome.challenge === 'returns-to-shop' }
      : null,
    resultCode: outcome.resultCode,
    refusal: outcome.refusal,
    settles: outcome.later && { at: now.getTime() + waitMs, ...outcome.later },
  }
  const isDecided = outcome.later === null
  return {
    status: 200,
    body: paymentAnswer(payment, publicUrl),
    event: {
      kind: 'payment-created',
      payment,
      ...(isDecided && {
        webhooks: [provider.queued(authorisationItem(payment, outcome.resultCode === 'Authorised', now))],
      }),
    },
  }
}

/** What POST /payments/details does. The same redirectResult gives the same answer however often it comes. */
export function performDetails(provider: Provider, body: unknown): Performed {
  const details = parseFields(parseFields(body)['details'])
  const redirectResult = requiredText(details, 'redirectResult', '14_012', 10_000)
  const payment = provider.book.redirectResults.get(redirectResult)
  if (!payment) throw new ProviderError(422, '14_012', 'The provided redirectResult is invalid.')
  // The shopper was never asked, so nobody can have been given this value yet: it counts as not decided.
  const resultCode = payment.resultCode === 'RedirectShopper' ? 'Pending' : payment.resultCode
  return {
    status: 200,
    body: { ...resultFields(payment), resultCode },
    event: { kind: 'details-answered', pspReference: payment.pspReference },
  }
}

export function checkMerchantAccount(provider: Provider, fields: Fields): void {
  if (requiredText(fields, 'merchantAccount', '14_001') !== provider.settings.merchantAccount) {
    throw new ProviderError(403, '901', 'Invalid Merchant Account', 'security')
  }
}

/** As the real provider's: an answer that sends the shopper away has no pspReference; /payments/details gives it. */
function paymentAnswer(payment: PaymentCreated, publicUrl: string): object {
  if (!payment.challenge) return resultFields(payment)
  const url = `${publicUrl}/3ds/${payment.challenge.id}`
  return {
    resultCode: payment.resultCode,
    merchantReference: payment.merchantReference,
    amount: payment.amount,
    paymentMethod: { brand: payment.brand, type: 'scheme' },
    action: { type: 'redirect', method: 'GET', url, paymentMethodType: 'scheme' },
  }
}

function resultFields(payment: PaymentCreated | Payment): object {
  return {
    pspReference: payment.pspReference,
    resultCode: payment.resultCode,
    merchantReference: payment.merchantReference,
    amount: payment.amount,
    paymentMethod: { brand: payment.brand, type: 'scheme' },
    additionalData: { cardSummary: payment.lastFour },
    ...payment.refusal,
  }
}

function cardOf(provider: Provider, fields: Fields): Card {
  const method = parseFields(fields['paymentMethod'] ?? missingMethod())
  if (method['type'] !== 'scheme') {
    throw new ProviderError(422, '14_006', `Payment method type '${String(method['type'])}' is not supported.`)
  }
  const token = optionalText(method, 'encryptedCard')
  const card = token === null ? testValueCard(provider, method) : provider.tokens.take(token)
  if (!card) throw new ProviderError(422, '174', 'Unable to decrypt data')
  return card
}

function missingMethod(): never {
  throw new ProviderError(422, '14_004', "Required object 'paymentMethod' is not provided.")
}

/** The real provider's test mode takes `test_` and the plain value in each encrypted field; so does the stand-in. */
function testValueCard(provider: Provider, method: Fields): Card | null {
  const value = (name: string): string | null => {
    const text = optionalText(method, name)
    return text?.startsWith('test_') ? text.slice('test_'.length) : null
  }
  const number = value('encryptedCardNumber')
  const month = Number(value('encryptedExpiryMonth') ?? Number.NaN)
  const year = Number(value('encryptedExpiryYear') ?? Number.NaN)
  if (number === null || !/^\d{12,19}$/.test(number) || Number.isNaN(month) || Number.isNaN(year)) return null
  return cardFromTestValues({
    number,
    month,
    year,
    securityCode: value('encryptedSecurityCode') ?? '',
    holderName: optionalText(method, 'holderName'),
    today: provider.now(),
  })
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : ''
}

/** What each button of the 3-D Secure page decides. */
export const CHALLENGE_DECISIONS = {
  confirm: { resultCode: 'Authorised', refusal: null },
  refuse: { resultCode: 'Refused', refusal: REFUSALS.notAuthenticated },
  close: { resultCode: 'Cancelled', refusal: REFUSALS.cancelledByShopper },
} as const
