import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleCard } from '../../contract/sample-cards.ts'
import { show, type StubbedCall, stubAnswers } from '../testing/show-page.tsx'
import { RecentlyViewed } from './RecentlyViewed.tsx'
import { addViewed } from './viewed-store.ts'
import { categorySample } from '#src/listing/web/samples/list-pages.ts'

let calls: StubbedCall[]
let comeNear: (() => void)[]

beforeEach(() => {
  comeNear = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly seen: (entries: { isIntersecting: boolean }[]) => void
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.seen = seen
      }
      observe() {
        comeNear.push(() => this.seen([{ isIntersecting: true }]))
      }
      disconnect() {}
    },
  )
  vi.stubGlobal('requestIdleCallback', () => 0)
  calls = stubAnswers(vi.stubGlobal, {
    '/api/products/cards': ({ query }) => ({
      body: (query.get('codes') ?? '')
        .split(',')
        .map((code) => sampleCard(code.toLowerCase(), `Tuote ${code}`, { code })),
    }),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const page = categorySample()
const open = (code?: string) => show(page, <RecentlyViewed {...(code !== undefined && { code })} />)
const names = () => screen.queryAllByRole('article').map((card) => card.querySelector('h3')?.textContent)

it('shows what was looked at before, the last first, without the product of the page, once it comes near', async () => {
  for (const code of ['A', 'B', 'C', 'D', 'E', 'F']) addViewed(code)
  open('F')
  expect(calls).toEqual([])
  comeNear.forEach((near) => near())
  await screen.findByRole('heading', { name: 'Katsoit viimeksi' })
  await waitFor(() => expect(names()).toEqual(['Tuote E', 'Tuote D', 'Tuote C', 'Tuote B']))
})

it('remembers the product of the page without permission in memory only', () => {
  open('G')
  expect(localStorage.getItem('recentlyViewed')).toBeNull()
})
