import { describe, expect, it } from 'vitest'
import { chooseReaching } from './reaching.ts'

const product = (category: string, cents: number) => ({ category, cents })
const shelf = [
  product('bars', 390),
  product('bars', 420),
  product('biscuits', 390),
  product('bars', 450),
  product('sweets', 590),
  product('pralines', 1290),
]
const chosen = (missing: number) => {
  const { isTogether, products } = chooseReaching(shelf, missing)
  return { isTogether, products: products.map(({ category, cents }) => `${category} ${cents}`) }
}

describe('what reaches free delivery', () => {
  it('is the cheapest of three categories, of which each is enough', () => {
    expect(chosen(367)).toEqual({ isTogether: false, products: ['bars 390', 'biscuits 390', 'sweets 590'] })
  })

  it('leaves out what is not enough by a cent', () => {
    expect(chosen(391)).toEqual({ isTogether: false, products: ['bars 420', 'sweets 590', 'pralines 1290'] })
  })

  it('takes more of a category where there are too few', () => {
    expect(chooseReaching(shelf.slice(0, 4), 390).products).toEqual([
      product('bars', 390),
      product('biscuits', 390),
      product('bars', 420),
    ])
  })

  it('is three that are enough together where no three are by themselves', () => {
    const { isTogether, products } = chooseReaching(shelf, 1300)
    expect(isTogether).toBe(true)
    expect(products).toHaveLength(3)
    expect(products.reduce((sum, { cents }) => sum + cents, 0)).toBeGreaterThanOrEqual(1300)
  })

  it('is nothing where no three are enough', () => {
    expect(chosen(6000)).toEqual({ isTogether: true, products: [] })
  })
})
