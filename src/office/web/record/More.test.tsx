import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { action, bodyOf, orders } from '../testing/descriptions.ts'
import { renderInOffice } from '../testing/render-office.tsx'
import { ActionButton } from './ActionButton.tsx'
import { More } from './More.tsx'

const hold = action('hold', 'Pidätä', bodyOf({ reason: { type: 'string', maxLength: 300 } }, ['reason']))

let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
  server.on('GET /api/admin/news', { body: { counts: [] } })
  server.on('POST /api/admin/orders/KV26/hold', { body: { id: 'KV26', version: 2, actions: [] } })
})
afterEach(() => vi.unstubAllGlobals())

const openMenu = async (): Promise<HTMLDetailsElement> => {
  const elements = (
    <>
      <p>Rivit</p>
      <More>
        <ActionButton resource={orders} id="KV26" action={hold} />
      </More>
    </>
  )
  renderInOffice(elements, { resources: [orders] })
  const menu = document.querySelector('details')!
  menu.open = true
  await userEvent.click(screen.getByRole('button', { name: 'Pidätä' }))
  return menu
}

describe('actions behind three dots', () => {
  it('close when one is done, and not while its dialog is open', async () => {
    const menu = await openMenu()
    await userEvent.type(await screen.findByLabelText(/^Syy/), 'Soitetaan')
    expect(menu.open).toBe(true)
    await userEvent.click(screen.getAllByRole('button', { name: 'Pidätä' }).at(-1)!)
    expect(await screen.findByText('Tehty: Pidätä')).toBeTruthy()
    await waitFor(() => expect(menu.open).toBe(false))
  })

  it('close by a press beside them, where nothing takes the focus', async () => {
    const menu = await openMenu()
    await userEvent.click(screen.getByRole('button', { name: 'Peruuta' }))
    expect(menu.open).toBe(true)
    await userEvent.click(screen.getByText('Rivit'))
    expect(menu.open).toBe(false)
  })
})
