import { expect, it } from 'vitest'
import { createScratch } from './scratch.ts'

it('gives the same memory again to the next question, and never twice to one', () => {
  const scratch = createScratch()
  const bits = Int32Array.of(1, 2, 3, 4)
  const first = [scratch.copyOf(bits), scratch.emptyLike(bits), scratch.slots(2), scratch.slots(2)]
  expect(first.map((taken) => [...taken]).slice(0, 2)).toEqual([
    [1, 2, 3, 4],
    [0, 0, 0, 0],
  ])
  expect(new Set(first.map(({ buffer }) => buffer)).size).toBe(4)
  scratch.reset()
  const [again, slots] = [scratch.emptyLike(bits), scratch.slots(1)]
  expect([...again]).toEqual([0, 0, 0, 0])
  expect([again.buffer, slots.buffer]).toEqual([first[0]?.buffer, first[2]?.buffer])
  expect(bits).toEqual(Int32Array.of(1, 2, 3, 4))
})

it('makes room for more', () => {
  const scratch = createScratch()
  scratch.copyOf(new Int32Array(4))
  scratch.slots(3)
  scratch.reset()
  expect(scratch.copyOf(Int32Array.of(1, 2, 3, 4, 5, 6, 7, 8))).toEqual(Int32Array.of(1, 2, 3, 4, 5, 6, 7, 8))
  expect(scratch.slots(100)).toHaveLength(100)
})
