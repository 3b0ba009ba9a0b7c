import { describe, expect, it } from 'vitest'
import { CategoryPage } from './CategoryPage.tsx'
import { ProductPage } from '#src/products/web/ProductPage.tsx'
import { ProductsPage } from './ProductsPage.tsx'
import { samplePackage } from '#src/products/web/samples/sample-product.ts'
import { serverHtml } from '#src/products/web/testing/show-page.tsx'
import { categorySample, productsSample } from './samples/list-pages.ts'
import { productSample } from '#src/products/web/samples/product-page.ts'

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])

describe('pages without script', () => {
  it('a category has its first page, its groups and its further pages as links', () => {
    const html = serverHtml(categorySample(), CategoryPage)
    expect(html.match(/<article/g)).toHaveLength(12)
    expect(html).toContain('mustikka ja kataja')
    expect(hrefs(html)).toEqual(expect.arrayContaining(['/tuotteet/suklaalevyt/maito', '/tuotteet/suklaalevyt?page=2']))
    expect(html.match(/fetchPriority="high"/gi)).toHaveLength(2)
  })

  it('the products page leads to every category', () => {
    const html = serverHtml(productsSample(), ProductsPage)
    expect(hrefs(html)).toEqual(
      expect.arrayContaining(['/tuotteet/suklaalevyt', '/tuotteet/leivat', '/tuotteet?page=2']),
    )
  })

  it('a product has everything to read, and its sizes as links', () => {
    const html = serverHtml(productSample(), ProductPage)
    for (const words of ['soijalesitiini', 'Saattaa sisältää', '936\u00a0kJ', 'Madagaskarilta', '3,60\u00a0€'])
      expect(html).toContain(words)
    expect(hrefs(html)).toContain('/tuotteet/suklaalevyt/tumma-72-merisuola?code=KV1005-200G')
    expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1)
  })

  it('a product of the address’s code', () => {
    const page = productSample()
    expect(serverHtml(page, ProductPage, `${page.url}?code=KV1005-40G`)).toContain('merisuola 40\u00a0g')
  })

  it('a package has its contents unfolding in place', () => {
    expect(serverHtml(productSample(samplePackage), ProductPage)).toContain('Seitsemän väriä, seitsemän marjaa')
  })
})

it('the products page’s description begins short above 200 characters', () => {
  const shown = (letters: number) =>
    serverHtml({ ...productsSample(), body: `<p>${'a'.repeat(letters)}</p>` }, ProductsPage)
  expect(shown(200)).not.toContain('content-more__text--shut')
  expect(shown(201)).toContain('content-more__text--shut')
})
