import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { drainConsoleFaults } from '../../../../tests/support/console-watch.ts'
import { action, orders } from '../testing/descriptions.ts'
import { renderInOffice, sampleMe } from '../testing/render-office.tsx'
import { ListPage } from './ListPage.tsx'

const rows = ['KV26-AAAA-1111', 'KV26-BBBB-2222', 'KV26-CCCC-3333'].map((id, index) => ({
  id,
  orderNumber: id,
  createdAt: '2026-11-20T08:00:00.000Z',
  customer: ['Matti Rautiainen', 'Ebba Holmström', 'Tiina Ollikainen'][index],
  status: index === 2 ? 'OnHold' : 'InProgress',
  totalCents: 1_000 + index,
}))

let server: FakeServer
beforeEach(() => {
  localStorage.clear()
  server = startFakeServer()
  server.on('GET /api/admin/news', { body: { counts: [] } })
  server.on('GET /api/admin/orders', { body: { items: rows, totalCount: 3, isMore: false } })
  server.on('GET /api/admin/orders/counts', { body: { views: { all: 1_001, held: 1 } } })
  server.on('GET /api/admin/views', { body: { views: [] } })
})
afterEach(() => vi.unstubAllGlobals())

const open = (path = '/orders') => renderInOffice(<ListPage resource={orders} />, { resources: [orders], path })
const narrowedTo = (filter: object): string =>
  `/orders?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`
const lastAsked = () => server.calls('GET /api/admin/orders').at(-1)?.query
const filterAsked = (): unknown => JSON.parse(lastAsked()?.get('filter') ?? '{}')
const rowOf = (name: RegExp) => screen.getByRole('row', { name })

describe('a list of the office', () => {
  it('has a real link for each row, states by word, and views with their counts', async () => {
    open()
    const link = await screen.findByRole('link', { name: 'KV26-AAAA-1111' })
    expect(link).toHaveProperty('pathname', '/orders/KV26-AAAA-1111')
    expect(rowOf(/Tiina/).textContent).toContain('Tarkistettavana')
    expect(lastAsked()?.get('sort')).toBe('-createdAt')
    const views = screen.getByRole('navigation', { name: 'Näkymät' })
    expect(await within(views).findByRole('link', { name: 'Kaikki yli 1000', current: 'page' })).toBeTruthy()
    await userEvent.click(within(views).getByRole('link', { name: 'Tarkistettavana 1' }))
    await waitFor(() => expect(filterAsked()).toEqual({ status: ['OnHold'] }))
    expect(within(views).getByRole('link', { name: 'Tarkistettavana 1', current: 'page' })).toBeTruthy()
    expect(within(views).getByRole('link', { name: 'Kaikki yli 1000', current: false })).toBeTruthy()
  })

  it('is sorted by the buttons of its heads, one way and the other', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Summa' }))
    await waitFor(() => expect(lastAsked()?.get('sort')).toBe('-totalCents'))
    await userEvent.click(screen.getByRole('button', { name: 'Summa' }))
    await waitFor(() => expect(lastAsked()?.get('sort')).toBe('totalCents'))
    expect(screen.getByRole('columnheader', { name: 'Summa' }).getAttribute('aria-sort')).toBe('ascending')
  })

  it('shows what it is narrowed to, from the address, and takes it away again', async () => {
    const filter = { status: ['OnHold'], totalCentsFrom: 2_500, createdAtTo: '2026-11-25T21:59:59.999Z' }
    open(`/orders?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`)
    await screen.findByRole('link', { name: 'KV26-AAAA-1111' })
    expect(filterAsked()).toEqual(filter)
    expect(screen.getByText(/^25,00/)).toBeTruthy()
    // The day that was chosen, which its last moment belongs to.
    expect(screen.getByText('25.11.2026 asti')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Poista rajaus Summa' }))
    await waitFor(() => expect(filterAsked()).toEqual({ status: ['OnHold'], createdAtTo: filter.createdAtTo }))
  })

  it('searches from three letters on, and says so before', async () => {
    open()
    const field = await screen.findByRole('searchbox')
    await userEvent.type(field, 'mä')
    expect(await screen.findByText('Kirjoita ainakin 3 merkkiä.')).toBeTruthy()
    await userEvent.type(field, 'kinen')
    await waitFor(() => expect(lastAsked()?.get('q')).toBe('mäkinen'))
    expect(server.calls('GET /api/admin/orders').map(({ query }) => query.get('q'))).not.toContain('mä')
  })

  it('leads nobody back who pressed a link while the search still paused', async () => {
    open()
    await screen.findByRole('link', { name: 'KV26-AAAA-1111' })
    const before = window.location.pathname
    try {
      await userEvent.click(screen.getByRole('searchbox'))
      await userEvent.paste('mäkinen')
      // The router says so at once, and shows the page when its code is there.
      window.history.pushState(null, '', '/orders/KV26-AAAA-1111')
      await new Promise((resolve) => setTimeout(resolve, 600))
      expect(lastAsked()?.get('q')).toBeNull()
    } finally {
      window.history.pushState(null, '', before)
    }
  })

  it('is worked by keys: j and k go by rows, Space chooses, slash goes to the search', async () => {
    open()
    await screen.findByRole('link', { name: 'KV26-AAAA-1111' })
    await userEvent.keyboard('jj')
    expect(document.activeElement?.textContent).toBe('KV26-BBBB-2222')
    await userEvent.keyboard(' ')
    expect(screen.getByRole('checkbox', { name: 'Valitse KV26-BBBB-2222' })).toHaveProperty('checked', true)
    await userEvent.keyboard('k')
    expect(document.activeElement?.textContent).toBe('KV26-AAAA-1111')
    await userEvent.keyboard('/')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    await userEvent.keyboard('jjj')
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'jjj')
  })

  it('does an action to many, answers row by row, and leaves chosen what was refused', async () => {
    server.on('POST /api/admin/orders/actions/pack', {
      body: {
        results: [
          { id: rows[0]?.id, isDone: true, problems: [] },
          { id: rows[1]?.id, isDone: false, problems: [{ key: 'state', value: 'Ei ole tilassa.' }] },
        ],
      },
    })
    open()
    for (const id of [rows[0]?.id, rows[1]?.id])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Valitse ${id}` }))
    await userEvent.keyboard('p')
    await userEvent.click(await screen.findByRole('button', { name: 'Pakkaa (2)' }))
    expect(await screen.findByText('Pakkaa: tehty 1.')).toBeTruthy()
    expect(screen.getByText(/Ei ole tilassa/)).toBeTruthy()
    expect(server.calls('POST /api/admin/orders/actions/pack')[0]?.body).toEqual({
      ids: [rows[0]?.id, rows[1]?.id],
      body: {},
    })
    await waitFor(() => expect(screen.getByText('1 valittu')).toBeTruthy())
    expect(screen.getByRole('checkbox', { name: `Valitse ${rows[1]?.id}` })).toHaveProperty('checked', true)
  })

  it.each([
    ['jobs', 'forget', /^Epäonnistuneet ajot poistetaan jonosta/],
    ['promotions', 'end', /^Tarjous ei vaikuta enää koreihin/],
  ])('of %s says what comes of the action %s before it is done to many', async (name, act, words) => {
    server.on(`GET /api/admin/${name}`, { body: { items: rows, totalCount: 3, isMore: false } })
    server.on(`GET /api/admin/${name}/counts`, { body: { views: { all: 3, held: 0 } } })
    const resource = { ...orders, name, actions: [action(act, 'Lopeta', undefined, { isBulk: true })] }
    renderInOffice(<ListPage resource={resource} />, { resources: [resource], path: `/${name}` })
    await userEvent.click(await screen.findByRole('checkbox', { name: `Valitse ${rows[0]?.id}` }))
    await userEvent.click(screen.getByRole('button', { name: 'Lopeta' }))
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('sends a box that was not ticked as a no, to many as to one', async () => {
    const path = 'POST /api/admin/orders/actions/end'
    server.on(path, { body: { results: [{ id: rows[0]?.id, isDone: true, problems: [] }] } })
    const body = { type: 'object', properties: { restock: { type: 'boolean' } }, required: ['restock'] }
    const resource = { ...orders, actions: [action('end', 'Lopeta', body, { isBulk: true })] }
    renderInOffice(<ListPage resource={resource} />, { resources: [resource], path: '/orders' })
    await userEvent.click(await screen.findByRole('checkbox', { name: `Valitse ${rows[0]?.id}` }))
    await userEvent.click(screen.getByRole('button', { name: 'Lopeta' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Lopeta (1)' }))
    await waitFor(() => expect(server.calls(path)[0]?.body).toEqual({ ids: [rows[0]?.id], body: { restock: false } }))
  })

  it('saves what it is narrowed to as a view', async () => {
    server.on('POST /api/admin/views', { status: 201, body: {} })
    open(
      `/orders?${new URLSearchParams({ filter: JSON.stringify({ totalCentsFrom: 5_000, q: 'mäkinen' }) }).toString()}`,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Tallenna näkymä' }))
    await userEvent.type(await screen.findByLabelText('Näkymän nimi'), 'Isot')
    await userEvent.click(screen.getByRole('button', { name: 'Tallenna' }))
    await waitFor(() => expect(server.calls('POST /api/admin/views')).toHaveLength(1))
    expect(server.calls('POST /api/admin/views')[0]?.body).toMatchObject({
      resource: 'orders',
      name: 'Isot',
      isShared: false,
      q: 'mäkinen',
      filter: { totalCentsFrom: 5_000 },
      sort: '-createdAt',
    })
  })

  it('shows as many rows as the person chose for it, here and the next time', async () => {
    server.on('GET /api/admin/orders', { body: { items: rows, totalCount: 60, isMore: false } })
    const { unmount } = open('/orders?page=2&perPage=25')
    expect(await screen.findByText('26–50 / 60')).toBeTruthy()
    await userEvent.selectOptions(screen.getByLabelText('Rivejä sivulla'), '50')
    await waitFor(() => expect(lastAsked()?.get('pageSize')).toBe('50'))
    expect(lastAsked()?.get('page')).toBe('1')
    expect(await screen.findByText('1–50 / 60')).toBeTruthy()
    unmount()
    const again = open()
    await waitFor(() => expect(screen.getByLabelText('Rivejä sivulla')).toHaveProperty('value', '50'))
    expect(lastAsked()?.get('pageSize')).toBe('50')
    again.unmount()
    const colleague = { ...sampleMe, id: '6a1d8b2e-0000-4000-8000-000000000002' }
    renderInOffice(<ListPage resource={orders} />, { resources: [orders], path: '/orders', me: colleague })
    await waitFor(() => expect(lastAsked()?.get('pageSize')).toBe('25'))
  })

  it('keeps its filters when it cannot be read, and tries again', async () => {
    server.on('GET /api/admin/orders', { status: 400, body: { errors: { filter: ['Rajausta ei tunneta.'] } } })
    open(`/orders?${new URLSearchParams({ filter: JSON.stringify({ status: ['OnHold'] }) }).toString()}`)
    expect(await screen.findByText('Rajausta ei tunneta.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Poista rajaus Tila' })).toBeTruthy()
    // While it is developed, `ra-core` writes to the console what a list was refused.
    expect(drainConsoleFaults()).toHaveLength(1)
    server.on('GET /api/admin/orders', { body: { items: rows, totalCount: 3, isMore: false } })
    await userEvent.click(screen.getByRole('button', { name: 'Hae uudelleen' }))
    expect(await screen.findByRole('link', { name: 'KV26-AAAA-1111' })).toBeTruthy()
  })

  it('names the filter that leaves nothing', async () => {
    server.on('GET /api/admin/orders', { body: { items: [], totalCount: 0, isMore: false } })
    open(narrowedTo({ totalCentsFrom: 5_000 }))
    expect(await screen.findByText('Listaa rajaa: Summa.')).toBeTruthy()
  })

  it('says what was done to the last that waited, and that nothing waits any more', async () => {
    let left = rows.slice(0, 1)
    server.on('GET /api/admin/orders', () => ({ body: { items: left, totalCount: left.length, isMore: false } }))
    server.on('POST /api/admin/orders/actions/pack', () => {
      left = []
      return { body: { results: [{ id: rows[0]?.id, isDone: true, problems: [] }] } }
    })
    open(narrowedTo({ status: ['OnHold'] }))
    await userEvent.click(await screen.findByRole('checkbox', { name: `Valitse ${rows[0]?.id}` }))
    await userEvent.keyboard('p')
    await userEvent.click(await screen.findByRole('button', { name: 'Pakkaa (1)' }))
    expect(await screen.findByText('Täällä ei odota mitään')).toBeTruthy()
    expect(screen.getByText('Pakkaa: tehty 1.')).toBeTruthy()
  })

  it('searches among all for what a view has not, without a second typing', async () => {
    server.on('GET /api/admin/orders', { body: { items: [], totalCount: 0, isMore: false } })
    open(narrowedTo({ status: ['OnHold'], q: '4X5N' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Etsi kaikista' }))
    await waitFor(() => expect(filterAsked()).toEqual({}))
    expect(lastAsked()?.get('q')).toBe('4X5N')
  })
})
