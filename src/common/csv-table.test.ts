import { expect, it } from 'vitest'
import { parseCsvTable } from './csv-table.ts'

const columns = ['from', 'to', 'type'] as const
const rows = [
  { from: '/a', to: '/b', type: '301', line: 2 },
  { from: '/c', to: '/d, e', type: '', line: 3 },
]

it.each([
  ['commas', 'from,to,type\n/a,/b,301\n/c,"/d, e",\n'],
  ['semicolons', '\ufefffrom;to;type\r\n/a;/b;301\r\n/c;/d, e;\r\n'],
  ['tabs', 'from\tto\ttype\n/a\t/b\t301\n/c\t/d, e\t\n'],
  ['rows of separators at the end', 'from;to;type\n/a;/b;301\n/c;/d, e;\n;;\n;;;\n'],
  ['an empty last column', 'from;to;type;;\n/a;/b;301;;\n/c;/d, e;;;\n'],
])('a table with %s is read', (_what, text) => {
  expect(parseCsvTable(text, columns, 10)).toEqual({ rows })
})

it('a first line that names the separator is no header, nor is a blank one', () => {
  const text = '\ufeffsep=;\r\nfrom;to;type\r\n/a;/b;301\r\n'
  expect(parseCsvTable(text, columns, 10)).toEqual({ rows: [{ from: '/a', to: '/b', type: '301', line: 3 }] })
  expect(parseCsvTable('\n \nfrom,to,type\n/a,/b,301\n', columns, 10)).toMatchObject({ rows: [{ to: '/b', line: 4 }] })
})

it.each([
  ['from;to;type\n/a;/b;301;x\n', { reason: 'fields', line: 2 }],
  ['from;to;x;\n', { reason: 'header', line: 1 }],
  ['from;to\n/a;"/b\n', { reason: 'quotes', line: 2 }],
  ['from\n', { reason: 'header', line: 1 }],
  ['', { reason: 'header', line: 1 }],
])('%j is refused', (text, fault) => {
  expect(parseCsvTable(text, columns, 10)).toEqual(fault)
})
