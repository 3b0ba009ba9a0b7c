import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ParcelRecord } from '#src/fulfilment/contract/packing.ts'
import { WithdrawalRecord } from '#src/fulfilment/contract/withdrawal-record.ts'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { action, bodyOf, orders } from '../testing/descriptions.ts'
import { renderInOffice } from '../testing/render-office.tsx'
import en from '../texts.en.json' with { type: 'json' }
import fi from '../texts.fi.json' with { type: 'json' }
import sv from '../texts.sv.json' with { type: 'json' }
import { isLong, isQuiet, wordFor } from './record-words.ts'
import { RecordPage } from './RecordPage.tsx'

let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
  server.on('GET /api/admin/news', { body: { counts: [] } })
})
afterEach(() => vi.unstubAllGlobals())

const withdrawals = {
  ...orders,
  name: 'withdrawals',
  label: 'Peruuttamiset',
  fields: [
    { ...orders.fields[0]!, name: 'reference', label: 'Viite' },
    { ...orders.fields[3]!, options: [{ value: 'received', label: 'Saapunut', turn: 'ours' as const }] },
  ],
  columns: ['reference', 'status'],
  actions: [],
}
const statement = {
  id: 'PI26-1RQC-942G',
  version: null,
  actions: [],
  reference: 'PI26-1RQC-942G',
  receivedAt: '2026-11-23T17:45:00.000Z',
  answerBy: '2026-12-07',
  orderNumber: 'KV26-7F3K-9QTX',
  typedOrderNumber: 'KV26-7F3K-9QTX',
  name: 'Otto Nyman',
  email: 'kund@konvehti.example',
  message: 'Väri oli toinen.',
  language: 'sv',
  isLate: false,
  status: { value: 'received', label: 'Saapunut' },
  note: '',
  decidedAt: null,
  decidedBy: null,
  isRefunded: false,
  lines: [{ position: 0, code: 'KV3035', name: 'Fruktmarmelader', quantity: 3, isExcluded: true }],
  shortOf: [],
  others: [],
}

it('says of a record all that says something, in words', async () => {
  server.on(`GET /api/admin/withdrawals/${statement.id}`, { body: statement })
  renderInOffice(<RecordPage resource={withdrawals} id={statement.id} />, { resources: [withdrawals] })
  expect(await screen.findByText('Väri oli toinen.')).toBeTruthy()
  // The state comes with its word in it.
  expect(screen.getAllByText('Saapunut').length).toBeGreaterThan(1)
  const page = screen.getByRole('main')
  for (const words of ['kund@konvehti.example', '7.12.2026']) within(page).getByText(words)
  expect(page.textContent).not.toContain('Kirjoitettu tilausnumero')
  expect(
    within(page)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Koodi', 'Nimi', 'Kpl', 'Ei voi peruuttaa'])
})

it('tells of a mail by its subject, and what it said', async () => {
  const mails = {
    ...orders,
    name: 'mails',
    fields: [
      { ...orders.fields[1]!, name: 'createdAt', label: 'Kirjoitettu' },
      { ...orders.fields[0]!, name: 'subject', label: 'Aihe' },
    ],
    columns: ['createdAt', 'subject'],
  }
  const mail = {
    createdAt: '2026-11-23T17:45:00.000Z',
    subject: 'Tilausvahvistus',
    isShown: true,
    isHidden: false,
  }
  server.on('GET /api/admin/mails/m1', { body: { id: 'm1', version: null, actions: [], ...mail, text: 'Hei Aino' } })
  renderInOffice(<RecordPage resource={mails} id="m1" />, { resources: [mails] })
  expect(await screen.findByRole('heading', { name: 'Tilausvahvistus', level: 1 })).toBeTruthy()
  const frame = screen.getByTitle<HTMLIFrameElement>('Tilausvahvistus')
  expect([frame.getAttribute('src'), frame.getAttribute('sandbox')]).toEqual(['/api/admin/mails/m1/frame', ''])
  expect(screen.queryByText('Hei Aino')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Näytä pelkkä teksti' }))
  expect(screen.getByText('Hei Aino')).toBeTruthy()
  expect(screen.queryByTitle('Tilausvahvistus')).toBeNull()
})

it('has the texts of a record in their languages side by side', async () => {
  const texts = [
    { language: { value: 'fi', label: 'suomi' }, name: 'Piparkakut', storage: '' },
    { language: { value: 'sv', label: 'ruotsi' }, name: 'Pepparkakor', storage: '' },
  ]
  server.on('GET /api/admin/products/KV5015', { body: { id: 'KV5015', version: null, actions: [], texts } })
  renderInOffice(<RecordPage resource={{ ...orders, name: 'products' }} id="KV5015" />, { resources: [] })
  const table = await screen.findByRole('table')
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['Tekstitsuomiruotsi', 'NimiPiparkakutPepparkakor'])
})

it('has the files that came with a form as downloads', async () => {
  const files = [
    { question: 'Liite', fileName: 'kuitti.pdf', kilobytes: 2, fileUrl: '/api/cms/submissions/s1/files/a' },
  ]
  server.on('GET /api/admin/submissions/s1', { body: { id: 's1', version: null, actions: [], files } })
  renderInOffice(<RecordPage resource={{ ...orders, name: 'submissions' }} id="s1" />, { resources: [] })
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'kuitti.pdf' })
  expect([link.getAttribute('href'), link.download]).toEqual(['/api/cms/submissions/s1/files/a', 'kuitti.pdf'])
})

const schemas = { withdrawals: WithdrawalRecord, parcels: ParcelRecord }
const parts = Object.entries(schemas).flatMap(([resource, { properties }]) =>
  Object.entries(properties as Record<string, { type?: string; items?: { properties?: object } }>).flatMap(
    ([name, { type, items }]) =>
      type === 'array'
        ? [[`/desk/part/${name}`], ...Object.keys(items?.properties ?? {}).map((column) => [column, ''])]
        : [[name, resource]],
  ),
)

it('every part of a record has a word in each language', () => {
  const missing = parts
    .filter(([name = '']) => !isQuiet(name) && !isLong(name))
    .map(([name = '', resource]) => (name.startsWith('/') ? name : wordFor((key) => key, name, resource)))
    .filter((key) => [fi, sv, en].some((texts) => !(key in texts)))
  expect([...new Set(missing)]).toEqual([])
})

it('says the sum of a withdrawal before its money goes back', async () => {
  const owed = { ...statement, actions: ['refund'] }
  const refund = `POST /api/admin/withdrawals/${statement.id}/refund`
  server.on(`${refund}-preview`, { body: { totalCents: 1_310 } })
  server.on(refund, { body: statement })
  server.on(`GET /api/admin/withdrawals/${statement.id}`, { body: owed })
  const body = bodyOf({ restock: { type: 'boolean' } }, ['restock'])
  const resource = { ...withdrawals, actions: [action('refund', 'Hyvitä', body)] }
  renderInOffice(<RecordPage resource={resource} id={statement.id} />, { resources: [resource] })
  const open = await screen.findByRole('button', { name: 'Hyvitä' })
  expect(server.calls(`${refund}-preview`)).toHaveLength(0)
  await userEvent.click(open)
  expect(await screen.findByText(/^Asiakkaalle palautuu 13,10.€\.$/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Hyvitä 13,10/ }))
  expect(await screen.findByText(/^Hyvitetty 13,10/)).toBeTruthy()
  expect(server.calls(refund)[0]?.body).toEqual({ restock: false, expectedCents: 1_310 })
})
