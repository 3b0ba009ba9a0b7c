import { describe, expect, it } from 'vitest'
import { sampleCart, sampleLine } from '#src/cart/web/cart.sample.ts'
import { sampleAddress } from '#src/common/address.sample.ts'
import { isBillOnly, isDone, isReachable, openStep, stepAfter, stepsOf } from './checkout-steps.ts'

const sampleCard = {
  isForSelf: false,
  recipientName: 'Eeva',
  recipientEmail: 'eeva@posti.example',
  senderName: '',
  message: '',
  sendOn: '',
  sendsString: '',
}
const withAddress = (overrides = {}) =>
  sampleCart({ shipments: [{ id: 0, lineItems: [], shippingAddress: sampleAddress() }], ...overrides })

describe('the steps', () => {
  it('have delivery only where there is a choice', () => {
    expect(stepsOf({ showDeliveryOptions: false })).toEqual(['details', 'payment'])
    expect(stepsOf({ showDeliveryOptions: true })).toEqual(['details', 'delivery', 'payment'])
  })
  it('open when all before them are done', () => {
    expect(isReachable('details', sampleCart())).toBe(true)
    expect(isReachable('payment', sampleCart())).toBe(false)
    expect(isReachable('payment', withAddress())).toBe(true)
    expect(isReachable('delivery', withAddress())).toBe(false)
    const choosing = withAddress({ showDeliveryOptions: true, shippingMethodName: '' })
    expect(isReachable('delivery', choosing)).toBe(true)
    expect(isReachable('payment', choosing)).toBe(false)
  })
  it('fall back to the first that is open again, and not to the beginning', () => {
    const stale = withAddress({ showDeliveryOptions: true, shippingMethodName: '' })
    expect(openStep('payment', stale)).toBe('delivery')
    expect(openStep('details', stale)).toBe('details')
    expect(openStep('payment', sampleCart({ showDeliveryOptions: true }))).toBe('details')
    expect(openStep('delivery', withAddress())).toBe('payment')
    expect(openStep('payment', withAddress())).toBe('payment')
  })
  it('count an address the rules refuse as not done', () => {
    const cart = sampleCart({
      shipments: [{ id: 0, lineItems: [], shippingAddress: sampleAddress({ postalCode: '1' }) }],
    })
    expect(isDone('details', cart)).toBe(false)
  })
  it('ask for the bill alone where all of a cart goes by mail', () => {
    const card = sampleLine({ giftCard: sampleCard })
    expect(isBillOnly({ allLineItems: [card, card] })).toBe(true)
    expect(isBillOnly({ allLineItems: [card, sampleLine()] })).toBe(false)
    expect(isBillOnly({ allLineItems: [] })).toBe(false)
  })
  it('follow each other', () => {
    expect(stepAfter('details', withAddress())).toBe('payment')
    expect(stepAfter('details', withAddress({ showDeliveryOptions: true }))).toBe('delivery')
  })
})
