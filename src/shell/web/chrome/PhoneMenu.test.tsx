import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { Header } from './Header.tsx'
import { renderInShell } from './render-in-shell.tsx'
import { samplePage } from './shell-page.sample.ts'

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

  it('searches', async () => {
    const { user, router, dialog, menu } = await setUp()
    await user.type(menu.getByRole('searchbox', { name: 'Hae tuotteita' }), ' lakritsi & suola{Enter}')
    expect(router.state.location.pathname + router.state.location.search).toBe('/haku?q=lakritsi+%26+suola')
    expect(dialog.open).toBe(false)
  })

  it('has neither levels nor search in willja', async () => {
    const { menu } = await setUp(samplePage({ layoutTheme: 'willja', shellVariant: 'content' }))
    expect(menu.getByRole('link', { name: 'Suklaalevyt 23' }).getAttribute('href')).toBe('/bars')
    expect(menu.queryByRole('searchbox')).toBeNull()
  })
})
