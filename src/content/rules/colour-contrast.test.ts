import { describe, expect, it } from 'vitest'
import { contrastOf, textOn } from './colour-contrast.ts'

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48], // the example every checker knows: just too little
  ])('of %s on %s is %d', (one, other, expected) => {
    expect(contrastOf(one, other)).toBeCloseTo(expected, 2)
    expect(contrastOf(other, one)).toBe(contrastOf(one, other))
  })

  it.each([
    ['#ffffff', 'dark'],
    ['#eaddc6', 'dark'],
    ['#6b1a21', 'light'],
    ['#000000', 'light'],
  ] as const)('text on %s is %s', (ground, expected) => {
    expect(textOn(ground)).toBe(expected)
  })

  it('is enough for large text on whatever ground, and for all text on nearly every one', () => {
    const steps = ['00', '33', '66', '80', '99', 'cc', 'ff']
    const grounds = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)))
    const best = grounds.map((ground) => contrastOf(textOn(ground) === 'dark' ? '#1b2a27' : '#f9efdf', ground))
    expect(Math.min(...best)).toBeGreaterThan(3)
  })
})
