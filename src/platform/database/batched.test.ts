import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { batched } from './batched.ts'

/** A read that waits until it is let go. */
function slowRead() {
  const begun: { keys: readonly number[]; answer: () => void; fail: () => void }[] = []
  const read = batched((keys: readonly number[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>()
    const answer = () => resolve(keys.map((key) => `value ${key}`))
    begun.push({ keys, answer, fail: () => reject(new Error('no database')) })
    return promise
  })
  return { begun, read }
}

it('asks together for those who come together, and gives each its own', async () => {
  const { begun, read } = slowRead()
  const values = Promise.all([read(3), read(1), read(2)])
  await turn()
  await turn()
  expect(begun.map(({ keys }) => keys)).toEqual([[3, 1, 2]])
  begun[0]?.answer()
  expect(await values).toEqual(['value 3', 'value 1', 'value 2'])
})

it('answers nobody from a read that began before the call', async () => {
  const { begun, read } = slowRead()
  const calls: Promise<string>[] = []
  for (const key of [1, 2, 3, 4]) {
    calls.push(read(key))
    await turn()
    await turn()
  }
  expect(begun.map(({ keys }) => keys)).toEqual([[1], [2]])
  begun[0]?.answer()
  await calls[0]
  await turn()
  expect(begun.map(({ keys }) => keys)).toEqual([[1], [2], [3, 4]])
  for (const { answer } of begun) answer()
  expect(await Promise.all(calls)).toEqual(['value 1', 'value 2', 'value 3', 'value 4'])
})

it('tells all who shared it of a failure, and goes on', async () => {
  const { begun, read } = slowRead()
  const failed = Promise.allSettled([read(1), read(2)])
  await turn()
  await turn()
  begun[0]?.fail()
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = read(3)
  await turn()
  await turn()
  begun[1]?.answer()
  expect(await next).toBe('value 3')
})
