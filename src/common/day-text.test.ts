import { describe, expect, it } from 'vitest'
import { dayText, dateTimeText, noonOf } from './day-text.ts'

describe('a day in words', () => {
  it.each([
    ['fi', '25. marraskuuta 2026', '25. marraskuuta 2026 klo 0.30'],
    ['sv', '25 november 2026', '25 november 2026 kl. 00:30'],
    ['en', '25 November 2026', '25 November 2026 at 00:30'],
  ] as const)('is that of the shop, in %s', (language, day, moment) => {
    const at = new Date('2026-11-24T22:30:00Z')
    expect(dayText(at, language)).toBe(day)
    expect(dateTimeText(at, language)).toBe(moment)
    expect(dayText(noonOf('2026-11-25'), language)).toBe(day)
  })
})
