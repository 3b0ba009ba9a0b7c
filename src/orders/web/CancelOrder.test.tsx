import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import { samplePage } from '#src/shell/web/chrome/shell-page.sample.ts'
import texts from '../texts/fi.json' with { type: 'json' }
import type { Order } from '../contract/order.ts'
import { OrderLookupPage } from './OrderLookupPage.tsx'
import { sampleOrder } from './order.sample.ts'

const number = sampleOrder().orderNumber
const cancelCall = `POST /api/me/orders/${number}/cancel`
let server: FakeServer

beforeEach(() => {
  server = startFakeServer()
  localStorage.clear()
  window.history.replaceState(null, '', `/tilauksen-haku?orderId=${number}&key=signed`)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(order: Order) {
  server.on(`GET /api/me/orders/${number}`, { body: order })
  renderInShop(<OrderLookupPage page={samplePage()} />, { texts, path: '/tilauksen-haku' })
  await screen.findByRole('heading', { level: 1, name: number })
  return userEvent.setup()
}
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  const [last] = (await screen.findAllByRole('button', { name })).slice(-1)
  if (!last) throw new Error(`There is no button ${name}`)
  await user.click(last)
}

describe('the order page', () => {
  it('ends an order that is not packed, after asking once, and shows it as it is then', async () => {
    const user = await open(sampleOrder({ canCancel: true }))
    await press(user, 'Peru tilaus')
    expect(await screen.findByText('Kortille palautuu 12,10 € kahden pankkipäivän kuluessa.')).toBeTruthy()
    const status = { statusCode: 'Cancelled', status: 'Peruttu', canCancel: false } as const
    server.on(cancelCall, { body: sampleOrder(status) })
    await press(user, 'Peru tilaus')
    expect(await screen.findByText('Peruttu')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Peru tilaus' })).toBeNull()
  })

  it('says where each part goes when a gift card paid too, and keeps the order when told to', async () => {
    const user = await open(
      sampleOrder({
        canCancel: true,
        isGiftCardApplied: true,
        giftCardPaymentAmount: 5,
        giftCardPaymentDisplayAmount: '5,00 €',
        totals: { ...sampleOrder().totals, chargedTotal: 7.1, chargedTotalDisplay: '7,10 €' },
      }),
    )
    await press(user, 'Peru tilaus')
    const said = 'Kortille palautuu 7,10 € kahden pankkipäivän kuluessa ja lahjakortille 5,00 € heti.'
    expect(await screen.findByText(said)).toBeTruthy()
    await press(user, 'Pidä tilaus')
    await waitFor(() => expect(screen.queryByText(said)).toBeNull())
  })

  it('names no card where a gift card paid it all', async () => {
    const user = await open(
      sampleOrder({
        canCancel: true,
        isGiftCardApplied: true,
        giftCardPaymentAmount: 12.1,
        giftCardPaymentDisplayAmount: '12,10 €',
      }),
    )
    await press(user, 'Peru tilaus')
    expect(await screen.findByText('Lahjakortille palautuu 12,10 € heti.')).toBeTruthy()
  })

  it('tells whoever was slower than the packers how the money comes back all the same', async () => {
    const user = await open(sampleOrder({ canCancel: true }))
    await press(user, 'Peru tilaus')
    server.on(cancelCall, { status: 409, body: [{ key: 'orders/cancel-too-late' }] })
    server.on(`GET /api/me/orders/${number}`, { body: sampleOrder({ canCancel: false }) })
    await press(user, 'Peru tilaus')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Peru tilaus' })).toBeNull())
    expect(await screen.findByText(texts['/orders/cancel-too-late'])).toBeTruthy()
  })

  it('offers nothing of it for an order that is packed', async () => {
    await open(sampleOrder({ canCancel: false }))
    expect(screen.queryByRole('button', { name: 'Peru tilaus' })).toBeNull()
  })
})
