import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import type { OrderPreview } from '#src/checkout/contract/staff-orders.ts'
import { mayLeave, renderInOffice, sampleMe } from '../testing/render-office.tsx'
import { NewOrderPage } from './NewOrderPage.tsx'

const row = { id: 'KV1005', code: 'KV1005', name: 'Maitosuklaa', payableCents: 450 }
const preview: OrderPreview = {
  lines: [],
  problems: [],
  couponProblem: '',
  methods: [
    { id: 'home', name: 'Kotiinkuljetus', price: 8.9, priceDisplay: '8,90 €', estimate: 'ti 24.11.–to 26.11.' },
  ],
  methodName: 'Kotiinkuljetus',
  isEstimate: false,
  place: '',
  deliveryProblem: '',
  points: null,
  windows: null,
  goodsCents: 450,
  discounts: [],
  shippingCents: 890,
  totalCents: 1_340,
  taxCents: 160,
  consents: [{ id: 'terms', version: '2026-11', title: 'Tilausehdot', text: 'Hyväksyn tilausehdot.' }],
}
const line = {
  code: 'KV1005',
  name: 'Maitosuklaa',
  quantity: 1,
  isGift: false,
  pieceCents: 450,
  totalCents: 450,
  most: 9,
  problem: '',
}
const previewing = 'POST /api/cda/orders/preview'
const placing = 'POST /api/cda/orders'

let server: FakeServer
beforeEach(() => {
  localStorage.clear()
  server = startFakeServer()
  server.on('GET /api/admin/news', { body: { counts: [] } })
  server.on('GET /api/markets', { body: [] })
  server.on('GET /api/admin/prices', { body: { items: [row], totalCount: 1, isMore: false } })
  server.on(previewing, { body: { ...preview, lines: [line] } })
})
afterEach(() => vi.unstubAllGlobals())

const open = (me = sampleMe) => renderInOffice(<NewOrderPage />, { resources: [], me })
async function type(label: string, words: string): Promise<void> {
  await userEvent.click(await screen.findByLabelText(label))
  await userEvent.paste(words)
}

async function fill(): Promise<void> {
  await type('Lisää tuote', 'mait')
  await userEvent.click(await screen.findByRole('button', { name: /Maitosuklaa/ }))
  await type('Etunimi', 'Aino')
  await type('Sukunimi', 'Virta')
  await type('Sähköposti', 'aino@posti.example')
  await type('Puhelinnumero', '401234567')
  await type('Katuosoite', 'Uusikatu 9')
  await type('Postinumero', '00100')
  await type('Postitoimipaikka', 'Helsinki')
  await userEvent.click(await screen.findByRole('radio', { name: /Kotiinkuljetus/ }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Hyväksyn tilausehdot.' }))
}
const place = async () => userEvent.click(await screen.findByRole('button', { name: /Tee tilaus, 13,40/ }))

describe('an order on the telephone', { timeout: 60_000 }, () => {
  it('is placed once at the sum that was shown, and its tries have one key', async () => {
    server.on(placing, { status: 503, body: { error: 'unavailable' } })
    const { router } = open()
    await fill()
    await place()
    await waitFor(() => expect(server.calls(placing)).toHaveLength(1))
    server.on(placing, { status: 201, body: { orderNumber: 'KV26-0001-0001', statusCode: 'AwaitingPayment' } })
    await place()
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders/KV26-0001-0001'))
    const [first, second] = server.calls(placing)
    expect(first?.body).toMatchObject({
      lines: [{ code: 'KV1005', quantity: 1 }],
      addresses: { shippingAddress: { firstName: 'Aino', postalCode: '00100', phoneNumber: '+358401234567' } },
      delivery: { methodId: 'home' },
      expectedTotal: 13.4,
      consents: [{ id: 'terms', version: '2026-11', accepted: true }],
      language: 'fi',
    })
    expect(second?.body).toEqual(first?.body)
    expect(first?.headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  })

  it('says what is missing where it is missing, and sends nothing', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Tee tilaus' }))
    expect((await screen.findAllByText('Lisää ainakin yksi tuote.')).length).toBeGreaterThan(0)
    expect((await screen.findAllByText('Lue ehdot asiakkaalle ja merkitse suostumus.')).length).toBeGreaterThan(0)
    expect(screen.getByLabelText('Etunimi').getAttribute('aria-invalid')).toBe('true')
    expect(server.calls(placing)).toHaveLength(0)
  })

  it('says why it cannot be placed while its sum is asked or missing, and what is missing until it is there', async () => {
    let answer: () => void = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    server.on(previewing, async () => {
      await asked
      return { status: 503, body: { error: 'unavailable' } }
    })
    open()
    const button = await screen.findByRole('button', { name: 'Tee tilaus' })
    expect(screen.getByText('Summaa lasketaan. Tilauksen voi tehdä, kun summa näkyy.').id).toBe(
      button.getAttribute('aria-describedby'),
    )
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(button)
    expect((await screen.findAllByText('Lisää ainakin yksi tuote.')).length).toBeGreaterThan(0)
    await type('Lisää tuote', 'mait')
    await userEvent.click(await screen.findByRole('button', { name: /Maitosuklaa/ }))
    await waitFor(() => expect(screen.queryByText('Lisää ainakin yksi tuote.')).toBeNull())
    answer()
    expect(await screen.findByText('Summaa ei saatu, joten tilausta ei voi vielä tehdä.')).toBeTruthy()
    server.on(previewing, { body: { ...preview, lines: [line] } })
    await userEvent.click(screen.getByRole('button', { name: 'Hae uudelleen' }))
    expect((await screen.findByRole('button', { name: /Tee tilaus, 13,40/ })).hasAttribute('aria-disabled')).toBe(false)
  })

  it('shows a refused line at the line, and cannot be placed with it', async () => {
    server.on(previewing, { body: { ...preview, lines: [{ ...line, problem: 'Loppunut: Maitosuklaa' }] } })
    open()
    await fill()
    expect(await screen.findByText('Loppunut: Maitosuklaa')).toBeTruthy()
    await place()
    expect(server.calls(placing)).toHaveLength(0)
  })

  it('asks to sign in again next to what was typed, once the session has ended', async () => {
    server.on(placing, { status: 401, body: [{ key: 'auth/signed-out' }] })
    open()
    await fill()
    await place()
    const band = await screen.findByRole('region', { name: 'Istuntosi on päättynyt' })
    expect([band.closest('form'), band.querySelectorAll('form').length]).toEqual([null, 1])
    expect(screen.getByLabelText<HTMLInputElement>('Etunimi').value).toBe('Aino')
  })

  it('keeps what was typed over a reload, and asks before it is left', async () => {
    const { unmount } = open()
    expect(mayLeave()).toBe(true)
    await type('Etunimi', 'Aino')
    await waitFor(() => expect(mayLeave()).toBe(false))
    unmount()
    open()
    expect((await screen.findByLabelText<HTMLInputElement>('Etunimi')).value).toBe('Aino')
  })

  it('is not for people who may not take orders', async () => {
    open({ ...sampleMe, roles: ['Production'] })
    expect(await screen.findByText('Tähän ei ole oikeutta')).toBeTruthy()
  })
})
