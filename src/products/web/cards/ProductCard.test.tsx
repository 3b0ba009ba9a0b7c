import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ProductCard as Card } from '../../contract/card.ts'
import { samplePrice, sampleCard } from '../../contract/sample-cards.ts'
import { createTestCart, show } from '../testing/show-page.tsx'
import { ProductCard } from './ProductCard.tsx'
import { cardTag, productTags } from './product-tags.ts'
import { categorySample } from '#src/listing/web/samples/list-pages.ts'

const bar = (changes: Partial<Card> = {}) => sampleCard('tumma-85', 'Tumma suklaa 85\u00a0%, kuusenkerkkä', changes)
const showCard = (card: Card) => {
  const cart = createTestCart()
  return { cart, ...show(categorySample(), <ProductCard card={card} />, { slots: cart.slots }) }
}

describe('a product card', () => {
  it('links name and picture to the first variation, the taste in italic', () => {
    const { container } = showCard(bar({ code: 'KV1' }))
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(new Set(links)).toEqual(new Set(['/tuotteet/suklaalevyt/tumma-85?code=KV1-100G']))
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(container.querySelector('h3 i')?.textContent).toBe('kuusenkerkkä')
  })

  it('adds one of the first variation', async () => {
    const { cart } = showCard(bar({ code: 'KV1', displayName: 'Suklaa\u00adkuulat' }))
    await userEvent.click(screen.getByRole('button', { name: 'Lisää ostoskoriin: Suklaakuulat' }))
    expect(cart.added).toEqual([{ code: 'KV1-100G', quantity: 1, name: 'Suklaakuulat' }])
  })

  it('adds the size it shows, and names it and the number of sizes', async () => {
    const { cart, container } = showCard(bar({ code: 'KV1', variationCodes: ['KV1-100G', 'KV1-40G', 'KV1-200G'] }))
    expect(container.querySelector('.kit-unit')?.textContent).toBe('100\u00a0g · 45,00\u00a0€/kg · 3\u00a0kokoa')
    await userEvent.click(screen.getByRole('button', { name: /^Lisää ostoskoriin: .*, 100\sg$/ }))
    expect(cart.added).toMatchObject([{ code: 'KV1-100G', quantity: 1 }])
  })

  it('leads to the product where something must be chosen first', () => {
    const { container } = showCard(bar({ needsChoice: true, disableAddToCart: true, variationCodes: ['a', 'b'] }))
    expect(container.querySelector('.kit-unit')?.textContent).not.toContain('kokoa')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: /^Valitse/ }).getAttribute('href')).toContain('?code=')
  })

  it('offers nothing of what is not for sale', () => {
    showCard(bar({ isBuyable: false, disableAddToCart: true }))
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  it('says that it is sold out and cannot be added then', () => {
    showCard(bar({ inStock: false }))
    expect(screen.getByText('Loppunut')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows a reduction against the lowest price of 30 days', () => {
    const { container } = showCard(bar(samplePrice(360, 100, 450)))
    expect(container.querySelector('.kit-tag')?.textContent).toBe('−20\u00a0%')
    expect(container.querySelector('.kit-now')?.textContent).toBe('3,60\u00a0€')
    expect(container.querySelector('s')?.textContent).toContain('4,50\u00a0€')
    expect(container.querySelector('.kit-lowest')?.textContent).toBe('30 päivän alin hinta 4,50\u00a0€')
    expect(container.querySelector('.kit-unit')?.textContent).toBe('100\u00a0g · 36,00\u00a0€/kg')
  })

  it('shows nothing where a price is missing, and marks a Finnish name elsewhere', () => {
    const none = { discountedPrice: null, discountedPriceString: '', placedPrice: null, placedPriceString: '' }
    const { container } = showCard(bar({ ...none, isBuyable: false, disableAddToCart: true, nameLanguage: 'fi' }))
    expect(container.querySelector('.kit-price')).toBeNull()
    expect(container.querySelector('.kit-card__name')?.getAttribute('lang')).toBe('fi')
  })
})

describe('tags', () => {
  const words = (key: string) => key
  const all = { vegan: 'V', bestseller: 'B', organic: 'O', easter: 'E', christmas: 'C', new: 'N', gift: 'G' }

  it.each([
    ['the reduction first', all, 20, 'sale'],
    ['then new', all, null, 'new'],
    ['then the season', { bestseller: 'B', organic: 'O', christmas: 'C' }, null, 'christmas'],
    ['then organic', { bestseller: 'B', organic: 'O' }, null, 'organic'],
    ['then bestseller', { bestseller: 'B', vegan: 'V' }, null, 'bestseller'],
    ['vegan and gift are for the product page', { vegan: 'V', gift: 'G' }, null, undefined],
  ])('a card has one: %s', (_, tags, discountPercent, kind) => {
    expect(cardTag({ tags, discountPercent }, words)?.kind).toBe(kind)
  })

  it('a product page has all that are known', () => {
    const tags = productTags({ tags: { ...all, 'yet-unknown': 'U' }, discountPercent: 5 }, words)
    expect(tags.map((tag) => tag.label).join('')).toBe('/catalogue/discount-tagNBVOGCE')
  })
})
