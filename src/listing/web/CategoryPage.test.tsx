import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi, beforeEach, afterEach } from 'vitest'
import { BlockComponentsContext } from '#src/content/web/block-components-context.ts'
import type { Block } from '#src/shell/contract/block.ts'
import { CategoryPage } from './CategoryPage.tsx'
import { serverHtml, show } from '#src/products/web/testing/show-page.tsx'
import { categorySample } from './samples/list-pages.ts'

beforeEach(() => void vi.stubGlobal('requestIdleCallback', () => 0))
afterEach(() => void vi.unstubAllGlobals())

const open = (page = categorySample()) => show(page, <CategoryPage page={page} />)
const html = (type: string, text: string) => ({
  contentType: ['Block', type],
  contentLink: { id: 1, guidValue: text },
  heading: text,
  headingLevel: 'h2',
  html: `<p>${text}</p>`,
})

describe('a category', () => {
  it('leads to the groups below it', () => {
    open()
    const groups = within(screen.getByRole('navigation', { name: 'Tuoteryhmät' })).getAllByRole('link')
    expect(
      groups.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Kaikki', '/tuotteet/suklaalevyt', 'page'],
      ['Tumma suklaa', '/tuotteet/suklaalevyt/tumma', null],
      ['Maitosuklaa', '/tuotteet/suklaalevyt/maito', null],
      ['Valkosuklaa ja rubiini', '/tuotteet/suklaalevyt/valkoinen', null],
    ])
  })

  it('without groups has no way to any', () => {
    const page = categorySample()
    open({ ...page, navigation: { ...page.navigation, categories: [] } })
    expect(screen.queryByRole('navigation', { name: 'Tuoteryhmät' })).toBeNull()
  })

  it('has its heading at the level of the model', () => {
    open(categorySample({ headingLevel: 'h2' }))
    expect(screen.getByRole('heading', { level: 2, name: /^Suklaa/ })).toBeTruthy()
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  })

  it('has its top content in place of the intro, and the intro without it', () => {
    expect(serverHtml(categorySample(), CategoryPage)).toContain('jokaisella on oma kuosi')
    const page = { ...categorySample(), topContentArea: [html('RichTextBlock', 'Talven uutuudet')] }
    const shown = serverHtml(page, CategoryPage)
    expect(shown).not.toContain('jokaisella on oma kuosi')
    expect(shown).toMatch(/<h1[^>]*>Suklaa/)
    expect(shown).toContain('Tumma suklaa')
  })

  it('has its picture beside the words of the intro, fetched at once but after the first products, and none where it has none', () => {
    const picture = (page: ReturnType<typeof categorySample>) => {
      const [head = ''] = /<section class="listing-head.*?<\/section>/s.exec(serverHtml(page, CategoryPage)) ?? []
      return /<img[^>]*>/.exec(head)?.[0]
    }
    const assets = [{ url: '/media/category/suklaalevyt.webp', altText: '' }]
    const shown = picture(categorySample({ assets }))
    expect(shown).toContain('category/suklaalevyt')
    expect(shown).toMatch(/alt=""/)
    expect(shown).toMatch(/loading="eager"/)
    expect(shown).toMatch(/fetchpriority="low"/i)
    expect(picture(categorySample({ assets: [] }))).toBeUndefined()
    const top = { ...categorySample({ assets }), topContentArea: [html('RichTextBlock', 'Talven uutuudet')] }
    expect(picture(top)).toBeUndefined()
  })

  it('has its content areas below the list', () => {
    const areas = { mainContentArea: [html('Note', 'Pää')], bottomContentArea: [html('Note', 'Loppu')] }
    const page = { ...categorySample(), ...areas }
    const Note = ({ block }: { block: Block }) => <p data-testid="note">{String(block['heading'])}</p>
    show(
      page,
      <BlockComponentsContext value={{ Note }}>
        <CategoryPage page={page} />
      </BlockComponentsContext>,
    )
    const [main, bottom] = screen.getAllByTestId('note')
    expect([main?.textContent, bottom?.textContent]).toEqual(['Pää', 'Loppu'])
    const pages = screen.getByRole('navigation', { name: 'Sivut' })
    expect(pages.compareDocumentPosition(main ?? pages)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})
