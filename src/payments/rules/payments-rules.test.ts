import { describe, expect, it } from 'vitest'
import { resultCodes } from '../contract/payments.ts'
import { attemptStatusOf } from './attempt-news.ts'
import { refusalReasonKey, refusalReasonKeyOfWebhook } from './refusal-reason.ts'

describe('refusals', () => {
  it.each([
    ['Refused', '2', 'declined'],
    ['Refused', '6', 'expired-card'],
    ['Refused', '11', 'authentication-failed'],
    ['Refused', '12', 'not-enough-funds'],
    ['Refused', '24', 'declined'],
    ['Cancelled', '16', 'cancelled'],
    ['Cancelled', null, 'cancelled'],
    ['Refused', null, 'declined'],
    ['Refused', '9', 'technical'],
    ['Error', null, 'technical'],
  ])('%s with code %s is told as %s', (resultCode, code, expected) => {
    expect(refusalReasonKey(resultCode, code)).toBe(expected)
  })

  it.each([
    ['3D Not Authenticated', 'authentication-failed'],
    ['Not enough balance', 'not-enough-funds'],
    ['Expired Card', 'expired-card'],
    ['Shopper Cancelled', 'cancelled'],
    ['Refused', 'declined'],
    ['', 'declined'],
  ])('a webhook that says "%s" is told as %s', (reason, expected) => {
    expect(refusalReasonKeyOfWebhook(reason)).toBe(expected)
  })
})

describe('result codes', () => {
  it('each mean something for an attempt', () => {
    expect(Object.fromEntries(resultCodes.map((code) => [code, attemptStatusOf(code)]))).toEqual({
      Authorised: 'Authorised',
      RedirectShopper: 'AwaitingShopper',
      ChallengeShopper: 'AwaitingShopper',
      IdentifyShopper: 'AwaitingShopper',
      Pending: 'Pending',
      Received: 'Pending',
      Refused: 'Refused',
      Cancelled: 'Cancelled',
      Error: 'Failed',
    })
  })
})
