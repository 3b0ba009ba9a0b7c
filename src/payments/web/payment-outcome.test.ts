import { describe, expect, it } from 'vitest'
import { outcomeOf, refusalTexts, verdictOf } from './payment-outcome.ts'

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
      { kind: 'refused', reason: 'technical', triesLeft: null },
    ],
    [
      'an action nobody knows',
      { resultCode: 'IdentifyShopper', attempt: 1 },
      { kind: 'refused', reason: 'technical', triesLeft: null },
    ],
    [
      'not enough funds',
      { resultCode: 'Refused', attempt: 2, refusalReasonKey: 'not-enough-funds', triesLeft: 3 },
      { kind: 'refused', reason: 'not-enough-funds', triesLeft: 3 },
    ],
    [
      'refused without a reason',
      { resultCode: 'Refused', attempt: 2 },
      { kind: 'refused', reason: 'declined', triesLeft: null },
    ],
    ['cancelled', { resultCode: 'Cancelled', attempt: 2 }, { kind: 'refused', reason: 'cancelled', triesLeft: null }],
    ['an error', { resultCode: 'Error', attempt: 2 }, { kind: 'refused', reason: 'technical', triesLeft: null }],
  ]
  it.each(cases)('%s', (_, result, outcome) => {
    expect(outcomeOf(result)).toEqual(outcome)
  })
})

describe('a refusal', () => {
  it.each([
    [null, ['/payment/declined']],
    [4, ['/payment/declined', '/payment/tries-left 4']],
    [1, ['/payment/declined', '/payment/tries-left 1']],
    [0, ['/payment/declined', '/payment/too-many-attempts']],
  ])('with %s tries left says so beside its reason', (triesLeft, said) => {
    const text = (key: string, params: Record<string, string | number> = {}) =>
      [key, ...Object.values(params).map(String)].join(' ')
    expect(refusalTexts({ kind: 'refused', reason: 'declined', triesLeft }, text)).toEqual(said)
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
