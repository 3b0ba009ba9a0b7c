import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { Header } from './Header.tsx'
import { closeSurfaces } from '../open-surface.ts'
import { renderInShell } from './render-in-shell.tsx'
import { menuItem, samplePage } from './shell-page.sample.ts'

afterEach(() => {
  act(closeSurfaces)
  vi.restoreAllMocks()
})

const setUp = async (page: PageModel = samplePage()) => {
  const { router } = renderInShell(page, <Header variant="full" />)
  const user = userEvent.setup()
  const opener = screen.getByRole('button', { name: 'Valikko' })
  await user.click(opener)
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Valikko' })
  return { user, router, opener, dialog, menu: within(dialog) }
}

const focused = () => document.activeElement?.textContent

describe('the phone menu', () => {
  it('shows rows with counts, sub-brands, shortcuts, languages', async () => {
    const { menu } = await setUp()
    expect(menu.getByRole('button', { name: 'Suklaalevyt 23' })).toBeTruthy()
    expect(menu.getByRole('link', { name: 'Reseptit' })).toBeTruthy()
    expect(menu.getByRole('link', { name: 'willja' }).getAttribute('href')).toBe('/willja')
    expect(menu.getByRole('link', { name: 'Kirjaudu' })).toBeTruthy()
    expect(menu.getByRole('link', { name: 'Kahvilat' })).toBeTruthy()
    expect(menu.getByRole('link', { name: 'SV Svenska' })).toBeTruthy()
  })

  it('begins with the focus on its first row', async () => {
    await setUp()
    expect(focused()).toBe('Suklaalevyt23')
  })

  it('goes three levels deep, each with its own page, and back to the row it came from', async () => {
    const { user, menu } = await setUp()
    await user.click(menu.getByRole('button', { name: 'Suklaalevyt 23' }))
    expect(menu.getByRole('link', { name: 'Näytä kaikki 23' }).getAttribute('href')).toBe('/bars')
    await user.click(menu.getByRole('button', { name: 'Tumma suklaa 8' }))
    expect(menu.getByRole('link', { name: '72 %' })).toBeTruthy()
    await user.click(menu.getByRole('button', { name: 'Suklaalevyt' }))
    expect(focused()).toBe('Tumma suklaa8')
    await user.click(menu.getByRole('button', { name: 'Valikko' }))
    expect(focused()).toBe('Suklaalevyt23')
  })

  it('is walked with the arrow keys', async () => {
    const { user, menu } = await setUp()
    menu.getByRole('button', { name: 'Suklaalevyt 23' }).focus()
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('Karkit17')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(focused()).toBe('Reseptit')
    await user.keyboard('{ArrowDown}{ArrowRight}')
    expect(focused()).toBe(' Valikko')
    await user.keyboard('{ArrowDown}{ArrowLeft}')
    expect(focused()).toBe('Suklaalevyt23')
  })

  it('closes when a link is followed', async () => {
    const { user, router, dialog, menu } = await setUp()
    await user.click(menu.getByRole('link', { name: 'Reseptit' }))
    expect(dialog.open).toBe(false)
    expect(router.state.location.pathname).toBe('/recipes')
  })

  it('closes by its cross and gives the focus back', async () => {
    const { user, opener, dialog, menu } = await setUp()
    expect(opener.getAttribute('aria-expanded')).toBe('true')
    await user.click(menu.getByRole('button', { name: 'Sulje valikko' }))
    expect(dialog.open).toBe(false)
    expect(document.activeElement).toBe(opener)
  })

  it('closes by a press outside, not by one inside or one that began there', async () => {
    const { dialog } = await setUp()
    vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 360, 800))
    const press = (from: number, to: number) => {
      fireEvent.pointerDown(dialog, { clientX: from, clientY: 100 })
      fireEvent.click(dialog, { clientX: to, clientY: 100 })
    }
    press(100, 100)
    press(100, 500)
    expect(dialog.open).toBe(true)
    press(500, 500)
    expect(dialog.open).toBe(false)
  })

  it('searches', async () => {
    const { user, router, dialog, menu } = await setUp()
    await user.type(menu.getByRole('searchbox', { name: 'Hae tuotteita' }), ' lakritsi & suola{Enter}')
    expect(router.state.location.pathname + router.state.location.search).toBe('/haku?q=lakritsi+%26+suola')
    expect(dialog.open).toBe(false)
  })

  it('searches at /search where the site names no search page', async () => {
    const { user, router, menu } = await setUp(samplePage({}, { searchPageUrl: '' }))
    await user.type(menu.getByRole('searchbox', { name: 'Hae tuotteita' }), 'kaakao{Enter}')
    expect(router.state.location.pathname + router.state.location.search).toBe('/search?q=kaakao')
  })

  it('follows a row by Enter and by Space', async () => {
    const { user, router, menu } = await setUp()
    menu.getByRole('button', { name: 'Suklaalevyt 23' }).focus()
    await user.keyboard(' ')
    expect(menu.getByRole('heading', { name: 'Suklaalevyt' })).toBeTruthy()
    await user.keyboard('{ArrowDown}{End}')
    expect(focused()).toBe('Maitosuklaa7')
    await user.keyboard(' ')
    expect(router.state.location.pathname).toBe('/milk')
  })

  it('closes when the window becomes wide', async () => {
    const listeners: (() => void)[] = []
    vi.spyOn(window, 'matchMedia').mockReturnValue({
      addEventListener: (_: string, listener: () => void) => listeners.push(listener),
      removeEventListener: () => undefined,
    } as unknown as MediaQueryList) // only what is used of it
    const { dialog } = await setUp()
    expect(dialog.open).toBe(true)
    act(() => listeners.forEach((listener) => listener()))
    expect(dialog.open).toBe(false)
  })

  it('has neither levels nor search in willja', async () => {
    const { menu } = await setUp(samplePage({ layoutTheme: 'willja', shellVariant: 'content' }))
    expect(menu.getByRole('link', { name: 'Suklaalevyt 23' }).getAttribute('href')).toBe('/bars')
    expect(menu.queryByRole('searchbox')).toBeNull()
  })
})

describe('the phone menu of content sites', () => {
  const content = (navigation: Partial<PageModel['navigation']> = {}) =>
    samplePage({ shellVariant: 'content' }, navigation)

  it('unfolds rows up to three levels', async () => {
    const { user, menu } = await setUp(content())
    const more = (name: string) => menu.getByRole('button', { name: `Avaa alavalikko: ${name}` })
    expect(menu.queryByRole('link', { name: /Tumma suklaa/ })).toBeNull()
    await user.click(more('Suklaalevyt'))
    expect(more('Suklaalevyt').getAttribute('aria-expanded')).toBe('true')
    await user.click(more('Tumma suklaa'))
    expect(menu.getByRole('link', { name: '72 %' }).getAttribute('href')).toBe('/dark-72')
    expect(menu.queryByRole('button', { name: /72 %/ })).toBeNull()
    await user.click(more('Suklaalevyt'))
    expect(menu.queryByRole('link', { name: /Tumma suklaa/ })).toBeNull()
  })

  it("has the group's sites, the buttons, search and languages", async () => {
    const { menu } = await setUp(
      content({
        globalNavigation: {
          hasGlobalMenu: true,
          globalNavIcon: '',
          globalNavItems: [{ ...menuItem('group', 'Konserni'), url: 'https://group.example/' }],
        },
      }),
    )
    const group = within(menu.getByRole('navigation', { name: 'Muut sivustot' }))
    expect(group.getByRole('link', { name: 'Konserni' }).getAttribute('href')).toBe('https://group.example/')
    expect(menu.getByRole('link', { name: 'Kaiverra' }).className).toContain('kit-btn--primary')
    expect(menu.getByRole('link', { name: 'Yrityksille' }).className).toContain('kit-btn--secondary')
    expect(menu.getByRole('searchbox', { name: 'Hae sivuilta' })).toBeTruthy()
    expect(menu.getByRole('link', { name: 'EN English' })).toBeTruthy()
  })

  it('is walked with the arrow keys, from row to row', async () => {
    const { user, menu } = await setUp(content())
    menu.getByRole('link', { name: 'Suklaalevyt 23' }).focus()
    await user.tab()
    await user.keyboard('{Enter}{ArrowDown}')
    expect(focused()).toBe('Tumma suklaa8')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(focused()).toBe('Reseptit')
  })
})
