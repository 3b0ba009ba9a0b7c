import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyCart, sampleCart, sampleLine } from '#src/cart/web/cart.sample.ts'
import cartTexts from '#src/cart/texts/fi.json' with { type: 'json' }
import type { ProductPageFields, Variation } from '#src/products/contract/product.ts'
import { CartSlotsContext } from '#src/products/web/cart-slots.ts'
import catalogueTexts from '#src/products/texts/fi.json' with { type: 'json' }
import { sampleCard } from '#src/products/contract/sample-cards.ts'
import { sampleProduct } from '#src/products/web/samples/sample-product.ts'
import { type ReviewSlots, ReviewSlotsContext } from '#src/products/web/review-slots.ts'
import { createTestCart, serverHtml } from '#src/products/web/testing/show-page.tsx'
import { addViewed, readViewed } from '#src/products/web/viewed/viewed-store.ts'
import checkoutTexts from '#src/checkout/texts/fi.json' with { type: 'json' }
import commonTexts from '#src/common/texts/fi.json' with { type: 'json' }
import { BlockComponentsContext } from '#src/content/web/block-components-context.ts'
import { sampleBase } from '#src/content/contract/sample-base.ts'
import { type FakeServer, startFakeServer } from '#src/identity/web/testing/fake-server.ts'
import { renderInShop } from '#src/identity/web/testing/render-in-shop.tsx'
import { snackbars } from '#src/kit/snackbar-store.ts'
import { drawSide } from '#src/engraving/rules/drawing.ts'
import texts from '../texts/fi.json' with { type: 'json' }
import { CustomTabletPage } from './CustomTabletPage.tsx'
import { path, pageOf, tablet, two } from './tablet-page.sample.ts'

const addCall = 'POST /api/me/carts/add'

let server: FakeServer
beforeEach(() => {
  server = startFakeServer()
  sessionStorage.clear()
  server.on('GET /api/me/carts', () => ({ body: emptyCart() }))
  server.on('GET /api/markets', () => ({ body: [] }))
})
afterEach(() => {
  for (const { id } of snackbars.list()) snackbars.dismiss(id)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const show = (variations: Variation[] = two(), at = path, fields: Partial<ProductPageFields> = {}) => {
  const page = pageOf(variations, fields)
  return renderInShop(
    <CartSlotsContext value={createTestCart().slots}>
      <CustomTabletPage page={page} />
    </CartSlotsContext>,
    { texts: { ...commonTexts, ...cartTexts, ...catalogueTexts, ...checkoutTexts, ...texts }, path: at },
  )
}
const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const isDisabled = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true'

async function fillRecipient(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(box('Saajan nimi'), 'Eeva Koski')
  await user.type(box('Katuosoite'), 'Kirkkokatu 4')
  await user.type(box('Postinumero'), '90100')
  await user.type(box('Postitoimipaikka'), 'Oulu')
  await user.type(box('Puhelinnumero'), '504431290')
  await user.tab()
}

describe('the designer', () => {
  it('is rendered on the server: fields, flavours, the example drawn', () => {
    const html = serverHtml(pageOf(two()), CustomTabletPage)
    expect(html.match(/type="radio"/g)).toHaveLength(2)
    expect(html.match(/<h1/g)).toHaveLength(1)
    // Texts are not at hand there: keys stand for them, and are drawn.
    expect(html).toContain(drawSide('front', 'front'))
    expect(html).not.toMatch(/<text[ >]/)
  })

  it('has a radio for each flavour, the one of the address chosen', async () => {
    show([tablet('DARK', 'Tumma 70 %'), tablet('MILK', 'Maito 40 %', { inStock: false })], `${path}?code=MILK`)
    const radios = screen.getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['DARK', false],
      ['MILK', true],
    ])
    expect(screen.getByRole('radio', { name: /Maito 40 %.*Loppu/ })).toBeTruthy()
    const { discountedPriceString } = tablet('MILK', 'x')
    expect(document.querySelector('.designer .kit-bigprice .kit-now')?.textContent).toBe(discountedPriceString)
  })

  it('has the editors’ main area and the reviews below, and their others above and at the end', () => {
    const area = (id: number, word: string) => [{ ...sampleBase('WordBlock', id), word }]
    const page = {
      ...pageOf(two()),
      topContentArea: area(1, 'ylhäällä'),
      mainContentArea: area(2, 'keskellä'),
      bottomContentArea: area(3, 'alhaalla'),
    }
    const blocks = { WordBlock: ({ block }: { block: { word: string } }) => <p className="word">{block.word}</p> }
    const none = () => null
    const reviews: ReviewSlots = {
      Rating: none,
      PanelLink: none,
      ReviewHighlight: none,
      Panel: none,
      CardRating: none,
      refresh: () => {},
      List: ({ productCode }) => <p className="word">reviews of {productCode}</p>,
    }
    const { container } = renderInShop(
      <BlockComponentsContext value={blocks}>
        <ReviewSlotsContext value={reviews}>
          <CustomTabletPage page={page} />
        </ReviewSlotsContext>
      </BlockComponentsContext>,
      { texts, path },
    )
    const order = [...container.querySelectorAll('.word, .designer')].map((node) => node.textContent)
    expect([order[0], ...order.slice(2)]).toEqual([
      'ylhäällä',
      'keskellä',
      `reviews of ${sampleProduct.code}`,
      'alhaalla',
    ])
  })

  it('tells what the law asks of the chosen chocolate, and nothing of it twice', async () => {
    const [dark, milk] = ['300\u00a0g', '280\u00a0g'] as const
    show([tablet('DARK', 'Tumma 70 %', { weightString: dark }), tablet('MILK', 'Maito 40 %', { weightString: milk })])
    const facts = () => document.querySelector('.product-about__facts > .product-food:first-child')?.textContent
    const { nameOfTheFood, storage, countryOfOrigin } = sampleProduct
    for (const word of [nameOfTheFood, dark, storage, countryOfOrigin, 'Konvehti Oy, Konvehtikuja 4, 00510 Helsinki'])
      expect(facts()).toContain(word)
    expect(screen.getAllByText(/Säilytä kuivassa/)).toHaveLength(1)
    await userEvent.click(screen.getByRole('radio', { name: /Maito/ }))
    expect(facts()).toContain(milk)
    expect(facts()).not.toContain(dark)
  })

  it('says a recall before its own heading', () => {
    show(two(), path, { notice: { type: 'recall', text: 'Palauta erä L2407' } })
    const notice = screen.getByText('Takaisinveto').closest('.kit-alert')
    expect(notice?.textContent).toContain('Palauta erä L2407')
    const heading = screen.getByRole('heading', { level: 1 })
    expect(notice && notice.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('is remembered among what was looked at, and shows what was before it', async () => {
    let comeNear = () => {}
    const observer = class {
      observe = () => {}
      disconnect = () => {}
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => seen([{ isIntersecting: true }])
      }
    }
    vi.stubGlobal('IntersectionObserver', observer)
    server.on('GET /api/products/cards', { body: [sampleCard('tumma-85', 'Tumma suklaa 85 %', { code: 'KV1010' })] })
    addViewed('KV1010')
    show()
    act(() => comeNear())
    await screen.findByRole('heading', { name: 'Katsoit viimeksi' })
    expect(server.calls('GET /api/products/cards').map(({ query }) => query.get('codes'))).toEqual(['KV1010'])
    expect(readViewed(null)).toEqual([sampleProduct.code, 'KV1010'])
  })

  it('shows a fault once the field was left, and not before', async () => {
    const user = userEvent.setup()
    show()
    expect(isDisabled(button('Jatka saajan tietoihin'))).toBe(true)
    expect(screen.queryByText('Kirjoita etupuolen teksti')).toBeNull()
    await user.click(box('Teksti etupuolelle'))
    await user.tab()
    expect(screen.getByText('Kirjoita etupuolen teksti')).toBeTruthy()
    await user.type(box('Teksti etupuolelle'), 'Onnea')
    expect(screen.queryByText('Kirjoita etupuolen teksti')).toBeNull()
    await user.click(button('Jatka saajan tietoihin'))
    expect(isDisabled(button('Lisää ostoskoriin'))).toBe(true)
    expect(screen.queryByText('Anna nimi')).toBeNull()
    await user.click(box('Saajan nimi'))
    await user.tab()
    expect(screen.getByText('Anna nimi')).toBeTruthy()
  })

  it('says beside the price what the letter costs and when it arrives, to the recipient’s country', async () => {
    const [home, abroad] = sampleProduct.deliveries
    const user = userEvent.setup()
    show(two(), path, home && abroad && { deliveries: [{ ...home, priceString: '6,90 €' }, abroad] })
    expect(screen.getByText(/^\+ toimitus kirjeenä 6,90 € saajaa kohti/)).toBeTruthy()
    expect(screen.getByText('Perillä ti 24.11.–to 26.11.')).toBeTruthy()
    await user.type(box('Teksti etupuolelle'), 'Onnea')
    await user.click(button('Jatka saajan tietoihin'))
    expect(screen.getByText(/^\+ toimitus kirjeenä 6,90 €/)).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Maa'), 'SWE')
    expect(screen.getByText(/^\+ toimitus kirjeenä 12,90\s€/)).toBeTruthy()
    expect(screen.getByText('Perillä to 26.11.–ke 2.12.')).toBeTruthy()
  })

  it('keeps the prefix of a recipient’s number when another country is chosen', async () => {
    const user = userEvent.setup()
    show()
    await user.type(box('Teksti etupuolelle'), 'Onnea')
    await user.click(button('Jatka saajan tietoihin'))
    await user.type(screen.getByLabelText(/^Puhelinnumero/), '0405123380')
    await user.selectOptions(screen.getByLabelText('Maa'), 'SWE')
    expect(screen.getByLabelText<HTMLSelectElement>('Maatunnus').value).toBe('+358')
  })

  it('says before the button that there is no right of withdrawal', async () => {
    const user = userEvent.setup()
    show()
    await user.type(box('Teksti etupuolelle'), 'Onnea')
    await user.click(button('Jatka saajan tietoihin'))
    const notice = screen.getByText(/peruuttamisoikeus ei koske sitä/)
    expect(notice.compareDocumentPosition(button('Lisää ostoskoriin')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('stays with the recipient when the server refuses, and says why at the field', async () => {
    const user = userEvent.setup()
    server.on(addCall, () => ({
      status: 400,
      body: { errors: { 'customTablet.postalCode': ['Palvelin ei tunne tätä'] } },
    }))
    show()
    await user.type(box('Teksti etupuolelle'), 'Onnea')
    await user.click(button('Jatka saajan tietoihin'))
    await fillRecipient(user)
    await user.click(button('Lisää ostoskoriin'))
    // Above the button and at the field; the snackbar has its own.
    await waitFor(() => expect(screen.getAllByText('Palvelin ei tunne tätä').length).toBeGreaterThan(1))
    expect(box('Postinumero').getAttribute('aria-invalid')).toBe('true')
    expect([box('Saajan nimi').value, box('Postinumero').value]).toEqual(['Eeva Koski', '90100'])
    expect(sessionStorage.getItem('customTabletDraft')).toContain('Eeva Koski')
  })

  it('offers checkout, start, another recipient and a new tablet once it is in the cart', async () => {
    const user = userEvent.setup()
    server.on(addCall, () => ({ body: sampleCart({}, [sampleLine({ code: 'DARK', isCustomTablet: true })]) }))
    show()
    await user.type(box('Teksti etupuolelle'), 'Onnea')
    await user.click(button('Jatka saajan tietoihin'))
    await fillRecipient(user)
    await user.click(button('Lisää ostoskoriin'))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Levy on korissa.'))
    expect(server.calls(addCall)[0]?.body).toMatchObject({
      code: 'DARK',
      quantity: 1,
      customTablet: { flavour: 'DARK', frontText: 'Onnea', name: 'Eeva Koski', phone: '+358504431290' },
    })
    for (const name of [/Kassalle/, /Takaisin etusivulle/]) expect(screen.getByRole('link', { name })).toBeTruthy()
    expect(sessionStorage.getItem('customTabletDraft')).toBeNull()
    await user.click(screen.getByRole('button', { name: /Sama levy toiselle/ }))
    expect(box('Saajan nimi').value).toBe('')
    await user.click(screen.getAllByRole('button', { name: /Takaisin suunnitteluun|Suunnittele/ })[0] as HTMLElement)
    expect(box('Teksti etupuolelle').value).toBe('Onnea')
  })

  it('sends as many as it shows, no more than there are of the flavour, and begins anew with the first', async () => {
    const user = userEvent.setup()
    server.on(addCall, () => ({ body: sampleCart({}, [sampleLine({ code: 'MILK', isCustomTablet: true })]) }))
    show([tablet('DARK', 'Tumma 70 %'), tablet('MILK', 'Maito 40 %', { inStockQuantity: 4 })])
    const figure = () => screen.getByRole<HTMLInputElement>('spinbutton')
    const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
    await user.type(box('Teksti etupuolelle'), 'Onnea')
    await user.click(button('Jatka saajan tietoihin'))
    await fillRecipient(user)
    await user.clear(figure())
    await user.type(figure(), '10{Enter}')
    expect(figure().value).toBe('10')
    await user.click(screen.getByRole('button', { name: /Takaisin/ }))
    await user.click(radio(/Maito/))
    await user.click(button('Jatka saajan tietoihin'))
    expect(figure().value).toBe('4')
    await user.click(button('Lisää ostoskoriin'))
    await waitFor(() => expect(server.calls(addCall)[0]?.body).toMatchObject({ code: 'MILK', quantity: 4 }))
    await user.click(await screen.findByRole('button', { name: /Sama levy toiselle/ }))
    expect(figure().value).toBe('4')
    await fillRecipient(user)
    await user.click(button('Lisää ostoskoriin'))
    await user.click(await screen.findByRole('button', { name: /Uusi levy/ }))
    await waitFor(() => expect(radio(/Tumma/).checked).toBe(true))
    expect(box('Teksti etupuolelle').value).toBe('')
  })

  it('lays a begun tablet aside for a line of the cart, and gives it back with its flavour', async () => {
    const user = userEvent.setup()
    const line = sampleLine({
      id: 'line-1',
      code: 'DARK',
      isCustomTablet: true,
      frontText: 'Kiitos',
      recipientName: 'Otto Nyman',
      recipientAddress: 'Storgatan 12',
      recipientPostalCode: '20100',
      recipientCity: 'Turku',
      recipientCountry: 'FIN',
      recipientPhone: '+358401234567',
    })
    server.on('GET /api/me/carts', () => ({ body: sampleCart({}, [line]) }))
    server.on('POST /api/me/carts/engraving', () => ({ body: sampleCart({}, [line]) }))
    const begun = show(two(), `${path}?code=MILK`)
    await user.type(box('Teksti etupuolelle'), 'Onnea')
    begun.unmount()

    show(two(), `${path}?code=DARK&edit=line-1`)
    await waitFor(() => expect(box('Teksti etupuolelle').value).toBe('Kiitos'))
    expect(screen.getByText(/Toinen levysi odottaa/)).toBeTruthy()
    await user.click(button('Jatka saajan tietoihin'))
    await user.click(button('Tallenna muutokset'))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/tallennettu/))
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Otto')
    await user.click(screen.getByRole('button', { name: /Jatka toista levyä/ }))
    await waitFor(() => expect(box('Teksti etupuolelle').value).toBe('Onnea'))
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /Maito/ }).checked).toBe(true))
  })

  it('cannot be added when the flavour cannot be bought, and says so', async () => {
    const user = userEvent.setup()
    show([tablet('DARK', 'Tumma 70 %', { isBuyable: false })])
    await user.type(box('Teksti etupuolelle'), 'Onnea')
    await user.click(button('Jatka saajan tietoihin'))
    await fillRecipient(user)
    expect(isDisabled(button('Lisää ostoskoriin'))).toBe(true)
    expect(screen.getByText('Tätä suklaata ei voi nyt tilata. Valitse toinen.')).toBeTruthy()
    expect(isDisabled(screen.getByRole('spinbutton'))).toBe(true)
    expect(screen.queryByRole('button', { name: 'Ilmoita, kun tuote on taas saatavilla' })).toBeNull()
  })

  it('offers a mail for a flavour that is sold out', async () => {
    const user = userEvent.setup()
    show([tablet('DARK', 'Tumma 70 %', { inStock: false, inStockQuantity: 0 }), tablet('MILK', 'Maito 40 %')])
    expect(button('Ilmoita, kun tuote on taas saatavilla')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: /Maito/ }))
    expect(screen.queryByRole('button', { name: 'Ilmoita, kun tuote on taas saatavilla' })).toBeNull()
  })
})
