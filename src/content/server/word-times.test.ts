import { describe, expect, it } from 'vitest'
import { field } from '../contract/fields.ts'
import { namePath, wordTime } from '../contract/word-times.ts'
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
  wordTimesOf(
    types,
    page,
    { name: 'Joulu', fields: { ...before }, wordTimes },
    { name: 'Joulu', fields: { ...after } },
    at(time),
  )
const listed = (...titles: string[]) => ({
  title: 'a',
  area: [block(1, 'x', { rows: titles.map((title) => ({ title })) })],
})
const rowTimes = (times: Record<string, number>, count: number) =>
  Array.from({ length: count }, (_, index) => wordTime(times, 1, ['rows', index, 'title']))

describe('the times of words', () => {
  it('are those of the whole for a first version', () => {
    const times = wordTimesOf(
      types,
      page,
      null,
      { name: 'Joulu', fields: { title: 'a', area: [block(1, 'x')] } },
      at(5),
    )
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

  it('go with an entry of a list wherever another one is put in, taken out or moved', () => {
    const times = { '*': 5, '1 rows.1.title': 7 }
    const before = listed('a', 'b', 'c')
    expect(rowTimes(next(before, times, listed('new', 'a', 'b', 'c'), 9), 4)).toEqual([9, 5, 7, 5])
    expect(rowTimes(next(before, times, listed('b', 'c'), 9), 2)).toEqual([7, 5])
    expect(rowTimes(next(before, times, listed('c', 'a', 'b'), 9), 3)).toEqual([5, 5, 7])
    expect(rowTimes(next(before, times, listed('a', 'B', 'c'), 9), 3)).toEqual([5, 9, 5])
    // Nothing is left of an entry that is gone.
    expect(next(before, times, listed('a'), 9)).toEqual({ '*': 5 })
  })

  it('mark the same entry as older after both languages have got one before it', () => {
    const source = next(listed('a', 'b', 'c'), { '*': 5, '1 rows.1.title': 7 }, listed('uusi', 'a', 'b', 'c'), 9)
    const own = next(listed('A', 'B', 'C'), { '*': 6 }, listed('ny', 'A', 'B', 'C'), 10)
    const older = rowTimes(source, 4).map((time, index) => Number(time) > Number(rowTimes(own, 4)[index]))
    expect(older).toEqual([false, false, true, false])
  })

  it('are kept of equal entries, the one at the same place first', () => {
    const times = { '*': 5, '1 rows.1.title': 7 }
    expect(rowTimes(next(listed('a', 'a'), times, listed('a', 'a', 'a'), 9), 3)).toEqual([5, 7, 9])
  })

  it('go with an entry by its own name where it was moved and changed at once', () => {
    const popup = field.group('Nosto', 'Popup', {
      required: true,
      fields: {
        id: field.string('Tunnus', 'Id'),
        heading: field.string('Otsikko', 'Heading'),
        body: field.text('T', 'T'),
      },
    })
    const fields = { popups: field.list('Nostot', 'Popups', { of: popup }) }
    const [one, two] = [
      { id: 'joulu', heading: 'a', body: 'x' },
      { id: 'kesa', heading: 'b', body: 'y' },
    ]
    const version = (...popups: object[]) => ({ name: 'Nostot', fields: { popups } })
    const before = { ...version(one, two), wordTimes: { '*': 5, ' popups.1.body': 7 } }
    const times = wordTimesOf(types, fields, before, version({ ...two, heading: 'B' }, { ...one, heading: 'A' }), at(9))
    expect(times).toEqual({ '*': 5, ' popups.0.heading': 9, ' popups.1.heading': 9, ' popups.0.body': 7 })
  })

  it('have one of the name of the page', () => {
    const fields = { title: 'a', area: [] }
    const renamed = wordTimesOf(
      types,
      page,
      { name: 'Joulu', fields, wordTimes: { '*': 5 } },
      { name: 'Pyhät', fields },
      at(9),
    )
    expect([wordTime(renamed, null, namePath), wordTime(renamed, null, ['title'])]).toEqual([9, 5])
    const later = wordTimesOf(
      types,
      page,
      { name: 'Pyhät', fields, wordTimes: renamed },
      { name: 'Pyhät', fields },
      at(12),
    )
    expect(wordTime(later, null, namePath)).toBe(9)
  })
})
