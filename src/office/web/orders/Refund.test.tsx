import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RefundPreviewBody } from '#src/fulfilment/contract/order-record.ts'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { orders } from '../testing/descriptions.ts'
import { sampleOrder } from '../testing/sample-order.ts'
import { renderInOffice, sampleMe } from '../testing/render-office.tsx'
import { OrderPage } from './OrderPage.tsx'

const refund = `POST /api/admin/orders/${sampleOrder.id}/refund`
const preview = `${refund}-preview`

let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
  server.on('GET /api/admin/news', { body: { counts: [] } })
  server.on(`GET /api/admin/orders/${sampleOrder.id}`, { body: sampleOrder })
  server.on(preview, ({ body }) => {
    const { lines, shipping, otherCents } = body as RefundPreviewBody
    const priced = lines.map((line) => ({ ...line, cents: line.quantity * 441 }))
    const shippingCents = shipping ? 490 : 0
    const totalCents = priced.reduce((sum, { cents }) => sum + cents, 0) + shippingCents + otherCents
    return {
      body: {
        lines: priced,
        shippingCents,
        otherCents,
        totalCents,
        cardCents: totalCents,
        giftCardCents: 0,
        isNotCharged: false,
        leftCents: 5_713 - totalCents,
        endsOrder: false,
        takeOut: [],
      },
    }
  })
})
afterEach(() => vi.unstubAllGlobals())

const openRefund = async (me = sampleMe): Promise<void> => {
  renderInOffice(<OrderPage resource={orders} id={sampleOrder.id} />, { resources: [orders], me })
  await userEvent.click(await screen.findByRole('button', { name: 'Hyvitä' }))
}

it('chooses nothing beforehand, and shows the sum before it happens and in the button', async () => {
  await openRefund()
  expect(screen.getByText('Mitään ei ole vielä valittu.')).toBeTruthy()
  expect(screen.getByText('Valitse, mitä hyvitetään.')).toBeTruthy()
  expect(server.calls(preview)).toHaveLength(0)
  const more = screen.getAllByRole('button', { name: 'Lisää yksi' })
  await userEvent.click(more[1]!)
  await userEvent.click(more[1]!)
  expect(await screen.findByRole('button', { name: /^Hyvitä 8,82/ })).toBeTruthy()
  expect(screen.getByText(/Tilauksesta jää hyvitettävää 48,31/)).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/^Muu summa/), '1,50')
  expect(await screen.findByRole('button', { name: /^Hyvitä 10,32/ })).toBeTruthy()
})

it('takes all that is left, with the delivery, by one press', async () => {
  await openRefund()
  await userEvent.click(screen.getByRole('button', { name: 'Valitse kaikki' }))
  await waitFor(() => expect(server.calls(preview)).toHaveLength(1))
  const lines = sampleOrder.lines
    .map(({ position, quantity, refundedQuantity, leftOutQuantity }) => ({
      position,
      quantity: quantity - refundedQuantity - leftOutQuantity,
    }))
    .filter(({ quantity }) => quantity > 0)
  expect(server.calls(preview)[0]?.body).toMatchObject({ lines, shipping: true })
  await userEvent.type(screen.getByLabelText(/^Muu summa/), '-1')
  expect(await screen.findByText(/^Kirjoita summa euroina/)).toBeTruthy()
})

it('asks for the proof inside the same dialog, and refunds once what was shown', async () => {
  server.on('POST /api/staff/step-up/code', { status: 204 })
  server.on(refund, { body: { ...sampleOrder, version: 4 } })
  await openRefund({ ...sampleMe, provedUntil: '2026-01-01T00:00:00.000Z' })
  expect(screen.getByRole('region', { name: 'Vahvista, että se olet sinä' })).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: 'Lisää yksi' })[0]!)
  await userEvent.type(screen.getByLabelText(/^Syy/), 'Murtui matkalla')
  await userEvent.type(screen.getByLabelText('Koodi sovelluksesta'), '123456')
  await userEvent.click(await screen.findByRole('button', { name: /^Hyvitä 4,41/ }))
  expect(await screen.findByText(/^Hyvitetty 4,41/)).toBeTruthy()
  expect(server.calls('POST /api/staff/step-up/code').map(({ body }) => body)).toEqual([{ code: '123456' }])
  expect(server.calls(refund).map(({ body }) => body)).toEqual([
    {
      lines: [{ position: 0, quantity: 1 }],
      shipping: false,
      otherCents: 0,
      restock: false,
      reason: 'Murtui matkalla',
    },
  ])
})

it('cannot be pressed for a sum that nobody was shown', async () => {
  await openRefund()
  server.on(preview, { status: 409, body: [{ key: 'office/refused/too-much', value: 'Niin paljoa ei ole maksettu.' }] })
  await userEvent.type(screen.getByLabelText(/^Muu summa/), '999')
  expect(await screen.findByText('Niin paljoa ei ole maksettu.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/^Syy/), 'x')
  const verb = screen.getAllByRole('button', { name: /^Hyvitä/ }).at(-1)!
  await userEvent.click(verb)
  await userEvent.clear(screen.getByLabelText(/^Muu summa/))
  await userEvent.type(screen.getByLabelText(/^Muu summa/), 'kymppi')
  await waitFor(() => expect(screen.getByText(/Kirjoita summa euroina/)).toBeTruthy())
  await userEvent.click(verb)
  expect(server.calls(refund)).toHaveLength(0)
})
