import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { inPage } from '../../web/testing/in-page.tsx'
import { pagePromoterBlockSample } from './page-promoter.block.ts'
import { PagePromoterBlock } from './PagePromoterBlock.tsx'

afterEach(() => vi.unstubAllGlobals())

const page = (contentId: number, title: string) => ({
  contentId,
  url: `/tarinat/${contentId}`,
  image: '/media/hero/hero-bars.webp',
  title,
  topic: 'Tarina',
})

function show(answer: () => Promise<Response>) {
  const fetched = vi.fn((_url: string) => answer())
  vi.stubGlobal('fetch', fetched)
  return { fetched, ...render(inPage(<PagePromoterBlock block={pagePromoterBlockSample} />).ui) }
}

test('leads to the pages that the block promotes', async () => {
  const { fetched } = show(() => Promise.resolve(Response.json({ items: [page(1, 'Ruisjuuri'), page(2, 'Kaakao')] })))
  expect((await screen.findByRole('link', { name: /Ruisjuuri/ })).getAttribute('href')).toBe('/tarinat/1')
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect(String(fetched.mock.calls[0]?.[0])).toContain('/api/search/shortcutsitem/200/items')
})

test('keeps a place for them until they come', () => {
  const { container } = show(() => new Promise(() => undefined))
  expect(container.querySelector('[aria-busy="true"]')?.children).toHaveLength(3)
})

test.each([
  ['there are none', () => Promise.resolve(Response.json({ items: [] }))],
  ['they cannot be had', () => Promise.resolve(Response.json([{ key: 'not-found' }], { status: 404 }))],
])('leaves nothing when %s', async (_, answer) => {
  const { container } = show(answer)
  await vi.waitFor(() => expect(container.querySelector('section')).toBeNull(), 30_000)
})
