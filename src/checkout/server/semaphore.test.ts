import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createSemaphore } from './semaphore.ts'

describe('a gate', () => {
  it('lets no more through at a time than it may, in order, and everybody in the end', async () => {
    const semaphore = createSemaphore({ atOnce: 3, longestWaitMs: 5_000 })
    let inside = 0
    let most = 0
    const order: number[] = []
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        semaphore.run(async () => {
          order.push(index)
          most = Math.max(most, (inside += 1))
          await sleep(1)
          inside -= 1
        }),
      ),
    )
    expect(most).toBe(3)
    expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index))
  })

  it('sends away who has waited too long, and stays whole', async () => {
    const semaphore = createSemaphore({ atOnce: 1, longestWaitMs: 20 })
    let release = () => {}
    const first = semaphore.run(() => new Promise<void>((resolve) => (release = resolve)))
    await expect(semaphore.run(() => Promise.resolve())).rejects.toMatchObject({ statusCode: 503 })
    release()
    await first
    expect(await semaphore.run(() => Promise.resolve('in'))).toBe('in')
  })

  it('opens again after a failure', async () => {
    const semaphore = createSemaphore({ atOnce: 1, longestWaitMs: 20 })
    await expect(semaphore.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x')
    expect(await semaphore.run(() => Promise.resolve('in'))).toBe('in')
  })
})
