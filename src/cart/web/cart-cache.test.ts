import { describe, expect, it } from 'vitest'
import { sampleCart } from './cart.sample.ts'
import { cacheIfNewer } from './cart-cache.ts'

describe('answers that overtake each other', () => {
  const known = sampleCart({ version: 5, greeting: 'uusi' })
  it('a lower version of the same cart is dropped', () => {
    expect(cacheIfNewer(known, sampleCart({ version: 4 }))).toBe(known)
  })
  it('the same or a higher version is taken over', () => {
    expect(cacheIfNewer(known, sampleCart({ version: 5, greeting: 'a' }))).toMatchObject({ greeting: 'a' })
    expect(cacheIfNewer(known, sampleCart({ version: 6, greeting: 'b' }))).toMatchObject({ greeting: 'b' })
  })
  it('another cart is taken over whatever its version', () => {
    expect(cacheIfNewer(known, sampleCart({ id: '', version: 0 }))).toMatchObject({ id: '', version: 0 })
  })
  it('the first answer is taken over', () => {
    expect(cacheIfNewer(undefined, known)).toEqual(known)
  })
})
