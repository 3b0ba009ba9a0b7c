import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { snackbars } from '#src/kit/snackbar-store.ts'
import { CartSlotsContext } from '#src/products/web/cart-slots.ts'
import { ProductCard } from '#src/products/web/cards/ProductCard.tsx'
import { sampleCard } from '#src/products/contract/sample-cards.ts'
import { createTestCart, type StubbedCall, stubAnswers } from '#src/products/web/testing/show-page.tsx'
import { samplePage } from '#src/shell/web/chrome/shell-page.sample.ts'
import { PageContext } from '#src/shell/web/page/page-context.ts'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import { wishlistMax } from '../contract/limits.ts'
import { showWishlist } from './wishlist-store.ts'
import { WishlistButton } from './WishlistButton.tsx'
import { WishlistGate } from './WishlistGate.tsx'
import { WishlistPage } from './WishlistPage.tsx'

const tables = import.meta.glob<Record<string, string>>(
  ['/src/products/texts/fi.json', '/src/cart/texts/fi.json', '/src/wishlist/texts/fi.json'],
  { eager: true, import: 'default' },
)
const say = textsOf('fi', Object.assign({}, ...Object.values(tables)) as Record<string, string>) // of one shape each
const codes = (stored: string | null) => JSON.parse(stored ?? '[]') as unknown // what the test compares

/** What the server knows. */
let account: { isSignedIn: boolean; codes: string[]; isDown: boolean }
let calls: StubbedCall[]

beforeEach(() => {
  account = { isSignedIn: false, codes: [], isDown: false }
  const cards = [
    sampleCard('KV1', 'Sininen levy, merisuola'),
    sampleCard('KV2', 'Konvehtirasia', { inStock: false, inStockQuantity: 0 }),
    sampleCard('KV3', 'Lahjarasia', { disableAddToCart: true, needsChoice: true }),
  ].map((card, index) => ({ ...card, code: `KV${index + 1}`, firstVariationCode: `KV${index + 1}-1` }))
  const down = { status: 503, body: [] }
  calls = stubAnswers(vi.stubGlobal, {
    '/api/me/isauthenticated': () => ({ body: account.isSignedIn }),
    '/api/me/wishlist': ({ method, body }) => {
      if (account.isDown) return down
      if (!account.isSignedIn) return { status: 401, body: [] }
      if (method === 'POST') {
        const { codes: added } = JSON.parse(String(body)) as { codes: string[] } // as the page sends it
        account.codes = [...new Set([...added, ...account.codes])].filter((code) => code.startsWith('KV'))
      }
      return { body: { codes: account.codes } }
    },
    '/api/me/wishlist/KV1': () => {
      account.codes = account.codes.filter((code) => code !== 'KV1')
      return { body: { codes: account.codes } }
    },
    '/api/products/cards': ({ query }) => {
      const asked = (query.get('codes') ?? '').split(',')
      return { body: asked.flatMap((code) => cards.find((card) => card.code === code) ?? []) }
    },
  })
  showWishlist([], 'unknown')
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  for (const { id } of snackbars.list()) snackbars.dismiss(id)
})

const page = samplePage()
const toldIn = () => snackbars.list().map(({ text }) => text)

function show(element: React.ReactNode) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/toiveet'] })
  const slots = { ...createTestCart().slots, WishlistButton }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TextContext value={say}>
        <PageContext value={page}>
          <CartSlotsContext value={slots}>
            <WishlistGate />
            <RouterProvider router={router} />
          </CartSlotsContext>
        </PageContext>
      </TextContext>
    </QueryClientProvider>,
  )
  return router
}
const card = { ...sampleCard('x', 'Sininen levy, merisuola'), code: 'KV1' }
const heart = (word: 'add' | 'remove', name = 'Sininen levy, merisuola') =>
  screen.findByRole('button', { name: say(`/wishlist/${word}-named`, { name }) })

it('a guest’s heart keeps the product in the browser, says so, and takes it off again', async () => {
  const router = show(<ProductCard card={card} />)
  fireEvent.click(await heart('add'))
  await heart('remove')
  await waitFor(() => expect(codes(localStorage.getItem('wishlist'))).toEqual(['KV1']))
  expect(toldIn()).toEqual([say('/wishlist/added', { name: 'Sininen levy, merisuola' })])
  act(() => snackbars.list()[0]?.action?.run())
  expect(router.state.location.pathname).toBe(page.navigation.wishlistPageUrl)
  expect(calls.filter(({ path }) => path === '/api/me/wishlist')).toEqual([])
})

it('a second press takes it out of the browser', async () => {
  localStorage.setItem('wishlist', '["KV1"]')
  show(<ProductCard card={card} />)
  fireEvent.click(await heart('remove'))
  await heart('add')
  await waitFor(() => expect(localStorage.getItem('wishlist')).toBeNull())
})

it('what a guest wished for comes into the account at the sign-in, and leaves the browser', async () => {
  localStorage.setItem('wishlist', '["KV1","GONE"]')
  account = { isSignedIn: true, codes: ['KV2'], isDown: false }
  show(<ProductCard card={card} />)
  await heart('remove')
  expect(account.codes).toEqual(['KV1', 'KV2'])
  await waitFor(() => expect(localStorage.getItem('wishlist')).toBeNull())
})

it('of a customer nothing is kept in the browser', async () => {
  account.isSignedIn = true
  show(<ProductCard card={card} />)
  fireEvent.click(await heart('add'))
  await heart('remove')
  await waitFor(() => expect(account.codes).toEqual(['KV1']))
  expect(localStorage.getItem('wishlist')).toBeNull()
})

it('whose session has ended goes on as a guest', async () => {
  account.isSignedIn = true
  show(<ProductCard card={card} />)
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/me/wishlist')).toBe(true))
  account.isSignedIn = false
  fireEvent.click(await heart('add'))
  await waitFor(() => expect(codes(localStorage.getItem('wishlist'))).toEqual(['KV1']))
})

it('a change that was not taken is taken back, told, and can be tried again', async () => {
  account.isSignedIn = true
  show(<ProductCard card={card} />)
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/me/wishlist')).toBe(true))
  account.isDown = true
  fireEvent.click(await heart('add'))
  await waitFor(() => expect(toldIn()).toEqual([say('/wishlist/failed')]))
  await heart('add')
  account.isDown = false
  act(() => snackbars.list()[0]?.action?.run())
  await heart('remove')
})

it('a full list says so', async () => {
  localStorage.setItem('wishlist', JSON.stringify(Array.from({ length: wishlistMax }, (_, index) => `A${index}`)))
  show(<ProductCard card={card} />)
  fireEvent.click(await heart('add'))
  await waitFor(() => expect(toldIn()).toEqual([say('/wishlist/full', { n: wishlistMax })]))
  await heart('add')
})

it('the page of an empty list leads to the products', async () => {
  show(<WishlistPage page={page} />)
  await screen.findByRole('heading', { name: say('/wishlist/empty/title') })
  const link = screen.getByRole('link', { name: say('/wishlist/empty/link') })
  expect(link.getAttribute('href')).toBe(page.navigation.productsPageUrl)
})

it('the page shows what there is, what is sold out, what must be chosen and what is gone, and offers a guest to sign in', async () => {
  localStorage.setItem('wishlist', '["KV1","KV2","KV3","GONE"]')
  show(<WishlistPage page={page} />)
  const rows = await screen.findAllByRole('listitem')
  const list = rows.filter((row) => row.querySelector('h2'))
  expect(list.map((row) => row.querySelector('h2')?.textContent)).toEqual([
    'Sininen levy, merisuola',
    'Konvehtirasia',
    'Lahjarasia',
  ])
  expect(list[0]?.textContent).toContain(say('/wishlist/move'))
  expect(list[1]?.textContent).toContain(say('/catalogue/stock/out'))
  expect(list[1]?.textContent).not.toContain(say('/wishlist/move'))
  expect(list[2]?.textContent).toContain(say('/wishlist/choose'))
  expect(screen.getByText(say('/wishlist/count', { n: 4 }))).toBeTruthy()
  expect(screen.getByText(say('/wishlist/guest'))).toBeTruthy()
  expect(screen.getByRole('link', { name: say('/wishlist/login') }).getAttribute('href')).toContain('%2Ftoiveet')
  fireEvent.click(screen.getByRole('button', { name: say('/wishlist/forget', { n: 1 }) }))
  await waitFor(() => expect(codes(localStorage.getItem('wishlist'))).toEqual(['KV1', 'KV2', 'KV3']))
})

it('what is removed on the page can be had back', async () => {
  localStorage.setItem('wishlist', '["KV1","KV2"]')
  show(<WishlistPage page={page} />)
  fireEvent.click(await heart('remove'))
  await waitFor(() => expect(screen.queryByText(/Sininen levy/)).toBeNull())
  await waitFor(() => expect(toldIn()).toHaveLength(1))
  act(() => snackbars.list()[0]?.action?.run())
  await waitFor(() => expect(codes(localStorage.getItem('wishlist'))).toEqual(['KV1', 'KV2']))
})

it('the page says when the list cannot be had, and tries again', async () => {
  account = { isSignedIn: true, codes: ['KV1'], isDown: true }
  show(<WishlistPage page={page} />)
  await screen.findByText(say('/wishlist/load-failed'))
  account.isDown = false
  fireEvent.click(screen.getByRole('button', { name: say('/wishlist/again') }))
  await screen.findByRole('heading', { name: 'Sininen levy, merisuola' })
})
