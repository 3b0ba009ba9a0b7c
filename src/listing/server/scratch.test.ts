import { expect, it } from 'vitest'
import { createScratch } from './scratch.ts'

it('gives the same memory again to the next question, and never twice to one', () => {
  const scratch = createScratch()
  const first = [scratch.room(4), scratch.room(2), scratch.room(2)]
  expect(first.map(({ length }) => length)).toEqual([4, 2, 2])
  expect(new Set(first.map(({ buffer }) => buffer)).size).toBe(3)
  scratch.reset()
  expect([scratch.room(3), scratch.room(1)].map(({ buffer }) => buffer)).toEqual([first[0]?.buffer, first[1]?.buffer])
})

it('makes room for more', () => {
  const scratch = createScratch()
  scratch.room(4)
  scratch.reset()
  expect(scratch.room(100)).toHaveLength(100)
})
