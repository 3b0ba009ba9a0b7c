import { expect, it } from 'vitest'
import { labelledCells } from './labelled-cells.ts'
import { sanitise } from './html-sanitiser.ts'

const table = (head: string, rows: string): string =>
  sanitise(`<p>a</p><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`)
const wide = '<th scope="col">Tieto</th><th scope="col">"Miksi" &amp; <b>mitä</b></th><th scope="col">Kauan</th>'

it('names each cell of a table with three columns by its column, but not the name of the row', () => {
  const rows = '<tr><th scope="row">Nimi</th><td>Toimitus</td><td><a href="/x">3 vuotta</a></td></tr>'
  const labelled = labelledCells(table(wide, rows + rows))
  const row =
    '<tr role="row"><th role="rowheader" scope="row">Nimi</th>' +
    '<td role="cell" data-label="&quot;Miksi&quot; &amp; mitä">Toimitus</td>' +
    '<td role="cell" data-label="Kauan"><a href="/x">3 vuotta</a></td></tr>'
  expect(labelled).toContain(`<tbody role="rowgroup">${row}${row}</tbody>`)
})

it('says what each part of such a table is, which its look on phones would hide', () => {
  const labelled = labelledCells(table(wide, '<tr><th>a</th><td>b</td><td>c</td></tr>'))
  const first =
    '<table role="table"><thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Tieto</th>'
  expect(labelled).toContain(first)
  expect(labelled.match(/role="columnheader"/g)).toHaveLength(3)
})

it.each([
  ['with two columns', '<th>Minne</th><th>Aika</th>', '<tr><th>Suomi</th><td>1–2</td></tr>'],
  ['with a cell over two columns', wide, '<tr><td colspan="2">a</td><td>b</td></tr>'],
  [
    'with a heading too long to be repeated',
    `<th>${'x'.repeat(81)}</th><th>b</th><th>c</th>`,
    '<tr><td>a</td><td>b</td><td>c</td></tr>'.repeat(9),
  ],
  ['without a head row', '', '<tr><td>a</td><td>b</td><td>c</td></tr>'],
])('a table %s stays as it is', (_case, head, rows) => {
  expect(labelledCells(table(head, rows))).toBe(table(head, rows))
})
