import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import { samplePage } from '#src/shell/web/chrome/shell-page.sample.ts'
import type { Cart } from '../contract/cart.ts'
import texts from '../texts/fi.json' with { type: 'json' }
import { BoughtLine } from './BoughtLine.tsx'
import { sampleCart, sampleLine } from './cart.sample.ts'
import { CartButton } from './CartButton.tsx'
import { CartPage } from './CartPage.tsx'
import { MiniCart } from './MiniCart.tsx'
import { closeMiniCart } from './mini-cart-state.ts'

const pastilles = {
  name: 'Neljä rasiaa kolmen hinnalla',
  amount: 3.2,
  display: '3,20 €',
  code: '',
  target: 'line',
} as const
const present = {
  name: 'Lahjan kylkeen pastillit',
  amount: 3.2,
  display: '3,20 €',
  code: '',
  target: 'line',
} as const
const bought = sampleLine({
  id: 'bought',
  previousPrice: null,
  beforePromotionsString: '12,80 €',
  discountedPriceString: '9,60 €',
  promotions: [pastilles],
})
const gift = sampleLine({
  id: 'gift-6',
  displayName: 'Metsämarjapastillit',
  quantity: 1,
  isGift: true,
  previousPrice: null,
  unitPriceString: '80,00 €/kg',
  discountedPriceString: '0,00 €',
  promotions: [present],
})
const promoted = sampleCart({ hasPromotions: true, promotions: [pastilles, present] }, [bought, gift])

const ownCard = {
  isForSelf: true,
  recipientName: '',
  recipientEmail: '',
  senderName: '',
  message: '',
  sendOn: '',
  sendsString: '',
}

let server: FakeServer
let current: Cart
beforeEach(() => {
  current = promoted
  server = startFakeServer()
  server.on('GET /api/me/carts', () => ({ body: current }))
})
afterEach(() => {
  act(closeMiniCart)
  vi.unstubAllGlobals()
})

const page = samplePage({ url: '/ostoskori' }, { breadcrumbs: [{ url: '/', label: 'Etusivu' }] })
const showPage = () => renderInShop(<CartPage page={page} />, { texts, path: '/ostoskori' })
const badges = (place: Pick<typeof screen, 'getByRole'> = screen) =>
  place.getByRole('list', { name: texts['/cart/promotions'] }).textContent

describe('promotions of a cart', () => {
  it('are badges above its lines on the page', async () => {
    showPage()
    await screen.findByText('Metsämarjapastillit')
    expect(badges()).toBe('Neljä rasiaa kolmen hinnallaLahjan kylkeen pastillit')
  })

  it('are badges in the drawer', async () => {
    renderInShop(
      <>
        <CartButton />
        <MiniCart />
      </>,
      { texts },
    )
    await userEvent.click(await screen.findByRole('button', { name: /^Avaa ostoskori/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('Metsämarjapastillit')
    expect(badges(dialog)).toBe('Neljä rasiaa kolmen hinnallaLahjan kylkeen pastillit')
  })

  it('are no list where there are none', async () => {
    current = sampleCart({}, [sampleLine()])
    showPage()
    await screen.findByRole('spinbutton')
    expect(screen.queryByRole('list', { name: texts['/cart/promotions'] })).toBeNull()
  })

  it('stand at their line with what they take off and what it costs then, and no price is struck', async () => {
    const { container } = showPage()
    const offer = await screen.findByText('Neljä rasiaa kolmen hinnalla −3,20 €')
    expect(offer.closest('tr')?.textContent).toBe('Neljä rasiaa kolmen hinnalla −3,20 €Tarjousten jälkeen 9,60 €')
    expect(screen.getByText('12,80 €')).toBeTruthy()
    expect(container.querySelectorAll('s')).toHaveLength(0)
  })

  it('give what costs nothing: without a unit price, nothing to count, nothing to remove', async () => {
    showPage()
    const row = within((await screen.findByText('Metsämarjapastillit')).closest('tr') ?? document.body)
    expect(row.getByText(texts['/cart/gift'])).toBeTruthy()
    expect(row.getByText('0,00 €')).toBeTruthy()
    expect(row.queryByText(/€\/kg/)).toBeNull()
    expect(row.queryByRole('spinbutton')).toBeNull()
    expect(row.queryByRole('button')).toBeNull()
  })

  it('say in the checkout’s summary too what is a gift', () => {
    renderInShop(<BoughtLine line={gift} facts={['1 kpl', '40 g']} />, { texts })
    expect(screen.getByRole('listitem').textContent).toBe(`Metsämarjapastillit0,00 €1 kpl · 40 g${texts['/cart/gift']}`)
  })
})

it.each([
  ['said to be of use at the payment', {}, [bought], true],
  ['not spoken of where it cannot pay', {}, [sampleLine({ giftCard: ownCard })], false],
  ['not spoken of where it pays already', { isGiftCardApplied: true }, [bought], false],
])('a gift card is %s', async (_what, overrides, lines, isSaid) => {
  current = sampleCart(overrides, lines)
  showPage()
  await screen.findByRole('spinbutton')
  expect(screen.queryByText(texts['/cart/gift-card/at-payment']) !== null).toBe(isSaid)
})
