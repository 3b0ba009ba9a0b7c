import { describe, expect, it } from 'vitest'
import { phoneText } from './phone-text.ts'

describe('a telephone number as people read it', () => {
  it.each([
    ['+358405123380', '+358 40 512 3380'],
    ['+35891234567', '+358 9 123 4567'],
    ['+358501234567', '+358 50 123 4567'],
    ['+46701234567', '+46 70 123 45 67'],
    ['+4681234567', '+46 8 123 45 67'],
    ['+4722123456', '+47 22 12 34 56'],
    ['+4741234567', '+47 412 34 567'],
    ['+4531234567', '+45 31 23 45 67'],
    ['+3546111234', '+354 611 1234'],
    // Of a country that nothing is sent to, of no known shape, or no number at all.
    ['+447911123456', '+447911123456'],
    ['+4612345', '+4612345'],
    ['0401234567', '0401234567'],
    ['+358', '+358'],
    ['', ''],
  ])('%j is %j', (saved, said) => {
    expect(phoneText(saved)).toBe(said)
  })
})
