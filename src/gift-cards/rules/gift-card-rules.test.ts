import { describe, expect, it } from 'vitest'
import { codeAlphabet } from '../contract/limits.ts'
import { displayCode, last4Of, makeCode, makePin, normaliseCode, normalisePin } from './code.ts'
import { balanceOf, expiryOf, holdState, isUsable, type LedgerEntry, paidByCard } from './ledger.ts'

describe('the code of a gift card', () => {
  it('has 16 of 31 characters, none of which is taken for another', () => {
    expect(new Set(codeAlphabet).size).toBe(31)
    expect(codeAlphabet).not.toMatch(/[01OIL]/)
    expect(makeCode((below) => below - 1)).toBe('9'.repeat(16))
    expect(makeCode(() => 0)).toBe('A'.repeat(16))
  })

  it('has a PIN of four digits, with noughts in front', () => {
    expect([makePin(() => 7), makePin((below) => below - 1)]).toEqual(['0007', '9999'])
  })

  it('is the same however it is typed', () => {
    for (const typed of ['ABCDEFGHJKMNPQRS', 'abcd efgh jkmn pqrs', ' ABCD-EFGH-JKMN-PQRS ', 'ABCD–EFGH–JKMN–PQRS'])
      expect(normaliseCode(typed)).toBe('ABCDEFGHJKMNPQRS')
    expect(normalisePin(' 01 23 ')).toBe('0123')
    expect(displayCode('ABCDEFGHJKMNPQRS')).toBe('ABCD EFGH JKMN PQRS')
    expect(last4Of('ABCDEFGHJKMNPQRS')).toBe('PQRS')
  })
})

const entry = (kind: LedgerEntry['kind'], amountCents: number, orderId: string | null = null): LedgerEntry => ({
  kind,
  amountCents,
  orderId,
})

describe('the ledger of a gift card', () => {
  it.each([
    ['issued', [entry('issue', 5_000)], 5_000, 'none', 0],
    ['held', [entry('issue', 5_000), entry('hold', -2_000, 'A')], 3_000, 'open', 0],
    [
      'captured',
      [entry('issue', 5_000), entry('hold', -2_000, 'A'), entry('capture', 0, 'A')],
      3_000,
      'captured',
      2_000,
    ],
    [
      'released',
      [entry('issue', 5_000), entry('hold', -2_000, 'A'), entry('release', 2_000, 'A')],
      5_000,
      'released',
      0,
    ],
    [
      'refunded in part',
      [entry('issue', 5_000), entry('hold', -2_000, 'A'), entry('capture', 0, 'A'), entry('refund', 500, 'A')],
      3_500,
      'captured',
      1_500,
    ],
  ] as const)('%s', (_name, entries, balance, state, paid) => {
    expect([balanceOf(entries), holdState(entries, 'A'), paidByCard(entries, 'A')]).toEqual([balance, state, paid])
    expect([holdState(entries, 'B'), paidByCard(entries, 'B')]).toEqual(['none', 0])
  })

  it('knows when a card can be used', () => {
    const card = { issuedAt: new Date(0), expiresOn: '2029-11-24', blockedAt: null }
    expect(isUsable(card, '2029-11-24')).toBe(true)
    expect(isUsable(card, '2029-11-25')).toBe(false)
    expect(isUsable({ ...card, blockedAt: new Date(0) }, '2027-01-01')).toBe(false)
    expect(isUsable({ issuedAt: null, expiresOn: null, blockedAt: null }, '2027-01-01')).toBe(false)
    expect([expiryOf('2026-11-24'), expiryOf('2028-02-29')]).toEqual(['2029-11-24', '2031-02-28'])
  })
})
