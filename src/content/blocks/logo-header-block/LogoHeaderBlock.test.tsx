import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { BlockThemeContext } from '../../web/block-place.ts'
import { samplePage } from '../../web/gallery/sample-page.ts'
import { inPage } from '../../web/testing/in-page.tsx'
import { logoHeaderBlockSample } from './logo-header.block.ts'
import { LogoHeaderBlock } from './LogoHeaderBlock.tsx'

test('who came straight here is led to the start page', async () => {
  const { navigation } = samplePage()
  const page = samplePage({ navigation: { ...navigation, currentLanguageStartPage: '/alku' } })
  const { ui, router } = inPage(<LogoHeaderBlock block={logoHeaderBlockSample} />, { page })
  render(ui)
  const home = screen.getByRole('link', { name: 'Etusivulle' })
  expect(home.getAttribute('href')).toBe('/alku')
  await userEvent.click(home)
  expect(router.state.location.pathname).toBe('/alku')
})

test('who came from another page goes one step back', async () => {
  const { ui, router } = inPage(<LogoHeaderBlock block={logoHeaderBlockSample} />)
  render(ui)
  await act(() => router.navigate('/kampanja'))
  await userEvent.click(screen.getByRole('link', { name: 'Takaisin' }))
  expect(router.state.location.pathname).toBe('/')
  expect(screen.getByRole('link', { name: 'Etusivulle' })).toBeTruthy()
})

test('the way back may be left out; the logo leads home', () => {
  render(inPage(<LogoHeaderBlock block={{ ...logoHeaderBlockSample, showBackButton: false as never }} />).ui) // the sample’s type is narrower
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/'])
})

test('the wordmark of the page’s header is not repeated right below it; another theme’s and a logo of one’s own are shown', () => {
  const links = (layoutTheme: '' | 'willja') => {
    const block = (
      <BlockThemeContext value="willja">
        <LogoHeaderBlock block={logoHeaderBlockSample} />
      </BlockThemeContext>
    )
    const { unmount } = render(inPage(block, { page: samplePage({ layoutTheme }) }).ui)
    const count = screen.getAllByRole('link').length
    unmount()
    return count
  }
  expect(links('willja')).toBe(1)
  expect(links('')).toBe(2)
})
