import { QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useIsAuthenticated } from '#src/identity/web/is-authenticated.ts'
import { type FakeServer, startFakeServer, tokenCall } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import { snackbars } from '#src/kit/snackbar-store.ts'
import texts from '../texts/fi.json' with { type: 'json' }
import { callWithCartToken } from './cart-cache.ts'
import { deleteCartLine, removeFromCart } from './cart-api.ts'
import { sampleCart } from './cart.sample.ts'
import { CartButton } from './CartButton.tsx'
import { closeMiniCart, useMiniCartOpen } from './mini-cart-state.ts'
import { useAddToCart } from './use-add-to-cart.ts'

/** Rows of the error catalogue (specification 1, section 8) that end in a message, or in none. */

let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
  server.on('GET /api/me/carts', () => ({ body: sampleCart() }))
})
afterEach(() => {
  act(closeMiniCart)
  for (const { id } of snackbars.list()) act(() => snackbars.dismiss(id))
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const add = 'POST /api/me/carts/add'
const press = () => userEvent.click(screen.getByRole('button', { name: 'Lisää ostoskoriin' }))
const MiniCartState = () => <p>{useMiniCartOpen() ? 'kori auki' : 'kori kiinni'}</p>
function AddButton({ name }: { name: string | undefined }) {
  const { add: addToCart } = useAddToCart()
  const addition = { code: 'KV1005-100', quantity: 1 }
  return (
    <button type="button" onClick={() => addToCart(name === undefined ? addition : { ...addition, name })}>
      Lisää ostoskoriin
    </button>
  )
}
const show = (name?: string) =>
  renderInShop(
    <>
      <CartButton />
      <MiniCartState />
      <AddButton name={name} />
    </>,
    { texts },
  )

describe('a refused cart call', () => {
  it('warns once per entry, each with a way that opens the mini cart, and fetches the cart again', async () => {
    server.on(add, {
      status: 409,
      body: [
        { key: 'cart/only-left', value: 'Vain 3 kpl jäljellä' },
        { key: 'cart/price-changed', value: 'Hinta on muuttunut' },
      ],
    })
    show()
    await screen.findByRole('button', { name: /^Avaa ostoskori, 2/ })
    await press()
    const warning = (await screen.findByText('Vain 3 kpl jäljellä')).closest('.kit-snack')
    expect(warning?.className).toContain('kit-snack--warning')
    expect(screen.getByText('Hinta on muuttunut').closest('.kit-snack--warning')).not.toBeNull()
    await waitFor(() => expect(server.calls('GET /api/me/carts')).toHaveLength(2))
    const [toCart] = screen.getAllByRole('button', { name: 'Näytä ostoskori' })
    if (toCart) await userEvent.click(toCart)
    expect(screen.getByText('kori auki')).toBeTruthy()
  })

  it.each([
    ['an entry without text', 400, [{ key: 'cart/x', value: '' }], 1],
    ['a failure of the server', 500, { error: 'internal' }, 0],
  ])(
    '%s is the default message as an error, with the way to the cart only for a refusal',
    async (_, status, body, ways) => {
      server.on(add, { status, body })
      show()
      await press()
      const message = (await screen.findByText('Ostoskoria ei voitu päivittää')).closest('.kit-snack')
      expect(message?.className).toContain('kit-snack--error')
      expect(message?.closest('[role="alert"]')).not.toBeNull()
      expect(screen.queryAllByRole('button', { name: 'Näytä ostoskori' })).toHaveLength(ways)
    },
  )
})

describe('a cart call that succeeds', () => {
  it.each([
    ['the name', 'Merisuola', 'Merisuola lisättiin ostoskoriin'],
    ['the code where there is no name', undefined, 'KV1005-100 lisättiin ostoskoriin'],
  ])('tells %s, with a way to the mini cart', async (_, name, told) => {
    server.on(add, { body: sampleCart({ version: 4 }) })
    show(name)
    await press()
    expect((await screen.findByText(told)).closest('.kit-snack--success')).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Näytä ostoskori' }))
    expect(screen.getByText('kori auki')).toBeTruthy()
  })
})

describe('errors thrown', () => {
  it('no token: the cart call is not made', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    server.on(tokenCall, { status: 503, body: {} })
    const call = vi.fn()
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    await expect(callWithCartToken(client, 'fi', call)).rejects.toThrow('Anonymous ID not available for cart mutation.')
    expect(call).not.toHaveBeenCalled()
  })

  it.each([
    ['remove', () => removeFromCart({ token: 't', language: 'fi' }, { code: 'KV1', quantity: 1, shipmentId: 0 })],
    ['delete', () => deleteCartLine({ token: 't', language: 'fi' }, { code: 'KV1', shipmentId: 0 })],
  ])('a %s whose answer has no shipments', async (name, call) => {
    server.on(`POST /api/me/carts/${name}`, { body: { ...sampleCart(), shipments: [] } })
    await expect(call()).rejects.toThrow('No shipments found in the cart after deletion')
  })
})

describe('the authentication check', () => {
  const State = () => <p>{String(useIsAuthenticated())}</p>

  it('failing twice counts as not signed in', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 })
    server.on('GET /api/me/isauthenticated', { status: 500, body: {} })
    renderInShop(<State />, { texts })
    expect(screen.getByText('undefined')).toBeTruthy()
    await screen.findByText('false')
    expect(server.calls('GET /api/me/isauthenticated')).toHaveLength(2)
    vi.useRealTimers()
  })

  it.each([true, false])('answers %s', async (answer) => {
    server.on('GET /api/me/isauthenticated', { body: answer })
    renderInShop(<State />, { texts })
    expect(await screen.findByText(String(answer))).toBeTruthy()
  })
})
