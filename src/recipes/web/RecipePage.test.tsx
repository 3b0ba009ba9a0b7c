import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import cartTexts from '#src/cart/texts/fi.json' with { type: 'json' }
import { emptyCart, sampleCart, sampleLine } from '#src/cart/web/cart.sample.ts'
import { sampleBase } from '#src/content/contract/sample-base.ts'
import { BlockComponentsContext } from '#src/content/web/block-components-context.ts'
import contentTexts from '#src/content/texts/fi.json' with { type: 'json' }
import { CartSlotsContext } from '#src/products/web/cart-slots.ts'
import catalogueTexts from '#src/products/texts/fi.json' with { type: 'json' }
import { createTestCart, serverHtml } from '#src/products/web/testing/show-page.tsx'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import { snackbars } from '#src/kit/snackbar-store.ts'
import { PageContext } from '#src/shell/web/page/page-context.ts'
import texts from '../texts/fi.json' with { type: 'json' }
import { RecipePage } from './RecipePage.tsx'
import type { ShownRecipe } from './shown-recipe.ts'
import { recipePageSample } from './testing/recipe.sample.ts'

let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
  server.on('GET /api/me/carts', () => ({ body: emptyCart() }))
})
afterEach(() => {
  for (const { id } of snackbars.list()) snackbars.dismiss(id)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(change: Partial<ShownRecipe> = {}) {
  const page = recipePageSample(change)
  return renderInShop(
    <PageContext value={page}>
      <CartSlotsContext value={createTestCart().slots}>
        <BlockComponentsContext value={{ TestBlock: () => <p>Nosto</p> }}>
          <RecipePage page={page} />
        </BlockComponentsContext>
      </CartSlotsContext>
    </PageContext>,
    { texts: { ...contentTexts, ...cartTexts, ...catalogueTexts, ...texts }, path: page.url },
  )
}
const lines = () =>
  screen
    .getAllByRole('checkbox')
    .map((box) => (box.parentElement?.textContent ?? '').replaceAll('\u00A0', ' ').replaceAll(/\s+/g, ' ').trim())

describe('a recipe', () => {
  it('is rendered on the server: ingredients, steps with places of their own, pills, quotation', () => {
    const html = serverHtml(recipePageSample(), RecipePage)
    expect(html).toContain('<li id="step-2">')
    expect(html.match(/type="checkbox"/g)).toHaveLength(4)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('href="/reseptit?categoryIds=3"')
    // Only a browser knows whether its screen can be kept awake.
    expect(html).not.toContain('role="switch"')
  })

  it('says what is in it, what may be and what is not, in that order', () => {
    show()
    const pills = within(screen.getByRole('list', { name: 'Ryhmät ja allergeenit' })).getAllByRole('listitem')
    expect(pills.map(({ textContent }) => textContent)).toEqual([
      'Leivonnaiset',
      'Sisältää: maito',
      'Voi sisältää: pähkinät',
      'Ei sisällä: soija',
    ])
  })

  it('scales its amounts with the portions, in fractions, and its packs with them', () => {
    show()
    expect(lines()).toEqual(['200 g suklaata', '2 kananmunaa', '2 ½ dl sokeria', '1 tl suolaa'])
    expect(screen.getByText('Pinnalle')).toBeTruthy()
    const portions = screen.getByRole('spinbutton', { name: 'Määrä' })
    fireEvent.change(portions, { target: { value: '8' } })
    fireEvent.keyDown(portions, { key: 'Enter' })
    expect(screen.getByText('8 palaa')).toBeTruthy()
    expect(lines()).toEqual(['100 g suklaata', '1 kananmuna', '1 ¼ dl sokeria', '½ tl suolaa'])
    expect(screen.getByText(/1 kpl · 4,50/)).toBeTruthy()
    fireEvent.change(portions, { target: { value: '40' } })
    fireEvent.keyDown(portions, { key: 'Enter' })
    expect(lines()[2]).toBe('6 ½ dl sokeria')
    expect(screen.getByText(/5 kpl · 22,50/)).toBeTruthy()
  })

  it('goes down to the portions whose pieces a knife can cut, and says so', () => {
    show()
    const portions = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Määrä' })
    fireEvent.change(portions, { target: { value: '1' } })
    fireEvent.keyDown(portions, { key: 'Enter' })
    // Two eggs in sixteen pieces: a quarter of an egg still makes two of them.
    expect(portions.value).toBe('2')
    expect(lines()).toEqual(['25 g suklaata', '¼ kananmuna', '2 rkl sokeria', '2 ripausta suolaa'])
    expect(snackbars.list().map(({ text }) => text)).toEqual(['Vähintään 2: vähempää ei voi mitata'])
  })

  it('has ingredients to tick off', () => {
    show()
    const [first] = screen.getAllByRole<HTMLInputElement>('checkbox')
    if (first) fireEvent.click(first)
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('shows a quotation only with its words and its speaker', () => {
    const { container, unmount } = show()
    expect(container.querySelector('blockquote')?.textContent).toBe('”Ei vielä.”Tuula Rantanen')
    unmount()
    expect(show({ quotationName: '' }).container.querySelector('blockquote')).toBeNull()
  })

  it('can be shared by plain links, unless its editors hide them', () => {
    const { unmount } = show()
    const href = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name} `) }).getAttribute('href')
    const url = encodeURIComponent('https://shop.test/reseptit/browniet')
    expect(href('Facebook')).toBe(`https://www.facebook.com/sharer/sharer.php?u=${url}`)
    expect(href('LinkedIn')).toBe(`https://www.linkedin.com/sharing/share-offsite/?url=${url}`)
    expect(href('X')).toBe(`https://x.com/intent/post?url=${url}&text=Browniet%20%26%20co`)
    unmount()
    show({ hideShareSoMeLinks: true })
    expect(screen.queryByText('Jaa resepti')).toBeNull()
  })

  it('has nutrient rows of known names with a figure, in their order and decimals; a dash where one is missing', () => {
    show()
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    const cells = rows.map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))
    expect(cells.map((row) => row.map((text) => text.replaceAll('\u00A0', ' ').replaceAll('\u00AD', '')))).toEqual([
      ['Energia', '452 kcal', '242 kcal'],
      ['josta tyydyttynyttä', '16,0 g', '8,6 g'],
      ['Suola', '0,62 g', '–'],
    ])
  })

  it('has no table without figures, and no shelf without products', () => {
    const { container } = show({ nutrients: [], products: [], moreRecipes: [] })
    expect(screen.queryByRole('table')).toBeNull()
    expect(container.querySelector('.recipe-kit')).toBeNull()
    expect(container.querySelector('.recipe-more')).toBeNull()
  })

  it('shows the blocks of its lift-up area after its products', () => {
    const { container } = show({ liftUpContentArea: [sampleBase('TestBlock', 9)] })
    const [shelf, block] = [container.querySelector('.recipe-kit'), screen.getByText('Nosto')]
    expect(shelf?.compareDocumentPosition(block)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

describe('"add all to bag"', () => {
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Lisää kaikki ostoskoriin' }))

  it('is one call with the portions chosen, and says how many packs it brought', async () => {
    const cart = sampleCart()
    server.on('POST /api/me/carts/recipe', () => ({
      body: { cart, added: [{ code: sampleLine().code, name: 'Levy', quantity: 2 }], short: [] },
    }))
    show()
    press()
    await waitFor(() =>
      expect(snackbars.list().map(({ text }) => text)).toEqual(['Reseptin tuotteet ovat ostoskorissa: 2 pakkausta']),
    )
    const sent = server.calls('POST /api/me/carts/recipe')
    expect(sent.map(({ body }) => body)).toEqual([{ contentId: 77, portions: 16 }])
  })

  it('tells what there was not enough of', async () => {
    server.on('POST /api/me/carts/recipe', () => ({
      body: {
        cart: sampleCart(),
        added: [{ code: 'A', name: 'Levy', quantity: 1 }],
        short: [
          { code: 'A', name: 'Levy', wanted: 2, added: 1 },
          { code: 'B', name: 'Lakritsi', wanted: 1, added: 0 },
        ],
      },
    }))
    show()
    press()
    expect(await screen.findByText('Levy: 1 / 2')).toBeTruthy()
    expect(screen.getByText('Lakritsi: ei yhtään jäljellä')).toBeTruthy()
    expect(snackbars.list()[0]).toMatchObject({ variant: 'warning' })
  })

  it('says so when the call fails', async () => {
    server.on('POST /api/me/carts/recipe', () => ({ status: 500, body: {} }))
    show()
    press()
    await waitFor(() => expect(snackbars.list()).toMatchObject([{ variant: 'error' }]))
  })
})

describe('"keep the screen awake"', () => {
  function stubWakeLock(request: () => Promise<{ release: () => Promise<void> }>) {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { wakeLock: { request } }))
  }

  it('asks for the screen while it is on, again when the visitor is back, and lets go', async () => {
    const release = vi.fn(() => Promise.resolve())
    const request = vi.fn(() => Promise.resolve({ release }))
    stubWakeLock(request)
    const { unmount } = show()
    fireEvent.click(screen.getByRole('switch', { name: 'Pidä näyttö päällä' }))
    await waitFor(() => expect(request).toHaveBeenCalledTimes(1))
    fireEvent(document, new Event('visibilitychange'))
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2))
    unmount()
    await waitFor(() => expect(release).toHaveBeenCalled())
  })

  it('goes back when the browser refuses, and is not there where it cannot', async () => {
    stubWakeLock(() => Promise.reject(new Error('low battery')))
    const { unmount } = show()
    const toggle = screen.getByRole<HTMLInputElement>('switch')
    fireEvent.click(toggle)
    await waitFor(() => expect(toggle.checked).toBe(false))
    unmount()
    vi.unstubAllGlobals()
    show()
    expect(screen.queryByRole('switch')).toBeNull()
  })
})
