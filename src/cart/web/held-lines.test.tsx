import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import texts from '../texts/fi.json' with { type: 'json' }
import { sampleCart, sampleLine } from './cart.sample.ts'
import { CartLine } from './CartLine.tsx'
import { CartTable } from './CartTable.tsx'
import { useCart } from './use-cart.ts'

const add = 'POST /api/me/carts/add'
const remove = 'POST /api/me/carts/delete'
const line = sampleLine({ quantity: 2 })
const cartOf = (quantity: number, version: number) => sampleCart({ version }, [{ ...line, quantity }])

let server: FakeServer
let letIn: () => void
beforeEach(() => {
  server = startFakeServer()
  server.on('GET /api/me/carts', { body: cartOf(2, 1) })
  const answered = new Promise<void>((resolve) => (letIn = resolve))
  server.on(add, async () => {
    await answered
    return { body: cartOf(3, 2) }
  })
  server.on(remove, { body: sampleCart({ version: 3, allLineItems: [] }, []) })
})
afterEach(() => vi.unstubAllGlobals())

function List({ isTable }: { isTable: boolean }) {
  const { cart } = useCart()
  if (!cart) return null
  if (isTable) return <CartTable cart={cart} lockedBy={undefined} />
  return cart.allLineItems.map((one) => <CartLine key={one.id} line={one} problems={[]} />)
}
const button = (name: RegExp) => screen.findByRole('button', { name })
const figure = () => screen.findByRole<HTMLInputElement>('spinbutton')

it.each([
  ['table', true],
  ['list', false],
])(
  'a line of the %s is held while its quantity is being sent: field, buttons and the way out of the cart',
  async (_what, isTable) => {
    renderInShop(<List isTable={isTable} />, { texts, path: '/ostoskori' })
    await userEvent.click(await button(/^Lisää/))
    expect((await figure()).readOnly).toBe(false)
    await waitFor(() => expect(server.calls(add)).toHaveLength(1))
    expect((await figure()).readOnly).toBe(true)
    expect((await button(/^Poista/)).getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(await button(/^Poista/))
    expect(server.calls(remove)).toEqual([])
    letIn()
    await waitFor(async () => expect((await figure()).readOnly).toBe(false))
    await userEvent.click(await button(/^Poista/))
    await waitFor(() => expect(server.calls(remove)).toHaveLength(1))
  },
)

it('a line that is taken out takes a quantity with it that waits to be sent', async () => {
  renderInShop(<List isTable={false} />, { texts, path: '/ostoskori' })
  server.on(remove, () => new Promise<never>(() => {}))
  await userEvent.click(await button(/^Lisää/))
  await userEvent.click(await button(/^Poista/))
  await waitFor(() => expect(server.calls(remove)).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(server.calls(add)).toEqual([])
})
