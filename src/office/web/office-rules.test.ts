import { expect, it } from 'vitest'
import { menuOf } from './shell/menu.ts'
import { fieldsOf } from './record/schema.ts'
import { centsOf, eurosOf } from './record/money-text.ts'
import { periodNameOf, periods } from './reports/periods.ts'
import { changeOf } from './reports/report-words.ts'
import { listPath } from './list/list-path.ts'
import { bodyOf, cards } from './testing/descriptions.ts'
import en from './texts.en.json' with { type: 'json' }
import fi from './texts.fi.json' with { type: 'json' }
import sv from './texts.sv.json' with { type: 'json' }

const keysOf = (resources: readonly string[], mayAll = false): string[] =>
  menuOf(resources, () => mayAll).flatMap(({ entries }) => entries.map(({ key }) => key))

it('the rail shows only what somebody may open, and what has no place yet at its end', () => {
  expect(keysOf([])).toEqual(['today'])
  expect(keysOf(['parcels'])).toEqual(['today', 'packing'])
  expect(keysOf(['orders', 'novelties'], true)).toEqual([
    'today',
    'orders',
    'tasks',
    'merchandising',
    'reports',
    'settings',
    'people',
    'novelties',
  ])
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

it('a period has a name while it is one of those that are asked for most', () => {
  expect(periods['last-month']('2027-03-31')).toEqual(['2027-02-01', '2027-02-28'])
  expect(periods.week('2027-01-03')).toEqual(['2026-12-28', '2027-01-03'])
  expect(periodNameOf('2027-03-01', '2027-03-28', '2027-03-28')).toBe('this-month')
  expect(periodNameOf('2027-03-02', '2027-03-28', '2027-03-28')).toBe(null)
})

it.each([
  [150, 100, 50],
  [50, 100, -50],
  [-50, -100, 50],
  [5, 0, null],
  [5, undefined, null],
])('%s after %s is a change of %s per cent', (now, before, change) => expect(changeOf(now, before)).toBe(change))

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

it('the words of the office are the same in three languages', () => {
  for (const words of [sv, en]) expect(Object.keys(words)).toEqual(Object.keys(fi))
})
