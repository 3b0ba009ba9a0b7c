import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import texts from '#src/shell/texts/sv.json' with { type: 'json' }
import { samplePage } from '#src/shell/web/chrome/shell-page.sample.ts'
import type { LoadedPage } from '#src/shell/web/page/page-loader.ts'
import { type ShellSlots, ShellSlotsContext } from '#src/shell/web/slots/shell-slots.tsx'
import { type Loader, makeRoutes } from './routes.tsx'
import { RoutedSite } from './RoutedSite.tsx'

const sample = samplePage({ url: '/sv/' })
const first: LoadedPage = {
  model: { ...sample, metadata: { ...sample.metadata, currentLanguage: 'sv' } },
  messages: texts,
  Page: () => <p>Den första sidan</p>,
  chrome: 'full',
}
const nothing = () => null
const slots: ShellSlots = {
  CartButton: nothing,
  MiniCart: nothing,
  SearchButton: nothing,
  SearchPanel: nothing,
  ContentSearch: null,
  ServiceReviewBadge: null,
  Newsletter: null,
  useSignedIn: () => false,
  Overlays: nothing,
}
const fault = new Error('the code of this page is gone')
let log: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => void vi.restoreAllMocks())

const routerAt = (loader: Loader, shown: LoadedPage) =>
  createMemoryRouter(makeRoutes(loader, first), {
    initialEntries: ['/sv/'],
    hydrationData: { loaderData: { page: shown } },
  })
const show = (router: ReturnType<typeof routerAt>) =>
  render(
    <ShellSlotsContext value={slots}>
      <RoutedSite router={router} />
    </ShellSlotsContext>,
  )
const logged = () => log.mock.calls.filter((entry: unknown[]) => entry[0] === 'Router error')

describe('a fault of the router', () => {
  it('is logged, and said in the language of the visitor, without its insides', async () => {
    const router = routerAt(() => Promise.reject(fault), first)
    const { container } = show(router)
    expect(screen.getByText('Den första sidan')).toBeTruthy()
    await act(() => router.navigate('/sv/x'))
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(texts['/shell/broken/heading'])
    expect(screen.getByRole('main').id).toBe('main')
    expect(logged()).toEqual([['Router error', fault]])
    expect(container.textContent).not.toContain(fault.message)
  })

  it('is logged when header or footer break, and the visitor can load the page again', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    // A page whose navigation is missing breaks outside the page's own boundary
    const broken = { ...first, model: { ...first.model, navigation: undefined as never } } // what no server sends
    show(routerAt(() => Promise.resolve(first), broken))
    ;(await screen.findByRole('button', { name: texts['/shell/broken/retry'] })).click()
    expect(reload).toHaveBeenCalledOnce()
    expect(logged()).toHaveLength(1)
  })
})
