import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { orders, parcels } from '../testing/descriptions.ts'
import { renderInOffice } from '../testing/render-office.tsx'
import { Waiting } from './Waiting.tsx'

const waits = (resource: string, view: string, label: string, count: number, oldest: string | null = null) => ({
  resource,
  view,
  label,
  count,
  oldest,
})

it('shows what waits since when, and names the views where nothing does', async () => {
  const server = startFakeServer()
  server.on('GET /api/admin/news', {
    body: {
      counts: [
        waits('parcels', 'toPack', 'Pakattavana', 2, '2020-11-24T08:00:00.000Z'),
        waits('orders', 'held', 'Tarkistettavana', 1_001),
        waits('orders', 'tasks', 'Tehtäviä', 0),
      ],
    },
  })
  renderInOffice(<Waiting />, { resources: [orders, parcels] })
  const packing = await screen.findByRole('link', { name: /Pakattavana/ })
  expect(packing.getAttribute('href')).toBe('/packing')
  expect(packing.textContent).toMatch(/2vanhin 24\.11\.2020/)
  expect(screen.getByRole('link', { name: /Tilaukset Tarkistettavana/ }).textContent).toMatch(/1\s?000/)
  const quiet = screen.getByRole('list', { name: 'Näissä ei odota mitään:' })
  expect(
    within(quiet)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tilaukset: tehtäviä'])
})

it('says that nothing waits', async () => {
  const server = startFakeServer()
  server.on('GET /api/admin/news', { body: { counts: [waits('orders', 'held', 'Tarkistettavana', 0)] } })
  renderInOffice(<Waiting />, { resources: [orders] })
  expect(await screen.findByText('Mikään ei odota. Uudet tulevat tähän itsestään.')).toBeTruthy()
})
