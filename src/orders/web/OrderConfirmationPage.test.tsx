import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleAddress } from '#src/common/address.sample.ts'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import { samplePage } from '#src/shell/web/chrome/shell-page.sample.ts'
import { removeStored } from '#src/shell/web/storage/browser-storage.ts'
import { type AnalyticsEvent, connectDestination } from '#src/shell/web/analytics/track.ts'
import cartTexts from '#src/cart/texts/fi.json' with { type: 'json' }
import ordersTexts from '../texts/fi.json' with { type: 'json' }
import type { Order } from '../contract/order.ts'
import { OrderConfirmationPage } from './OrderConfirmationPage.tsx'
import { sampleOrder, sampleOrderLine, samplePoint } from './order.sample.ts'
import { purchaseEvent } from './use-purchase-event.ts'

const texts = { ...cartTexts, ...ordersTexts }

const number = sampleOrder().orderNumber
const orderCall = `GET /api/me/orders/${number}`
const trackedCall = `POST /api/me/orders/${number}/tracked`
let server: FakeServer
let events: AnalyticsEvent[]
let disconnect: () => void

beforeEach(() => {
  server = startFakeServer()
  server.on(trackedCall, { status: 204 })
  localStorage.clear()
  removeStored('trackedOrders')
  events = []
  disconnect = connectDestination((event) => events.push(event))
  window.history.replaceState(null, '', `/tilausvahvistus?orderId=${number}&key=signed`)
})
afterEach(() => {
  disconnect()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const show = (order: Order | null) => {
  server.on(orderCall, order ? { body: order } : { status: 404, body: [{ key: 'not-found' }] })
  return renderInShop(<OrderConfirmationPage page={samplePage()} />, { texts, path: '/tilausvahvistus' })
}

/** Resolves with the page's heading once the order is there. */
const loaded = async () => {
  await screen.findByText('Tilausnumero')
  return screen.getByRole('heading', { level: 1 })
}

describe('the confirmation page', () => {
  it('thanks, names the mail and shows order, person, parcel and sums', async () => {
    show(sampleOrder())
    expect((await loaded()).textContent).toBe('Kiitos, Aino.')
    expect(screen.getByText('Vahvistus lähti osoitteeseen aino.leppavirta@posti.example.')).toBeTruthy()
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
    expect(facts).toEqual([
      number,
      '23. marraskuuta 2026',
      'Aino Leppävirta-Östman',
      '+358 40 512 3380',
      'aino.leppavirta@posti.example',
    ])
    expect(screen.getByRole('heading', { name: 'Lähetys' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Laskutus' })).toBeNull()
    const rows = screen.getAllByRole('row').map((row) => row.textContent)
    expect(rows).toEqual(['Paino200 g', 'Sisältää arvonlisäveroa1,44 €', 'Toimitus4,90 €', 'Yhteensä12,10 €'])
    expect(screen.getByRole('link', { name: 'Takaisin etusivulle' }).getAttribute('href')).toBe('/')
  })

  it('says where a parcel is fetched, with the way there, and at what time one comes', async () => {
    const [shipment] = sampleOrder().shipments
    if (!shipment) throw new Error('The sample has no parcel')
    const locker = { ...shipment, shippingMethodName: 'Pakettiautomaatti', pickupPoint: samplePoint }
    const home = { ...shipment, id: 1, deliveryTime: 'ke 25.11. klo 17–21' }
    show(sampleOrder({ shipments: [locker, home] }))
    await loaded()
    const place = screen.getByRole('heading', { name: 'Noutopaikka' }).parentElement
    expect(place?.textContent).toContain('Market SörnäinenKauppakatu 300500 Helsinki')
    const map = screen.getByRole('link', { name: 'Avaa kartalla' }).getAttribute('href')
    expect(map).toContain('mlat=60.187&mlon=24.964')
    expect(screen.getByText('Kotiinkuljetus, ke 25.11. klo 17–21')).toBeTruthy()
    expect(screen.getByText(/^Pakettiautomaatti, noudettavissa viimeistään /)).toBeTruthy()
    expect(screen.queryByText(/^Pakettiautomaatti, perillä/)).toBeNull()
  })

  it('says of how many pieces fewer are sent than were ordered, and what those weigh', async () => {
    const [shipment] = sampleOrder().shipments
    if (!shipment) throw new Error('The sample has no parcel')
    const part = sampleOrderLine({
      quantity: 3,
      totalWeightString: '300 g',
      sentQuantity: 1,
      sentWeightString: '100 g',
    })
    const none = sampleOrderLine({ sentQuantity: 0, sentWeightString: '0 g' })
    show(sampleOrder({ shipments: [{ ...shipment, lineItems: [part, none, sampleOrderLine()] }] }))
    await loaded()
    const notes = screen.getAllByText(/kpl/).map(({ firstChild }) => firstChild?.textContent?.replaceAll('\u00A0', ' '))
    expect(notes).toEqual([
      'Tilattu 3 kpl, hyvitetty 2 kpl, lähetyksessä 1 kpl · 100 g',
      'Tilattu 2 kpl, hyvitetty 2 kpl, ei lähetetä',
      '2 kpl · 200 g',
    ])
  })

  it('has no rows of weight and tax where there is none: gift cards alone were bought', async () => {
    const { totals } = sampleOrder()
    show(sampleOrder({ totalDisplayWeight: '', totals: { ...totals, taxTotal: 0, taxTotalDisplay: '0,00 €' } }))
    await loaded()
    expect(screen.getAllByRole('rowheader').map((row) => row.textContent)).toEqual(['Toimitus', 'Yhteensä'])
  })

  it('takes the key out of the address and sends it with the call', async () => {
    show(sampleOrder())
    await loaded()
    expect(window.location.search).toBe(`?orderId=${number}`)
    expect(server.calls(orderCall)[0]?.query.get('key')).toBe('signed')
  })

  it('numbers the parcels when there are more than one, and shows another bill address', async () => {
    const [parcel] = sampleOrder().shipments
    const tablet = sampleOrderLine({
      isCustomTablet: true,
      frontText: 'Onnea, Eeva',
      backText: 'Yhä sama\nnauru',
      signature: 'Mikko',
    })
    const order = sampleOrder({
      payments: [{ billingAddress: sampleAddress({ line1: 'Laskukatu 1' }), statusCode: 'Authorised' }],
      ...(parcel && {
        shipments: [
          parcel,
          {
            ...parcel,
            id: 1,
            shippingAddress: sampleAddress({ firstName: 'Eeva', city: 'Oulu' }),
            lineItems: [tablet],
          },
        ],
      }),
    })
    show(order)
    expect(await screen.findByRole('heading', { name: 'Lähetys 1' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Lähetys 2' })).toBeTruthy()
    expect(screen.getByText(/Laskukatu 1/)).toBeTruthy()
    expect(screen.getByText(/Onnea, Eeva/)).toBeTruthy()
  })

  it('shows the bill address of an order whose only parcel is a letter to somebody else', async () => {
    const [parcel] = sampleOrder().shipments
    show(
      sampleOrder({
        payments: [{ billingAddress: sampleAddress({ line1: 'Laskukatu 1' }), statusCode: 'Authorised' }],
        shipments: parcel ? [{ ...parcel, lineItems: [sampleOrderLine({ isCustomTablet: true })] }] : [],
      }),
    )
    expect(await screen.findByText(/Laskukatu 1/)).toBeTruthy()
  })

  it('shows deductions and the gift card only when they apply', async () => {
    const order = sampleOrder({
      isGiftCardApplied: true,
      giftCardPaymentAmount: 5,
      giftCardPaymentDisplayAmount: '5,00 €',
    })
    order.totals = { ...order.totals, discountTotal: 2, discountTotalDisplay: '2,00 €' }
    order.promotions = [{ name: 'Kerkän oma', display: '2,00 €', target: 'order', code: 'KERKKA10' }]
    show(order)
    const table = within(await screen.findByRole('table'))
    expect(table.getByRole('row', { name: 'Kerkän oma Koodilla KERKKA10 −2,00 €' })).toBeTruthy()
    expect(table.getByText('−5,00 €')).toBeTruthy()
    expect(table.getByText('Maksettu kortilla')).toBeTruthy()
  })

  it('says what is not charged and charged, and what was refunded; of a card that paid nothing it says nothing', async () => {
    const { totals } = sampleOrder()
    const sumsOf = async (order: Order) => {
      const { unmount } = show(order)
      await loaded()
      const rows = screen.getAllByRole('row').map((row) => row.textContent)
      unmount()
      return rows.slice(rows.findIndex((row) => row.startsWith('Yhteensä')))
    }
    const left = { notChargedTotal: 3.9, notChargedTotalDisplay: '3,90 €', chargedTotalDisplay: '8,20 €' }
    expect(await sumsOf(sampleOrder({ totals: { ...totals, ...left } }))).toEqual([
      'Yhteensä12,10 €',
      'Ei veloiteta−3,90 €',
      'Veloitus kortilta8,20 €',
    ])
    const back = { refundedTotal: 12.1, refundedTotalDisplay: '12,10 €' }
    expect(await sumsOf(sampleOrder({ totals: { ...totals, ...back } }))).toEqual([
      'Yhteensä12,10 €',
      'Hyvitetty12,10 €',
    ])
    const byCard = { giftCardPaymentAmount: 12.1, giftCardPaymentDisplayAmount: '12,10 €' }
    expect(await sumsOf(sampleOrder({ isGiftCardApplied: true, ...byCard }))).toEqual([
      'Yhteensä12,10 €',
      'Lahjakortti−12,10 €',
    ])
  })

  it('names at each line and at the delivery what a promotion took off there', async () => {
    const [parcel] = sampleOrder().shipments
    const promoted = sampleOrderLine({ promotions: [{ name: 'Kolme kahden hinnalla', display: '3,60 €' }] })
    const order = sampleOrder({
      promotions: [
        { name: 'Kolme kahden hinnalla', display: '3,60 €', target: 'line', code: '' },
        { name: 'Postikulut meiltä', display: '4,90 €', target: 'shipment', code: 'KOTIIN' },
      ],
      ...(parcel && { shipments: [{ ...parcel, lineItems: [promoted] }] }),
    })
    order.totals = { ...order.totals, shippingTotal: 0, shippingTotalDisplay: '0,00 €' }
    show(order)
    expect(await screen.findByText('Kolme kahden hinnalla −3,60 €')).toBeTruthy()
    expect(screen.getByRole('row', { name: /^Toimitus Postikulut meiltä/ })).toBeTruthy()
  })

  const promises = () => screen.queryByText(/perillä viimeistään|Vahvistus läht/)

  it('says that a payment is still on its way, and neither thanks nor promises before it is there', async () => {
    show(sampleOrder({ statusCode: 'AwaitingPayment', isPaymentPending: true }))
    expect((await loaded()).textContent).toBe('Odotamme maksun vahvistusta')
    expect(screen.getByText('Maksu odottaa vahvistusta')).toBeTruthy()
    expect(screen.getByText('Kotiinkuljetus')).toBeTruthy()
    expect(promises()).toBeNull()
    expect(screen.queryByRole('button', { name: 'Heitä konfettia' })).toBeNull()
  })

  it('leads back to the checkout while nothing has been paid', async () => {
    show(sampleOrder({ statusCode: 'AwaitingPayment' }))
    expect((await loaded()).textContent).toBe('Tilaus odottaa maksua')
    expect(screen.getByRole('link', { name: 'Siirry kassalle' }).getAttribute('href')).toBe(
      samplePage().navigation.checkoutPageUrl,
    )
    expect(promises()).toBeNull()
  })

  it.each([
    [false, 'Maksua ei vahvistettu, joten tililtäsi ei veloitettu mitään.'],
    [true, 'Tilaus oli jo peruttu, kun maksu vahvistui. Palautamme koko summan samalle kortille.'],
  ])('cancelled, money given back %s: says so, delivers nothing and leads to the cart', async (isReversed, words) => {
    show(sampleOrder({ statusCode: 'Cancelled', isReversed }))
    expect((await loaded()).textContent).toBe('Tilaus on peruttu')
    expect(screen.getByText(words)).toBeTruthy()
    expect(promises()).toBeNull()
    expect(screen.queryByText('Kotiinkuljetus')).toBeNull()
    expect(screen.getByRole('link', { name: 'Siirry ostoskoriin' }).getAttribute('href')).toBe(
      samplePage().navigation.cartPageUrl,
    )
  })

  it('says that the order can’t be found, without asking twice', async () => {
    show(null)
    expect(await screen.findByText('Tilausta ei löytynyt')).toBeTruthy()
    expect(server.calls(orderCall)).toHaveLength(1)
  })

  it('asks once more when the server fails, and no third time', async () => {
    server.on(orderCall, { status: 500, body: { error: 'internal' } })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    renderInShop(<OrderConfirmationPage page={samplePage()} />, { texts, path: '/tilausvahvistus' })
    expect(await screen.findByText('Tilausta ei löytynyt')).toBeTruthy()
    expect(server.calls(orderCall)).toHaveLength(2)
  })

  it('keeps the order for 60 s', async () => {
    const { queryClient } = show(sampleOrder())
    await loaded()
    const queries = queryClient.getQueryCache().findAll({ queryKey: ['order', number] })
    expect(queries.flatMap(({ observers }) => observers.map(({ options }) => options.staleTime))).toContain(60_000)
  })

  it('links receipts and credit notes under the sums, once there are any', async () => {
    const url = `/api/me/orders/${number}/receipt.pdf?number=K2026-000001&key=k`
    const paper = {
      kind: 'receipt',
      number: 'K2026-000001',
      issuedOn: '2026-11-25',
      totalDisplay: '12,10 €',
      url,
    } as const
    const note = { ...paper, kind: 'credit-note', number: 'H2026-000002', url: `${url}x` } as const
    show(sampleOrder({ receiptUrl: url, papers: [paper, note] }))
    await loaded()
    expect(screen.getByRole('link', { name: 'Kuitti K2026-000001 (PDF)' }).getAttribute('href')).toBe(url)
    expect(screen.getByRole('link', { name: 'Hyvityslasku H2026-000002 (PDF)' }).hasAttribute('download')).toBe(true)
  })

  it('says so as well when the address names no order', async () => {
    window.history.replaceState(null, '', '/tilausvahvistus')
    show(null)
    expect(await screen.findByText('Tilausta ei löytynyt')).toBeTruthy()
    expect(server.calls(orderCall)).toHaveLength(0)
  })
})

describe('the purchase event', () => {
  it('leaves no trace in the browser without consent to analytics', async () => {
    document.cookie = 'cookie-consent=v=7&analytics=0'
    show(sampleOrder())
    await waitFor(() => expect(server.calls(trackedCall)).toHaveLength(1))
    expect(localStorage.getItem('trackedOrders')).toBeNull()
  })

  it('is sent once for an order number, whatever is reloaded', async () => {
    document.cookie = 'cookie-consent=v=7&analytics=1'
    const first = show(sampleOrder())
    await waitFor(() => expect(server.calls(trackedCall)).toHaveLength(1))
    first.unmount()
    show(sampleOrder())
    await loaded()
    expect(events).toEqual([
      {
        event: 'purchase',
        ecommerce: expect.objectContaining({ transaction_id: number, value: 12.1, tax: 1.44, shipping: 4.9 }),
      },
    ])
    expect(localStorage.getItem('trackedOrders')).toBe(JSON.stringify([number]))
  })

  it('has the code, and each item at what was paid for one', () => {
    const promoted = sampleOrderLine({ quantity: 2, placedPrice: 9, extendedPrice: 8, previousPriceString: '' })
    const [shipment] = sampleOrder().shipments
    const order = sampleOrder({
      couponCodes: ['SYYS'],
      shipments: shipment ? [{ ...shipment, lineItems: [promoted] }] : [],
    })
    expect(purchaseEvent(order)).toMatchObject({
      ecommerce: { coupon: 'SYYS', value: 12.1, items: [{ price: 4, discount: 0.5, quantity: 2 }] },
    })
    expect(purchaseEvent(sampleOrder())).not.toHaveProperty('ecommerce.coupon')
  })

  it.each([
    ['the server has marked it', sampleOrder({ tracked: true })],
    ['the order is cancelled', sampleOrder({ statusCode: 'Cancelled' })],
    ['nothing is paid or on its way', sampleOrder({ statusCode: 'AwaitingPayment' })],
  ])('is not sent when %s', async (_, order) => {
    show(order)
    await loaded()
    expect(events).toEqual([])
    expect(server.calls(trackedCall)).toEqual([])
  })
})

describe('what happens next', () => {
  const steps = async () => {
    const part = await screen.findByRole('region', { name: 'Mitä seuraavaksi tapahtuu' })
    return within(part)
      .getAllByRole('listitem')
      .map((step) => step.textContent)
  }

  it('is told in three steps, with method, day and place', async () => {
    show(sampleOrder())
    expect(await steps()).toEqual([
      '1Pakkaamme tilauksenVallilassa, arkipäivisin.',
      '2Lähetämme paketinKotiinkuljetus',
      '3Perillä viimeistään ke\u00a025.11.Vaasankatu 14 B 32, Helsinki',
    ])
  })

  it('leads to where the parcel is fetched, not to the address of who ordered', async () => {
    const [parcel] = sampleOrder().shipments
    show(sampleOrder({ shipments: parcel ? [{ ...parcel, pickupPoint: samplePoint }] : [] }))
    expect((await steps())[2]).toBe('3Noudettavissa viimeistään ke\u00a025.11.Market Sörnäinen, Kauppakatu 3, Helsinki')
  })

  it.each([
    ['', 'Lähtee heti, kun maksu on tullut'],
    ['to 24.12. kello 8', 'Lähtee to 24.12. kello 8'],
  ])('is about the mail alone when nothing but gift cards is bought (day: "%s")', async (sendsString, note) => {
    const [parcel] = sampleOrder().shipments
    const words = {
      isForSelf: false,
      recipientName: 'Kalle',
      recipientEmail: 'k@posti.example',
      senderName: '',
      message: '',
    }
    const line = sampleOrderLine({ giftCard: { ...words, sendOn: '', sendsString } })
    show(sampleOrder({ shipments: parcel ? [{ ...parcel, kind: 'gift-card', lineItems: [line] }] : [] }))
    expect(await steps()).toEqual([
      '1Teemme lahjakortinKortti saa oman koodin ja PIN-koodin.',
      `2Lähetämme sen sähköpostilla${note}`,
      '3Saaja valitseeKortti kelpaa verkkokaupassa kolme vuotta.',
    ])
  })

  it('begins with the engraving of a tablet, and ends with the last parcel', async () => {
    const [parcel] = sampleOrder().shipments
    const letter = parcel && {
      ...parcel,
      id: 1,
      shippingMethodName: 'Kirje saajalle',
      deliveryEstimate: '2026-12-01',
      lineItems: [sampleOrderLine({ isCustomTablet: true })],
    }
    show(sampleOrder({ shipments: parcel && letter ? [letter, parcel] : [] }))
    expect(await steps()).toEqual([
      '1Kaiverramme ja pakkaammeLevy valmistuu Vallilassa kahdessa arkipäivässä.',
      '2Lähetämme paketinKirje saajalle, Kotiinkuljetus',
      '3Perillä viimeistään ti\u00a01.12.Lähetykset kulkevat erikseen: päivät ovat alla.',
    ])
  })

  it.each([
    ['awaits its payment', sampleOrder({ statusCode: 'AwaitingPayment' })],
    ['is cancelled', sampleOrder({ statusCode: 'Cancelled' })],
  ])('is not told of an order that %s', async (_, order) => {
    show(order)
    await loaded()
    expect(screen.queryByText('Mitä seuraavaksi tapahtuu')).toBeNull()
  })
})

describe('the confetti', () => {
  const canvases = () => document.querySelectorAll('canvas').length
  /** What is drawn is looked at by nobody here. */
  const drawing = new Proxy({}, { get: () => () => {}, set: () => true }) as CanvasRenderingContext2D

  beforeEach(() => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing)
  })

  it('flies once by itself and again when it is pressed, and is gone after a second', async () => {
    const frames: FrameRequestCallback[] = []
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw))
    const drawAt = (ms: number) => {
      for (const draw of frames.splice(0)) draw(ms)
    }
    show(sampleOrder())
    const button = await screen.findByRole('button', { name: 'Heitä konfettia' })
    await waitFor(() => expect(canvases()).toBe(1))
    await userEvent.click(button)
    expect(canvases()).toBe(2)
    drawAt(0)
    drawAt(999)
    expect(canvases()).toBe(2)
    drawAt(1_000)
    expect(canvases()).toBe(0)
  })

  it('stays on the ground for those who want less motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    show(sampleOrder())
    await userEvent.click(await screen.findByRole('button', { name: 'Heitä konfettia' }))
    expect(canvases()).toBe(0)
  })
})
