import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInOffice } from '../testing/render-office.tsx'
import { imports } from '../testing/descriptions.ts'
import type { ImportRecord } from './import-api.ts'
import { ImportPage } from './ImportPage.tsx'
import { NewImportButton } from './NewImportButton.tsx'

const checked: ImportRecord = {
  id: '58',
  version: null,
  actions: ['import'],
  fileName: 'hinnat.csv',
  kind: 'prices',
  isDryRun: true,
  status: 'done',
  createdBy: 'Kaisa Laine',
  createdAt: '2026-11-29T08:12:00.000Z',
  rowsDone: 72,
  byteCount: 9_000,
  bytesDone: 9_000,
  pass: 1,
  passes: 1,
  added: 41,
  changed: 19,
  unchanged: 8,
  refused: 4,
  variations: {},
  problem: null,
  startedAt: null,
  finishedAt: null,
  followedBy: null,
  dryRun: null,
  changeCount: 42,
  changes: [
    { line: 2, code: 'BAR', field: 'price', before: '12,90 €', after: '13,90 €', startsAt: '2026-12-01T10:00:00.000Z' },
    { line: 3, code: 'MUG', field: 'on_hand', before: '', after: '4', startsAt: null },
    { line: 4, code: 'TIN', field: '', before: null, after: 'Purkki', startsAt: null },
    { line: 5, code: 'JAR', field: '', before: 'Tölkki', after: null, startsAt: null },
  ],
  faultCount: 1,
  faults: [{ line: 14, field: 'price', reason: 'Ei hinta', message: '”7,9o” ei ole hinta', isRefusal: true }],
}

let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
  server.on('GET /api/admin/news', { body: { counts: [] } })
})
afterEach(() => vi.unstubAllGlobals())

it('shows what a dry run found, and lets the file in by one press', async () => {
  server.on('GET /api/admin/imports/58', { body: checked })
  server.on('POST /api/admin/imports/58/import', { body: { ...checked, actions: [], followedBy: '59' } })
  const { router } = renderInOffice(<ImportPage resource={imports} id="58" />, { resources: [imports] })
  expect(await screen.findByText(/^Mitään ei ole vielä muutettu/)).toBeTruthy()
  expect(screen.getByText('Ei hinta')).toBeTruthy()
  expect(screen.getAllByText('price')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Tuo kauppaan' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/imports/59'))
})

it('shows what becomes what before the file is let in, and where the rest is', async () => {
  server.on('GET /api/admin/imports/58', { body: checked })
  renderInOffice(<ImportPage resource={imports} id="58" />, { resources: [imports] })
  const table = (await screen.findByText('Mitä muuttuu')).closest('section')
  const rows = within(table!).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent.replaceAll(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^2BARprice12,90 € →.*13,90 €.*1\.12\.2026/),
    expect.stringMatching(/^3MUGon_handtyhjä →.*4$/),
    '4TIN–Uusi: Purkki',
    '5JAR–Poistuu: Tölkki',
  ])
  expect(screen.getByText('Ja 38 muuta: lataa kaikki muutokset.')).toBeTruthy()
  const file = screen.getByRole('link', { name: 'Lataa kaikki muutokset (CSV)' })
  expect(file.getAttribute('href')).toBe('/api/admin/imports/58/changes?language=fi')
  expect(screen.getByText('”7,9o” ei ole hinta').closest('[lang]')?.getAttribute('lang')).toBe('fi')
})

it('names the first changes where there are more than are kept', async () => {
  server.on('GET /api/admin/imports/58', { body: { ...checked, changeCount: 12_004 } })
  renderInOffice(<ImportPage resource={imports} id="58" />, { resources: [imports] })
  const file = await screen.findByRole('link', { name: /^Lataa ensimmäiset 10\s000 muutosta/ })
  expect(file.getAttribute('href')).toBe('/api/admin/imports/58/changes?language=fi')
  expect(screen.getByText(/^Ja 12\s000 muuta: tiedostossa on ensimmäiset 10\s000 muutosta\.$/)).toBeTruthy()
})

it.each([
  ['a finished dry run', { added: 0, changed: 0 }, 1],
  ['an import', { added: 0, changed: 0, isDryRun: false }, 0],
  ['a dry run that goes on', { added: 0, changed: 0, status: 'running' }, 0],
  ['a dry run from before changes were kept', { added: 0, changed: 2 }, 0],
])('says that nothing would change: %s', async (_, fields, times) => {
  server.on('GET /api/admin/imports/58', { body: { ...checked, changeCount: 0, changes: [], ...fields } })
  renderInOffice(<ImportPage resource={imports} id="58" />, { resources: [imports] })
  await screen.findByText('Ennallaan')
  expect(screen.queryAllByText('Tuonti ei muuttaisi mitään.')).toHaveLength(times)
  expect(screen.queryByText('Mitä muuttuu')).toBeNull()
})

it.each([
  [true, /^Tarkistus keskeytyi/, 'Tarkistus loppuu. Mitään ei ole muutettu.'],
  [false, /^Tuonti keskeytyi/, 'Jo tuodut rivit jäävät kauppaan.'],
])(
  'says what broke off and what cancelling does, of a dry run (%s) or an import',
  async (isDryRun, words, question) => {
    const actions = ['resume', 'cancel']
    server.on('GET /api/admin/imports/58', {
      body: { ...checked, isDryRun, actions, status: 'failed', problem: 'disk full' },
    })
    renderInOffice(<ImportPage resource={imports} id="58" />, { resources: [imports] })
    expect(await screen.findByText(words)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Peru tuonti' }))
    expect(await screen.findByText(question)).toBeTruthy()
  },
)

it('sends a file to be tried first, and keeps it where it was refused', async () => {
  const refused = { key: 'office/refused/import-workbook', value: 'Tämä on Excel-työkirja.' }
  server.on('POST /api/admin/imports/file', { status: 400, body: [refused] })
  const { router } = renderInOffice(<NewImportButton resource={imports} />, { resources: [imports] })
  await userEvent.click(screen.getByRole('button', { name: 'Uusi tuonti' }))
  await userEvent.selectOptions(screen.getByLabelText('Mitä tiedostossa on'), 'prices')
  const file = new File(['variation_code;price\nBAR;4,90\n'], 'hinnat.csv', { type: 'text/csv' })
  await userEvent.upload(screen.getByLabelText(/CSV- tai JSON-tiedosto/), file)
  await userEvent.click(screen.getByRole('button', { name: 'Tarkista tiedosto' }))
  expect(await screen.findByText('Tämä on Excel-työkirja.')).toBeTruthy()
  expect(server.calls('POST /api/admin/imports/file')[0]?.body).toMatchObject({ kind: 'prices', isDryRun: 'true' })
  server.on('POST /api/admin/imports/file', { status: 201, body: { id: '60' } })
  await userEvent.click(screen.getByRole('button', { name: 'Tarkista tiedosto' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/imports/60'))
})
