import { describe, expect, it } from 'vitest'
import { field } from '../contract/fields.ts'
import { wordTime } from '../contract/word-times.ts'
import type { ContentTypes } from './content-types.ts'
import { wordTimesOf } from './word-times.ts'

const text = {
  heading: field.string('Otsikko', 'Heading'),
  link: field.link('Linkki', 'Link'),
  rows: field.list('Rivit', 'Rows', {
    of: field.group('Rivi', 'Row', { required: true, fields: { title: field.string('Nimi', 'Title') } }),
  }),
}
const types: ContentTypes = { Text: { label: { fi: 'Teksti', en: 'Text' }, fields: text } }
const page = { title: field.string('Nimi', 'Title'), area: field.area('Alue', 'Area') }
const block = (id: number, heading: string, more: object = {}) => ({
  id,
  type: 'Text',
  fields: { heading, link: null, rows: [], ...more },
})
const at = (time: number) => new Date(time)
const next = (before: object, wordTimes: Record<string, number> | null, after: object, time: number) =>
  wordTimesOf(types, page, { fields: { ...before }, wordTimes }, { ...after }, at(time))

describe('the times of words', () => {
  it('are those of the whole for a first version', () => {
    const times = wordTimesOf(types, page, null, { title: 'a', area: [block(1, 'x')] }, at(5))
    expect(times).toEqual({ '*': 5 })
    expect(wordTime(times, 1, ['heading'])).toBe(5)
  })

  it('change with a value, wherever its block stands, and stay where it is as it was', () => {
    const link = { label: 'L', url: '/a' }
    const before = { title: 'a', area: [block(1, 'x', { rows: [{ title: 'r' }], link }), block(2, 'y')] }
    // Blocks changed places, and the database keeps no order of names.
    const moved = [block(2, 'y'), block(1, 'x', { rows: [{ title: 'R' }], link: { url: '/a', label: 'L' } })]
    const times = next(before, { '*': 5 }, { title: 'b', area: moved }, 9)
    expect(times).toEqual({ '*': 5, ' title': 9, '1 rows.0.title': 9 })
    expect(wordTime(times, 1, ['rows', 0, 'title'])).toBe(9)
    expect(wordTime(times, 1, ['link'])).toBe(5)
  })

  it('are those of a new block as a whole, and go with a block that is gone', () => {
    const before = { title: 'a', area: [block(1, 'x')] }
    const times = next(before, { '*': 5, '1 heading': 6 }, { title: 'a', area: [block(3, 'z')] }, 9)
    expect(times).toEqual({ '*': 5, '3': 9 })
    expect(wordTime(times, 3, ['heading'])).toBe(9)
  })

  it('are unknown of what was written before they were kept', () => {
    const times = next({ title: 'a', area: [block(1, 'x')] }, null, { title: 'a', area: [block(1, 'X')] }, 9)
    expect([wordTime(times, null, ['title']), wordTime(times, 1, ['heading'])]).toEqual([null, 9])
  })
})
