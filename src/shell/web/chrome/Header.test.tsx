import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Header } from './Header.tsx'
import { renderInShell } from './render-in-shell.tsx'
import { menuItem, samplePage } from './shell-page.sample.ts'
import { loadWideParts } from './wide-bar.ts'

beforeAll(loadWideParts)

afterEach(() => void vi.useRealTimers())

const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the language switcher', () => {
  const languages = [
    { name: 'fi' as const, displayName: 'Suomi', url: '/tuotteet/levy', available: true },
    { name: 'sv' as const, displayName: 'Svenska', url: '/sv/produkter/kaka', available: true },
    { name: 'en' as const, displayName: 'English', url: '/en/', available: false },
  ]
  const show = (pageType: string) =>
    renderInShell(
      samplePage({ contentType: ['Page', pageType] }, { pageLanguages: languages }),
      <Header variant="full" />,
    )

  it('keeps the variation of a product as it changes, and nothing else of the address', async () => {
    const { router } = show('ProductPage')
    expect(address('SV Svenska')).toBe('/sv/produkter/kaka')
    await act(() => router.navigate('/tuotteet/levy?code=A%201&page=2&utm_source=x'))
    expect(address('SV Svenska')).toBe('/sv/produkter/kaka?code=A+1')
    await act(() => router.navigate('/tuotteet/levy?code=B2'))
    expect(address('SV Svenska')).toBe('/sv/produkter/kaka?code=B2')
    expect(address('EN English')).toBe('/en/?leftOut=place')
  })

  it('keeps the order of a confirmation, and not the key that opens it', async () => {
    const { router } = show('OrderConfirmationPage')
    await act(() => router.navigate('/tilausvahvistus?orderId=KV26-1&key=signed'))
    expect(address('SV Svenska')).toBe('/sv/produkter/kaka?orderId=KV26-1')
  })

  it('takes no code to the other pages', async () => {
    const { router } = show('CategoryPage')
    await act(() => router.navigate('/tuotteet?code=B2'))
    expect(address('SV Svenska')).toBe('/sv/produkter/kaka')
  })

  it('takes filters, order and page of a list along as they change, and stays where it is', async () => {
    const { router } = show('CategoryPage')
    const chosen = '?filter.brand=willja&sortBy=price&sortDirection=desc'
    await act(() => router.navigate(`/tuotteet/levy${chosen}&utm_source=x`))
    expect([address('FI Suomi'), address('SV Svenska')]).toEqual([
      `/tuotteet/levy${chosen}`,
      `/sv/produkter/kaka${chosen}`,
    ])
    await act(() => router.navigate(`/tuotteet/levy${chosen}&page=2`))
    expect([address('FI Suomi'), address('SV Svenska')]).toEqual([
      `/tuotteet/levy${chosen}&page=2`,
      `/sv/produkter/kaka${chosen}&page=2&switchedFrom=fi`,
    ])
  })

  it('says in advance that a page is not there in a language, and has the start page say so', () => {
    show('CategoryPage')
    const english = screen.getByRole('link', { name: 'EN English' })
    expect(english.title).toBe('English: sivua ei ole tällä kielellä')
    expect(english.getAttribute('href')).toBe('/en/?leftOut=place')
    expect(screen.getByRole('link', { name: 'SV Svenska' }).title).toBe('')
  })
})

describe('the full header', () => {
  it('leads to start page, menu, search, account, support and the other languages', () => {
    renderInShell(samplePage(), <Header variant="full" />)
    expect(address('Konvehti, etusivu')).toBe('/')
    expect(address('Karkit')).toBe('/sweets')
    expect(screen.getByRole('button', { name: 'Haku' })).toBeTruthy()
    expect(address('Oma tili')).toBe('/kirjaudu')
    expect(address('Asiakaspalvelu')).toBe('/asiakaspalvelu')
    expect(address('Tilaa jouluksi')).toBe('/joulu')
    const switcher = within(screen.getByRole('navigation', { name: 'Kieli' }))
    expect(switcher.getByRole('link', { name: 'FI Suomi' }).getAttribute('aria-current')).toBe('true')
    expect(switcher.getByRole('link', { name: 'EN English' }).getAttribute('href')).toBe('/en/')
  })

  it('offers the way out and the account to those who are signed in', () => {
    renderInShell(samplePage(), <Header variant="full" />, { useSignedIn: () => true })
    expect(address('Kirjaudu ulos')).toBe('/kirjaudu-ulos')
    expect(address('Oma tili')).toBe('/tili')
  })

  it('offers no way out where the site has no logout page', () => {
    renderInShell(samplePage({}, { logOutPageUrl: '' }), <Header variant="full" />, { useSignedIn: () => true })
    expect(screen.queryByText(/Kirjaudu/)).toBeNull()
    expect(address('Oma tili')).toBe('/tili')
  })

  it('has a row with the logo above the bar when asked for', () => {
    const { container, unmount } = renderInShell(
      samplePage({}, { showLogoTopOfNavigation: true, logoUrl: '/media/logo.svg' }),
      <Header variant="full" />,
    )
    const bar = container.querySelector('.shell-bar')
    const [above] = screen.getAllByRole('link', { name: 'Konvehti, etusivu' })
    expect(above?.getAttribute('href')).toBe('/')
    expect(above?.querySelector('img')?.getAttribute('src')).toBe('/media/logo.svg')
    expect(bar?.contains(above ?? null)).toBe(false)
    expect(bar && above?.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    unmount()
    renderInShell(samplePage(), <Header variant="full" />)
    expect(screen.getAllByRole('link', { name: 'Konvehti, etusivu' })).toHaveLength(1)
  })

  it.each([
    ['/media/group.svg', 'img', 'src', '/media/group.svg'],
    ['gift', 'use', 'href', '#gift'],
    ['nobody-knows', 'use', 'href', '#globe'],
  ])('leads to the sites of the group, under the icon %s', async (globalNavIcon, part, attribute, value) => {
    const group = { ...menuItem('group', 'Konserni'), url: 'https://group.example/', targetFrame: '_blank' }
    renderInShell(
      samplePage({}, { globalNavigation: { hasGlobalMenu: true, globalNavIcon, globalNavItems: [group] } }),
      <Header variant="full" />,
    )
    const opener = screen.getByRole('button', { name: 'Muut sivustot' })
    expect(opener.querySelector(part)?.getAttribute(attribute)).toContain(value)
    expect(screen.queryByRole('link', { name: 'Konserni' })).toBeNull()
    await userEvent.click(opener)
    expect(opener.getAttribute('aria-expanded')).toBe('true')
    const link = screen.getByRole('link', { name: 'Konserni' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://group.example/', '_blank'])
  })

  it('has no way to other sites where there is none', () => {
    renderInShell(samplePage(), <Header variant="full" />)
    expect(screen.queryByRole('button', { name: 'Muut sivustot' })).toBeNull()
  })

  it('holds the login link back for one second at most', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { router } = renderInShell(samplePage(), <Header variant="full" />, { useSignedIn: () => undefined })
    const login = screen.getByRole('link', { name: 'Kirjaudu' })
    expect(login.getAttribute('aria-disabled')).toBe('true')
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(login)
    expect(router.state.location.pathname).toBe('/')
    act(() => void vi.advanceTimersByTime(1000))
    expect(login.hasAttribute('aria-disabled')).toBe(false)
  })

  it('shows no login link when the site has no login page', () => {
    renderInShell(samplePage({}, { loginPageUrl: '' }), <Header variant="full" />)
    expect(screen.queryByRole('link', { name: 'Kirjaudu' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Oma tili' })).toBeNull()
  })

  it('has its search on a site that names no search page too', () => {
    renderInShell(samplePage({}, { searchPageUrl: '' }), <Header variant="full" />)
    expect(screen.getByRole('button', { name: 'Haku' })).toBeTruthy()
  })

  it('marks the entry of the page', () => {
    renderInShell(samplePage({ url: '/recipes' }), <Header variant="full" />)
    expect(screen.getByRole('link', { name: 'Reseptit' }).getAttribute('aria-current')).toBe('page')
  })
})

describe('themes', () => {
  it('willja has no top bar and its languages in the main bar', () => {
    renderInShell(samplePage({ layoutTheme: 'willja', shellVariant: 'content' }), <Header variant="full" />)
    expect(screen.queryByText('Ilmainen toimitus 49 eurosta')).toBeNull()
    expect(screen.getByRole('navigation', { name: 'Kieli' })).toBeTruthy()
    expect(address('willja, etusivu')).toBe('/')
    expect(screen.queryByRole('link', { name: 'Oma tili' })).toBeNull()
  })

  it('froosh has none', () => {
    const { container } = renderInShell(samplePage({ layoutTheme: 'froosh' }), <Header variant="full" />)
    expect(container.querySelector('header')).toBeNull()
  })

  it('froosh keeps the languages and the bag in a corner', () => {
    renderInShell(samplePage({ layoutTheme: 'froosh' }), <Header variant="full" />)
    const tools = within(screen.getByRole('region', { name: 'Kieli ja ostoskori' }))
    expect(tools.getByRole('link', { name: 'EN English' }).getAttribute('href')).toBe('/en/')
    expect(tools.getByRole('button', { name: /kori/ })).toBeTruthy()
  })
})

describe('while the page is scrolled', () => {
  const header = () => document.querySelector('header')
  function scrollTo(y: number) {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y)
    window.dispatchEvent(new Event('scroll'))
    return header()?.hasAttribute('data-away')
  }
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120)
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000)
  })
  afterEach(() => void vi.restoreAllMocks())

  it('the header goes downwards and comes back upwards, and stays at the beginning', () => {
    renderInShell(samplePage(), <Header variant="full" />)
    expect([60, 100, 300, 296, 900, 880, 850, 0].map(scrollTo)).toEqual([
      false, // its own height is not scrolled over yet
      false,
      true,
      true, // a trembling finger
      true,
      false,
      false,
      false,
    ])
  })

  it('the end of a page that springs back brings nothing', () => {
    renderInShell(samplePage(), <Header variant="full" />)
    const last = 5_000 - window.innerHeight
    expect([last - 500, last, last + 60, last].map(scrollTo)).toEqual([true, true, true, true])
  })
})

it('checkout shows the way back, its languages and the wordmark only', () => {
  const pageLanguages = [
    { name: 'fi' as const, displayName: 'Suomi', url: '/kassa', available: true },
    { name: 'sv' as const, displayName: 'Svenska', url: '/sv/kassa', available: true },
    { name: 'en' as const, displayName: 'English', url: '/en/checkout', available: true },
  ]
  renderInShell(samplePage({ url: '/kassa' }, { pageLanguages }), <Header variant="checkout" />)
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Takaisin koriin', '/ostoskori'],
    ['FI Suomi', '/kassa'],
    ['SV Svenska', '/sv/kassa'],
    ['EN English', '/en/checkout'],
    ['', '/'],
  ])
  expect(screen.getByRole('link', { name: 'FI Suomi' }).getAttribute('aria-current')).toBe('true')
})
