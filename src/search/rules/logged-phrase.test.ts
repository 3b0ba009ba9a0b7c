import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loggedPhrase, loggedPhraseMax } from './logged-phrase.ts'

describe('the search log', () => {
  it.each([
    ['  Suklaa  LEVY', 'suklaa levy'],
    ['KV1005', 'kv1005'],
    ['suklaa 200 g', 'suklaa 200 g'],
    ['joulu 2026', 'joulu 2026'],
    ['st. michel', 'st michel'],
    ['hasselnöt 70%', 'hasselnöt 70'],
    [`tryffel${'\u0336'.repeat(500)}i`, 'tryffel\u0336\u0336\u0336i'],
  ])('keeps %j as %j', (typed, kept) => expect(loggedPhrase(typed)).toBe(kept))

  it.each([
    'anna@example.com',
    'anna(at)example.com',
    'anna @ example com',
    'https://example.com/a',
    'www.example.fi',
    '+358 40 123 4567',
    '040-1234567',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111 suklaa',
    '131052-308T',
    'FI21 1234 5600 0007 85',
    '1.2.1990 00123',
    'a',
    '  ',
    '🍫',
    'x'.repeat(loggedPhraseMax + 1),
  ])('does not keep %j', (typed) => expect(loggedPhrase(typed)).toBeNull())

  it('keeps nothing with a long number or an address in it, whatever stands around', () => {
    const personal = fc.oneof(
      fc.emailAddress(),
      fc.stringMatching(/^0\d{2}[ -]?\d{3}[ -]?\d{4}$/),
      fc.stringMatching(/^\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{4}$/),
    )
    fc.assert(
      fc.property(fc.string(), personal, fc.string(), (before, secret, after) => {
        expect(loggedPhrase(`${before} ${secret} ${after}`)).toBeNull()
      }),
      { numRuns: 500 },
    )
  })

  it('keeps nothing longer than it may, and the same for what it kept', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (typed) => {
        const kept = loggedPhrase(typed)
        if (kept === null) return
        expect(kept.length).toBeLessThanOrEqual(loggedPhraseMax)
        expect(loggedPhrase(kept)).toBe(kept)
      }),
    )
  })
})
