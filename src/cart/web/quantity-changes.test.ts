import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleCart, sampleLine } from './cart.sample.ts'
import { createQuantityChanges, type SendQuantity, withChanges } from './quantity-changes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const line = sampleLine({ quantity: 2 })
const other = sampleLine({ id: 'other', code: 'KV2', quantity: 1 })

describe('a changed quantity', () => {
  it('is sent once, 500 ms after the last step', async () => {
    const send = vi.fn<SendQuantity>(() => Promise.resolve())
    const changes = createQuantityChanges()
    changes.set(line, 3, send)
    await vi.advanceTimersByTimeAsync(400)
    changes.set(line, 4, send)
    await vi.advanceTimersByTimeAsync(499)
    expect(send).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(send).toHaveBeenCalledOnce()
    expect(send.mock.calls[0]?.[0]).toMatchObject({ lineItemId: line.id, target: 4, phase: 'sending' })
    expect(changes.list().size).toBe(0)
  })

  it.each([-1, 1.5, Number.NaN])('of %s is ignored', (quantity) => {
    const changes = createQuantityChanges()
    changes.set(line, quantity, () => Promise.resolve())
    expect(changes.list().size).toBe(0)
  })

  it('holds its line while it is being sent, and no other', async () => {
    let answer = () => {}
    const send = vi.fn(() => new Promise<void>((resolve) => void (answer = resolve)))
    const changes = createQuantityChanges()
    changes.set(line, 5, send)
    await vi.advanceTimersByTimeAsync(500)
    changes.set(line, 9, send)
    changes.set(other, 2, () => Promise.resolve())
    expect(changes.list().get(line.id)).toMatchObject({ target: 5, phase: 'sending' })
    expect(changes.list().get(other.id)).toMatchObject({ target: 2, phase: 'waiting' })
    answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(changes.list().has(line.id)).toBe(false)
  })

  it('is sent at once when the page is about to leave, which waits for the answer', async () => {
    let answer = () => {}
    const changes = createQuantityChanges()
    changes.set(line, 5, () => new Promise<void>((resolve) => void (answer = resolve)))
    const left = vi.fn()
    void changes.flush().then(left)
    await vi.advanceTimersByTimeAsync(0)
    expect(changes.list().get(line.id)?.phase).toBe('sending')
    expect(left).not.toHaveBeenCalled()
    answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(left).toHaveBeenCalledOnce()
  })
})

describe('the shown cart', () => {
  it('is the server’s with the visitor’s changes on top', () => {
    const changes = createQuantityChanges()
    const cart = sampleCart({}, [line, other])
    expect(withChanges(cart, changes.list())).toBe(cart)
    changes.set(line, 7, () => Promise.resolve())
    const shown = withChanges(cart, changes.list())
    expect(shown.allLineItems.map(({ quantity }) => quantity)).toEqual([7, 1])
    expect(shown.shipments[0]?.lineItems[0]?.quantity).toBe(7)
    expect(shown.totalQuantity).toBe(8)
    expect(cart.totalQuantity).toBe(3)
  })
})
