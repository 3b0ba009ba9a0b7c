import { describe, expect, it } from 'vitest'
import { normaliseCode as normaliseCardCode, normalisePin } from '#src/gift-cards/rules/code.ts'
import { codeFaults } from '#src/identity/rules/account-form.ts'
import { parseOrderNumber } from '#src/orders/rules/order-number.ts'
import { normaliseCode as normalisePromoCode } from '#src/promotions/rules/promotion.ts'

/** What is left round and in a code that is copied. */
const copied: readonly [string, (code: string) => string][] = [
  ['as it is', (code) => code],
  ['in small letters', (code) => code.toLowerCase()],
  ['between blanks and breaks', (code) => `\u00a0\t${code}\r\n`],
  ['with invisible characters', (code) => `\ufeff${code.slice(0, 2)}\u200b${code.slice(2)}\u200d\u202c`],
  ['with soft hyphens', (code) => code.split('').join('\u00ad')],
  ['with long dashes', (code) => code.replaceAll('-', '\u2013')],
  ['with a minus sign', (code) => code.replaceAll('-', '\u2212')],
  ['with hyphens that do not break', (code) => code.replaceAll('-', '\u2011')],
  ['at the end of a sentence', (code) => `${code}.`],
  ['in quotes', (code) => `”${code}”`],
  ['in brackets, with a comma', (code) => `(«${code}»),`],
  ['in wide characters', (code) => code.replaceAll(/[0-9A-Z]/g, (one) => String.fromCodePoint(one.charCodeAt(0) + 0xfee0))], // prettier-ignore
]

const readers: readonly [string, (typed: string) => unknown, string, unknown][] = [
  ['a promo code', normalisePromoCode, 'JOULU-10', 'JOULU-10'],
  ['a gift card', normaliseCardCode, 'ABCD-EFGH-JKMN-PQRS', 'ABCDEFGHJKMNPQRS'],
  ['a PIN', normalisePin, '0417', '0417'],
  ['an order number', parseOrderNumber, 'KV26-7F3K-9QTX', 'KV26-7F3K-9QTX'],
  ['a mailed code', codeFaults, '123-456', {}],
]

describe.each(readers)('%s is read', (_what, read, code, expected) => {
  it.each(copied)('%s', (_how, change) => {
    expect(read(change(code))).toEqual(expected)
  })
})

it('keeps the signs that a promo code may have', () => {
  expect(normalisePromoCode('säästä 20%')).toBe('SÄÄSTÄ20%')
  expect(normalisePromoCode('10€')).toBe('10€')
})
