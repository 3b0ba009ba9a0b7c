import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { NutrientsPer } from '../../contract/product.ts'
import { sampleNutrients, samplePackage, sampleProduct, sampleVariation } from '../samples/sample-product.ts'
import { show } from '../testing/show-page.tsx'
import { stepPicture, swipeStep } from './gallery-step.ts'
import { NutritionTable } from './NutritionTable.tsx'
import { shownColours, shownSizes, shownVersions } from './option-lists.ts'
import { productTitle } from './product-title.ts'
import { withLive } from './use-live-variations.ts'
import { productSample } from '../samples/product-page.ts'

describe('the nutrition table', () => {
  const rows = () => screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
  const showTable = (facts: typeof sampleNutrients, nutrientsPer: NutrientsPer = '100 g') =>
    show(productSample(), <NutritionTable facts={{ nutrientsPer, ...facts }} />)

  it('has the rows of the label, energy in two with one percent', () => {
    showTable(sampleNutrients)
    const [head, ...body] = rows()
    expect(head).toEqual(['Ravintoaine', '100\u00a0g:ssa', '40\u00a0g:ssa', '% / annos'])
    expect(body).toHaveLength(9)
    expect(body[0]).toEqual(['Energia', '2\u00a0341\u00a0kJ', '936\u00a0kJ', '11\u00a0%'])
    expect(body[1]).toEqual(['Energia', '564\u00a0kcal', '226\u00a0kcal'])
    expect(body[3]).toEqual(['josta tyydyt\u00adtynyttä', '26,0\u00a0g', '10,4\u00a0g', '52\u00a0%'])
    expect(body[6]).toEqual(['Ravintokuitu', '11,5\u00a0g', '4,6\u00a0g', '–'])
    expect(body[8]).toEqual(['Suola', '0,80\u00a0g', '0,32\u00a0g', '5\u00a0%'])
    expect(screen.getByRole('rowheader', { name: 'josta sokereita' }).parentElement?.className).toBe(
      'product-nutrition__sub',
    )
  })

  it('leaves out the portion while nobody knows how much it is', () => {
    showTable({ ...sampleNutrients, ri: [], riPercent: [] })
    expect(rows()[0]).toEqual(['Ravintoaine', '100\u00a0g:ssa'])
    expect(screen.queryByText(/Annos on/)).toBeNull()
  })

  it('tells what is sold by volume of 100 ml, and its portion in millilitres', () => {
    showTable(sampleNutrients, '100 ml')
    expect(rows()[0]).toEqual(['Ravintoaine', '100\u00a0ml:ssa', '40\u00a0ml:ssa', '% / annos'])
    expect(screen.getByText(/Annos on 40\sml\./)).toBeTruthy()
  })

  it('is not there without a single value', () => {
    const { container } = showTable({ nutrients: [], ri: [], riPercent: [] })
    expect(container.querySelector('table')).toBeNull()
  })
})

describe('what can be chosen', () => {
  const make = (code: string, size: string, color: string) => sampleVariation(code, { size, color })
  const all = [make('a', '40 g', 'red'), make('b', '100 g', 'red'), make('c', '100 g', 'blue')]
  const brief = (options: ReturnType<typeof shownSizes>) =>
    options.map(({ variation, label, chosen, disabled }) => [variation.code, label, chosen, disabled])

  it('sizes keep the colour; one that it lacks is off', () => {
    const [, , blue] = all
    expect(brief(shownSizes(all, blue ?? make('', '', '')))).toEqual([
      ['a', '40\u00a0g', false, true],
      ['c', '100\u00a0g', true, false],
    ])
    expect(brief(shownColours(all, blue ?? make('', '', ''))).map(([code]) => code)).toEqual(['b', 'c'])
  })

  it('sizes go from small to large, whichever comes first in the shop', () => {
    const sized = [100, 40, 200].map((weightGrams) => ({
      ...make(`${weightGrams}`, `${weightGrams} g`, ''),
      weightGrams,
    }))
    const [main] = sized
    expect(brief(shownSizes(sized, main ?? make('', '', ''))).map(([code, , chosen]) => [code, chosen])).toEqual([
      ['40', false],
      ['100', true],
      ['200', false],
    ])
  })

  it('a single size or colour is no choice', () => {
    const one = [make('a', '40 g', 'red')]
    expect(shownSizes(one, one[0] ?? make('', '', ''))).toEqual([])
    expect(shownColours(one, one[0] ?? make('', '', ''))).toEqual([])
  })

  it('packages offer their versions, single products none of those', () => {
    const [first] = samplePackage.variations
    if (!first) throw new Error('The sample package has no variation')
    expect(brief(shownVersions(samplePackage.variations, first, 'package')).map(([, label]) => label)).toEqual([
      'roosa',
      'sininen',
    ])
    expect(shownVersions(sampleProduct.variations, first, 'standard')).toEqual([])
  })
})

describe('the gallery', () => {
  it.each([
    [0, 1, 1],
    [2, 1, 0],
    [0, -1, 2],
  ] as const)('from picture %i by %i to %i of three', (index, step, next) => {
    expect(stepPicture(index, step, 3)).toBe(next)
  })

  it.each([
    ['a swipe to the left', -60, 5, 1],
    ['a swipe to the right', 60, -5, -1],
    ['a tap', -8, 2, null],
    ['a scroll', -60, 90, null],
  ])('%s', (_, dx, dy, step) => {
    expect(swipeStep(dx, dy)).toBe(step)
  })
})

describe('texts and live offers', () => {
  it.each([
    ['Suklaapähkinät 150 g', 'Suklaa\u00adpähkinät', 'Suklaa\u00adpähkinät 150\u00a0g'],
    ['Lahjarasia, kupari', 'Helsinki-rasia', 'Lahjarasia, kupari'],
    ['Levy 100g', 'Levy', 'Levy 100\u00a0g'],
  ])('the title of "%s"', (variation, product, title) => {
    expect(productTitle(variation, product)).toBe(title)
  })

  it('takes the stock and price of now, and the page’s own where there is no answer', () => {
    const all = [sampleVariation('a'), sampleVariation('b')]
    const [a, b] = withLive(all, [{ code: 'a', inStock: false, inStockQuantity: 0, isBuyable: true }], [])
    expect([a?.inStock, a?.discountedPriceString]).toEqual([false, all[0]?.discountedPriceString])
    expect(b).toEqual(all[1])
  })
})
