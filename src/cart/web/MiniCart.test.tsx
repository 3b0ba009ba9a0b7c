import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import { type AnalyticsEvent, connectDestination } from '#src/shell/web/analytics/track.ts'
import type { Cart } from '../contract/cart.ts'
import texts from '../texts/fi.json' with { type: 'json' }
import { sampleCart, sampleLine } from './cart.sample.ts'
import { CartButton } from './CartButton.tsx'
import { MiniCart } from './MiniCart.tsx'
import { closeMiniCart } from './mini-cart-state.ts'

let server: FakeServer
let current: Cart
let events: AnalyticsEvent[]
let disconnect: () => void

beforeEach(() => {
  server = startFakeServer()
  current = sampleCart()
  server.on('GET /api/me/carts', () => ({ body: current }))
  events = []
  disconnect = connectDestination((event) => events.push(event))
})
afterEach(() => {
  act(closeMiniCart)
  disconnect()
  vi.unstubAllGlobals()
})

/** The header's button, pressed. */
async function open() {
  await userEvent.click(await screen.findByRole('button', { name: /^Avaa ostoskori/ }))
  return screen.findByRole('dialog')
}
const names = () => events.map(({ event }) => event)
/** The server takes a change and has this many then. */
const take = (what: 'add' | 'remove', quantity: number, version: number) =>
  server.on(`POST /api/me/carts/${what}`, () => {
    current = sampleCart({ version }, [sampleLine({ quantity })])
    return { body: current }
  })
const show = () =>
  renderInShop(
    <>
      <CartButton />
      <MiniCart />
    </>,
    { texts },
  )

it('each opening of the drawer is a view of the cart, and what changes in it is none', async () => {
  take('add', 3, 4)
  show()
  await screen.findByRole('button', { name: 'Avaa ostoskori, 2 tuotetta' })
  expect(events).toEqual([])
  let drawer = await open()
  await waitFor(() => expect(events).toHaveLength(1))
  expect(events[0]).toMatchObject({
    event: 'view_cart',
    ecommerce: { currency: 'EUR', value: 7.2, items: [{ item_id: 'KV1005-100', quantity: 2 }] },
  })
  await userEvent.click(within(drawer).getByRole('button', { name: /^Lisää, Tumma/ }))
  await waitFor(() => expect(names()).toEqual(['view_cart', 'add_to_cart']))
  act(closeMiniCart)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  drawer = await open()
  expect(within(drawer).getByRole<HTMLInputElement>('spinbutton').value).toBe('3')
  expect(names()).toEqual(['view_cart', 'add_to_cart', 'view_cart'])
})

it('a quantity changed in the drawer is the difference for the server, and the number in the header', async () => {
  take('add', 4, 4)
  take('remove', 3, 5)
  show()
  const drawer = await open()
  const box = await within(drawer).findByRole<HTMLInputElement>('spinbutton')
  const badge = () => document.querySelector('.kit-icon-btn .kit-count')?.textContent
  const more = within(drawer).getByRole('button', { name: /^Lisää, Tumma/ })
  await userEvent.click(more)
  await userEvent.click(more)
  expect([box.value, badge()]).toEqual(['4', '4'])
  const line = { code: 'KV1005-100', shipmentId: 0, lineItemId: sampleLine().id }
  await waitFor(() =>
    expect(server.calls('POST /api/me/carts/add').map(({ body }) => body)).toEqual([{ ...line, quantity: 2 }]),
  )
  await waitFor(() => expect(names().at(-1)).toBe('add_to_cart'))
  await userEvent.click(within(drawer).getByRole('button', { name: /^Vähennä, Tumma/ }))
  await waitFor(() =>
    expect(server.calls('POST /api/me/carts/remove').map(({ body }) => body)).toEqual([{ ...line, quantity: 1 }]),
  )
  await waitFor(() => expect([box.value, badge()]).toEqual(['3', '3']))
})

it('in a low window the drawer folds what leads to the total, and leaves its room to the lines', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget() as MediaQueryList, { matches: query === '(height < 760px)' }),
  )
  show()
  const drawer = await open()
  const fold = (await within(drawer).findByText('Yhteensä')).closest('details')
  expect(fold?.open).toBe(false)
  expect(fold?.querySelector('summary')?.textContent).toBe('Yhteensä12,10 €')
  expect([...(fold?.querySelectorAll('dt') ?? [])].map((name) => name.textContent)).not.toContain('Yhteensä')
  expect(fold?.querySelector('dl')?.textContent).toContain('Tuotteet9,00 €')
  vi.restoreAllMocks()
})
