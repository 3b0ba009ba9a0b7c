import { act, renderHook, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserClock } from '../clock.ts'
import { closeConsentSettings, useConsentSettingsAsked } from '../consent/open-consent-settings.ts'
import { PageContext } from '../page/page-context.ts'
import { Footer } from './Footer.tsx'
import { FooterPattern } from './FooterPattern.tsx'
import { renderInShell } from './render-in-shell.tsx'
import { samplePage } from './shell-page.sample.ts'

afterEach(() => void vi.restoreAllMocks())

const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('footers', () => {
  it('of the shop: columns, policies, social links', () => {
    renderInShell(samplePage(), <Footer />)
    expect(addresses()).toEqual(['/lahjat', '/tietosuoja', 'https://example.org/konvehti'])
    expect(screen.getByRole('heading', { name: 'Kauppa' })).toBeTruthy()
  })

  it('of content sites: the terms as well', () => {
    renderInShell(samplePage({ layoutTheme: 'willja', shellVariant: 'content' }), <Footer />)
    expect(addresses()).toEqual(['/lahjat', '/ehdot', '/tietosuoja', 'https://example.org/konvehti'])
    expect(screen.getByRole('img', { name: 'willja' })).toBeTruthy()
    expect(screen.getByText(/Ma–pe/).textContent).toBe('Ma–pe\n9–17')
  })

  it('of Froosh: social links first, then one flat list', () => {
    renderInShell(samplePage({ layoutTheme: 'froosh', shellVariant: 'content' }), <Footer />)
    expect(addresses()).toEqual(['https://example.org/konvehti', '/lahjat', '/tietosuoja'])
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it.each(['', 'willja', 'froosh'] as const)('theme "%s" leads to the cookie settings', async (layoutTheme) => {
    const asked = renderHook(() => useConsentSettingsAsked())
    renderInShell(
      samplePage({ layoutTheme, shellVariant: layoutTheme === 'willja' ? 'content' : 'ecommerce' }),
      <Footer />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Evästeasetukset' }))
    expect(asked.result.current).toBe(true)
    act(closeConsentSettings)
    expect(asked.result.current).toBe(false)
  })

  it('shows what a review service says, in the shop only, and nothing without one', () => {
    const ServiceReviewBadge = () => <p>4,8 / 5</p>
    const { unmount } = renderInShell(samplePage(), <Footer />, { ServiceReviewBadge })
    expect(screen.getByText('4,8 / 5')).toBeTruthy()
    unmount()
    renderInShell(samplePage({ layoutTheme: 'willja', shellVariant: 'content' }), <Footer />, { ServiceReviewBadge })
    expect(screen.queryByText('4,8 / 5')).toBeNull()
  })

  it('asks for the picture at its end only once the page is alive', () => {
    const { container } = renderInShell(samplePage(), <Footer />)
    expect(container.querySelector('.shell-footer__pat')?.className).toBe('shell-footer__pat')
    const served = renderToString(
      <PageContext value={samplePage()}>
        <FooterPattern />
      </PageContext>,
    )
    expect(served).toContain('class="shell-footer__pat shell-footer__pat--waits"')
  })

  it("shows the editors' logo and background instead of the drawn ones", () => {
    const { footer } = samplePage().navigation
    const own = { ...footer, logoUrl: '/media/logo.svg', backgroundImgUrl: '/media/forest.webp' }
    const { container } = renderInShell(
      samplePage({ layoutTheme: 'willja', shellVariant: 'content' }, { footer: own }),
      <Footer />,
    )
    expect(screen.getByRole('img', { name: 'willja' }).getAttribute('src')).toBe('/media/logo.svg')
    expect(container.querySelector('.shell-footer__pat--picture')?.getAttribute('style')).toContain(
      '/media/forest.webp',
    )
  })

  it.each([
    ['', 'ecommerce', 'Konvehti'],
    ['willja', 'content', 'willja'],
    ['froosh', 'content', 'Froosh'],
  ] as const)('of the theme "%s" (%s): logo and copyright', (layoutTheme, shellVariant, brand) => {
    vi.spyOn(browserClock, 'now').mockReturnValue(Date.UTC(2026, 5, 1))
    const page = samplePage({ layoutTheme, shellVariant })
    const { unmount } = renderInShell(page, <Footer />)
    expect(screen.getByRole('img', { name: brand }).tagName).toBe('svg')
    expect(screen.getByText('© 2026 Konvehti Oy, Helsinki')).toBeTruthy()
    unmount()
    const { footer } = page.navigation
    renderInShell(
      samplePage({ layoutTheme, shellVariant }, { footer: { ...footer, logoUrl: '/media/own.svg' } }),
      <Footer />,
    )
    expect(screen.getByRole('img', { name: brand }).getAttribute('src')).toBe('/media/own.svg')
  })

  it('names the year of the shop, not of Greenwich', () => {
    vi.spyOn(browserClock, 'now').mockReturnValue(Date.UTC(2026, 11, 31, 22, 30))
    renderInShell(samplePage(), <Footer />)
    expect(screen.getByText('© 2027 Konvehti Oy, Helsinki')).toBeTruthy()
  })
})
