import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer, tokenCall } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import { snackbars } from '#src/kit/snackbar-store.ts'
import { samplePage } from '#src/shell/web/chrome/shell-page.sample.ts'
import { type AnalyticsEvent, connectDestination } from '#src/shell/web/analytics/track.ts'
import type { Cart } from '../contract/cart.ts'
import texts from '../texts/fi.json' with { type: 'json' }
import { emptyCart, sampleCart, sampleLine } from './cart.sample.ts'
import { AddToCartButton } from './AddToCart.tsx'
import { CartButton } from './CartButton.tsx'
import { CartPage } from './CartPage.tsx'
import { CartSlotsContext } from '#src/products/web/cart-slots.ts'
import catalogueTexts from '#src/products/texts/fi.json' with { type: 'json' }
import { sampleCard } from '#src/products/contract/sample-cards.ts'
import { createTestCart } from '#src/products/web/testing/show-page.tsx'
import { closeMiniCart } from './mini-cart-state.ts'
import { writeMessage } from '#src/shell/web/tab-channel.ts'

let server: FakeServer
let events: AnalyticsEvent[]
let disconnect: () => void
let current: Cart
const cartCall = 'GET /api/me/carts'

beforeEach(() => {
  server = startFakeServer()
  current = sampleCart()
  server.on(cartCall, () => ({ body: current }))
  events = []
  disconnect = connectDestination((event) => events.push(event))
})
afterEach(() => {
  disconnect()
  for (const { id } of snackbars.list()) snackbars.dismiss(id)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const page = samplePage(
  { url: '/ostoskori' },
  {
    breadcrumbs: [
      { url: '/', label: 'Etusivu' },
      { url: '/ostoskori', label: 'Ostoskori' },
    ],
  },
)
const show = () => renderInShop(<CartPage page={page} />, { texts, path: '/ostoskori' })
const quantityBox = () => screen.findByRole<HTMLInputElement>('spinbutton')
const eventNames = () => events.map(({ event }) => event)

describe('the cart page', () => {
  it('says the price of one of several, of a kilogram of every line, and the lowest of 30 days of a reduced one', async () => {
    current = sampleCart({}, [
      sampleLine(),
      sampleLine({ id: 'b', quantity: 1, unitPriceString: '45,00 €/kg', previousPrice: null }),
    ])
    const { container } = show()
    await screen.findAllByRole('spinbutton')
    const facts = [...container.querySelectorAll('.cart-line__note')].map((note) => note.textContent)
    expect(facts).toEqual(['3,60 €/kpl · 36,00 €/kg30 päivän alin hinta 4,50 €', '45,00 €/kg'])
    expect(container.querySelectorAll('s')).toHaveLength(1)
  })

  it('shows the lines once the token and the cart are there, and views them once', async () => {
    show()
    expect(screen.getByText('Haetaan ostoskoria')).toBeTruthy()
    expect((await quantityBox()).value).toBe('2')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ostoskori 2 tuotetta')
    expect(server.calls(tokenCall)[0]?.body).toEqual({
      grant_type: 'anonymous',
      client_id: 'frontend',
      scope: 'anonymous_id',
      anonymous_id: '',
    })
    expect(server.calls(cartCall)[0]?.headers['authorization']).toBe('Bearer token-1')
    expect(eventNames()).toEqual(['view_cart'])
    expect(events[0]?.ecommerce?.items).toEqual([
      {
        item_id: 'KV1005-100',
        item_name: 'Tumma suklaa 72 %, merisuola',
        item_brand: 'Konvehti',
        item_category: 'Suklaalevyt',
        price: 3.6,
        discount: 0.9,
        quantity: 2,
      },
    ])
  })

  it.each([
    ['the total', {}, 'Yhteensä 12,10 €'],
    [
      'what a gift card leaves of it',
      { isGiftCardApplied: true, giftCardPaymentAmount: 10, adyenPaymentDisplayAmount: '2,10 €' },
      'Maksettavaa 2,10 €',
    ],
  ])('has %s beside the way to the checkout', async (_what, overrides, sum) => {
    current = sampleCart(overrides)
    const { container } = show()
    await quantityBox()
    expect(container.querySelector('.cart-bar__sum')?.textContent).toBe(sum)
    expect(within(container.querySelector<HTMLElement>('.cart-bar')!).getByRole('link').textContent).toBe('Kassalle') // just found
  })

  it('shows the empty cup with the way to the start page, under the name of the page', async () => {
    current = emptyCart()
    show()
    expect(await screen.findByRole('heading', { level: 2, name: 'Vuoka on vielä tyhjä.' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ostoskori')
    expect(screen.getByRole('link', { name: 'Etusivulle' }).getAttribute('href')).toBe('/')
  })

  describe('whose order awaits payment', () => {
    const waiting = (isPaymentUnderWay: boolean) =>
      sampleCart({ openOrder: { orderNumber: 'KV26-7F3K-9QTX', statusCode: 'AwaitingPayment', isPaymentUnderWay } })
    const controls = () => [
      screen.getByRole('button', { name: /^Lisää, Tumma/ }),
      screen.getByRole('button', { name: /^Vähennä, Tumma/ }),
      screen.getByRole('spinbutton'),
      screen.getByRole('button', { name: /^Poista/ }),
    ]

    it('is locked while it is being paid; every locked control says why, and the way to finish is there', async () => {
      current = waiting(true)
      show()
      await quantityBox()
      const reason = screen.getByText(/Koria ei voi muuttaa, ennen kuin maksu/)
      for (const control of controls()) {
        expect(control.getAttribute('aria-disabled')).toBe('true')
        expect(control.getAttribute('aria-describedby')).toBe(reason.id)
        await userEvent.click(control)
      }
      await userEvent.keyboard('{ArrowUp}')
      expect((await quantityBox()).value).toBe('2')
      const finish = screen.getByRole('link', { name: 'Viimeistele maksu kassalla' })
      expect(finish.getAttribute('href')).toBe(page.navigation.checkoutPageUrl)
      expect(server.calls('POST /api/me/carts/delete')).toEqual([])
    })

    it('can be changed while nobody is paying, and tells what a change does', async () => {
      current = waiting(false)
      show()
      await quantityBox()
      expect(screen.getByText(/Jos muutat koria, tilaus perutaan/)).toBeTruthy()
      for (const control of controls()) expect(control.getAttribute('aria-disabled')).toBeNull()
    })
  })

  it('sends an increase as an add of the difference, after the steps have stopped', async () => {
    server.on('POST /api/me/carts/add', () => {
      current = sampleCart({ version: 4 }, [sampleLine({ quantity: 4 })])
      return { body: current }
    })
    show()
    const box = await quantityBox()
    const more = screen.getByRole('button', { name: /^Lisää, Tumma/ })
    await userEvent.click(more)
    await userEvent.click(more)
    expect(box.value).toBe('4')
    expect(server.calls('POST /api/me/carts/add')).toEqual([])
    await waitFor(() => expect(server.calls('POST /api/me/carts/add')).toHaveLength(1))
    expect(server.calls('POST /api/me/carts/add')[0]?.body).toEqual({
      code: 'KV1005-100',
      quantity: 2,
      shipmentId: 0,
      lineItemId: sampleLine().id,
    })
    await waitFor(() => expect(eventNames()).toContain('add_to_cart'))
    await waitFor(() => expect(server.calls(cartCall).length).toBeGreaterThan(1))
  })

  it('sends a decrease as a removal of the absolute difference', async () => {
    server.on('POST /api/me/carts/remove', () => {
      current = sampleCart({ version: 4 }, [sampleLine({ quantity: 1 })])
      return { body: current }
    })
    show()
    await quantityBox()
    await userEvent.click(screen.getByRole('button', { name: /^Vähennä, Tumma/ }))
    await waitFor(() => expect(server.calls('POST /api/me/carts/remove')[0]?.body).toMatchObject({ quantity: 1 }))
    await waitFor(() => expect(eventNames()).toContain('remove_from_cart'))
  })

  it('restores the quantity when the server refuses, says why, and fetches the cart again', async () => {
    server.on('POST /api/me/carts/add', {
      status: 400,
      body: [{ key: 'cart/only-left', value: 'Vain 2 kpl jäljellä', code: 'KV1005-100' }],
    })
    show()
    const box = await quantityBox()
    await userEvent.click(screen.getByRole('button', { name: /^Lisää, Tumma/ }))
    expect(box.value).toBe('3')
    expect(await screen.findByText('Vain 2 kpl jäljellä')).toBeTruthy()
    expect(box.value).toBe('2')
    expect(screen.getByRole('button', { name: 'Näytä ostoskori' })).toBeTruthy()
    await waitFor(() => expect(server.calls(cartCall).length).toBeGreaterThan(1))
  })

  it('restores the quantity of a change that does not reach the server, and says so', async () => {
    server.on('POST /api/me/carts/add', () => Promise.reject(new TypeError('Failed to fetch')))
    show()
    const box = await quantityBox()
    await userEvent.click(screen.getByRole('button', { name: /^Lisää, Tumma/ }))
    expect(box.value).toBe('3')
    expect(await screen.findByText('Ostoskoria ei voitu päivittää')).toBeTruthy()
    expect(box.value).toBe('2')
  })

  it('says so when a removal is answered without shipments', async () => {
    server.on('POST /api/me/carts/delete', { body: { ...sampleCart(), shipments: [] } })
    show()
    await userEvent.click(await screen.findByRole('button', { name: /^Poista Tumma/ }))
    expect(await screen.findByText('Ostoskoria ei voitu päivittää')).toBeTruthy()
  })

  it('holds the way to the checkout only for blocking problems, and leads to their line', async () => {
    const problem = {
      key: 'cart/out-of-stock' as const,
      value: 'Loppunut: Merisuola',
      code: 'KV1005-100',
      lineItemId: sampleLine().id,
    }
    current = sampleCart({ problems: [{ ...problem, blocking: true }] })
    show()
    const link = await screen.findByRole('link', { name: 'Loppunut: Merisuola' })
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Kassalle' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.queryByRole('link', { name: 'Kassalle' })).toBeNull()
  })

  it('puts the lines of a failed order back when its mail link is followed', async () => {
    window.history.replaceState(null, '', '/ostoskori?restore=KV26-7F3K-9QTX&key=abc')
    server.on('POST /api/me/orders/KV26-7F3K-9QTX/reorder', { body: sampleCart({ version: 9 }) })
    show()
    expect(await screen.findByText('Tuotteet ovat taas korissa')).toBeTruthy()
    expect(server.calls('POST /api/me/orders/KV26-7F3K-9QTX/reorder')[0]?.query.get('key')).toBe('abc')
    expect(window.location.search).toBe('')
  })
})

describe('the estimate of a delivery', () => {
  it('is asked for a place, below the promo code, and says what each way costs there', async () => {
    current = sampleCart({ showShippingCalculator: true })
    const path = `GET /api/me/checkout/${current.id}/shipping`
    const methods = [
      { id: 'parcel-locker', name: 'Pakettiautomaatti', price: 4.9, priceDisplay: '4,90 €', estimate: 'ti 24.11.' },
      { id: 'store', name: 'Nouto myymälästä', price: 0, priceDisplay: '0,00 €', estimate: 'ma 23.11.' },
    ]
    server.on(path, { body: { html_snippet: '', methods, selected: null } })
    show()
    await userEvent.type(await screen.findByLabelText('Postinumero'), ' 00500{Enter}')
    const wayOf = async (name: string) => (await screen.findByText(name)).closest('div')?.textContent
    expect(await wayOf('Pakettiautomaatti')).toBe('Pakettiautomaattiti 24.11.4,90 €')
    expect(await wayOf('Nouto myymälästä')).toBe('Nouto myymälästäma 23.11.Maksutta')
    const asked = server.calls(path).map(({ query }) => query.toString())
    expect(asked).toEqual(['estimate=true&countryCode=FIN&postalCode=00500'])
    expect(screen.getByLabelText('Alennuskoodi')).toBeTruthy()
  })

  it('is not there once an address is known', async () => {
    show()
    await quantityBox()
    expect(screen.queryByLabelText('Postinumero')).toBeNull()
  })
})

describe('the greeting', () => {
  it('is sent, shown in quotes with a way back, and removed with an empty text', async () => {
    const path = `/api/me/checkout/${sampleCart().id}/greeting`
    server.on(`PUT ${path}`, ({ body }) => {
      current = sampleCart({ version: current.version + 1, greeting: (body as { greeting: string }).greeting })
      return { body: current }
    })
    show()
    const field = await screen.findByLabelText('Painamme tekstin kortille')
    expect(screen.getByRole('button', { name: 'Lisää tervehdys' }).getAttribute('aria-disabled')).toBe('true')
    await userEvent.type(field, 'Kahvin kanssa.')
    await userEvent.click(screen.getByRole('button', { name: 'Lisää tervehdys' }))
    expect(await screen.findByText('”Kahvin kanssa.”')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Poista tervehdys' }))
    await screen.findByLabelText('Painamme tekstin kortille')
    expect(server.calls(`PUT ${path}`).map(({ body }) => body)).toEqual([
      { greeting: 'Kahvin kanssa.' },
      { greeting: '' },
    ])
  })

  it('may be 800 characters long as people count them', async () => {
    show()
    const field = await screen.findByLabelText('Painamme tekstin kortille')
    const isShut = () =>
      screen.getByRole('button', { name: 'Lisää tervehdys' }).getAttribute('aria-disabled') === 'true'
    await userEvent.click(field)
    await userEvent.paste('🍫'.repeat(800))
    expect([screen.getByText('800 / 800') !== null, isShut()]).toEqual([true, false])
    await userEvent.paste('x')
    expect([screen.getByText('801 / 800') !== null, isShut()]).toEqual([true, true])
  })
})

describe('adding', () => {
  const button = <AddToCartButton addition={{ code: 'KV1005-100', quantity: 1, name: 'Merisuola' }} />
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Lisää ostoskoriin' }))

  it('is sent at once and told with the way to the cart', async () => {
    server.on('POST /api/me/carts/add', { body: sampleCart({ version: 4 }) })
    renderInShop(button, { texts })
    await press()
    expect(await screen.findByText('Merisuola lisättiin ostoskoriin')).toBeTruthy()
    expect(server.calls('POST /api/me/carts/add')[0]?.body).toEqual({ code: 'KV1005-100', quantity: 1 })
    expect(screen.getByRole('button', { name: 'Näytä ostoskori' })).toBeTruthy()
    expect(eventNames()).toEqual(['add_to_cart'])
  })

  it('is told no longer once the drawer is opened, whose buttons it would cover', async () => {
    server.on('POST /api/me/carts/add', { body: sampleCart({ version: 4 }) })
    renderInShop(
      <>
        {button}
        <CartButton />
      </>,
      { texts },
    )
    await press()
    await screen.findByText('Merisuola lisättiin ostoskoriin')
    await userEvent.click(screen.getByRole('button', { name: /^(Avaa ostoskori|Ostoskori)/ }))
    expect(screen.queryByText('Merisuola lisättiin ostoskoriin')).toBeNull()
    act(closeMiniCart)
  })

  it('takes a new token once when the server refuses the old one', async () => {
    let tokens = 0
    server.on(tokenCall, () => ({ body: { access_token: `token-${++tokens}` } }))
    server.on('POST /api/me/carts/add', ({ headers }) =>
      headers['authorization'] === 'Bearer token-1'
        ? { status: 401, body: [{ key: 'auth/token' }] }
        : { body: sampleCart() },
    )
    renderInShop(button, { texts })
    await press()
    expect(await screen.findByText('Merisuola lisättiin ostoskoriin')).toBeTruthy()
    expect(tokens).toBe(2)
    expect(server.calls('POST /api/me/carts/add')).toHaveLength(2)
  })

  it('is refused with the default message when there is no token', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    server.on(tokenCall, { status: 500, body: { error: 'internal' } })
    renderInShop(button, { texts })
    await press()
    expect(await screen.findByText('Ostoskoria ei voitu päivittää')).toBeTruthy()
    expect(log).toHaveBeenCalledWith('Failed to authorize cart')
    expect(server.calls('POST /api/me/carts/add')).toEqual([])
  })
})

describe('the shelf below the cart', () => {
  const reaching = 'GET /api/products/reaching'
  const bars = [sampleCard('a', 'Salmiakki'), sampleCard('b', 'Kaura'), sampleCard('c', 'Kuulat')]
  const showShop = () =>
    renderInShop(
      <CartSlotsContext value={createTestCart().slots}>
        <CartPage page={page} />
      </CartSlotsContext>,
      { texts: { ...catalogueTexts, ...texts }, path: '/ostoskori' },
    )
  const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

  it('has three that reach free delivery, asked for by what misses and what is there', async () => {
    server.on(reaching, { body: { isTogether: false, products: bars } })
    showShop()
    expect(await screen.findByRole('heading', { name: 'Yksi näistä riittää ilmaiseen toimitukseen' })).toBeTruthy()
    expect(names()).toEqual(['Salmiakki', 'Kaura', 'Kuulat'])
    const { query } = server.calls(reaching)[0] ?? {}
    expect([query?.get('euros'), query?.get('without')]).toEqual(['41.8', 'KV1005-100'])
  })

  it('says so where all three are needed', async () => {
    server.on(reaching, { body: { isTogether: true, products: bars } })
    showShop()
    expect(await screen.findByRole('heading', { name: 'Näillä kolmella toimitus on ilmainen' })).toBeTruthy()
  })

  it.each([
    ['delivery is free', { hasFreeShipping: true, amountLeftForFreeShipping: 0 }],
    ['a payment is under way', { openOrder: { orderNumber: 'KV26', statusCode: 'A', isPaymentUnderWay: true } }],
  ])('is not there when %s', async (_, state) => {
    current = sampleCart(state)
    showShop()
    await quantityBox()
    expect(server.calls(reaching)).toEqual([])
  })
})

describe('the cart button', () => {
  it('follows what another tab does, and asks only for what it does not know yet', async () => {
    renderInShop(<CartButton />, { texts })
    await screen.findByRole('button', { name: 'Avaa ostoskori, 2 tuotetta' })
    const otherTab = new BroadcastChannel('shop')
    otherTab.postMessage(writeMessage('cart-changed', { id: current.id, version: current.version }))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(server.calls(cartCall)).toHaveLength(1)
    current = sampleCart({ version: 4 }, [sampleLine({ quantity: 6 })])
    otherTab.postMessage(writeMessage('cart-changed', { id: current.id, version: 4 }))
    expect(await screen.findByRole('button', { name: 'Avaa ostoskori, 6 tuotetta' })).toBeTruthy()
    otherTab.close()
  })

  it('tells the number of products and is disabled without any', async () => {
    renderInShop(<CartButton />, { texts })
    const button = screen.getByRole<HTMLButtonElement>('button')
    expect(button.disabled).toBe(true)
    // Beside the name, so the one description: seen under the pointer, and heard.
    expect([button.getAttribute('aria-label'), button.title]).toEqual([
      'Ostoskori, tyhjä',
      'Avautuu, kun korissa on jotain.',
    ])
    await waitFor(() => expect(button.disabled).toBe(false))
    expect(button.title).toBe('')
    expect(button.getAttribute('aria-label')).toBe('Avaa ostoskori, 2 tuotetta')
    expect(within(button).getByText('2')).toBeTruthy()
  })
})
