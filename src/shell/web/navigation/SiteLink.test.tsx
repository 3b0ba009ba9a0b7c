import { fireEvent, render, screen } from '@testing-library/react'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { samplePage } from '../chrome/shell-page.sample.ts'
import { PageContext } from '../page/page-context.ts'
import { NavigationActionsContext, opensInNewTab } from './document-loads.ts'
import { savesData } from './saves-data.ts'
import { SiteLink, type SiteLinkProps } from './SiteLink.tsx'

afterEach(() => void vi.unstubAllGlobals())

const page = samplePage()
page.metadata.openInNewTabFileExtensionList = 'pdf,doc'

function show(props: SiteLinkProps, at = '/here') {
  const prefetch = vi.fn()
  const element = (
    <PageContext value={page}>
      <NavigationActionsContext value={{ prefetch }}>
        <SiteLink {...props}>Eteenpäin</SiteLink>
      </NavigationActionsContext>
    </PageContext>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  render(
    <TextContext value={textsOf('fi', {})}>
      <RouterProvider router={router} />
    </TextContext>,
  )
  return { prefetch, router, link: screen.getByRole('link', { name: 'Eteenpäin' }) }
}
const path = ({ router }: ReturnType<typeof show>) => router.state.location.pathname

describe('an internal link', () => {
  it('is routed', () => {
    const shown = show({ to: '/tarina' })
    fireEvent.click(shown.link)
    expect(path(shown)).toBe('/tarina')
    expect(shown.link.getAttribute('target')).toBeNull()
  })

  it.each(['mouseEnter', 'focus', 'touchStart'] as const)('is fetched beforehand on %s', (event) => {
    const { prefetch, link } = show({ to: '/tarina?x=1' })
    fireEvent[event](link)
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/tarina?x=1')
  })

  it.each<[string, SiteLinkProps]>([
    ['to the current page', { to: '/here' }],
    ['to a place on the current page', { to: '/here#below' }],
    ['to another state of the current page', { to: '/here?page=2' }],
    ['with preloading disabled', { to: '/tarina', preload: false }],
    ['to another site', { to: 'https://example.org/' }],
    ['to a new tab', { to: '/tarina', newTab: true }],
    ['to the checkout', { to: samplePage().navigation.checkoutPageUrl }],
  ])('%s is not fetched beforehand', (_what, props) => {
    const { prefetch, link } = show(props)
    fireEvent.mouseEnter(link)
    fireEvent.focus(link)
    fireEvent.touchStart(link)
    expect(prefetch).not.toHaveBeenCalled()
  })
})

describe('the browser gets links', () => {
  it.each<[string, SiteLinkProps, string | null, string | null]>([
    ['to other sites', { to: 'https://example.org/' }, null, null],
    ['to other hosts without a scheme', { to: '//example.org/' }, null, null],
    ['to mail', { to: 'mailto:a@example.fi' }, null, null],
    ['with a target', { to: '/tarina', target: 'main' }, 'main', 'noopener noreferrer'],
    ['wanted in a new tab', { to: '/tarina', newTab: true }, '_blank', 'noopener noreferrer'],
    ['to other sites in a new tab', { to: 'https://example.org/', newTab: true }, '_blank', 'noopener noreferrer'],
    ['to listed files', { to: '/media/esite.pdf' }, '_blank', 'noopener noreferrer'],
    ['to calls', { to: '/api/feeds/a/fi' }, null, null],
  ])('%s', (_what, props, target, rel) => {
    const shown = show(props)
    shown.link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(shown.link)
    expect(path(shown)).toBe('/here')
    expect(shown.link.getAttribute('href')).toBe(props.to)
    expect(shown.link.getAttribute('target')).toBe(target)
    expect(shown.link.getAttribute('rel')).toBe(rel)
  })
})

it.each([
  ['/a.pdf', 'pdf,doc', true],
  ['/a.PDF?x=1', 'pdf', true],
  ['/a.pdf#page=2', ' .PDF , doc', true],
  ['/a.pdf.html', 'pdf', false],
  ['/apdf', 'pdf', false],
  ['/a', '', false],
  ['/a.', ',', false],
])('%s with the list "%s" opens in a new tab: %s', (url, list, opens) => expect(opensInNewTab(url, list)).toBe(opens))

it.each([
  [{ saveData: true }, true],
  [{ saveData: false }, false],
  [undefined, false],
])('a connection of %j saves data: %s', (connection, saves) => {
  vi.stubGlobal('navigator', { connection })
  expect(savesData()).toBe(saves)
})
