import { fireEvent, render, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FacetGroups } from './FacetGroups.tsx'

const labels = { title: 'Filters', clear: 'Clear', more: (count: number) => `${count} more` }

/** A group of so many choices; the list that wide windows show. */
function show(count: number, chosen: readonly number[] = []) {
  const facetSubcategories = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Kind ${index + 1}`,
    count: 1,
  }))
  const facets = [{ id: 1, name: 'Kinds', order: 1, facetSubcategories }]
  const { container } = render(<FacetGroups facets={facets} chosen={chosen} onChoose={() => {}} labels={labels} />)
  const rail = within(container.querySelector('.kit-facets__rail') as HTMLElement) // it is always there
  return { rail, boxes: () => rail.getAllByRole<HTMLInputElement>('checkbox') }
}

describe('choices of a facet', () => {
  it('are ten at first, and the others on demand, with the keyboard at the first of them', () => {
    const { rail, boxes } = show(13)
    expect(boxes()).toHaveLength(10)
    fireEvent.click(rail.getByRole('button', { name: '3 more' }))
    expect(boxes()).toHaveLength(13)
    expect(document.activeElement).toBe(boxes()[10])
    expect(rail.queryByRole('button')).toBeNull()
  })

  it('are all there where they are ten', () => {
    const { rail, boxes } = show(10)
    expect(boxes()).toHaveLength(10)
    expect(rail.queryByRole('button')).toBeNull()
  })

  it('begin with what was chosen from the start, so that none of it hides', () => {
    const { boxes } = show(13, [13])
    expect(boxes()).toHaveLength(10)
    const [first] = boxes()
    expect([first?.value, first?.checked]).toEqual(['13', true])
  })
})
