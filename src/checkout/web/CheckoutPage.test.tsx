import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cart } from '#src/cart/contract/cart.ts'
import cartTexts from '#src/cart/texts/fi.json' with { type: 'json' }
import commonTexts from '#src/common/texts/fi.json' with { type: 'json' }
import { emptyCart, sampleCart, sampleLine } from '#src/cart/web/cart.sample.ts'
import { sampleAddress } from '#src/common/address.sample.ts'
import { type FakeCall, type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import { snackbars } from '#src/kit/snackbar-store.ts'
import { clearCartTracker } from '#src/shell/web/analytics/cart-tracker.ts'
import { type AnalyticsEvent, connectDestination } from '#src/shell/web/analytics/track.ts'
import { samplePage } from '#src/shell/web/chrome/shell-page.sample.ts'
import type { OrderListEntry } from '#src/orders/contract/order.ts'
import { sampleOrder } from '#src/orders/web/order.sample.ts'
import paymentsTexts from '#src/payments/texts/fi.json' with { type: 'json' }
import deliveryTexts from '#src/delivery/texts/fi.json' with { type: 'json' }
import checkoutTexts from '../texts/fi.json' with { type: 'json' }
import { CheckoutPage } from './CheckoutPage.tsx'
import { frameOrigin, paymentAnswer } from './payment-answer.sample.ts'

const texts = { ...commonTexts, ...cartTexts, ...paymentsTexts, ...deliveryTexts, ...checkoutTexts }
const cartId = sampleCart().id
const details = `PUT /api/me/checkout/${cartId}/details`
const order = `POST /api/me/checkout/${cartId}/order`
const orderNumber = 'KV26-7F3K-9QTX'
const openOrder = { orderNumber, statusCode: 'AwaitingPayment', isPaymentUnderWay: false }
const payments = `POST /api/cda/me/orders/${orderNumber}/payments`
const process = `POST /api/cda/me/orders/${orderNumber}/processpayments`

let server: FakeServer
let current: Cart
let placed: OrderListEntry[]
const replace = vi.fn()
const assign = vi.fn()

const withAddress = (overrides: Partial<Cart> = {}) => {
  const address = sampleAddress()
  const lines = [sampleLine()]
  return sampleCart({
    shipments: [{ id: 0, lineItems: lines, shippingAddress: address }],
    payments: [{ billingAddress: address }],
    ...overrides,
  })
}

const listEntry = (overrides: Partial<OrderListEntry> = {}): OrderListEntry => ({
  orderNumber,
  created: new Date().toISOString(),
  status: 'Työn alla',
  statusCode: 'InProgress',
  amount: 12.1,
  currency: 'EUR',
  ...overrides,
})

beforeEach(() => {
  sessionStorage.clear()
  placed = []
  window.history.replaceState(null, '', '/kassa')
  server = startFakeServer()
  current = sampleCart()
  server.on('GET /api/me/carts', () => ({ body: current }))
  server.on('GET /api/me/isauthenticated', { body: false })
  server.on('GET /api/me/orders', () => ({ body: { orders: placed, totalCount: placed.length } }))
  server.on('GET /api/markets', { body: [] })
  server.on(`GET /api/me/checkout/${cartId}/payment`, { body: paymentAnswer() })
  server.on('GET /api/checkout/consents', {
    body: [
      {
        id: 'terms',
        key: 'terms',
        version: '1',
        title: 'Ehdot',
        text: 'Hyväksyn <a href="/ehdot">ehdot</a>.',
        required: true,
        defaultValue: false,
      },
      {
        id: 'marketing',
        key: 'marketing',
        version: '1',
        title: 'Uutiset',
        text: 'Haluan kirjeen.',
        required: false,
        defaultValue: false,
      },
    ],
  })
  server.on(order, () => {
    current = { ...current, version: current.version + 1, openOrder }
    return { body: orderNumber }
  })
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
})
afterEach(() => {
  for (const { id } of snackbars.list()) snackbars.dismiss(id)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  replace.mockReset()
  assign.mockReset()
})

const show = () => renderInShop(<CheckoutPage page={samplePage({ url: '/kassa' })} />, { texts, path: '/kassa' })
const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name)
const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('the first step', () => {
  const fill = async () => {
    const typed: [name: RegExp, value: string][] = [
      [/^Etunimi/, 'Aino'],
      [/^Sukunimi/, 'Leppävirta'],
      [/^Sähköposti/, 'aino@posti.example'],
      [/^Puhelinnumero/, '040 512 3380'],
      [/^Katuosoite/, 'Vaasankatu 14'],
      [/^Postinumero/, '00500'],
      [/^Postitoimipaikka/, 'Helsinki'],
    ]
    for (const [name, value] of typed) await userEvent.type(await field(name), value)
  }

  it('shows a fault once its field was left, and only then', async () => {
    show()
    const email = await field(/^Sähköposti/)
    await userEvent.type(email, 'aino@posti')
    expect(screen.queryByText('Tarkista sähköpostiosoite')).toBeNull()
    await userEvent.tab()
    expect(await screen.findByText('Tarkista sähköpostiosoite')).toBeTruthy()
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect((await button('Jatka maksamaan')).getAttribute('aria-disabled')).toBe('true')
    await userEvent.type(email, '.fi')
    await waitFor(() => expect(screen.queryByText('Tarkista sähköpostiosoite')).toBeNull())
  })

  it('asks for the postal code of the chosen country, once there is one', async () => {
    show()
    const country = await screen.findByLabelText('Maa')
    await userEvent.selectOptions(country, 'NOR')
    expect(screen.queryByText(/Norjan postinumerossa/)).toBeNull()
    await userEvent.selectOptions(country, 'FIN')
    await userEvent.type(await field(/^Postinumero/), '0150')
    await userEvent.tab()
    expect(await screen.findByText('Suomen postinumerossa on 5 numeroa, esimerkiksi 00100')).toBeTruthy()
    await userEvent.selectOptions(country, 'NOR')
    await waitFor(() => expect(screen.queryByText(/postinumerossa on/)).toBeNull())
    await userEvent.selectOptions(country, 'SWE')
    expect(await screen.findByText('Ruotsin postinumerossa on 5 numeroa, esimerkiksi 111 22')).toBeTruthy()
  })

  it('lets the prefix follow the country until it is chosen', async () => {
    show()
    const country = await screen.findByLabelText('Maa')
    const prefix = screen.getByLabelText<HTMLSelectElement>('Maatunnus')
    expect(prefix.value).toBe('+358')
    await userEvent.selectOptions(country, 'NOR')
    expect(prefix.value).toBe('+47')
    await userEvent.selectOptions(prefix, '+45')
    await userEvent.selectOptions(country, 'FIN')
    expect(prefix.value).toBe('+45')
  })

  it('saves, folds to its summary and opens the payment', async () => {
    server.on(details, () => {
      current = withAddress({ version: 4 })
      return { body: current }
    })
    show()
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: /Maksu/ })).disabled).toBe(true)
    await fill()
    await userEvent.selectOptions(screen.getByLabelText('Maatunnus'), '+358')
    await userEvent.click(await button('Jatka maksamaan'))
    expect(await screen.findByText(/aino.leppavirta@posti.example/)).toBeTruthy()
    expect(await button('Tilaa ja maksa 12,10 €')).toBeTruthy()
    const delivery = screen.getByRole('heading', { name: 'Toimitus' }).parentElement
    expect(delivery?.textContent).toBe('ToimitusKotiinkuljetusPerillä ti 24.11.–to 26.11.4,90 €')
    expect(server.calls(details)[0]?.body).toEqual({
      shippingAddress: {
        firstName: 'Aino',
        lastName: 'Leppävirta',
        email: 'aino@posti.example',
        line1: 'Vaasankatu 14',
        line2: '',
        postalCode: '00500',
        city: 'Helsinki',
        countryCode: 'FIN',
        phoneNumber: '+358405123380',
      },
    })
    expect(screen.getByRole('button', { name: 'Muuta yhteystietoja' })).toBeTruthy()
  })

  it('stays, says so and marks the field when the server refuses', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    server.on(details, {
      status: 400,
      body: { errors: { 'shippingAddress.countryCode': ['Emme toimita tähän maahan. Valitse toinen maa.'] } },
    })
    show()
    await fill()
    await userEvent.click(await button('Jatka maksamaan'))
    expect(await screen.findByText('Tietoja ei voitu tallentaa. Yritä uudelleen.')).toBeTruthy()
    expect(screen.getByText('Emme toimita tähän maahan. Valitse toinen maa.')).toBeTruthy()
    expect(log).toHaveBeenCalledOnce()
    expect((await field(/^Etunimi/)).value).toBe('Aino')
  })

  it('leaves the bill’s own address as it was saved, maybe from another tab', async () => {
    const bill = sampleAddress({ line1: 'Laskukatu 1' })
    current = withAddress({ payments: [{ billingAddress: bill }] })
    server.on(details, () => ({ body: current }))
    show()
    await userEvent.selectOptions(await screen.findByLabelText('Maatunnus'), '+358')
    await userEvent.click(await button('Jatka maksamaan'))
    await waitFor(() => expect(server.calls(details)).toHaveLength(1))
    expect(server.calls(details)[0]?.body).toMatchObject({ billingAddress: { line1: 'Laskukatu 1' } })
  })

  it('takes it away once the shopper has said that the bill goes where the goods go', async () => {
    sessionStorage.setItem('checkout-draft', JSON.stringify({ isBillingSame: true }))
    current = withAddress({ payments: [{ billingAddress: sampleAddress({ line1: 'Laskukatu 1' }) }] })
    server.on(details, () => ({ body: current }))
    show()
    await userEvent.selectOptions(await screen.findByLabelText('Maatunnus'), '+358')
    await userEvent.click(await button('Jatka maksamaan'))
    await waitFor(() => expect(server.calls(details)).toHaveLength(1))
    expect(server.calls(details)[0]?.body).not.toHaveProperty('billingAddress')
  })

  it.each([
    ['NOR', true],
    ['ISL', true],
    ['SWE', false],
  ])('says of %s whether the recipient may have to pay duty: %s', async (country, isSaid) => {
    show()
    await userEvent.selectOptions(await screen.findByLabelText('Maa'), country)
    expect(screen.queryByText(deliveryTexts['/delivery/customs-note']) !== null).toBe(isSaid)
  })

  it('has what was typed after a reload', async () => {
    const first = show()
    await userEvent.type(await field(/^Etunimi/), 'Aino')
    await waitFor(() => expect(sessionStorage.getItem('checkout-draft')).toContain('Aino'))
    first.unmount()
    show()
    expect((await field(/^Etunimi/)).value).toBe('Aino')
  })
})

it('says once, with the code, why a promo code takes nothing off', async () => {
  const problem = {
    key: 'coupon/saves-nothing',
    value: 'Koodi ei alenna',
    code: '',
    lineItemId: '',
    blocking: false,
  } as const
  current = withAddress({ couponCodes: ['VIISI5'], problems: [problem] })
  sessionStorage.setItem('checkout-draft', JSON.stringify({ step: 'payment' }))
  server.on(`GET /api/me/checkout/${cartId}/payment`, { body: paymentAnswer({ problems: [problem] }) })
  show()
  expect(await screen.findAllByText('Koodi ei alenna')).toHaveLength(1)
  await button('Tilaa ja maksa 12,10 €')
  expect(screen.getAllByText('Koodi ei alenna')).toHaveLength(1)
})

describe('the payment', () => {
  const frame = () => document.querySelector<HTMLIFrameElement>('iframe')
  /** The provider's window. The test browser loads no frames, so this one stands in. */
  const provider = { postMessage: vi.fn() }
  beforeEach(() => {
    provider.postMessage.mockReset()
    vi.spyOn(HTMLIFrameElement.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
      if (name !== 'src') this.setAttributeNS(null, name, value)
    })
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(provider as unknown as Window) // only postMessage is used
  })
  const say = (data: unknown, origin = frameOrigin) =>
    fireEvent(window, Object.assign(new MessageEvent('message', { data, origin }), { source: provider }))
  const answerSubmit = (answer: Record<string, unknown>) =>
    provider.postMessage.mockImplementation(({ requestId }: { requestId: string }) => {
      setTimeout(() => say({ type: 'card-frame:result', requestId, ...answer }))
    })
  const card = { ok: true, paymentMethod: { type: 'scheme', encryptedCard: 'sealed' } }
  const open = async () => {
    current = withAddress()
    sessionStorage.setItem('checkout-draft', JSON.stringify({ step: 'payment' }))
    const view = show()
    await button('Tilaa ja maksa 12,10 €')
    await screen.findAllByRole('checkbox', { name: /Hyväksyn/ })
    say({ type: 'card-frame:ready' })
    return view
  }
  const agree = async () => userEvent.click(screen.getAllByRole('checkbox', { name: /Hyväksyn/ })[0] as HTMLElement) // present: awaited in open()
  const pay = async () => userEvent.click(await button('Tilaa ja maksa 12,10 €'))

  it('shows at one press all that is missing, and puts the focus on the first of it', async () => {
    await open()
    answerSubmit({ ok: false, errors: [{ field: 'cardNumber', key: 'required', message: 'Kirjoita kortin numero' }] })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sama kuin toimitusosoite' }))
    await userEvent.clear(await field(/^Katuosoite/))
    await pay()
    expect(await screen.findByText('Tarkista kortin tiedot')).toBeTruthy()
    expect(screen.getByText('Hyväksy ehdot jatkaaksesi')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Katuosoite/)))
    expect(server.calls(order)).toEqual([])
  })

  it('leaves the focus with the card form when that is the first fault, and forgets it once the card is there', async () => {
    await open()
    answerSubmit({ ok: false, errors: [] })
    await pay()
    expect(await screen.findByText('Tarkista kortin tiedot')).toBeTruthy()
    expect(screen.getByText('Hyväksy ehdot jatkaaksesi')).toBeTruthy()
    expect(document.activeElement).toBe(frame())
    say({ type: 'card-frame:valid', valid: true })
    await waitFor(() => expect(screen.queryByText('Tarkista kortin tiedot')).toBeNull())
  })

  it('needs the required consent, says so and takes the focus there', async () => {
    await open()
    answerSubmit(card)
    await pay()
    expect(await screen.findByText('Hyväksy ehdot jatkaaksesi')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Hyväksyn/ }))
    expect(server.calls(order)).toEqual([])
  })

  it('does not order while the card form is not complete', async () => {
    await open()
    answerSubmit({ ok: false, errors: [] })
    await agree()
    await pay()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Tilaa ja maksa 12,10 €' }).getAttribute('aria-busy')).toBeNull(),
    )
    expect(server.calls(order)).toEqual([])
  })

  it('listens to its frame on its origin only', async () => {
    await open()
    say({ type: 'card-frame:height', height: 300 }, 'https://evil.example')
    expect(frame()?.style.height).toBe('')
    say({ type: 'card-frame:height', height: 300 })
    expect(frame()?.style.height).toBe('300px')
  })

  it('orders once, pays, and goes to the confirmation', async () => {
    server.on(payments, { body: { resultCode: 'Authorised', attempt: 1, orderKey: 'signed' } })
    await open()
    answerSubmit(card)
    await agree()
    await Promise.all([pay(), pay()])
    await waitFor(() =>
      expect(replace).toHaveBeenCalledExactlyOnceWith(`/tilausvahvistus?orderId=${orderNumber}&key=signed`),
    )
    expect(provider.postMessage).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'card-frame:submit' }),
      frameOrigin,
    )
    expect(server.calls(order)).toHaveLength(1)
    const [call] = server.calls(order) as [FakeCall] // just counted
    expect(call.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
    expect(call.body).toEqual({
      consents: [
        { id: 'terms', accepted: true, version: '1' },
        { id: 'marketing', accepted: false, version: '1' },
      ],
      expectedTotal: 12.1,
    })
    expect(server.calls(payments)[0]?.body).toMatchObject({ paymentMethod: card.paymentMethod })
    expect(sessionStorage.getItem('checkout-draft')).toBeNull()
  })

  it('goes to the bank when it wants to see the shopper', async () => {
    server.on(payments, {
      body: {
        resultCode: 'RedirectShopper',
        attempt: 1,
        action: {},
        authenticationUrl: '/paymentauthentication/KV/once',
      },
    })
    await open()
    answerSubmit(card)
    await agree()
    await pay()
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/paymentauthentication/KV/once'))
    expect(sessionStorage.getItem('checkout-order')).toBe(orderNumber)
  })

  it('tells why a card was refused and gives an empty form for the same order', async () => {
    server.on(payments, { body: { resultCode: 'Refused', attempt: 1, refusalReasonKey: 'not-enough-funds' } })
    await open()
    const before = frame()
    answerSubmit(card)
    await agree()
    await pay()
    expect(await screen.findByText('Kortilla ei ole riittävästi katetta. Kokeile toista korttia.')).toBeTruthy()
    expect(frame()).not.toBe(before)
    expect(replace).not.toHaveBeenCalled()
  })

  it('tells analytics when the card is first sent, and not when it is tried again, here or back from the bank', async () => {
    clearCartTracker()
    const events: AnalyticsEvent[] = []
    const disconnect = connectDestination((event) => events.push(event))
    // What was held of earlier tests comes first
    events.length = 0
    const told = () => events.filter(({ event }) => event === 'add_payment_info')
    server.on(payments, { body: { resultCode: 'Refused', attempt: 1, refusalReasonKey: 'not-enough-funds' } })
    const first = await open()
    answerSubmit({ ok: false, errors: [] })
    await agree()
    await pay()
    await screen.findByText('Tarkista kortin tiedot')
    expect(told()).toEqual([])
    answerSubmit(card)
    await pay()
    await screen.findByText(/Kortilla ei ole riittävästi katetta/)
    expect(told()).toMatchObject([
      { ecommerce: { currency: 'EUR', payment_type: 'scheme', items: [{ item_id: 'KV1005-100', quantity: 2 }] } },
    ])
    say({ type: 'card-frame:ready' })
    await pay()
    await waitFor(() => expect(server.calls(payments)).toHaveLength(2))
    first.unmount()
    await open()
    await agree()
    await pay()
    await waitFor(() => expect(server.calls(payments)).toHaveLength(3))
    expect(told()).toHaveLength(1)
    disconnect()
  })

  it('shows what keeps the order from being placed', async () => {
    server.on(order, { status: 400, body: [{ key: 'cart/out-of-stock', value: 'Loppunut: Merisuola' }] })
    await open()
    answerSubmit(card)
    await agree()
    await pay()
    expect((await screen.findAllByText('Loppunut: Merisuola')).length).toBeGreaterThan(0)
  })

  it('never pays twice when the answer gets lost: it asks the order', async () => {
    server.on(payments, { status: 502, body: 'bad gateway' })
    server.on(`GET /api/me/orders/${orderNumber}`, {
      body: { orderNumber, statusCode: 'InProgress', isPaymentPending: false },
    })
    await open()
    answerSubmit(card)
    await agree()
    await pay()
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(`/tilausvahvistus?orderId=${orderNumber}`))
    expect(server.calls(payments)).toHaveLength(1)
  })

  it('needs no card when a gift card covers everything', async () => {
    server.on(`GET /api/me/checkout/${cartId}/payment`, { body: paymentAnswer({ zeroPayable: true }) })
    current = withAddress()
    sessionStorage.setItem('checkout-draft', JSON.stringify({ step: 'payment' }))
    show()
    await userEvent.click(await screen.findByRole('checkbox', { name: /Hyväksyn/ }))
    expect(screen.getByText('Lahjakortti kattaa koko summan.')).toBeTruthy()
    await userEvent.click(await button('Tee tilaus'))
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(`/tilausvahvistus?orderId=${orderNumber}`))
    expect(server.calls(payments)).toEqual([])
  })

  it('sends another bill address with the details first', async () => {
    server.on(details, () => {
      current = withAddress({ version: 5, payments: [{ billingAddress: sampleAddress({ line1: 'Laskukatu 1' }) }] })
      return { body: current }
    })
    server.on(payments, { body: { resultCode: 'Authorised', attempt: 1 } })
    await open()
    answerSubmit(card)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sama kuin toimitusosoite' }))
    await userEvent.type(await field(/^Katuosoite/), 'Laskukatu 1')
    await userEvent.type(await field(/^Postinumero/), '00100')
    await userEvent.type(await field(/^Postitoimipaikka/), 'Helsinki')
    await agree()
    await pay()
    await waitFor(() => expect(server.calls(details)).toHaveLength(1))
    expect(server.calls(details)[0]?.body).toMatchObject({
      billingAddress: { line1: 'Laskukatu 1', postalCode: '00100' },
    })
    await waitFor(() => expect(replace).toHaveBeenCalledOnce())
  })

  describe('back from the bank', () => {
    const comeBack = (cart: Cart) => {
      current = cart
      window.history.replaceState(null, '', '/kassa?redirectResult=opaque')
      show()
    }

    it('is confirmed with the result, which leaves the address', async () => {
      server.on(process, { body: { resultCode: 'Authorised', attempt: 1, orderKey: 'signed' } })
      comeBack(withAddress({ openOrder }))
      await waitFor(() =>
        expect(replace).toHaveBeenCalledExactlyOnceWith(`/tilausvahvistus?orderId=${orderNumber}&key=signed`),
      )
      expect(server.calls(process).map(({ body }) => body)).toEqual([{ redirectResult: 'opaque' }])
      expect(window.location.search).toBe('')
    })

    it('is confirmed by the remembered number when the webhook was quicker and the cart is new', async () => {
      sessionStorage.setItem('checkout-order', orderNumber)
      server.on(process, { body: { resultCode: 'Authorised', attempt: 1 } })
      comeBack(emptyCart())
      await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(`/tilausvahvistus?orderId=${orderNumber}`))
      expect(screen.queryByText('Kassalle pääsee, kun korissa on jotain.')).toBeNull()
    })

    it('is refused with the reason, and can be tried again', async () => {
      server.on(process, { body: { resultCode: 'Refused', attempt: 1, refusalReasonKey: 'authentication-failed' } })
      comeBack(withAddress({ openOrder }))
      expect(await screen.findByText(/Maksun vahvistus epäonnistui/)).toBeTruthy()
      expect(await button('Tilaa ja maksa 12,10 €')).toBeTruthy()
    })

    it('leads to the order when it was paid before, from whichever tab', async () => {
      placed = [listEntry({ statusCode: 'InProgress' })]
      comeBack(emptyCart())
      await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(`/tilausvahvistus?orderId=${orderNumber}`))
      expect(server.calls(process)).toEqual([])
    })

    it('says nothing of an earlier order while the cart is full again', async () => {
      placed = [listEntry()]
      comeBack(withAddress())
      expect(await screen.findByText(/^Emme saaneet selvää maksun tuloksesta/)).toBeTruthy()
      expect(replace).not.toHaveBeenCalled()
    })

    it.each([
      ['cancelled', listEntry({ statusCode: 'Cancelled' })],
      ['of yesterday', listEntry({ created: '2026-11-20T10:00:00.000Z' })],
    ])('does not take an order %s for the one that was paid', async (_what, entry) => {
      placed = [entry]
      comeBack(emptyCart())
      expect(await screen.findByText(/^Emme saaneet selvää maksun tuloksesta/)).toBeTruthy()
      expect(replace).not.toHaveBeenCalled()
    })

    it('says so when nobody knows the order', async () => {
      comeBack(emptyCart())
      expect(await screen.findByText(/^Emme saaneet selvää maksun tuloksesta/)).toBeTruthy()
    })
  })
})

describe('an order whose payment is under way', () => {
  const underWay = { ...openOrder, isPaymentUnderWay: true }

  it('has no form where another tab has sent it', async () => {
    server.on(`GET /api/me/orders/${orderNumber}`, { body: sampleOrder({ isPaymentPending: true }) })
    current = withAddress({ openOrder: underWay })
    show()
    expect(await screen.findByText(/^Aloitit maksun toisessa välilehdessä/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Tilaa ja maksa/ })).toBeNull()
  })

  it('can be tried again at once in the tab that has sent it', async () => {
    sessionStorage.setItem('checkout-order', orderNumber)
    current = withAddress({ openOrder: underWay })
    show()
    expect(await button('Tilaa ja maksa 12,10 €')).toBeTruthy()
  })
})

describe('the rest of the page', () => {
  it('tells that the cart is empty', async () => {
    current = emptyCart()
    show()
    expect(await screen.findByText('Kassalle pääsee, kun korissa on jotain.')).toBeTruthy()
  })

  it('tells that the order stands when its cart is empty for that, and leads to it', async () => {
    current = emptyCart()
    placed = [listEntry()]
    show()
    expect(await screen.findByRole('heading', { name: 'Tilaus on vastaanotettu.' })).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Näytä tilaus' })
    expect(link.getAttribute('href')).toBe(`/tilausvahvistus?orderId=${orderNumber}`)
  })

  it('asks before an unpaid order is cancelled to edit the cart', async () => {
    server.on(`PUT /api/me/checkout/${cartId}/greeting`, { body: sampleCart() })
    current = withAddress({ openOrder })
    show()
    await userEvent.click(await button('Muokkaa koria'))
    await userEvent.click(await button('Peru tilaus ja muokkaa'))
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/ostoskori'))
    expect(server.calls(`PUT /api/me/checkout/${cartId}/greeting`)).toHaveLength(1)
  })
})
