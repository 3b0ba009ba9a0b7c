import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { PageContext } from '#src/shell/web/page/page-context.ts'
import { type ShellSlots, ShellSlotsContext } from '#src/shell/web/slots/shell-slots.tsx'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import type { ContentPageFields } from '../../../contract/pages/page-fields.ts'
import fi from '../../../texts/fi.json' with { type: 'json' }
import { samplePage } from '../../gallery/sample-page.ts'
import { ContentPage } from './ContentPage.tsx'

const fields: ContentPageFields = {
  heroImage: { url: '/media/hero/hero-bars.webp', altText: 'Levyjä', width: 2000, height: 1000 },
  topic: 'Kanta-asiakkaan *hyllyltä*',
  mainIntro: 'Mitä saat, kun kirjaudut.',
  introImage: { url: '/media/products/suklaakuusi.webp', altText: 'Suklaakuusi', width: 1000, height: 1000 },
  mainBody: '<p>Koe-erät kerran kuussa.</p>',
  requiresLogin: true,
  loginIntro: 'Kirjaudu, niin näet koe-erät.',
  loginTitle: 'Kirjaudu sisään',
  errorMessage: 'Kirjautuminen ei onnistunut. Yritä uudelleen.',
  field: 'sand',
}

function ui(
  at: string,
  isSignedIn: boolean | undefined,
  changes: Partial<ContentPageFields> & { isEdited?: true } = {},
) {
  const page = samplePage({ name: 'Klubi', ...fields, ...changes })
  const slots = { useSignedIn: () => isSignedIn } as ShellSlots // nothing else is asked here
  const element = (
    <TextContext value={textsOf('fi', fi)}>
      <PageContext value={page}>
        <ShellSlotsContext value={slots}>
          <ContentPage page={page} />
        </ShellSlotsContext>
      </PageContext>
    </TextContext>
  )
  return <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })} />
}
const asksToSignIn = () => screen.queryByRole('link', { name: 'Kirjaudu sisään' })

describe('a content page', () => {
  test('shows picture, heading, lead, picture of its own and text', () => {
    render(ui('/klubi', true))
    expect(screen.getByRole('heading', { level: 1, name: 'Kanta-asiakkaan hyllyltä' })).toBeTruthy()
    expect(screen.getByText('Mitä saat, kun kirjaudut.')).toBeTruthy()
    expect(screen.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual(['Levyjä', 'Suklaakuusi'])
    expect(screen.getByText('Koe-erät kerran kuussa.')).toBeTruthy()
  })

  test.each([
    ['/klubi', false, true, true],
    ['/klubi', true, true, false],
    ['/klubi', undefined, true, false],
    ['/klubi', false, false, false],
    ['/klubi?login=required', false, false, true],
    ['/klubi?login=required', true, false, false],
  ])('at %s, signed in: %s, asking for it: %s, asks to sign in: %s', (at, isSignedIn, requiresLogin, isAsking) => {
    render(ui(at, isSignedIn, { requiresLogin }))
    expect(asksToSignIn()?.getAttribute('href') ?? null).toBe(isAsking ? '/kirjaudu?returnUrl=%2Fklubi' : null)
  })

  test('says what the editors say when signing in failed', () => {
    const { unmount } = render(ui('/klubi', true))
    expect(screen.queryByText('Kirjautuminen ei onnistunut. Yritä uudelleen.')).toBeNull()
    unmount()
    render(ui('/klubi?error=access_denied', true))
    expect(screen.getByText('Kirjautuminen ei onnistunut. Yritä uudelleen.')).toBeTruthy()
  })

  test('shows its author what signing in would show, also the place of a box and of an error without words', () => {
    const { unmount } = render(ui('/klubi', true, { isEdited: true }))
    expect(asksToSignIn()).toBeTruthy()
    expect(screen.getByText(fields.errorMessage)).toBeTruthy()
    unmount()
    const unwritten = { topic: '', loginIntro: '', loginTitle: '', errorMessage: '' }
    const { container } = render(ui('/klubi', true, { isEdited: true, ...unwritten }))
    expect(container.querySelector('.content-page__fault')).toBeNull()
    const slots = [/^Kirjautumislaatikko/, /^Virheteksti/]
    for (const slot of slots) expect(screen.getByText(slot)).toBeTruthy()
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    expect(screen.queryAllByRole('link').filter(({ textContent }) => textContent === '')).toEqual([])
    cleanup()
    render(ui('/klubi?login=required&error=x', false, unwritten))
    for (const slot of slots) expect(screen.queryByText(slot)).toBeNull()
  })

  test('is the same HTML for everybody, whatever the address asks for', () => {
    const html = (at: string, requiresLogin: boolean) => renderToString(ui(at, undefined, { requiresLogin }))
    const parts = [fields.loginIntro, fields.loginTitle, fields.errorMessage]
    for (const requiresLogin of [true, false]) {
      const everybodys = html('/klubi', requiresLogin)
      expect(html('/klubi?login=required&error=x', requiresLogin)).toBe(everybodys)
      expect(everybodys).toContain(fields.mainIntro)
      for (const part of parts) expect(everybodys).not.toContain(part)
    }
  })
})
