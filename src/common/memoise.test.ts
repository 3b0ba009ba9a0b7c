import { expect, it } from 'vitest'
import { memoise } from './memoise.ts'

it('makes each text once, and forgets before there are too many', () => {
  let made = 0
  const text = memoise((value: number) => `${value}:${(made += 1)}`)
  expect([text(1), text(2), text(1)]).toEqual(['1:1', '2:2', '1:1'])
  for (let value = 0; value <= 10_000; value++) text(value)
  expect(text(1)).not.toBe('1:1')
})

it('takes minus zero for zero', () => {
  const text = memoise((value: number) => new Intl.NumberFormat('en').format(value))
  expect([text(-0), text(0)]).toEqual(['0', '0'])
})
