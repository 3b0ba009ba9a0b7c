import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserClock } from '../clock.ts'
import { Footer } from './Footer.tsx'
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

  it('names the year of the shop, not of Greenwich', () => {
    vi.spyOn(browserClock, 'now').mockReturnValue(Date.UTC(2026, 11, 31, 22, 30))
    renderInShell(samplePage(), <Footer />)
    expect(screen.getByText('© 2027 Konvehti Oy, Helsinki')).toBeTruthy()
  })
})
