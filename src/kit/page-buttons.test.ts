import { describe, expect, it } from 'vitest'
import { pageButtons } from './page-buttons.ts'

const written = (page: number, count: number, width: 'wide' | 'narrow'): string =>
  pageButtons(page, count)
    .filter((button) => button.on === 'both' || button.on === width)
    .map((button) => (typeof button.page === 'string' ? '…' : button.page === page ? `[${button.page}]` : button.page))
    .join(' ')

describe('the row of page links', () => {
  it.each([
    [1, 1, '[1]', '[1]'],
    [1, 2, '[1] 2', '[1] 2'],
    [3, 6, '1 2 [3] 4 5 6', '1 2 [3] 4 5 6'],
    [1, 7, '[1] 2 3 4 5 6 7', '[1] 2 3 4 … 7'],
    [4, 7, '1 2 3 [4] 5 6 7', '1 … 3 [4] 5 … 7'],
    [6, 8, '1 2 3 4 5 [6] 7 8', '1 … 5 [6] 7 8'],
    [1, 9, '[1] 2 3 4 … 9', '[1] 2 3 4 … 9'],
    [3, 9, '1 2 [3] 4 … 9', '1 2 [3] 4 … 9'],
    [4, 9, '1 … 3 [4] 5 … 9', '1 … 3 [4] 5 … 9'],
    [6, 9, '1 … 5 [6] 7 … 9', '1 … 5 [6] 7 … 9'],
    [7, 9, '1 … 6 [7] 8 9', '1 … 6 [7] 8 9'],
    [9, 9, '1 … 6 7 8 [9]', '1 … 6 7 8 [9]'],
    [50, 100, '1 … 49 [50] 51 … 100', '1 … 49 [50] 51 … 100'],
  ])('page %i of %i: %s wide, %s narrow', (page, count, wide, narrow) => {
    expect(written(page, count, 'wide')).toBe(wide)
    expect(written(page, count, 'narrow')).toBe(narrow)
  })

  it('takes a page beyond the end for the last', () => {
    expect(pageButtons(99, 9)).toEqual(pageButtons(9, 9))
  })
})
