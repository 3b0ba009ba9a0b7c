import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import cartTexts from '#src/cart/texts/fi.json' with { type: 'json' }
import { sampleCart, sampleLine } from '#src/cart/web/cart.sample.ts'
import { sampleAddress } from '#src/common/address.sample.ts'
import commonTexts from '#src/common/texts/fi.json' with { type: 'json' }
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import checkoutTexts from '../texts/fi.json' with { type: 'json' }
import { BillingAddress } from './BillingAddress.tsx'
import { DetailsStep } from './DetailsStep.tsx'

const texts = { ...commonTexts, ...cartTexts, ...checkoutTexts }
const words = { isForSelf: true, recipientName: '', senderName: '', message: '', sendOn: '', sendsString: '' }
const card = sampleLine({ giftCard: { ...words, recipientEmail: 'aino@posti.example' } })
const address = sampleAddress()
const cart = sampleCart({
  allLineItems: [card],
  shipments: [{ id: 1, lineItems: [card], shippingAddress: address }],
  payments: [{ billingAddress: sampleAddress({ line1: 'Laskukatu 1' }) }],
})
const details = `PUT /api/me/checkout/${cart.id}/details`

let server: FakeServer
beforeEach(() => {
  sessionStorage.clear()
  server = startFakeServer()
  server.on('GET /api/me/isauthenticated', { body: false })
  server.on('GET /api/markets', { body: [] })
  server.on(details, { body: cart })
})

it('a cart of gift cards alone asks once, for the address of the bill, and with it for a company', async () => {
  const onDone = vi.fn()
  renderInShop(<DetailsStep cart={cart} onDone={onDone} />, { texts, path: '/kassa' })
  await userEvent.type(await screen.findByLabelText(/^Yritys/), 'Leppävirta Oy')
  // No courier comes.
  expect(screen.queryByText(checkoutTexts['/checkout/field/phone-hint'])).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Jatka maksamaan' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  const [{ body } = { body: null }] = server.calls(details)
  expect(body).toMatchObject({ shippingAddress: { companyName: 'Leppävirta Oy', line1: address.line1 } })
  expect(body).not.toHaveProperty('billingAddress')
})

it('a cart of gift cards alone does not ask for it again in the payment', () => {
  renderInShop(<BillingAddress cart={cart} ref={null} />, { texts, path: '/kassa' })
  expect(screen.queryByText('Laskutusosoite')).toBeNull()
  expect(screen.queryByText('Sama kuin toimitusosoite')).toBeNull()
})
