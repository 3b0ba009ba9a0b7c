import { expect, it } from 'vitest'
import { menuOf } from './shell/menu.ts'
import { fieldsOf } from './record/schema.ts'
import { centsOf, eurosOf } from './record/money-text.ts'
import { listPath } from './list/list-path.ts'
import { bodyOf, cards } from './testing/descriptions.ts'

const keysOf = (resources: readonly string[], mayAll = false): string[] =>
  menuOf(resources, () => mayAll).flatMap(({ entries }) => entries.map(({ key }) => key))

it('the rail shows only what somebody may open, and what has no place yet at its end', () => {
  expect(keysOf([])).toEqual(['today'])
  expect(keysOf(['parcels'])).toEqual(['today', 'packing'])
  expect(keysOf(['orders', 'novelties'], true)).toEqual(['today', 'orders', 'tasks', 'people', 'novelties'])
})

it.each([
  ['8,82', 882],
  ['1 200.5', 120_050],
  ['10 €', 1_000],
  ['−3,00', -300],
  ['8,823', null],
  ['kymppi', null],
  ['', null],
])('the sum %s is read as %s cents', (typed, cents) => expect(centsOf(typed)).toBe(cents))

it('a sum is written as it may be typed', () => expect(centsOf(eurosOf(120_050))).toBe(120_050))

it('a form asks what the schema has, and leaves out what a form cannot ask', () => {
  const schema = bodyOf(
    {
      version: { type: 'integer' },
      note: { anyOf: [{ type: 'string', maxLength: 300 }, { type: 'null' }] },
      otherCents: { type: 'integer' },
      mail: { enum: ['confirmation', 'receipts'] },
      restock: { type: 'boolean' },
      parcels: { type: 'array', items: { type: 'integer' } },
      address: { type: 'object' },
    },
    ['mail', 'restock'],
  )
  const fields = fieldsOf(schema, (key) => key, cards)
  expect(fields.map(({ name, kind, isRequired }) => [name, kind, isRequired])).toEqual([
    ['note', 'long-text', false],
    ['otherCents', 'money', false],
    ['mail', 'choice', true],
    ['restock', 'yes-no', false],
  ])
  expect(fields[0]?.label).toBe('Muistiinpano')
})

it('the address of a view says how it is narrowed and sorted', () => {
  const query = new URL(listPath('orders', { filter: { status: ['OnHold'] }, sort: '-createdAt' }), 'http://x')
    .searchParams
  expect(Object.fromEntries(query)).toEqual({
    filter: '{"status":["OnHold"]}',
    page: '1',
    sort: 'createdAt',
    order: 'DESC',
  })
})
