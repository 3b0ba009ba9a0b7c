import { beforeEach, expect, it } from 'vitest'
import { forgetOrderCall, forgetPayment, orderCallKey, rememberedOrder, rememberOrder } from './payment-memory.ts'

beforeEach(() => sessionStorage.clear())

it('one and the same order call keeps its key, also over a reload', () => {
  const key = orderCallKey('cart', 3, { consents: [] })
  expect(orderCallKey('cart', 3, { consents: [] })).toBe(key)
})

it('another cart, version or answer is another call', () => {
  const key = orderCallKey('cart', 3, { consents: [] })
  expect(orderCallKey('cart', 4, { consents: [] })).not.toBe(key)
  const second = orderCallKey('cart', 4, { consents: ['terms'] })
  expect(orderCallKey('other', 4, { consents: ['terms'] })).not.toBe(second)
})

it('a refused call is forgotten, and so is all after the order', () => {
  const key = orderCallKey('cart', 3, {})
  forgetOrderCall()
  expect(orderCallKey('cart', 3, {})).not.toBe(key)
  rememberOrder('KV26-7F3K-9QTX')
  expect(rememberedOrder()).toBe('KV26-7F3K-9QTX')
  forgetPayment()
  expect(rememberedOrder()).toBeNull()
})
