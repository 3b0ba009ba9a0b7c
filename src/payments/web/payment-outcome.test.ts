import { describe, expect, it } from 'vitest'
import { outcomeOf, verdictOf } from './payment-outcome.ts'

describe('what a try to pay came to', () => {
  const redirect = { type: 'redirect', url: 'https://bank.example/3ds', method: 'POST', data: { MD: '1', odd: 5 } }
  const cases: [what: string, Parameters<typeof outcomeOf>[0], ReturnType<typeof outcomeOf>][] = [
    ['authorised', { resultCode: 'Authorised', attempt: 1, orderKey: 'k' }, { kind: 'paid', orderKey: 'k' }],
    ['pending', { resultCode: 'Pending', attempt: 1 }, { kind: 'paid', orderKey: null }],
    ['received', { resultCode: 'Received', attempt: 1, orderKey: 'k' }, { kind: 'paid', orderKey: 'k' }],
    [
      'a redirect of the provider',
      { resultCode: 'RedirectShopper', attempt: 1, action: redirect },
      { kind: 'redirect', redirect: { url: redirect.url, method: 'POST', data: { MD: '1' } } },
    ],
    [
      'our own page on the way to the bank',
      { resultCode: 'RedirectShopper', attempt: 1, action: redirect, authenticationUrl: '/paymentauthentication/KV/t' },
      { kind: 'redirect', redirect: { url: '/paymentauthentication/KV/t', method: 'GET', data: {} } },
    ],
    [
      'a script instead of an address',
      { resultCode: 'ChallengeShopper', attempt: 1, action: { type: 'redirect', url: 'javascript:alert(1)' } },
      { kind: 'refused', reason: 'technical' },
    ],
    ['an action nobody knows', { resultCode: 'IdentifyShopper', attempt: 1 }, { kind: 'refused', reason: 'technical' }],
    [
      'not enough funds',
      { resultCode: 'Refused', attempt: 2, refusalReasonKey: 'not-enough-funds' },
      { kind: 'refused', reason: 'not-enough-funds' },
    ],
    ['refused without a reason', { resultCode: 'Refused', attempt: 2 }, { kind: 'refused', reason: 'declined' }],
    ['cancelled', { resultCode: 'Cancelled', attempt: 2 }, { kind: 'refused', reason: 'cancelled' }],
    ['an error', { resultCode: 'Error', attempt: 2 }, { kind: 'refused', reason: 'technical' }],
  ]
  it.each(cases)('%s', (_, result, outcome) => {
    expect(outcomeOf(result)).toEqual(outcome)
  })
})

describe('what an order says about a payment without an answer', () => {
  it.each([
    ['InProgress', false, 'paid'],
    ['OnHold', false, 'paid'],
    ['Cancelled', false, 'closed'],
    ['AwaitingPayment', true, 'waiting'],
    ['AwaitingPayment', false, 'open'],
  ] as const)('%s, pending %s: %s', (statusCode, isPaymentPending, verdict) => {
    expect(verdictOf({ statusCode, isPaymentPending })).toBe(verdict)
  })
})
