import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import type { OrderStatusCode } from '#src/orders/contract/order.ts'
import { sampleOrder } from '#src/orders/web/order.sample.ts'
import cartTexts from '#src/cart/texts/fi.json' with { type: 'json' }
import checkoutTexts from '../texts/fi.json' with { type: 'json' }
import { PaymentElsewhere } from './PaymentElsewhere.tsx'

const orderNumber = 'KV26-7F3K-9QTX'
const replace = vi.fn()
const onPayHere = vi.fn()
let server: FakeServer

beforeEach(() => {
  server = startFakeServer()
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  replace.mockReset()
  onPayHere.mockReset()
})

function show(statusCode: OrderStatusCode, isPaymentPending: boolean) {
  server.on(`GET /api/me/orders/${orderNumber}`, { body: sampleOrder({ orderNumber, statusCode, isPaymentPending }) })
  const texts = { ...cartTexts, ...checkoutTexts }
  return renderInShop(<PaymentElsewhere orderNumber={orderNumber} onPayHere={onPayHere} />, { texts, path: '/kassa' })
}
const asked = () => waitFor(() => expect(server.calls(`GET /api/me/orders/${orderNumber}`)).not.toEqual([]))

describe('a payment that another tab has sent', () => {
  it('is waited for while the provider decides', async () => {
    show('AwaitingPayment', true)
    expect(await screen.findByText('Maksu on kesken.')).toBeTruthy()
    await asked()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('and left on the bank’s page can be made here', async () => {
    show('AwaitingPayment', false)
    await userEvent.click(await screen.findByRole('button', { name: 'Maksa tässä' }))
    expect(onPayHere).toHaveBeenCalledOnce()
    expect(replace).not.toHaveBeenCalled()
  })

  it('leads to the order once it is paid', async () => {
    show('InProgress', false)
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/tilausvahvistus?orderId=${orderNumber}`))
  })
})
