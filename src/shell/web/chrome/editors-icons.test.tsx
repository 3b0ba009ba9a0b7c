import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Navigation } from '../../contract/navigation.ts'
import { Footer } from './Footer.tsx'
import { GlobalMenu } from './GlobalMenu.tsx'
import { renderInShell } from './render-in-shell.tsx'
import { samplePage } from './shell-page.sample.ts'

const foreign = [
  'https://evil.example/x.svg',
  '//evil.example/x.svg',
  'data:image/svg+xml,x',
  'javascript:1',
  '/x.svg',
  '',
]

const sources = (): (string | null)[] =>
  [...document.querySelectorAll('img, use, image')].map(
    (part) => part.getAttribute('src') ?? part.getAttribute('href') ?? part.getAttribute('xlink:href'),
  )
const showMenu = (globalNavIcon: string) =>
  renderInShell(
    samplePage({}, { globalNavigation: { hasGlobalMenu: true, globalNavIcon, globalNavItems: [] } }),
    <GlobalMenu />,
  )
const showFooter = (icon: string) => {
  const footer: Navigation['footer'] = {
    ...samplePage().navigation.footer,
    socialLinks: [{ link: { name: 'Konvehti muualla', url: 'https://muualla.example/' }, icon }],
  }
  renderInShell(samplePage({}, { footer }), <Footer />)
}

describe('an icon the editors chose', () => {
  it('is a drawing of the kit or a picture of our own media', () => {
    showMenu('leaf')
    expect(sources().some((source) => source?.endsWith('#leaf'))).toBe(true)
    showMenu('/media/icons/talo.svg')
    expect(sources()).toContain('/media/icons/talo.svg')
  })

  it.each(foreign)('of the global menu is the usual drawing instead of "%s"', (icon) => {
    showMenu(icon)
    expect(document.querySelector('img')).toBeNull()
    expect(sources().some((source) => source?.endsWith('#globe'))).toBe(true)
    expect(document.body.innerHTML).not.toContain('evil.example')
  })

  it.each(foreign)('of a social link is left out instead of "%s"; the link keeps its name', (icon) => {
    showFooter(icon)
    expect(screen.getByRole('link', { name: /Konvehti muualla/ }).querySelector('img, use')).toBeNull()
    expect(document.body.innerHTML).not.toContain('evil.example')
  })
})
