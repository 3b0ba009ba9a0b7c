import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInOffice } from '../testing/render-office.tsx'
import { ReportsPage } from './ReportsPage.tsx'

const path = 'GET /api/admin/reports/sales'
const columns = [
  { name: 'day', label: 'Päivä', kind: 'day', sums: false },
  { name: 'orders', label: 'Tilauksia', kind: 'number', sums: true },
  { name: 'totalCents', label: 'Myynti', kind: 'money', sums: true },
]
const sales = {
  name: 'sales',
  label: 'Myynti',
  period: { from: '2026-11-28', to: '2026-11-29' },
  before: { from: '2026-11-26', to: '2026-11-27' },
  columns,
  figure: 'totalCents',
  rows: [
    {
      cells: { day: '2026-11-28', orders: 2, totalCents: 3_000 },
      before: { day: '2026-11-26', orders: 1, totalCents: 2_000 },
    },
    { cells: { day: '2026-11-29', orders: 0, totalCents: 0 }, before: null },
  ],
  totals: { orders: 2, totalCents: 3_000 },
  totalsBefore: { orders: 1, totalCents: 2_000 },
}

let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
  server.on('GET /api/admin/news', { body: { counts: [] } })
  server.on('GET /api/admin/reports', {
    body: { reports: [{ name: 'sales', label: 'Myynti', note: 'Maksetut tilaukset.', isOfNow: false }] },
  })
  server.on(path, { body: sales })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const open = (address = '/reports') =>
  renderInOffice(
    <Routes>
      <Route path="reports/:name?" element={<ReportsPage />} />
    </Routes>,
    { resources: [], path: address },
  )
const rowsOf = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')))

it('shows the numbers of the figure as a table, with the period before and what they add up to', async () => {
  open()
  expect(await rowsOf()).toEqual([
    ['Päivä', 'Tilauksia', 'Myynti', 'Myynti aiemmin', 'Muutos'],
    ['la 28.11.', '2', '30,00 €', '20,00 €', '+50 %'],
    ['su 29.11.', '0', '0,00 €', '–', '–'],
    ['Yhteensä', '2', '30,00 €', '20,00 €', '+50 %'],
  ])
  expect(screen.getByRole('img', { name: /^Myynti, 28/ }).querySelectorAll('rect')).toHaveLength(4)
})

it('asks for what stands in the address, and so does its file', async () => {
  const { router } = open('/reports/sales?from=2026-11-28&to=2026-11-29')
  await screen.findByRole('table')
  await userEvent.selectOptions(screen.getByLabelText('Vertaa'), 'Sama aika vuotta aiemmin')
  await screen.findByRole('table')
  const asked = '?from=2026-11-28&to=2026-11-29&compare=year'
  expect(router.state.location.search).toBe(asked)
  expect(server.calls(path).at(-1)?.query.toString()).toBe(asked.slice(1))
  expect(screen.getByRole('link', { name: 'Vie CSV' }).getAttribute('href')).toBe(
    `/api/admin/reports/sales/file${asked}&language=fi`,
  )
})
