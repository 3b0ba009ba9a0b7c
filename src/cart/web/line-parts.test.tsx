import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import { samplePage } from '#src/shell/web/chrome/shell-page.sample.ts'
import texts from '../texts/fi.json' with { type: 'json' }
import { sampleCart, sampleLine } from './cart.sample.ts'
import { CartPage } from './CartPage.tsx'

/* What each line of the cart shows, in the table and in the list. */

let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
})
afterEach(() => vi.unstubAllGlobals())

const page = samplePage({ url: '/ostoskori' }, { breadcrumbs: [{ url: '/', label: 'Etusivu' }] })

async function show(line: ReturnType<typeof sampleLine>, isWide: boolean): Promise<HTMLElement> {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(width > 768px)' && isWide,
    media,
    addEventListener() {},
    removeEventListener() {},
  }))
  server.on('GET /api/me/carts', { body: sampleCart({}, [line]) })
  const { container } = renderInShop(<CartPage page={page} />, { texts, path: '/ostoskori' })
  await screen.findByRole('spinbutton')
  const shown = container.querySelector<HTMLElement>(isWide ? '.cart-table tbody' : 'li.cart-line')
  if (!shown) throw new Error('There is no line')
  return shown
}

it.each([
  ['the table', true],
  ['the list', false],
])(
  'a line of %s has its picture, name, weight, stepper and both prices, and can be taken out',
  async (_what, isWide) => {
    const line = sampleLine()
    const shown = within(await show(line, isWide))
    expect(shown.getByRole('link', { name: line.displayName }).getAttribute('href')).toBe(line.productUrl)
    expect(shown.getByText('200 g')).toBeTruthy()
    expect(shown.getByRole<HTMLInputElement>('spinbutton').value).toBe('2')
    expect(shown.getByText('9,00 €').closest('s')).toBeTruthy()
    expect(shown.getByText('7,20 €')).toBeTruthy()
    server.on('POST /api/me/carts/delete', () => new Promise(() => {}))
    const remove = shown.getByRole('button', { name: /^Poista Tumma/ })
    await userEvent.click(remove)
    await waitFor(() => expect(remove.getAttribute('aria-busy')).toBe('true'))
    expect(remove.querySelector('.kit-spin')).toBeTruthy()
  },
)

it.each([
  ['the table', true],
  ['the list', false],
])('an engraved line of %s says what is cut, line by line, who signs, and who gets it', async (_what, isWide) => {
  const line = sampleLine({
    isCustomTablet: true,
    frontText: 'Onnea, Eeva',
    backText: 'Kolmekymmentä vuotta ja\nyhä sama nauru.',
    signature: 'Mikko',
    recipientName: 'Eeva Koski',
    recipientAddress: 'Kirkkokatu 4 A 7',
    recipientPostalCode: '90100',
    recipientCity: 'Oulu',
    recipientCountry: 'FIN',
    recipientPhone: '+358401234567',
  })
  const shown = await show(line, isWide)
  const facts = Object.fromEntries(
    [...shown.querySelectorAll('.cart-tablet dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]),
  )
  expect(facts).toMatchObject({
    [texts['/cart/tablet/front-text']]: 'Onnea, Eeva',
    [texts['/cart/tablet/back-text']]: 'Kolmekymmentä vuotta ja\nyhä sama nauru.',
    [texts['/cart/tablet/signature']]: 'Mikko',
    [texts['/cart/tablet/phone']]: '+358 40 123 4567',
  })
  expect(facts[texts['/cart/tablet/recipient']]).toMatch(/^Eeva Koski\nKirkkokatu 4 A 7\n90100 Oulu\n/)
})
