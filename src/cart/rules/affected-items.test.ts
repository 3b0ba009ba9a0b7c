import { expect, it } from 'vitest'
import { affectedItems } from './affected-items.ts'

const bar = { code: 'BAR', quantity: 3 }
const box = { code: 'BOX', quantity: 2 }
const told = (items: ReturnType<typeof affectedItems<typeof bar>>) =>
  items.map(({ line, quantity }) => [line.code, quantity])

it.each(['cart view', 'checkout begin', 'add shipping', 'add payment', 'complete'] as const)(
  '%s is about all lines, whatever is named',
  (event) => {
    const all = [
      ['BAR', 3],
      ['BOX', 2],
    ]
    expect(told(affectedItems(event, [bar, box]))).toEqual(all)
    expect(told(affectedItems(event, [bar, box], [{ line: bar, quantity: 1 }]))).toEqual(all)
  },
)

it.each(['cart add', 'cart remove'] as const)('%s is about what is named, else about the last line', (event) => {
  expect(told(affectedItems(event, [bar, box], [{ line: bar, quantity: 1 }]))).toEqual([['BAR', 1]])
  expect(told(affectedItems(event, [bar, box]))).toEqual([['BOX', 2]])
  expect(told(affectedItems(event, [bar, box], []))).toEqual([])
  expect(told(affectedItems(event, []))).toEqual([])
})
