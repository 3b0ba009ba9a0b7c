import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TelephonePayment } from '#src/checkout/contract/staff-orders.ts'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInOffice, sampleMe } from '../testing/render-office.tsx'
import { PayPage } from './PayPage.tsx'

const number = 'KV26-0001-0001'
const reading = `GET /api/cda/orders/${number}/payment`
const paying = `POST /api/cda/orders/${number}/payments`
const waiting: TelephonePayment = {
  provider: 'adyen',
  component: 'card-frame',
  environment: 'test',
  cardFrameUrl: 'https://cards.example/frame',
  orderNumber: number,
  statusCode: 'AwaitingPayment',
  payer: 'Aino Virta',
  payableUntil: '2026-11-30T10:00:00.000Z',
  isPaymentUnderWay: false,
  countryCode: 'FI',
  locale: 'fi-FI',
  amount: { value: 1_340, currency: 'EUR' },
  zeroPayable: false,
  paymentMethodsResponse: { paymentMethods: [{ type: 'scheme' }], storedPaymentMethods: [] },
}

let server: FakeServer
const assign = vi.fn()
beforeEach(() => {
  assign.mockReset()
  vi.stubGlobal('location', { ...window.location, origin: 'http://shop.test', assign })
  server = startFakeServer()
  server.on(reading, { body: waiting })
})
afterEach(() => vi.unstubAllGlobals())

const open = (me = sampleMe) => renderInOffice(<PayPage orderNumber={number} />, { resources: [], me })

/** Presses the button and answers for the provider's frame, which no test can load. */
async function charge(): Promise<void> {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Kortin tiedot')
  const source = frame.contentWindow as Window // jsdom gives every frame one
  const tell = (data: object) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://cards.example', source }))
  const asked = vi.spyOn(source, 'postMessage').mockImplementation((message: unknown) => {
    const { requestId } = message as { requestId: string }
    const paymentMethod = { type: 'scheme', encryptedCardNumber: 'sealed' }
    tell({ type: 'card-frame:result', requestId, ok: true, paymentMethod })
  })
  await act(async () => void tell({ type: 'card-frame:ready' }))
  await userEvent.click(await screen.findByRole('button', { name: /Veloita 13,40/ }))
  asked.mockRestore()
}

it('leads back to the order once the card is accepted, and says why one was refused', async () => {
  server.on(paying, { body: { resultCode: 'Refused', refusalReasonKey: 'declined', attempt: 1, triesLeft: 4 } })
  open()
  await charge()
  expect(await screen.findByText('Maksu hylättiin. Kokeile toista korttia.')).toBeTruthy()
  expect(screen.getByText('Yrityksiä on jäljellä 4.')).toBeTruthy()
  server.on(paying, { body: { resultCode: 'Authorised', attempt: 2 } })
  await charge()
  await waitFor(() => expect(assign).toHaveBeenCalledWith(`/office/orders/${number}?payment=authorised`))
  expect(server.calls(paying)).toHaveLength(2)
})

it('takes no card where nothing is to be paid, a payment is under way, or the order has ended', async () => {
  for (const [change, words] of [
    [{ zeroPayable: true }, 'Maksettavaa ei ole.'],
    [{ isPaymentUnderWay: true }, /Maksu on vielä kesken/],
    [{ statusCode: 'Cancelled' }, /Tilaus ei enää odota maksua/],
  ] as const) {
    server.on(reading, { body: { ...waiting, ...change } })
    const { unmount } = open()
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByTitle('Kortin tiedot')).toBeNull()
    unmount()
  }
})

it('is not for people who may not take orders', async () => {
  open({ ...sampleMe, roles: ['Production'] })
  expect(await screen.findByText('Tähän ei ole oikeutta')).toBeTruthy()
  expect(server.calls(reading)).toHaveLength(0)
})
