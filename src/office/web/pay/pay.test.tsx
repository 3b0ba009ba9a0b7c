import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TelephonePayment } from '#src/checkout/contract/staff-orders.ts'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import paymentTexts from '#src/payments/texts/fi.json' with { type: 'json' }
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import { renderInOffice, sampleMe } from '../testing/render-office.tsx'
import { PayPage } from './PayPage.tsx'
import { usePhonePayment } from './use-phone-payment.ts'

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
const onPaid = vi.fn()
beforeEach(() => {
  onPaid.mockReset()
  server = startFakeServer()
  server.on(reading, { body: waiting })
})
afterEach(() => vi.unstubAllGlobals())

const open = (me = sampleMe) => renderInOffice(<PayPage orderNumber={number} />, { resources: [], me })

/** The provider's frame loads in a browser alone: the card is given as that frame would seal it. */
function Payer() {
  const payment = usePhonePayment({ orderNumber: number, reload: async () => {}, onPaid })
  return (
    <>
      <output>{payment.failures.join(' ')}</output>
      <p>{`Form ${payment.formNumber}`}</p>
      <button type="button" onClick={() => void payment.pay(async () => ({ type: 'scheme' }))}>
        Pay
      </button>
    </>
  )
}

it('leads back to the order once the card is accepted, and says why one was refused', async () => {
  server.on(paying, { body: { resultCode: 'Refused', refusalReasonKey: 'declined', attempt: 1, triesLeft: 4 } })
  renderInOffice(
    <TextContext value={textsOf('fi', paymentTexts)}>
      <Payer />
    </TextContext>,
    { resources: [] },
  )
  const pay = () => userEvent.click(screen.getByRole('button', { name: 'Pay' }))
  await pay()
  expect(await screen.findByText('Maksu hylättiin. Kokeile toista korttia. Yrityksiä on jäljellä 4.')).toBeTruthy()
  expect([screen.getByText('Form 2') !== null, onPaid.mock.calls.length]).toEqual([true, 0])
  server.on(paying, { body: { resultCode: 'Authorised', attempt: 2 } })
  await pay()
  await waitFor(() => expect(onPaid).toHaveBeenCalledWith('authorised'))
  server.on(paying, { body: { resultCode: 'Pending', attempt: 3 } })
  await pay()
  await waitFor(() => expect(onPaid).toHaveBeenCalledWith('pending'))
  const keys = server.calls(paying).map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(3)
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
