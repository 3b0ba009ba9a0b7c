import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { mayLeave, renderInOffice } from '../testing/render-office.tsx'
import { SettingsPage } from './SettingsPage.tsx'

const path = 'PUT /api/admin/settings'
const home = { name: 'delivery/home', label: 'Kotiinkuljetus', version: 7, values: { priceCents: 890, isActive: true } }
const delivery = {
  name: 'delivery',
  label: 'Toimitustavat',
  note: 'Hinta ja maat.',
  schema: {
    properties: {
      priceCents: { type: 'integer', title: 'Hinta' },
      isActive: { type: 'boolean', title: 'Tarjotaan kassalla' },
    },
    required: ['priceCents', 'isActive'],
  },
  adding: null,
  rows: [home, { ...home, name: 'delivery/store', label: 'Myymälästä' }],
}

let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
  server.on('GET /api/admin/news', { body: { counts: [] } })
  server.on('GET /api/admin/settings', { body: { groups: [delivery] } })
  server.on('GET /api/admin/settings/history', {
    body: {
      entries: [
        { at: '2026-11-03T10:00:00.000Z', by: 'Minna Kallio', changes: [{ field: 'priceCents', was: 790, is: 890 }] },
      ],
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = (address: string) =>
  renderInOffice(
    <Routes>
      <Route path="settings/*" element={<SettingsPage />} />
    </Routes>,
    { resources: [], path: address },
  )
const price = () => screen.findByLabelText<HTMLInputElement>('Hinta, €')
const type = async (text: string): Promise<void> => {
  await userEvent.clear(await price())
  await userEvent.type(await price(), text)
}

it('all of them are a table for each group, with a link for each row', async () => {
  open('/settings')
  const link = await screen.findByRole('link', { name: 'Kotiinkuljetus' })
  expect(link.getAttribute('href')).toBe('/settings/delivery/home')
  expect(within(screen.getByRole('table')).getAllByRole('row')[1]?.textContent).toContain('8,90')
})

it('one is a form that sends what was changed alone, with the version that was seen and who changed it before', async () => {
  server.on(path, { body: { ...home, version: 8, values: { ...home.values, priceCents: 990 } } })
  open('/settings/delivery/home')
  await type('9,90')
  expect(mayLeave()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Tallenna' }))
  expect(await screen.findByText('Tallennettu')).toBeTruthy()
  expect(mayLeave()).toBe(true)
  expect(server.calls(path).map(({ body }) => body)).toEqual([
    { name: 'delivery/home', version: 7, values: { priceCents: 990 } },
  ])
  expect((await price()).value).toBe('9,90')
  expect(await screen.findByText(/^Hinta 8,90.€, oli 7,90.€$/)).toBeTruthy()
})

it.each([/Jatka/, 'Peruuta'])(
  'where another person was quicker, what was typed may be saved over theirs after %s',
  async (answer) => {
    const current = { id: home.name, actions: [], ...home, version: 8, values: { priceCents: 690, isActive: true } }
    server.on(path, { status: 409, body: [{ key: 'office/version-conflict', value: 'Muuttui', current }] })
    open('/settings/delivery/home')
    await type('9,90')
    await userEvent.click(screen.getByRole('button', { name: 'Tallenna' }))
    const dialog = await screen.findByRole('dialog')
    server.on(path, { body: { ...home, version: 9, values: { priceCents: 990, isActive: true } } })
    await userEvent.click(within(dialog).getByRole('button', { name: answer }))
    expect((await price()).value).toBe('9,90')
    await userEvent.click(screen.getByRole('button', { name: 'Tallenna' }))
    await waitFor(() => expect(server.calls(path)).toHaveLength(2))
    expect(server.calls(path)[1]?.body).toEqual({ name: 'delivery/home', version: 8, values: { priceCents: 990 } })
  },
)
