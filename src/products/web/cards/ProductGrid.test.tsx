import { act, screen, waitFor } from '@testing-library/react'
import { Profiler } from 'react'
import { useLocation } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from '../testing/show-page.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { sampleList } from '#src/listing/web/samples/sample-list.ts'
import { categorySample } from '#src/listing/web/samples/list-pages.ts'

const cards = sampleList.productViewModels
const countCards = () => document.querySelectorAll('article').length

/** Cards in the document after each commit, and how many of them before the panel. */
let commits: number[]
let panelAfter: number[]
beforeEach(() => {
  commits = []
  panelAfter = []
  // Never idle: live prices and stock are another test's.
  vi.stubGlobal('requestIdleCallback', () => 0)
})

function onCommit(): void {
  commits.push(countCards())
  panelAfter.push([...document.querySelectorAll('.kit-grid > *')].findIndex(({ tagName }) => tagName === 'SECTION'))
}

function Site() {
  const { pathname } = useLocation()
  if (pathname === '/') return <p>Etusivu</p>
  return (
    <Profiler id="list" onRender={onCommit}>
      <ProductGrid cards={cards} lead panel={<section />} />
    </Profiler>
  )
}

const page = categorySample()

describe('the cards of a list', () => {
  it('are all there at once when the document begins with them', () => {
    show(page, <Site />, { url: '/lista' })
    expect([...new Set(commits)]).toEqual([cards.length])
  })

  it('come with the first screen first when a link leads to them, and all of them then', async () => {
    const { router } = show(page, <Site />, { url: '/' })
    await act(() => router.navigate('/lista'))
    expect([...new Set(commits)]).toEqual([8])
    await waitFor(() => expect(commits.at(-1)).toBe(cards.length))
    // What stands between them comes with the rest, and is where it stays.
    expect([...new Set(panelAfter)]).toEqual([-1, 8])
  })

  it('are all there at once when one goes back to them', async () => {
    const { router } = show(page, <Site />, { url: '/lista' })
    await act(() => router.navigate('/'))
    expect(screen.getByText('Etusivu')).toBeTruthy()
    commits = []
    await act(() => router.navigate(-1))
    expect([...new Set(commits)]).toEqual([cards.length])
  })
})
