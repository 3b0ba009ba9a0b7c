import { expect, it } from 'vitest'
import { field, type Fields } from '#src/content/contract/fields.ts'
import { compare } from './compare.ts'
import type { Entry } from './tree.ts'

const types: Record<string, Fields> = {
  Text: { heading: field.string('Otsikko', 'Heading') },
  Box: { heading: field.string('Otsikko', 'Heading'), blocks: field.area('Lohkot', 'Blocks') },
}
const fields: Fields = { heading: field.string('Otsikko', 'Heading'), top: field.area('Yläosa', 'Top') }
const text = (id: number, heading = `t${id}`): Entry => ({ id, type: 'Text', fields: { heading } })
const box = (id: number, blocks: Entry[]): Entry => ({ id, type: 'Box', fields: { heading: 'box', blocks } })
const between = (before: Entry[], after: Entry[]) =>
  compare(
    { heading: 'a', top: before },
    { heading: 'a', top: after },
    { fields, fieldsOfType: (type) => types[type] },
  ).map(({ node, kind, fields: names }) => [node, kind, ...names])

it('a block that stands elsewhere has moved, and those it passed have not', () => {
  expect(between([text(1), text(2), text(3)], [text(3), text(1), text(2)])).toEqual([[3, 'moved']])
})
it('a block that went into another one and changed is said to have done both', () => {
  expect(between([text(1), box(2, [])], [box(2, [text(1, 'new')])])).toEqual([
    [1, 'changed', 'heading'],
    [1, 'moved'],
  ])
})
it('new and removed blocks are told, and the block around them is not called changed', () => {
  expect(between([box(2, [text(3)])], [box(2, [text(4)])])).toEqual([
    [4, 'added'],
    [3, 'removed'],
  ])
})
it('nothing is said of two equal versions whose keys stand in another order', () => {
  expect(between([text(1)], [{ fields: { heading: 't1' }, type: 'Text', id: 1 }])).toEqual([])
})
