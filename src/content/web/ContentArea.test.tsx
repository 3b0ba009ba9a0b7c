import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import type { Block } from '#src/shell/contract/block.ts'
import { useBlockPlace } from './block-place.ts'
import { ContentArea, PageAreas, rowsOf } from './ContentArea.tsx'
import { sampleBase } from '../contract/sample-base.ts'
import { clearTyped, followFailed, setTyped } from '#src/shell/web/page/edited-page.ts'
import { samplePage } from './gallery/sample-page.ts'
import { inPage } from './testing/in-page.tsx'

function block(id: number, type = 'WordBlock', displayOption?: Block['displayOption']): Block {
  return { ...sampleBase(type, id), word: `sana${id}`, ...(displayOption && { displayOption }) }
}

function Word({ block }: { block: { word: string } }) {
  const { first, nested } = useBlockPlace()
  return (
    <p data-first={first} data-nested={nested}>
      {block.word}
    </p>
  )
}

function Broken(): never {
  throw new Error('A broken block')
}

const components = { WordBlock: Word, BrokenBlock: Broken }

describe('a content area', () => {
  test('looks blocks up by their last type and leaves unknown ones out', () => {
    render(inPage(<ContentArea blocks={[block(1), block(2, 'FutureBlock'), block(3)]} />, { components }).ui)
    expect(screen.getAllByText(/sana/).map((node) => node.textContent)).toEqual(['sana1', 'sana3'])
  })

  test('a block that breaks in the browser takes only itself off the page', () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    render(inPage(<ContentArea blocks={[block(1), block(2, 'BrokenBlock'), block(3)]} />, { components }).ui)
    expect(screen.getByText('sana1')).toBeTruthy()
    expect(screen.getByText('sana3')).toBeTruthy()
    errors.mockRestore()
  })

  test('a block that breaks on the server does too', () => {
    const html = renderToString(
      inPage(<ContentArea blocks={[block(1), block(2, 'BrokenBlock'), block(3)]} />, { components }).ui,
    )
    expect(html).toContain('sana1')
    expect(html).toContain('sana3')
  })

  test('only the first block of a leading area stands first', () => {
    render(inPage(<ContentArea lead blocks={[block(1), block(2)]} />, { components }).ui)
    expect(screen.getByText('sana1').dataset['first']).toBe('true')
    expect(screen.getByText('sana2').dataset['first']).toBe('false')
  })

  test('neighbouring parts share a row', () => {
    const blocks = [
      block(1),
      block(2, 'WordBlock', 'half'),
      block(3, 'WordBlock', 'half'),
      block(4, 'WordBlock', 'full'),
      block(5, 'WordBlock', 'third'),
    ]
    expect(rowsOf(blocks).map((row) => row.map((one) => one.contentLink.id))).toEqual([[1], [2, 3], [4], [5]])
    render(inPage(<ContentArea blocks={blocks} />, { components }).ui)
    expect(document.querySelectorAll('.content-area__row')).toHaveLength(2)
    expect(screen.getByText('sana3').dataset['nested']).toBe('true')
  })
})

test('the place of an empty area is there in the page editor, and nowhere else', () => {
  const areas = <PageAreas areas={[[], []]} />
  expect(render(inPage(areas).ui).container.querySelector('.content-area')).toBeNull()
  expect(
    render(inPage(areas, { page: { ...samplePage(), isEdited: true } }).ui).container.querySelector('.content-area'),
  ).not.toBeNull()
})

describe('while the page is edited', () => {
  test('the words being typed of one block are shown at once, and no other block is rendered', () => {
    render(inPage(<ContentArea blocks={[block(1), block(2)]} />, { components }).ui)
    const other = screen.getByText('sana2')
    act(() => setTyped(1, { ...block(1), word: 'kirjain' }))
    expect(screen.getByText('kirjain')).toBeTruthy()
    expect(screen.getByText('sana2')).toBe(other)
    clearTyped()
  })

  test('a block that breaks is told of, and tried again when it has changed', () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const failed: number[] = []
    followFailed((id) => failed.push(id))
    const page = (blocks: Block[]) => inPage(<ContentArea blocks={blocks} />, { components }).ui
    const { rerender } = render(page([block(1, 'BrokenBlock')]))
    rerender(page([{ ...block(1), word: 'ehjä' }]))
    expect(screen.getByText('ehjä')).toBeTruthy()
    expect(failed).toContain(1)
    followFailed(null)
    errors.mockRestore()
  })
})
