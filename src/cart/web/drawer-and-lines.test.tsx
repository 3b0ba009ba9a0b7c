import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import { samplePage } from '#src/shell/web/chrome/shell-page.sample.ts'
import { type AnalyticsEvent, connectDestination } from '#src/shell/web/analytics/track.ts'
import type { Cart } from '../contract/cart.ts'
import texts from '../texts/fi.json' with { type: 'json' }
import { emptyCart, sampleCart, sampleLine } from './cart.sample.ts'
import { CartButton } from './CartButton.tsx'
import { CartPage } from './CartPage.tsx'
import { MiniCart } from './MiniCart.tsx'
import { closeMiniCart, openMiniCart } from './mini-cart-state.ts'

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
  vi.useRealTimers()
})

const drawer = (
  <>
    <CartButton />
    <MiniCart />
  </>
)
const page = samplePage({ url: '/ostoskori' }, { breadcrumbs: [{ url: '/', label: 'Etusivu' }] })
const removals = () => events.filter(({ event }) => event === 'remove_from_cart')
const emptyTheCart = () =>
  server.on('POST /api/me/carts/delete', () => {
    current = { ...emptyCart(), version: current.version + 1 }
    return { body: current }
  })

it('the last line taken out of the drawer is one remove_from_cart, and leaves the empty cup with a way out', async () => {
  emptyTheCart()
  renderInShop(drawer, { texts })
  await userEvent.click(await screen.findByRole('button', { name: /^Avaa ostoskori/ }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(await within(dialog).findByRole('button', { name: /^Poista Tumma/ }))
  await within(dialog).findByRole('heading', { name: texts['/cart/empty/heading'] })
  expect(within(dialog).getByText(texts['/cart/empty/description'])).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: texts['/cart/empty/mascot'] })).toBeTruthy()
  expect(removals()).toMatchObject([{ ecommerce: { items: [{ item_id: 'KV1005-100', quantity: 2 }] } }])
  await userEvent.click(within(dialog).getByRole('button', { name: texts['/cart/empty/continue'] }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(removals()).toHaveLength(1)
})

it('the drawer says that it is loading until the cart is there', async () => {
  let answer = (): void => {}
  server.on('GET /api/me/carts', () => new Promise((resolve) => (answer = () => resolve({ body: current }))))
  renderInShop(drawer, { texts })
  act(openMiniCart)
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(texts['/cart/loading'])).toBeTruthy()
  await waitFor(() => expect(server.calls('GET /api/me/carts')).toHaveLength(1))
  act(answer)
  await within(dialog).findByRole('link', { name: sampleLine().displayName })
  expect(within(dialog).queryByText(texts['/cart/loading'])).toBeNull()
})

it('the badge moves for 300 ms when the number changes, and not for its first one', async () => {
  emptyTheCart()
  renderInShop(
    <>
      <CartButton />
      <CartPage page={page} />
    </>,
    { texts, path: '/ostoskori' },
  )
  const badge = () => document.querySelector('.kit-icon-btn .kit-count')
  await waitFor(() => expect(badge()?.textContent).toBe('2'))
  expect(badge()?.classList.contains('kit-count--bumping')).toBe(false)
  server.on('POST /api/me/carts/add', () => new Promise(() => {}))
  await userEvent.click(screen.getByRole('button', { name: /^Lisää, Tumma/ }))
  expect(badge()?.classList.contains('kit-count--bumping')).toBe(true)
  const began = performance.now()
  await waitFor(() => expect(badge()?.classList.contains('kit-count--bumping')).toBe(false))
  expect(performance.now() - began).toBeGreaterThan(200)
})

it.each([
  ['a table on a wide screen', true, 1],
  ['a list at 768 px and below', false, 0],
])('lines are %s, with pictures of 64 px', async (_what, wide, tables) => {
  const matchMedia = (media: string) => ({
    matches: media === '(width > 768px)' ? wide : false,
    media,
    addEventListener() {},
    removeEventListener() {},
  })
  vi.stubGlobal('matchMedia', matchMedia)
  current = sampleCart({}, [sampleLine({ productImageUrl: '/media/products/tumma.webp' })])
  const { container } = renderInShop(<CartPage page={page} />, { texts, path: '/ostoskori' })
  await screen.findByRole('spinbutton')
  expect(screen.queryAllByRole('table')).toHaveLength(tables)
  expect(container.querySelector('.cart-table source, .cart-line source')?.getAttribute('sizes')).toBe('64px')
  if (wide)
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      texts['/cart/table/product'],
      texts['/cart/weight'],
      texts['/cart/table/quantity'],
      texts['/cart/table/price'],
    ])
  const cards = within(screen.getByRole('list', { name: texts['/cart/accepted-cards'] })).getAllByRole('listitem')
  expect(cards.map((card) => card.lastChild?.textContent)).toEqual(['Visa', 'Mastercard', 'American Express'])
})
