import { expect, it } from 'vitest'
import { wishlistMax } from '../contract/limits.ts'
import { readGuestList, withProduct } from './guest-list.ts'

const many = Array.from({ length: wishlistMax }, (_, index) => `KV${index}`)

it('a product comes first, once, and none comes into a full list', () => {
  expect(withProduct(['KV1'], 'KV2')).toEqual(['KV2', 'KV1'])
  expect(withProduct(['KV2', 'KV1'], 'KV1')).toEqual(['KV2', 'KV1'])
  expect(withProduct(many, 'KV1000')).toBeNull()
  expect(withProduct(many, 'KV7')).toEqual(many)
})

it('of what lies in the browser only codes are read, each once and as many as there may be', () => {
  expect(readGuestList(['KV1', '<img>', '', '../x', 'KV1', 'a'.repeat(65), 'KV2'])).toEqual(['KV1', 'KV2'])
  expect(readGuestList([...many, 'KV1000'])).toEqual(many)
})
