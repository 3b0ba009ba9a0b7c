import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import { snackbars } from '#src/kit/snackbar-store.ts'
import type { Cart } from '../contract/cart.ts'
import texts from '../texts/fi.json' with { type: 'json' }
import { sampleCart } from './cart.sample.ts'
import { PromoCode } from './PromoCode.tsx'
import { useCart } from './use-cart.ts'

const { id } = sampleCart()
const couponCall = `PUT /api/me/checkout/${id}/coupon`
const promotion = { name: 'Kerkän oma', amount: 1, display: '1,00 €', target: 'order', code: 'KERKKA10' } as const
const applied = sampleCart({ couponCodes: ['KERKKA10'], hasPromotions: true, promotions: [promotion], version: 4 })

let server: FakeServer
let current: Cart
let shownWhole: Mock<Element['scrollIntoView']>
beforeEach(() => {
  shownWhole = vi.fn<Element['scrollIntoView']>()
  HTMLElement.prototype.scrollIntoView = shownWhole
  server = startFakeServer()
  current = sampleCart()
  server.on('GET /api/me/carts', () => ({ body: current }))
})
afterEach(() => {
  for (const { id: one } of snackbars.list()) snackbars.dismiss(one)
  vi.unstubAllGlobals()
})

function CartPart(props: { isPaying?: boolean }) {
  const { cart } = useCart()
  return cart ? <PromoCode cart={cart} {...props} /> : null
}
const show = async (props: { isPaying?: boolean } = {}) => {
  renderInShop(<CartPart {...props} />, { texts, path: '/ostoskori' })
  await waitFor(() => expect(server.calls('GET /api/me/carts')).toHaveLength(1))
}
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Alennuskoodi', hidden: true })
const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const told = () => snackbars.list().map(({ text, variant }) => [variant, text])
const answer = (cart: Cart) =>
  server.on(couponCall, () => {
    current = cart
    return { body: cart }
  })

describe('the promo code', () => {
  it('cannot be sent while the field is empty', async () => {
    await show()
    await field()
    expect(button('Käytä').getAttribute('aria-disabled')).toBe('true')
    await userEvent.type(await field(), '  ')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button('Käytä'))
    expect(server.calls(couponCall)).toEqual([])
  })

  it('is sent once, told, and shown in a locked field with what it takes off, where the focus goes', async () => {
    answer(applied)
    await show()
    await userEvent.type(await field(), ' kerkka10{Enter}{Enter}')
    const box = await screen.findByRole('group', { name: 'Alennuskoodi KERKKA10' })
    expect(screen.getByRole('button', { name: 'Poista alennuskoodi KERKKA10' })).toBeTruthy()
    expect(server.calls(couponCall).map(({ body }) => body)).toEqual([{ couponCode: 'kerkka10' }])
    const locked = await field()
    expect([locked.disabled, locked.value]).toEqual([true, 'KERKKA10'])
    expect(screen.getByText('−1,00 €')).toBeTruthy()
    expect(told()).toEqual([['success', 'Koodi KERKKA10 käytössä']])
    await waitFor(() => expect(document.activeElement).toBe(box))
  })

  it('is taken off by an empty code, and the open field has the focus', async () => {
    current = applied
    answer(sampleCart({ version: 5 }))
    await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Poista alennuskoodi KERKKA10' }))
    await waitFor(async () => expect((await field()).disabled).toBe(false))
    expect(server.calls(couponCall).map(({ body }) => body)).toEqual([{ couponCode: '' }])
    expect(told()).toEqual([['success', 'Koodi poistettu']])
    await waitFor(async () => expect(document.activeElement).toBe(await field()))
    expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(true)
  })

  it('that is refused says why at the field until it is changed, and in a message', async () => {
    server.on(couponCall, { status: 400, body: [{ key: 'coupon/invalid', value: 'Koodia ei voi käyttää' }] })
    await show()
    await userEvent.type(await field(), 'MARAS10{Enter}')
    await waitFor(async () => expect((await field()).getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByRole('textbox', { description: 'Koodia ei voi käyttää', hidden: true })).toBeTruthy()
    expect(told()).toEqual([['warning', 'Koodia ei voi käyttää']])
    expect((await field()).value).toBe('MARAS10')
    // In a drawer the answer would be behind the sums.
    expect(shownWhole).toHaveBeenCalledWith({ block: 'nearest' })
    await userEvent.type(await field(), 'X')
    expect((await field()).hasAttribute('aria-invalid')).toBe(false)
  })

  it.each([
    ['applied', sampleCart(), 'Koodia ei voi käyttää'],
    ['taken off', applied, 'Koodia ei voitu poistaa'],
  ])('that cannot be %s says so in words of its own where the server has none', async (_what, cart, words) => {
    current = cart
    server.on(couponCall, { status: 500, body: { error: 'internal', requestId: 'r' } })
    await show()
    if (cart === applied)
      await userEvent.click(await screen.findByRole('button', { name: 'Poista alennuskoodi KERKKA10' }))
    else await userEvent.type(await field(), 'KERKKA10{Enter}')
    await waitFor(() => expect(told()).toEqual([['error', words]]))
  })

  it('that has to wait says what for', async () => {
    const value = 'Koodi KERKKA10 käy, kun lisäät koriin tuotteita vielä 5,00 € edestä'
    const problem = { key: 'coupon/spend-more', value, code: '', lineItemId: '', blocking: false } as const
    current = sampleCart({ couponCodes: ['KERKKA10'], problems: [problem] })
    await show()
    expect(await screen.findByText(value)).toBeTruthy()
    expect(screen.getByText('odottaa')).toBeTruthy()
  })

  it('that takes nothing off is said so, and not that it is in use', async () => {
    const value = 'Koodi KERKKA10 ei alenna tätä tilausta: toimitus on jo ilmainen.'
    const problem = { key: 'coupon/saves-nothing', value, code: '', lineItemId: '', blocking: false } as const
    answer(sampleCart({ couponCodes: ['KERKKA10'], problems: [problem], version: 4 }))
    await show()
    await userEvent.type(await field(), 'KERKKA10{Enter}')
    await waitFor(() => expect(told()).toEqual([['warning', value]]))
    expect(await screen.findByText('ei käytössä')).toBeTruthy()
  })

  it('cannot be taken off while the cart is being paid, and no other can be given', async () => {
    current = applied
    await show({ isPaying: true })
    await field()
    expect(screen.queryByRole('button', { hidden: true })).toBeNull()
  })
})
