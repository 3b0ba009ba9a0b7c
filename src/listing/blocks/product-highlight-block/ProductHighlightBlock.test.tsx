import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { categorySample } from '../../web/samples/list-pages.ts'
import { BlockPlaceContext } from '#src/content/web/block-place.ts'
import { show } from '#src/products/web/testing/show-page.tsx'
import { productHighlightBlock, type ProductHighlightBlock as HighlightFields } from './product-highlight.block.ts'
import { ProductHighlightBlock } from './ProductHighlightBlock.tsx'

const [full, bare] = productHighlightBlock.samples
const open = (block: HighlightFields) => show(categorySample(), <ProductHighlightBlock block={block} />)

describe('a product highlight', () => {
  it('is registered under its type', () => {
    expect(full.contentType.at(-1)).toBe(productHighlightBlock.type)
  })

  it('shows its cards one heading level below its own, and the way onward', () => {
    const { container } = open(full)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Tämän kuun suosikit')
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4)
    expect(container.querySelector('.kit-go')?.getAttribute('href')).toBe('/tuotteet/suklaalevyt')
  })

  it('is where links to the block lead', () => {
    const { container } = show(
      categorySample(),
      <BlockPlaceContext value={{ first: false, nested: false, anchor: 'block-7' }}>
        <ProductHighlightBlock block={full} />
      </BlockPlaceContext>,
    )
    expect(container.querySelector('#block-7')?.tagName).toBe('SECTION')
  })

  it('needs no heading, and is not there without products', () => {
    const { container } = open(bare)
    expect(container.querySelector('.kit-head')).toBeNull()
    expect(open({ ...full, products: [] }).container.innerHTML).toBe('')
  })
})
