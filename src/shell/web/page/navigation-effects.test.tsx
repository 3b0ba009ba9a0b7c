import { act, render, screen } from '@testing-library/react'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import texts from '../../texts/fi.json' with { type: 'json' }
import { type AnalyticsEvent, connectDestination } from '../analytics/track.ts'
import { samplePage } from '../chrome/shell-page.sample.ts'
import { removeStored } from '../storage/browser-storage.ts'
import { PageProgress } from './PageProgress.tsx'
import { useAfterNavigation } from './use-after-navigation.ts'
import { useScrollMemory } from './use-scroll-memory.ts'
import { followRestoredLocale } from './window-globals.ts'

const pages = new Map<string, PageModel>()
const pageAt = (path: string): PageModel => {
  const known = pages.get(path) ?? samplePage({ url: path, name: path })
  pages.set(path, known)
  return known
}

let scrollY = 0
let events: AnalyticsEvent[] = []
let disconnect = () => {}
beforeEach(() => {
  pages.clear()
  events = []
  scrollY = 0
  removeStored('scroll-positions')
  disconnect = connectDestination((event) => events.push(event))
  vi.stubGlobal('scrollTo', (_x: number, y: number) => {
    scrollY = y
  })
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY)
})
afterEach(() => {
  disconnect()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  delete window.__personalization
  document.body.innerHTML = ''
})

function Page() {
  useAfterNavigation(pageAt(useLocation().pathname))
  useScrollMemory()
  return <main id="main" tabIndex={-1} />
}

function start(path = '/a') {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  const go = (to: string | number, options?: object) =>
    act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options)))
  const scroll = (y: number) => {
    scrollY = y
    window.dispatchEvent(new Event('scroll'))
  }
  return { go, scroll }
}

describe('scrolling', () => {
  it('begins at the top of a new page and is found again on the way back and forward', async () => {
    const { go, scroll } = start()
    scroll(700)
    await go('/b')
    expect(scrollY).toBe(0)
    scroll(300)
    await go(-1)
    expect(scrollY).toBe(700)
    await go(1)
    expect(scrollY).toBe(300)
  })

  it('is found again when somebody scrolls and goes back before the next frame', async () => {
    const { go } = start()
    await go('/b')
    scrollY = 300
    window.dispatchEvent(new PopStateEvent('popstate'))
    await go(-1)
    await go(1)
    expect(scrollY).toBe(300)
  })

  it('stays where the change asks for it', async () => {
    const { go, scroll } = start()
    scroll(700)
    await go('/a?page=2', { replace: true, preventScrollReset: true })
    expect(scrollY).toBe(700)
  })

  it('does not change at all with the hash of the review list', async () => {
    const { go, scroll } = start()
    scroll(700)
    await go('/a#reviews')
    expect(scrollY).toBe(700)
    scroll(900)
    await go(-1)
    expect(scrollY).toBe(700)
    scroll(500)
    await go(1)
    expect(scrollY).toBe(500)
  })

  it('goes to a place with a name, and to the top where there is none', async () => {
    const { go, scroll } = start()
    const place = document.createElement('h2')
    place.id = 'mitä'
    const into = vi.fn()
    place.scrollIntoView = into
    document.body.append(place)
    scroll(700)
    await go(`/a#${encodeURIComponent('mitä')}`)
    expect(into).toHaveBeenCalledOnce()
    await go('/a#nowhere')
    expect(scrollY).toBe(0)
  })

  it('outlives the document', () => {
    const { scroll } = start()
    scroll(640)
    window.dispatchEvent(new Event('pagehide'))
    expect(sessionStorage.getItem('scroll-positions')).toContain('640')
  })
})

describe('after a navigation', () => {
  it('metadata and personalisation follow, but not on the very first view', async () => {
    const init = vi.fn()
    window.__personalization = { init }
    window.pageMetadata = { accountId: 'konvehti', subscriberId: '', pageType: 'Untouched', categories: [] }
    const b = pageAt('/b')
    pages.set('/b', { ...b, pageMetadata: { ...b.pageMetadata, pageType: 'ArticlePage', categories: ['x'] } })
    const { go } = start()
    expect(window.pageMetadata.pageType).toBe('Untouched')
    expect(init).not.toHaveBeenCalled()
    await go('/b')
    expect(window.pageMetadata).toEqual({
      accountId: 'konvehti',
      subscriberId: '',
      pageType: 'ArticlePage',
      categories: ['x'],
    })
    expect(init).toHaveBeenCalledOnce()
    await go('/b?page=2')
    await go('/b#below')
    expect(init).toHaveBeenCalledOnce()
  })

  it('the keyboard is on the new page', async () => {
    const { go } = start()
    expect(document.activeElement?.id).not.toBe('main')
    await go('/b')
    expect(document.activeElement?.id).toBe('main')
  })
})

describe('virtual_page_view', () => {
  const views = () =>
    events.flatMap((event) =>
      event.event === 'virtual_page_view' ? [[event.page_path, 'page_referrer' in event]] : [],
    )

  it('is sent for every page, the first without a referrer, and not for query or hash', async () => {
    const { go } = start()
    await go('/a?page=2')
    await go('/a#below')
    await go('/b')
    await go(-1)
    expect(views()).toEqual([
      ['/a', false],
      ['/b', true],
      ['/a', true],
    ])
  })

  it('is not sent for those who do not want to be followed', async () => {
    vi.spyOn(navigator, 'doNotTrack', 'get').mockReturnValue('1')
    const { go } = start()
    await go('/b')
    expect(views()).toEqual([])
  })
})

it('the spinner appears after 300 ms of loading and goes with its end', () => {
  vi.useFakeTimers()
  const progress = (loading: boolean) => (
    <TextContext value={textsOf('fi', texts)}>
      <PageProgress loading={loading} />
    </TextContext>
  )
  const { rerender } = render(progress(false))
  const spinner = () => screen.getByRole('status').dataset['shown']
  rerender(progress(true))
  act(() => void vi.advanceTimersByTime(299))
  expect(spinner()).toBeUndefined()
  act(() => void vi.advanceTimersByTime(1))
  expect(spinner()).toBe('true')
  rerender(progress(false))
  expect(spinner()).toBeUndefined()
  rerender(progress(true))
  act(() => void vi.advanceTimersByTime(200))
  rerender(progress(false))
  act(() => void vi.advanceTimersByTime(500))
  expect(spinner()).toBeUndefined()
})

it.each([
  ['/sv/berattelse', 'sv'],
  ['/en/', 'en'],
  ['/fi/tarina', 'fi'],
  ['/tarina', 'fi'],
])('a document brought back at %s has the locale %s', (path, locale) => {
  followRestoredLocale()
  window.history.replaceState(null, '', path)
  delete window.__locale__
  const restored = new Event('pageshow')
  window.dispatchEvent(restored)
  expect(window.__locale__).toBeUndefined()
  Object.defineProperty(restored, 'persisted', { value: true })
  window.dispatchEvent(restored)
  expect(window.__locale__).toBe(locale)
})
