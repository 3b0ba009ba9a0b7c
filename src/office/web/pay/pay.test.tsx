import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect } from 'react'
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
const asking = `GET /api/cda/orders/${number}/payment-state`
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
function Payer({ reload = async () => {} }: { reload?: () => Promise<unknown> }) {
  const payment = usePhonePayment({ orderNumber: number, reload, onPaid })
  return (
    <>
      <output>{payment.failures.join(' ')}</output>
      <p>{`Form ${payment.formNumber}`}</p>
      <p>{`Lost ${payment.lost}`}</p>
      <button type="button" onClick={() => void payment.readState()}>
        Look
      </button>
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

it('keeps a lost answer unknown until the state could be read, and gives an empty form after it', async () => {
  server.on(paying, { status: 502, body: 'bad gateway' })
  const reload = vi.fn(async (): Promise<unknown> => undefined).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  renderInOffice(<Payer reload={reload} />, { resources: [] })
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
  expect(await screen.findByText('Lost unknown')).toBeTruthy()
  expect([screen.queryByText('Form 1') !== null, reload.mock.calls.length]).toEqual([true, 1])
  await userEvent.click(screen.getByRole('button', { name: 'Look' }))
  expect(await screen.findByText('Lost settled')).toBeTruthy()
  expect(screen.getByText('Form 2')).toBeTruthy()
})

const sealed = vi.hoisted(() => ({ submit: async () => ({ type: 'scheme' }) }))
vi.mock('#src/payments/web/PaymentMethod.tsx', () => ({
  PaymentMethod: ({ cardRef, formNumber }: { cardRef: { current: unknown }; formNumber: number }) => {
    useEffect(() => {
      cardRef.current = sealed
    })
    return <p>{`Card ${formNumber}`}</p>
  },
}))

it('does not let a card be charged again while the state after a lost answer is unknown, and then says what came of it', async () => {
  server.on(paying, { status: 502, body: 'bad gateway' })
  server.on(asking, { status: 400, body: { error: 'refused' } })
  open()
  await userEvent.click(await screen.findByRole('button', { name: /Veloita/ }))
  expect(await screen.findByText(/Älä veloita uudelleen/)).toBeTruthy()
  const again = await screen.findByRole('button', { name: 'Hae uudelleen' })
  expect([screen.queryByText(/Card/), screen.queryByRole('button', { name: /Veloita/ })]).toEqual([null, null])
  server.on(asking, {
    body: { statusCode: 'AwaitingPayment', payableUntil: waiting.payableUntil, isPaymentUnderWay: false },
  })
  await userEvent.click(again)
  expect(await screen.findByText(/yritys ei mennyt läpi/)).toBeTruthy()
  expect(screen.getByText('Card 2')).toBeTruthy()
  expect(screen.queryByText(/Älä veloita uudelleen/)).toBeNull()
})

it('reads the payer once, and asks for the state alone while the provider decides', async () => {
  server.on(reading, { body: { ...waiting, isPaymentUnderWay: true } })
  server.on(asking, {
    body: { statusCode: 'InProgress', payableUntil: waiting.payableUntil, isPaymentUnderWay: false },
  })
  open()
  expect(await screen.findByText(/Maksu on vielä kesken/)).toBeTruthy()
  expect(await screen.findByText(/Maksu hyväksyttiin/, {}, { timeout: 8_000 })).toBeTruthy()
  expect(screen.getByText('Aino Virta')).toBeTruthy()
  expect([server.calls(reading).length, server.calls(asking).length]).toEqual([1, 1])
}, 15_000)

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
