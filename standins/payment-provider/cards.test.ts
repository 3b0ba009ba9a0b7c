import { describe, expect, it } from 'vitest'
import { checkCard, isLuhnValid, TEST_CARDS } from './cards.ts'
import { CARD } from './test-support.ts'

const TODAY = new Date('2026-06-15T12:00:00Z')

describe('a typed card', () => {
  it('is taken when every field is right, with or without spaces', () => {
    expect(checkCard({ ...CARD, cardNumber: '4111111111111111', expiryDate: '0626' }, TODAY)).toMatchObject({
      ok: true,
      card: { brand: 'visa', lastFour: '1111', holderName: 'Aino Virta', isSecurityCodeRight: true },
    })
  })

  it.each([
    ['cardNumber', '', 'required'],
    ['cardNumber', '4111 1111 1111', 'incomplete'],
    ['cardNumber', '4111 1111 1111 1112', 'wrong'],
    ['cardNumber', '4111 1111 1111 111x', 'wrong'],
    ['cardNumber', '4012 8888 8888 1881', 'not-a-test-card'],
    ['expiryDate', '', 'required'],
    ['expiryDate', '03', 'incomplete'],
    ['expiryDate', '03 / 203', 'incomplete'],
    ['expiryDate', '13 / 30', 'wrong'],
    ['expiryDate', '03 / 60', 'wrong'],
    ['expiryDate', '05 / 26', 'expired'],
    ['securityCode', '', 'required'],
    ['securityCode', '73', 'incomplete'],
    ['securityCode', '7373', 'wrong'],
    ['holderName', '  ', 'required'],
  ])('has a fault with %s ”%s”: %s', (field, value, fault) => {
    expect(checkCard({ ...CARD, [field]: value }, TODAY)).toEqual({ ok: false, faults: { [field]: fault } })
  })

  it('is valid to the end of its month, and its year may have four digits', () => {
    expect(checkCard({ ...CARD, expiryDate: '06 / 2026' }, TODAY).ok).toBe(true)
  })

  it('of American Express has fifteen digits and a code of four', () => {
    const amex = { ...CARD, cardNumber: '3700 000000 00002' }
    expect(checkCard({ ...amex, securityCode: '7373' }, TODAY).ok).toBe(true)
    expect(checkCard(amex, TODAY)).toEqual({ ok: false, faults: { securityCode: 'incomplete' } })
  })
})

it('gives every test card a right check digit', () => {
  for (const { number } of TEST_CARDS) expect(isLuhnValid(number), number).toBe(true)
})
