import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BlockComponentsContext } from '#src/content/web/block-components-context.ts'
import { sampleBase } from '#src/content/contract/sample-base.ts'
import type { ProductPageFields, ProductPageMetadata, Variation } from '../../contract/product.ts'
import { ProductPage } from '../ProductPage.tsx'
import { sampleCards } from '../../contract/sample-cards.ts'
import { samplePackage, sampleProduct, sampleVariation } from '../samples/sample-product.ts'
import { createTestCart, show, type StubbedCall, stubAnswers } from '../testing/show-page.tsx'
import { productSample } from '../samples/product-page.ts'

let calls: StubbedCall[]
let notify: { status?: number; body: unknown }
/** Tells the sticky bar that the buy row has left the screen. */
let leave: () => void

beforeEach(() => {
  notify = { status: 202, body: null }
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(run: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin?: string } = {}) {
        // Others look at the lists of the page.
        if (rootMargin?.includes('100000px')) leave = () => run([{ isIntersecting: false }])
      }
      observe = () => {}
      disconnect = () => {}
    },
  )
  calls = stubAnswers(vi.stubGlobal, {
    '/api/inventory': () => ({ body: [] }),
    '/api/pricing/bycodes': () => ({ body: [] }),
    '/api/inventory/notify': () => notify,
  })
})
afterEach(() => vi.unstubAllGlobals())

function open(fields: Partial<ProductPageFields> = {}, query = '') {
  const page = productSample({ ...sampleProduct, ...fields })
  const cart = createTestCart()
  return { cart, ...show(page, <ProductPage page={page} />, { url: page.url + query, slots: cart.slots }) }
}
const only = (changes: Partial<Variation>): Partial<ProductPageFields> => ({
  variations: [sampleVariation('KV1', changes)],
})
const withOptions = (options: Partial<ProductPageMetadata>): Partial<ProductPageFields> => ({
  productPageMetadata: { ...sampleProduct.productPageMetadata, ...options },
})
const lookups = () => waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(2))
const asked = () =>
  calls.filter(({ path }) => path === '/api/inventory/notify').map(({ body }) => JSON.parse(String(body)))

describe('the notice', () => {
  it.each([
    ['recall', 'Takaisinveto', 'kit-alert'],
    ['warning', 'Tärkeää', 'kit-alert kit-alert--warning'],
    ['information', 'Hyvä tietää', 'kit-alert kit-alert--info'],
  ] as const)('%s comes before the name, as text', async (type, label, className) => {
    open({ notice: { type, text: 'Erä <b>L2407</b>\nPalauta se.' } })
    const alert = screen.getByText(label).closest('.kit-alert')
    expect(alert?.className).toBe(className)
    expect(alert?.textContent).toContain('Erä <b>L2407</b>')
    const title = screen.getByRole('heading', { level: 1 })
    expect(alert && alert.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await lookups()
  })

  it('in Finnish on another language’s page is marked as Finnish', async () => {
    open({ notice: { type: 'recall', text: 'Palauta erä' }, finnishFields: ['notice'] })
    expect(screen.getByText('Palauta erä').getAttribute('lang')).toBe('fi')
    await lookups()
  })
})

describe('the display options', () => {
  it('a call to action, in a new window when it says so', async () => {
    const link = { callToActionLink: '/kerho', callToActionLinkText: 'Liity kerhoon' }
    const { unmount } = open(link)
    expect(screen.getByRole('link', { name: 'Liity kerhoon' }).getAttribute('target')).toBeNull()
    unmount()
    open({ ...link, openCtaInNewWindow: true })
    expect(screen.getByRole('link', { name: 'Liity kerhoon' }).getAttribute('target')).toBe('_blank')
    await lookups()
  })

  it('a header in other colours over a picture of its own', async () => {
    const { container } = open(
      withOptions({ inverseProductHeaderFontColor: true, backgroundImageUrl: '/media/hero/kuusi 1.webp' }),
    )
    const header = container.querySelector<HTMLElement>('.product__info')
    expect(header?.className).toContain('product__info--inverse')
    expect(header?.style.backgroundImage).toContain('/media/hero/kuusi%201.webp')
    await lookups()
  })

  it('no panel of diets when the page is to say nothing of them', async () => {
    const name = 'Erityisruokavaliot'
    const { unmount } = open(withOptions({ hideAllergens: true, hideSuitables: true }))
    expect(screen.getByRole('button', { name })).toBeTruthy()
    unmount()
    open(withOptions({ hideAllergens: true, hideSuitables: true, hideDiets: true }))
    expect(screen.queryByRole('button', { name })).toBeNull()
    await lookups()
  })

  it('no title over the story', async () => {
    open(withOptions({ hideProductDetailsTitle: true }))
    expect(screen.queryByRole('heading', { name: /Suola ensin/ })).toBeNull()
    await lookups()
  })

  it.each([
    ['its own', {}, 'Suola ensin, kaakao perässä', null],
    ['its own in Finnish', { finnishFields: ['storyHeading'] }, 'Suola ensin, kaakao perässä', 'fi'],
    ['the legal name, where it has none', { storyHeading: '' }, 'Tumma suklaa, jossa merisuolaa', null],
    ['the short name, for what is no food', { storyHeading: '', nameOfTheFood: '' }, 'Tumma suklaa 72\u00a0%', null],
  ])('over the story stands a heading: %s', async (_case, fields, name, lang) => {
    open(fields)
    expect(screen.getByRole('heading', { level: 2, name }).getAttribute('lang')).toBe(lang)
    await lookups()
  })

  it('without a carousel one picture stands alone', async () => {
    open(withOptions({ useImageCarousel: false }))
    expect(screen.queryByRole('button', { name: 'Seuraava kuva' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Kuva 2' })).toBeNull()
    await lookups()
  })

  it('one picture has no carousel', async () => {
    open(only({ assets: [] }))
    expect(screen.getAllByRole('link', { name: /^Suurenna/ })).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Seuraava kuva' })).toBeNull()
    await lookups()
  })

  it('the shipping panel has the title it was given', async () => {
    open({ shippingTitle: 'Kesätoimitus' })
    await userEvent.click(screen.getByRole('button', { name: 'Kesätoimitus' }))
    expect(await screen.findByRole('dialog', { name: 'Kesätoimitus' })).toBeTruthy()
  })

  it('the shipping panel tells how far the cart is from free delivery', async () => {
    const page = productSample(sampleProduct)
    const slots = { ...createTestCart().slots, FreeShippingProgress: () => <p>Vielä 12 €</p> }
    show(page, <ProductPage page={page} />, { url: page.url, slots })
    await userEvent.click(screen.getByRole('button', { name: 'Toimitus' }))
    const panel = await screen.findByRole('dialog', { name: 'Toimitus' })
    expect(within(panel).getByText('Vielä 12 €')).toBeTruthy()
  })

  it('the shipping panel tells method, price and days of every country, as the server has them', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Toimitus' }))
    const panel = await screen.findByRole('dialog', { name: 'Toimitus' })
    const rows = within(panel)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])
    // A Finnish or Swedish date ends in a full stop of its own.
    expect(rows).toEqual([
      [
        'Suomi',
        'Kotiinkuljetus, 8,90\u00a0€Perillä ti 24.11.–to 26.11.Ilmainen toimitus vähintään 49\u00a0€:n tilauksiin',
      ],
      ['Ruotsi, Norja, Tanska ja Islanti', 'Toimitus ulkomaille, 12,90\u00a0€Perillä to 26.11.–ke 2.12.'],
    ])
  })

  it('the editors’ areas of a product stand above, inside and below it', async () => {
    const area = (id: number, word: string) => [{ ...sampleBase('WordBlock', id), word }]
    const page = {
      ...productSample(sampleProduct),
      topContentArea: area(1, 'ylhäällä'),
      mainContentArea: area(2, 'keskellä'),
      bottomContentArea: area(3, 'alhaalla'),
    }
    const blocks = { WordBlock: ({ block }: { block: { word: string } }) => <p className="word">{block.word}</p> }
    const { container } = show(
      page,
      <BlockComponentsContext value={blocks}>
        <ProductPage page={page} />
      </BlockComponentsContext>,
    )
    const marks = [...container.querySelectorAll('.word, h1, .prod-row, .kit-accordion')].map((node) =>
      node.className === 'word' ? node.textContent : node.tagName,
    )
    expect(marks[0]).toBe('ylhäällä')
    expect(marks.indexOf('keskellä')).toBeGreaterThan(marks.indexOf('H1'))
    expect(marks.at(-1)).toBe('alhaalla')
    await lookups()
  })

  it('related items have a heading of their own, and can be hidden', async () => {
    const items = { relatedItems: sampleCards.slice(0, 2) }
    const { unmount } = open(items)
    expect(screen.getByRole('heading', { name: 'Myös lahjapaketeissa' })).toBeTruthy()
    unmount()
    open({ ...items, ...withOptions({ hideRelatedItems: true }) })
    expect(screen.queryByRole('heading', { name: 'Myös lahjapaketeissa' })).toBeNull()
    await lookups()
  })

  it('a size guide opens from beside the sizes, as its HTML', async () => {
    open({ sizeGuide: '<table><tbody><tr><td>100 g on 12 palaa</td></tr></tbody></table>' })
    await userEvent.click(screen.getByRole('button', { name: 'Koko-opas' }))
    const panel = await screen.findByRole('dialog', { name: 'Koko-opas' })
    expect(within(panel).getByRole('cell', { name: '100 g on 12 palaa' })).toBeTruthy()
  })
})

describe('buying', () => {
  it('says what delivery costs, when it comes and what travels free, of what can be bought', async () => {
    const { unmount } = open()
    expect(screen.getByText(/^Toimitus Suomeen alkaen 8,90\s€, perillä ti 24\.11\.–to 26\.11\./)).toBeTruthy()
    expect(screen.getByText(/Ilmainen toimitus vähintään 49\s€:n tilauksiin/)).toBeTruthy()
    unmount()
    open({}, '?code=KV1005-200G')
    expect(screen.queryByText(/perillä/)).toBeNull()
    await lookups()
  })

  it('says that delivery is free of what reaches the limit by itself', async () => {
    const { unmount } = open(only({ discountedPrice: 48.99 }))
    expect(screen.getByText(/^Toimitus Suomeen alkaen 8,90\s€/)).toBeTruthy()
    unmount()
    const one = open(only({ discountedPrice: 49 }))
    expect(screen.getByText('Toimitus Suomeen maksutta, perillä ti 24.11.–to 26.11.')).toBeTruthy()
    one.unmount()
    open(only({ discountedPrice: 24.5 }))
    expect(screen.getByText(/^Toimitus Suomeen alkaen 8,90\s€/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Lisää' }))
    expect(screen.getByText('Toimitus Suomeen maksutta, perillä ti 24.11.–to 26.11.')).toBeTruthy()
    await lookups()
  })

  it('tells the exact number left, in a tooltip, only when stock is low', async () => {
    open(only({ inStockQuantity: 7 }))
    await userEvent.click(screen.getByText('Montako on jäljellä'))
    expect(screen.getByText('Varastossa 7 kpl')).toBeTruthy()
    await lookups()
  })

  it('the stepper stands still when nothing can be bought, and says why', async () => {
    open({}, '?code=KV1005-200G')
    const field = screen.getByRole('spinbutton', { name: 'Määrä' })
    expect(field.getAttribute('aria-disabled')).toBe('true')
    const why = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(why?.textContent).toBe('Loppunut')
    await userEvent.click(screen.getByRole('button', { name: 'Lisää' }))
    expect(field).toHaveProperty('value', '1')
    await lookups()
  })

  it('a reduction says what it is counted from, in the page and in the bar of phones, and what that means', async () => {
    open()
    await lookups()
    const line = document.querySelector('.product-pricebox__lowest')
    expect(line?.textContent).toContain('Viimeisten 30 päivän alin hinta 4,50')
    const mark = screen.getByText('Mitä alin hinta tarkoittaa')
    expect(line?.contains(mark)).toBe(true)
    const hint = mark.closest('details')
    expect(hint?.open).toBe(false)
    await userEvent.click(mark)
    expect(hint?.open).toBe(true)
    expect(hint?.textContent).toContain('Alennus lasketaan alimmasta hinnasta')
    act(() => leave())
    expect(document.querySelector('.product-buybar')?.textContent).toContain('30 päivän alin hinta 4,50')
  })

  it('the bar of phones adds as many as were chosen above; another variation begins at one', async () => {
    const { cart } = open()
    await lookups()
    const quantity = screen.getByRole('spinbutton', { name: 'Määrä' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '3{Enter}')
    act(() => leave())
    const bar = document.querySelector<HTMLElement>('.product-buybar')
    if (!bar) throw new Error('There is no bar')
    expect(bar.textContent).toContain('3\u00a0× 100\u00a0g')
    await userEvent.click(within(bar).getByRole('button'))
    expect(cart.added).toMatchObject([{ code: 'KV1005-100G', quantity: 3 }])
    await userEvent.click(screen.getByRole('link', { name: /^40/ }))
    expect(screen.getByRole('spinbutton', { name: 'Määrä' })).toHaveProperty('value', '1')
  })
})

describe('asking for a mail', () => {
  const soldOut = async () => {
    open({}, '?code=KV1005-200G')
    await userEvent.click(screen.getByRole('button', { name: 'Ilmoita, kun tuote on taas saatavilla' }))
    return screen.findByRole('textbox', { name: 'Sähköposti' })
  }

  it('is offered of what is sold out only, which can be chosen all the same', async () => {
    open()
    expect(screen.queryByRole('button', { name: /^Ilmoita/ })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: /^200/ }))
    expect(screen.getByRole('button', { name: /^Ilmoita/ })).toBeTruthy()
    await lookups()
  })

  it('takes the focus, sends code, address and language, and thanks', async () => {
    const field = await soldOut()
    await waitFor(() => expect(document.activeElement).toBe(field))
    await userEvent.type(field, ' aino@posti.example{Enter}')
    const thanks = await screen.findByText(/Kirjoitamme osoitteeseen aino@posti\.example/)
    expect(asked()).toEqual([{ code: 'KV1005-200G', email: 'aino@posti.example', language: 'fi' }])
    expect(document.activeElement).toBe(thanks)
  })

  it('says beside the field what is wrong with an address, and asks nobody', async () => {
    const field = await soldOut()
    await userEvent.type(field, 'aino{Enter}')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(field).toHaveProperty('value', 'aino')
    expect(asked()).toEqual([])
  })

  it.each([
    [{ status: 400, body: [{ key: 'catalogue/restock/in-stock', value: 'Taas varastossa.' }] }, /^Taas varastossa\.$/],
    [{ status: 429, body: [{ key: 'rate-limited', value: 'x' }] }, /tunnin päästä/],
    [{ status: 500, body: {} }, /hetken kuluttua/],
  ])('an answer %j keeps the address and says what to do', async (answer, words) => {
    notify = answer
    const field = await soldOut()
    await userEvent.type(field, 'aino@posti.example{Enter}')
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(screen.getByRole('textbox', { name: 'Sähköposti' })).toHaveProperty('value', 'aino@posti.example')
  })

  it('shows the server’s word on the field at the field', async () => {
    notify = { status: 400, body: { errors: { email: ['Tarkista osoite'] } } }
    const field = await soldOut()
    await userEvent.type(field, 'aino@posti.example{Enter}')
    expect(await screen.findByText('Tarkista osoite')).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })
})

describe('the pictures', () => {
  it('are enlarged over the window, one after the other, closer and back', async () => {
    open()
    await lookups()
    await userEvent.click(screen.getByRole('link', { name: 'Suurenna: Tumma suklaalevy vihreässä kääreessä' }))
    const dialog = await screen.findByRole('dialog', { name: 'Kuvat suurennettuina' })
    expect(within(dialog).getByText('Kuva 1 / 2')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Seuraava kuva' }))
    expect(within(dialog).getByRole('img', { name: 'Levy avattuna kultafolion päällä' })).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lähemmäs' }))
    expect(dialog.querySelector('.product-zoom__frame--near')).not.toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Koko kuva' }))
    expect(dialog.querySelector('.product-zoom__frame--near')).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sulje kuvat' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('follow the arrow keys, and only the shown one can be reached', async () => {
    const { container } = open()
    await lookups()
    const inert = () => [...container.querySelectorAll('.product__slide')].map((slide) => slide.hasAttribute('inert'))
    expect(inert()).toEqual([false, true])
    fireEvent.keyDown(screen.getByRole('button', { name: 'Seuraava kuva' }), { key: 'ArrowRight' })
    expect(inert()).toEqual([true, false])
  })
})

describe('the contents of a package', () => {
  it('several panels are open at once, each with number, description, ingredients and table', async () => {
    open(samplePackage)
    await lookups()
    await userEvent.click(screen.getByText('Hedelmäkuulat'))
    const second = await screen.findByRole('dialog', { name: 'Hedelmäkuulat' })
    expect(within(second).getByText('Seitsemän väriä, seitsemän marjaa.')).toBeTruthy()
    await userEvent.click(within(second).getByRole('button', { name: /Tumma suklaa/ }))
    const first = await screen.findByRole('dialog', { name: /Tumma suklaa/ })
    expect(within(first).getByText('2 kpl paketissa')).toBeTruthy()
    const emphasised = within(first).getByText('soijalesitiini')
    expect(emphasised.tagName).toBe('STRONG')
    expect(emphasised.parentElement?.textContent).toBe('Kaakaomassa, sokeri, soijalesitiini, merisuola.')
    expect(within(first).getByRole('table')).toBeTruthy()
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(2)
    await userEvent.click(within(first).getByRole('button', { name: 'Sulje' }))
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(1)
    expect(second.hasAttribute('open')).toBe(true)
  })
})

describe('colours', () => {
  const make = (code: string, size: string, color: string) =>
    sampleVariation(code, {
      size,
      color,
      name: `Levy ${color} ${size}`,
      url: `/tuotteet/suklaalevyt/tumma-72-merisuola?code=${code}`,
    })
  const all = [make('a', '40 g', 'vihreä'), make('b', '100 g', 'vihreä'), make('c', '100 g', 'roosa')]

  it('are chosen in step with sizes; what no variation combines is off', async () => {
    const { address } = open({ variations: all, displayName: 'Levy' })
    await lookups()
    const colours = screen.getByRole('combobox', { name: 'Väri' })
    expect(within(colours).getByRole('option', { name: 'roosa' })).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('link', { name: /^100/ }))
    expect(address()).toContain('code=b')
    expect(within(colours).getByRole('option', { name: 'roosa' })).toHaveProperty('disabled', false)
    await userEvent.selectOptions(colours, 'roosa')
    expect(address()).toContain('code=c')
    const sizes = within(screen.getByRole('navigation', { name: 'Vaihtoehdot' }))
    expect(sizes.getByText(/^40/).closest('[aria-disabled]')).not.toBeNull()
  })

  it('a single colour is no choice, and one that no variation has yet asks to be selected', async () => {
    const { unmount } = open({ variations: all.slice(0, 2) })
    expect(screen.queryByRole('combobox', { name: 'Väri' })).toBeNull()
    unmount()
    open({ variations: [make('d', '40 g', ''), ...all] })
    expect(screen.getByRole('option', { name: 'Valitse väri' })).toHaveProperty('selected', true)
    await lookups()
  })
})
