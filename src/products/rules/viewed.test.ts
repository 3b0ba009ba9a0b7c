import { expect, it } from 'vitest'
import { rememberViewed, viewedMax } from './viewed.ts'

it('what was looked at last comes first, each once', () => {
  expect(rememberViewed(['B', 'A'], 'C')).toEqual(['C', 'B', 'A'])
  expect(rememberViewed(['C', 'B', 'A'], 'A')).toEqual(['A', 'C', 'B'])
})

it('the oldest are forgotten', () => {
  const many = Array.from({ length: 30 }, (_, index) => `P${index}`).reduce<string[]>(rememberViewed, [])
  expect(many).toHaveLength(viewedMax)
  expect(many[0]).toBe('P29')
})
