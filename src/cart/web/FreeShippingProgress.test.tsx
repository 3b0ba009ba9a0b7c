import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import type { Cart } from '../contract/cart.ts'
import texts from '../texts/fi.json' with { type: 'json' }
import { emptyCart, sampleCart, sampleLine } from './cart.sample.ts'
import { useCart } from './use-cart.ts'
import { FreeShippingProgress } from './FreeShippingProgress.tsx'

let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const show = (cart: Cart) => {
  server.on('GET /api/me/carts', () => ({ body: cart }))
  const page = (
    <>
      <FreeShippingProgress />
      <CartState />
    </>
  )
  return renderInShop(page, { texts, path: '/tuotteet/suklaalevyt/tumma-85' })
}
/** Tells when the cart has come: nothing said before proves nothing. */
function CartState() {
  return useCart().cart ? <output>here</output> : null
}
const goods = { allLineItems: [sampleLine({ discountedPrice: 18 })], promotionsSavedAmount: 3 }

describe('free delivery, told beside the cart', () => {
  it('says how far the cart is from it, and shows the share of what is paid for goods', async () => {
    show(
      sampleCart({
        ...goods,
        amountLeftForFreeShipping: 45,
        amountLeftForFreeShippingDisplay: '45 €',
        hasFreeShipping: false,
      }),
    )
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar')
    expect([bar.value, bar.max]).toEqual([25, 100])
    expect(bar.getAttribute('aria-label')).toBe(texts['/cart/free-shipping/label'])
    expect(bar.parentElement?.textContent).toBe(texts['/cart/free-shipping/left'].replace('{amount}', '45 €'))
  })

  it('leaves engraved tablets out, which travel by themselves', async () => {
    show(
      sampleCart({
        ...goods,
        allLineItems: [...goods.allLineItems, sampleLine({ isCustomTablet: true, discountedPrice: 90 })],
        amountLeftForFreeShipping: 45,
        hasFreeShipping: false,
      }),
    )
    expect((await screen.findByRole<HTMLProgressElement>('progressbar')).value).toBe(25)
  })

  it('says when it is reached, without a bar', async () => {
    show(sampleCart({ ...goods, amountLeftForFreeShipping: 0, hasFreeShipping: true }))
    expect(await screen.findByText(texts['/cart/free-shipping/reached'])).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it.each([
    ['an empty cart', emptyCart()],
    ['a country without such a limit', sampleCart({ amountLeftForFreeShipping: 0, hasFreeShipping: false })],
  ])('says nothing for %s', async (_what, cart) => {
    const { container } = show(cart)
    await screen.findByText('here')
    expect(container.querySelector('.cart-shipping')).toBeNull()
  })
})
