import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserClock } from '#src/shell/web/clock.ts'
import { dropDrafts, keepDraft, readDraft } from './kept-order.ts'

const day = 24 * 3_600_000
let now = Date.parse('2026-12-01T10:00:00Z')
beforeEach(() => {
  localStorage.clear()
  vi.spyOn(browserClock, 'now').mockImplementation(() => now)
})
afterEach(() => vi.restoreAllMocks())

it('an unfinished order is kept for a day, each person’s by itself', () => {
  keepDraft('one', { notes: 'a' })
  now += day / 2
  keepDraft('two', { notes: 'b' })
  expect([readDraft('one'), readDraft('two'), readDraft('three')]).toEqual([{ notes: 'a' }, { notes: 'b' }, null])
  now += day / 2
  expect([readDraft('one'), readDraft('two')]).toEqual([null, { notes: 'b' }])
  dropDrafts(true)
  expect(Object.keys(localStorage)).toEqual(['office.phone-order.two'])
})

it('none is left where the session has ended, and nothing else goes', () => {
  keepDraft('one', { notes: 'a' })
  localStorage.setItem('office.language', 'sv')
  dropDrafts(false)
  expect(Object.keys(localStorage)).toEqual(['office.language'])
})
