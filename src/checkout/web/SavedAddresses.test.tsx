import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BookAddress } from '#src/account/contract/address-book.ts'
import type { Cart } from '#src/cart/contract/cart.ts'
import { sampleCart, sampleLine } from '#src/cart/web/cart.sample.ts'
import { sampleAddress } from '#src/common/address.sample.ts'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import commonTexts from '#src/common/texts/fi.json' with { type: 'json' }
import texts from '../texts/fi.json' with { type: 'json' }
import { BillingAddress } from './BillingAddress.tsx'
import { DetailsStep } from './DetailsStep.tsx'

const aino = {
  firstName: 'Aino',
  lastName: 'Leppävirta',
  email: 'aino@posti.example',
  phone: '+358405123380',
  address: { street: '', city: '', postalCode: '', countryCode: '', country: '' },
  deliveryAddress: { street: '', postalCode: '', city: '', country: '' },
}
const cottage: BookAddress = {
  id: 'cottage',
  name: 'Mökki',
  firstName: 'Vieno',
  lastName: 'Virta',
  line1: 'Rantatie 2',
  line2: '',
  postalCode: '51200',
  city: 'Kangasniemi',
  countryCode: 'FIN',
  countryName: 'Suomi',
  phoneNumber: '',
  isDefaultShipping: false,
  isDefaultBilling: false,
}
const office: BookAddress = {
  ...cottage,
  id: 'office',
  name: '',
  firstName: 'Aino',
  lastName: 'Leppävirta',
  line1: 'Storgatan 1',
  postalCode: '111 22',
  city: 'Stockholm',
  countryCode: 'SWE',
  phoneNumber: '+46701234567',
}

let server: FakeServer
let cart: Cart
beforeEach(() => {
  sessionStorage.clear()
  server = startFakeServer()
  cart = sampleCart()
  server.on('GET /api/me/carts', () => ({ body: cart }))
  server.on('GET /api/markets', { body: [] })
})
afterEach(() => vi.unstubAllGlobals())

/** Signed in, with this address book. */
function show(addresses: BookAddress[], what = <DetailsStep cart={cart} onDone={() => {}} />) {
  server.on('GET /api/me/isauthenticated', { body: true })
  server.on('GET /api/me/userdetails', { body: aino })
  server.on('GET /api/cda/me', { body: { addresses } })
  return renderInShop(what, { texts: { ...commonTexts, ...texts }, path: '/kassa' })
}
const value = async (label: RegExp) => (await screen.findByLabelText<HTMLInputElement>(label)).value
const chooser = () => screen.findByLabelText<HTMLSelectElement>('Osoitekirjasta')

describe('the first step of who is signed in', () => {
  it.each([
    ['an empty address book', []],
    ['no address for deliveries', [cottage]],
  ])('shows no fault before anything is touched, with %s', async (_what, addresses) => {
    const { container } = show(addresses)
    await waitFor(async () => expect(await value(/^Etunimi/)).toBe('Aino'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(container.querySelectorAll('[aria-invalid="true"], .kit-error')).toHaveLength(0)
    expect(screen.queryByLabelText('Osoitekirjasta') === null).toBe(addresses.length === 0)
  })

  it('takes an address of the book: who and where, and the number as far as the book has one', async () => {
    const { container } = show([{ ...office, isDefaultShipping: true }, cottage])
    await waitFor(async () => expect((await chooser()).value).toBe('office'))
    const options = [...(await chooser()).options].map(({ text }) => text)
    expect(options).toEqual(['Storgatan 1, 111 22 Stockholm', 'Mökki: Rantatie 2, 51200 Kangasniemi', 'Muu osoite'])
    await userEvent.selectOptions(await chooser(), 'cottage')
    expect(await value(/^Etunimi/)).toBe('Vieno')
    expect(await value(/^Katuosoite/)).toBe('Rantatie 2')
    expect(await value(/^Maa$/)).toBe('FIN')
    expect(await value(/^Sähköposti/)).toBe('aino@posti.example')
    expect([await value(/^Maatunnus/), await value(/^Puhelinnumero/)]).toEqual(['+46', '701234567'])
    expect((await chooser()).value).toBe('cottage')
    expect(container.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
    expect(sessionStorage.getItem('checkout-draft')).toContain('Rantatie 2')
    const next = screen.getByRole('button', { name: /^Jatka/ })
    await waitFor(() => expect(next.getAttribute('aria-disabled')).toBeNull())
    await userEvent.selectOptions(await chooser(), '')
    expect([await value(/^Katuosoite/), await value(/^Etunimi/)]).toEqual(['', 'Vieno'])
  })

  it('is no choice of the book any more once something else is typed', async () => {
    show([{ ...cottage, isDefaultShipping: true }])
    await waitFor(async () => expect((await chooser()).value).toBe('cottage'))
    await userEvent.type(await screen.findByLabelText(/^Katuosoite/), '0')
    expect((await chooser()).value).toBe('')
  })

  it('begins a bill with the address for bills where nothing is delivered', async () => {
    cart = sampleCart({}, [
      sampleLine({ giftCard: { recipientName: 'Eeva' } as Cart['allLineItems'][number]['giftCard'] }),
    ]) // only its being there counts
    show([
      { ...cottage, isDefaultShipping: true },
      { ...office, isDefaultBilling: true },
    ])
    await waitFor(async () => expect(await value(/^Katuosoite/)).toBe('Storgatan 1'))
  })
})

it('a bill to another address takes one of the book, and leaves the company', async () => {
  cart = sampleCart({ shipments: [{ id: 0, lineItems: [], shippingAddress: sampleAddress() }] })
  show([cottage], <BillingAddress cart={cart} ref={{ current: null }} />)
  await userEvent.click(await screen.findByRole('checkbox'))
  await userEvent.type(await screen.findByLabelText(/^Yritys/), 'Vienon Oy')
  await userEvent.selectOptions(await screen.findByLabelText('Osoitekirjasta'), 'cottage')
  expect(await value(/^Katuosoite/)).toBe('Rantatie 2')
  expect(await value(/^Yritys/)).toBe('Vienon Oy')
})
