import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { templateName } from '#src/shell/contract/block.ts'
import { show } from '#src/products/web/testing/show-page.tsx'
import { productHighlightComponents } from '../product-highlight-components.ts'
import { productHighlightSamples } from './product-highlight-block.sample.ts'
import { type DeliveredHighlight, ProductHighlightBlock } from './ProductHighlightBlock.tsx'
import { categorySample } from '../../samples/list-pages.ts'

const [full, bare] = productHighlightSamples as [DeliveredHighlight, DeliveredHighlight] // two samples, see their file
const open = (block: DeliveredHighlight) => show(categorySample(), <ProductHighlightBlock block={block} />)

describe('a product highlight', () => {
  it('is registered under its template name', () => {
    expect(Object.keys(productHighlightComponents)).toEqual([templateName(full.contentType)])
  })

  it('shows its cards one heading level below its own, and the way onward', () => {
    const { container } = open(full)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Tämän kuun suosikit')
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4)
    expect(container.querySelector('.kit-go')?.getAttribute('href')).toBe('/tuotteet/suklaalevyt')
  })

  it('needs no heading, and is not there without products', () => {
    const { container } = open(bare)
    expect(container.querySelector('.kit-head')).toBeNull()
    expect(open({ ...full, products: [] }).container.innerHTML).toBe('')
  })
})
