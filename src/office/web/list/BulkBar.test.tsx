import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { papersMost } from '#src/fulfilment/contract/packing.ts'
import { startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { orders } from '../testing/descriptions.ts'
import { renderInOffice } from '../testing/render-office.tsx'
import { ListPage } from './ListPage.tsx'

afterEach(() => vi.unstubAllGlobals())

it('says how many tablets are printed at once before a document is opened', async () => {
  const tablets = { ...orders, name: 'engraving' }
  const items = Array.from({ length: papersMost + 1 }, (_, index) => ({
    id: `KV26-AAAA-1111-${index}`,
    orderNumber: `KV26-AAAA-1111-${index}`,
    createdAt: '2026-11-20T08:00:00.000Z',
    customer: 'Aino Virta',
    status: 'InProgress',
    totalCents: 1_000,
  }))
  localStorage.clear()
  const server = startFakeServer()
  server.on('GET /api/admin/news', { body: { counts: [] } })
  server.on('GET /api/admin/engraving', { body: { items, totalCount: items.length, isMore: false } })
  server.on('GET /api/admin/engraving/counts', { body: { views: { all: items.length, held: 0 } } })
  server.on('GET /api/admin/views', { body: { views: [] } })
  renderInOffice(<ListPage resource={tablets} />, { resources: [tablets], path: '/engraving' })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Valitse sivun kaikki' }))
  const print = await screen.findByRole('button', { name: 'Tulosta piirrokset' })
  const reason = document.getElementById(print.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toBe(`Enintään ${papersMost} kerralla.`)
  expect(screen.queryByRole('link', { name: 'Tulosta piirrokset' })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: `Valitse ${items[0]?.id}` }))
  expect(await screen.findByRole('link', { name: 'Tulosta piirrokset' })).toHaveProperty('target', '_blank')
})
