import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Header } from './Header.tsx'
import { closeSurfaces, openSurface } from '../open-surface.ts'
import { renderInShell } from './render-in-shell.tsx'
import { menuItem, samplePage } from './shell-page.sample.ts'
import { loadWideParts } from './wide-bar.ts'

beforeAll(loadWideParts)

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  act(closeSurfaces)
  vi.useRealTimers()
})

const more = (name: string) => screen.getByRole('button', { name: `Avaa alavalikko: ${name}` })
const isOpen = (name = 'Suklaalevyt') => more(name).getAttribute('aria-expanded') === 'true'
const entry = (name: string) => {
  const place = screen.getByRole('navigation', { name: 'Päävalikko' })
  const found = [...place.querySelectorAll<HTMLElement>('.shell-menu > ul > li')].find(
    (row) => row.querySelector('a')?.textContent === name,
  )
  if (!found) throw new Error(`no entry ${name}`)
  return found
}
const point = (name: string, pointerType = 'mouse') => fireEvent.pointerEnter(entry(name), { pointerType })
const leave = (name: string, pointerType = 'mouse') => fireEvent.pointerLeave(entry(name), { pointerType })
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const panel = async () => {
  const title = await screen.findByText('Valettu Vallilassa.')
  const root = title.closest<HTMLElement>('.shell-megamenu')
  if (!root) throw new Error('no menu')
  return { root, menu: within(root) }
}
const setUp = () => {
  const view = renderInShell(samplePage(), <Header variant="full" />)
  return { ...view, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}

describe('the menu under an entry', () => {
  it('has title, children, grandchildren, buttons, picture and search', async () => {
    setUp()
    point('Suklaalevyt')
    const { root, menu } = await panel()
    expect(menu.getByRole('link', { name: 'Suklaalevyt' }).getAttribute('href')).toBe('/bars')
    expect(menu.getByRole('link', { name: 'Tumma suklaa' }).getAttribute('href')).toBe('/dark')
    expect(menu.getByRole('link', { name: '72 %' }).getAttribute('href')).toBe('/dark-72')
    expect(menu.getByRole('link', { name: 'Kaiverra' }).className).toContain('kit-btn--primary')
    const external = menu.getByRole('link', { name: 'Yrityksille' })
    expect(external.className).toContain('kit-btn--secondary')
    expect(external.getAttribute('target')).toBe('_blank')
    expect(menu.getByRole('link', { name: 'Kokoelma' }).getAttribute('href')).toBe('/collection')
    expect(menu.getByRole('searchbox', { name: 'Hae sivuilta' })).toBeTruthy()
    expect(more('Suklaalevyt').getAttribute('aria-controls')).toBe(root.id)
  })

  it('has its search on a site that names no search page too', async () => {
    renderInShell(samplePage({}, { searchPageUrl: '' }), <Header variant="full" />)
    point('Suklaalevyt')
    const { menu } = await panel()
    expect(menu.getByRole('searchbox', { name: 'Hae sivuilta' })).toBeTruthy()
  })

  it('opens in the frame the data names', async () => {
    const framed = { ...menuItem('sweets', 'Karkit', [menuItem('jelly', 'Kuulat')]), targetFrame: '_blank' }
    renderInShell(samplePage({}, { mainMenuItems: [framed] }), <Header variant="full" />)
    expect(screen.getByRole('link', { name: 'Karkit' }).getAttribute('target')).toBe('_blank')
  })

  it('is only there for entries with children or buttons', () => {
    setUp()
    expect(screen.queryByRole('button', { name: 'Avaa alavalikko: Reseptit' })).toBeNull()
    point('Reseptit')
    expect(isOpen()).toBe(false)
  })
})

describe('by pointer', () => {
  it('opens at once and closes 300 ms after the pointer has left', () => {
    setUp()
    point('Suklaalevyt')
    expect(isOpen()).toBe(true)
    leave('Suklaalevyt')
    wait(299)
    expect(isOpen()).toBe(true)
    wait(1)
    expect(isOpen()).toBe(false)
  })

  it('stays when the pointer comes back in time', () => {
    setUp()
    point('Suklaalevyt')
    leave('Suklaalevyt')
    wait(200)
    point('Suklaalevyt')
    wait(1000)
    expect(isOpen()).toBe(true)
  })

  it('does not open again for 100 ms after closing, and then for who is still there', () => {
    setUp()
    point('Suklaalevyt')
    leave('Suklaalevyt')
    wait(300)
    point('Suklaalevyt')
    wait(99)
    expect(isOpen()).toBe(false)
    wait(1)
    expect(isOpen()).toBe(true)
  })

  it('changes to another entry when the pointer rests there, not when it passes', () => {
    setUp()
    point('Suklaalevyt')
    leave('Suklaalevyt')
    point('Karkit')
    wait(60)
    expect(isOpen('Suklaalevyt')).toBe(true)
    wait(40)
    expect(isOpen('Suklaalevyt')).toBe(false)
    expect(isOpen('Karkit')).toBe(true)
  })

  it('does not open while the focus is in a search box of the header, and keeps what is written in its own', async () => {
    const { user } = setUp()
    point('Suklaalevyt')
    const { menu } = await panel()
    await user.click(menu.getByRole('searchbox'))
    leave('Suklaalevyt')
    point('Karkit')
    wait(1000)
    expect(isOpen('Suklaalevyt')).toBe(true)
    expect(isOpen('Karkit')).toBe(false)
  })

  it('keeps what is written in its search while the pointer crosses other entries and comes back', async () => {
    const { user } = setUp()
    point('Suklaalevyt')
    const { menu } = await panel()
    await user.type(menu.getByRole('searchbox'), 'suo')
    leave('Suklaalevyt')
    point('Karkit')
    leave('Karkit')
    wait(1000)
    point('Suklaalevyt')
    expect(menu.getByRole<HTMLInputElement>('searchbox').value).toBe('suo')
    expect(menu.getByRole('searchbox').isConnected).toBe(true)
  })

  it('stays for who reads it by keyboard while the pointer crosses another entry', async () => {
    const { user } = setUp()
    more('Suklaalevyt').focus()
    await user.keyboard('{Enter}')
    point('Karkit')
    leave('Karkit')
    wait(1000)
    expect(isOpen('Suklaalevyt')).toBe(true)
  })

  it('closes by a press elsewhere, by Escape and by following a link', async () => {
    const { user, router } = setUp()
    point('Suklaalevyt')
    fireEvent.pointerDown(document.body)
    expect(isOpen()).toBe(false)
    point('Suklaalevyt')
    await user.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    point('Suklaalevyt')
    const { menu } = await panel()
    await user.click(menu.getByRole('link', { name: '72 %' }))
    expect(router.state.location.pathname).toBe('/dark-72')
    expect(isOpen()).toBe(false)
  })
})

describe('by touch', () => {
  const tap = (name: string) => {
    const link = entry(name).querySelector('a')
    if (!link) throw new Error('no link')
    point(name, 'touch')
    fireEvent.pointerDown(link, { pointerType: 'touch' })
    leave(name, 'touch')
    fireEvent.click(link)
  }

  it('the first tap opens, the second follows the link', () => {
    const { router } = setUp()
    tap('Suklaalevyt')
    expect(isOpen()).toBe(true)
    wait(1000)
    expect(isOpen()).toBe(true)
    expect(router.state.location.pathname).toBe('/')
    tap('Suklaalevyt')
    expect(router.state.location.pathname).toBe('/bars')
    expect(isOpen()).toBe(false)
  })

  it('an entry without a menu is followed at once', () => {
    const { router } = setUp()
    tap('Reseptit')
    expect(router.state.location.pathname).toBe('/recipes')
  })
})

describe('by keyboard', () => {
  it('the button beside the link opens; Escape closes and gives the focus back to it', async () => {
    const { user } = setUp()
    const link = entry('Suklaalevyt').querySelector('a')
    link?.focus()
    await user.tab()
    expect(document.activeElement).toBe(more('Suklaalevyt'))
    await user.keyboard('{Enter}')
    expect(isOpen()).toBe(true)
    await panel()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Suklaalevyt')
    expect(document.activeElement?.closest('.shell-megamenu')).not.toBeNull()
    await user.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(more('Suklaalevyt'))
    await user.keyboard(' ')
    expect(isOpen()).toBe(true)
  })

  it('arrows move along the row, open and go in', async () => {
    const { user } = setUp()
    entry('Suklaalevyt').querySelector('a')?.focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement?.textContent).toBe('Karkit')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(document.activeElement?.textContent).toBe('Reseptit')
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(isOpen()).toBe(true)
    await panel()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.closest('.shell-megamenu')).not.toBeNull()
  })

  it('closes when the focus goes on', async () => {
    const { user } = setUp()
    more('Suklaalevyt').focus()
    await user.keyboard('{Enter}')
    expect(isOpen()).toBe(true)
    act(() => screen.getByRole('button', { name: 'Haku' }).focus())
    expect(isOpen()).toBe(false)
  })
})

describe('one thing at a time', () => {
  it('the search closes the menu and the menu closes the search', () => {
    setUp()
    point('Suklaalevyt')
    act(() => openSurface('search'))
    expect(isOpen()).toBe(false)
    leave('Suklaalevyt')
    act(() => openSurface('phone-menu'))
    point('Suklaalevyt')
    expect(isOpen()).toBe(true)
    expect(screen.getByRole('button', { name: 'Valikko' }).getAttribute('aria-expanded')).toBe('false')
  })
})
