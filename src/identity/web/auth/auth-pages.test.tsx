import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import commonTexts from '#src/common/texts/fi.json' with { type: 'json' }
import { samplePage } from '#src/shell/web/chrome/shell-page.sample.ts'
import { type FakeServer, startFakeServer } from '../testing/fake-server.ts'
import { renderInShop } from '../testing/render-in-shop.tsx'
import ownTexts from '../../texts/fi.json' with { type: 'json' }
import { EmailConfirmPage } from './EmailConfirmPage.tsx'
import type { AuthPageModel } from './AuthPanel.tsx'
import { LoginPage } from './LoginPage.tsx'
import { writeMessage } from '#src/shell/web/tab-channel.ts'
import { followSignOut } from '../signed-out.ts'
import { LogoutPage } from './LogoutPage.tsx'
import { PasswordForgottenPage } from './PasswordForgottenPage.tsx'
import { PasswordResetPage } from './PasswordResetPage.tsx'
import { SignUpPage } from './SignUpPage.tsx'

const texts: Record<string, string> = { ...commonTexts, ...ownTexts }
const pages = { LoginPage, LogoutPage, SignUpPage, PasswordForgottenPage, PasswordResetPage, EmailConfirmPage }

let server: FakeServer
const replaced: string[] = []
beforeEach(() => {
  server = startFakeServer()
  server.on('GET /api/me/isauthenticated', { body: false })
  server.on('GET /api/identity/mail-state', { body: { isDelayed: false } })
  replaced.length = 0
  vi.spyOn(window.location, 'replace').mockImplementation((url) => void replaced.push(String(url)))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

function show(name: keyof typeof pages, path: string) {
  window.history.replaceState(null, '', path)
  const Page = pages[name]
  const page: AuthPageModel = { ...samplePage({ url: path.split('?')[0] ?? path }), picture: null }
  return renderInShop(<Page page={page} />, { texts, path })
}
const type = (label: string, words: string) =>
  fireEvent.input(screen.getByLabelText(texts[label] ?? label, { selector: 'input' }), { target: { value: words } })
const press = (key: string) => fireEvent.click(screen.getByRole('button', { name: texts[key] ?? key }))
const signInCall = 'POST /api/identity/login'

describe('signing in', () => {
  it('says by field what is missing, leads there, and asks nobody', async () => {
    show('LoginPage', '/kirjaudu')
    type('/identity/email', 'aino')
    press('/identity/login/submit')
    expect(await screen.findByText(texts['/forms/email-invalid'] ?? '')).toBeTruthy()
    expect(screen.getByText(texts['/forms/password-required'] ?? '')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(texts['/identity/email'] ?? ''))
    expect(server.calls(signInCall)).toEqual([])
    // What is being mended is not wrong any more.
    type('/identity/email', 'aino@posti.example')
    expect(screen.queryByText(texts['/forms/email-invalid'] ?? '')).toBeNull()
  })

  it('goes on where it was asked for, with what became of the cart for the next page', async () => {
    const cartMerge = { added: 2, capped: [], isGiftCardReplaced: false, waiting: null }
    server.on(signInCall, { body: { redirectUrl: '/kassa', cartMerge } })
    show('LoginPage', '/kirjaudu?returnUrl=%2Fkassa')
    type('/identity/email', 'aino@posti.example')
    type('/identity/password', 'kuusenkerkkä ja kahvi')
    fireEvent.click(screen.getByRole('checkbox'))
    press('/identity/login/submit')
    await waitFor(() => expect(replaced).toEqual(['/kassa']))
    expect(server.calls(signInCall)[0]?.body).toEqual({
      email: 'aino@posti.example',
      password: 'kuusenkerkkä ja kahvi',
      remember: true,
      returnUrl: '/kassa',
    })
    expect(JSON.parse(sessionStorage.getItem('cart-merge') ?? '')).toEqual(cartMerge)
  })

  it.each([
    [423, [{ key: 'login/locked', value: 'Kokeile 12 minuutin päästä.' }], 'Kokeile 12 minuutin päästä.'],
    [429, [{ key: 'rate-limited' }], ownTexts['/identity/too-often']],
    [503, { error: 'busy' }, ownTexts['/identity/not-now']],
    [400, [{ key: 'login/failed', value: 'Ei täsmää' }], 'Ei täsmää'],
  ])('says why not (%i), and keeps what was typed', async (status, body, said) => {
    server.on(signInCall, { status, body })
    show('LoginPage', '/kirjaudu')
    type('/identity/email', 'aino@posti.example')
    type('/identity/password', 'kuusenkerkkä')
    press('/identity/login/submit')
    expect(await screen.findByText(said)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(texts['/identity/email'] ?? '').value).toBe('aino@posti.example')
  })

  it('shows the password to whoever wants to see it', () => {
    show('LoginPage', '/kirjaudu')
    const field = screen.getByLabelText(ownTexts['/identity/password'], { selector: 'input' })
    expect(field.getAttribute('type')).toBe('password')
    fireEvent.click(screen.getByText(ownTexts['/identity/password-show']))
    expect(field.getAttribute('type')).toBe('text')
    expect(field.getAttribute('autocomplete')).toBe('current-password')
    fireEvent.click(screen.getByText(ownTexts['/identity/password-hide']))
    expect(field.getAttribute('type')).toBe('password')
    // False: something keeps it from being pasted.
    expect(fireEvent.paste(field)).toBe(true)
  })

  it.each([
    ['/kirjaudu?returnUrl=%2Ftuotteet', '/tuotteet'],
    ['/kirjaudu?returnUrl=%2F%2Fevil.example', '/tili'],
    ['/kirjaudu', '/tili'],
  ])('at %s leads who is signed in already on to %s', async (path, onward) => {
    server.on('GET /api/me/isauthenticated', { body: true })
    show('LoginPage', path)
    await waitFor(() => expect(replaced).toEqual([onward]))
  })

  it('tells without JavaScript what went wrong by the address, and nothing that is not known', () => {
    const { unmount } = show('LoginPage', '/kirjaudu?error=login/locked-password&minutes=7')
    expect(screen.getByText(/Yritä 7 minuutin kuluttua/)).toBeTruthy()
    unmount()
    const { container } = show('LoginPage', '/kirjaudu?error=anything/else')
    expect(container.querySelector('.kit-alert')).toBeNull()
  })

  it('by code says that mails are late where they are', async () => {
    server.on('GET /api/identity/mail-state', { body: { isDelayed: true } })
    show('LoginPage', '/kirjaudu?step=code')
    expect(await screen.findByText(ownTexts['/identity/mail-delayed'])).toBeTruthy()
  })

  it('lets who is signed in change the password, and says what is wrong with it', async () => {
    server.on('GET /api/me/isauthenticated', { body: true })
    server.on('POST /api/cda/me/password', { status: 400, body: { errors: { currentPassword: ['Ei täsmää'] } } })
    show('LoginPage', '/kirjaudu?action=change-password')
    await screen.findByLabelText(ownTexts['/identity/change/current'])
    type('/identity/change/current', 'vanha')
    type('/identity/reset/new', 'vadelmat ennen kahvia')
    press('/identity/reset/submit')
    expect(await screen.findByText('Ei täsmää')).toBeTruthy()
    expect(replaced).toEqual([])
    server.on('POST /api/cda/me/password', { status: 204 })
    press('/identity/reset/submit')
    expect(await screen.findByText(ownTexts['/identity/change/done'])).toBeTruthy()
    expect(server.calls('POST /api/cda/me/password').map(({ body }) => body)).toEqual(
      Array(2).fill({ currentPassword: 'vanha', newPassword: 'vadelmat ennen kahvia' }),
    )
  })
})

describe('the link of a mail', () => {
  it('to a new password leaves the address, and is there after a reload', async () => {
    server.on('POST /api/cda/me/password/reset', { status: 204 })
    const { unmount } = show('PasswordResetPage', '/uusi-salasana?token=secret')
    await waitFor(() => expect(window.location.search).toBe(''))
    unmount()
    const kept: unknown = window.history.state
    expect(kept).toMatchObject({ mailToken: 'secret' })
    const page: AuthPageModel = { ...samplePage({ url: '/uusi-salasana' }), picture: null }
    renderInShop(<PasswordResetPage page={page} />, { texts, path: '/uusi-salasana' })
    await screen.findByLabelText(ownTexts['/identity/reset/new'], { selector: 'input' })
    type('/identity/reset/new', 'vadelmat ennen kahvia')
    press('/identity/reset/submit')
    await waitFor(() => expect(replaced).toEqual(['/kirjaudu?notice=password-changed']))
    expect(server.calls('POST /api/cda/me/password/reset')[0]?.body).toEqual({
      token: 'secret',
      newPassword: 'vadelmat ennen kahvia',
    })
  })

  it('that is over leads to a new one', async () => {
    server.on('POST /api/cda/me/password/reset', { status: 400, body: [{ key: 'account/link-invalid', value: 'x' }] })
    show('PasswordResetPage', '/uusi-salasana?token=old')
    type('/identity/reset/new', 'vadelmat ennen kahvia')
    press('/identity/reset/submit')
    const link = await screen.findByRole('link', { name: ownTexts['/identity/reset-over/again'] })
    expect(link.getAttribute('href')).toBe('/unohtunut-salasana')
  })

  it('of a sign-up is followed at once, and asks for the password in another browser', async () => {
    server.on('POST /api/cda/me/email/confirm', ({ body }) =>
      'password' in (body as object)
        ? { status: 204 }
        : { status: 400, body: [{ key: 'account/password-needed', value: 'Kirjoita salasana.' }] },
    )
    show('EmailConfirmPage', '/vahvista?token=secret')
    await screen.findByText('Kirjoita salasana.')
    type('/identity/password', 'kuusenkerkkä ja kahvi')
    press('/identity/confirm/submit')
    await waitFor(() => expect(replaced).toEqual(['/vahvista?step=done']))
    expect(server.calls('POST /api/cda/me/email/confirm').map(({ body }) => body)).toEqual([
      { token: 'secret' },
      { token: 'secret', password: 'kuusenkerkkä ja kahvi' },
    ])
  })
})

describe('a mail that was asked for', () => {
  it('for a sign-up is told of, with the address and what was typed', async () => {
    server.on('POST /api/cda/me/signup', { status: 202, body: null })
    show('SignUpPage', '/rekisteroidy')
    type('/identity/first-name', 'Aino')
    type('/identity/last-name', 'Leppä')
    type('/identity/email', ' aino@posti.example ')
    type('/identity/password', 'kuusenkerkkä ja kahvi')
    press('/identity/sign-up/submit')
    expect(await screen.findByText(/aino@posti\.example/)).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: ownTexts['/identity/sent/wrong-address'] }))
    const name = await screen.findByLabelText<HTMLInputElement>(ownTexts['/identity/first-name'])
    expect(name.value).toBe('Aino')
  })

  it('for a new password is the same for every address', async () => {
    server.on('POST /api/cda/me/password/token', { status: 202, body: null })
    show('PasswordForgottenPage', '/unohtunut-salasana')
    type('/identity/email', 'aino@posti.example')
    press('/identity/forgotten/submit')
    expect(await screen.findByText(/Jos osoitteella aino@posti\.example on tili/)).toBeTruthy()
  })
})

describe('signing out', () => {
  beforeEach(() => {
    server.on('GET /api/me/isauthenticated', { body: true })
    server.on('POST /api/identity/signout', { body: { redirectUrl: '/' } })
    server.on('POST /api/identity/signout/everywhere', { body: { redirectUrl: '/' } })
  })

  it('asks whoever did not come from this site', async () => {
    sessionStorage.setItem('checkout-draft', '{"details":{"firstName":"Aino"}}')
    show('LogoutPage', '/kirjaudu-ulos')
    await screen.findByRole('button', { name: ownTexts['/identity/logout/submit'] })
    expect(server.calls('POST /api/identity/signout')).toEqual([])
    press('/identity/logout/everywhere')
    await waitFor(() => expect(replaced).toEqual(['/kirjaudu-ulos?step=done']))
    expect(server.calls('POST /api/identity/signout/everywhere')).toHaveLength(1)
    expect(sessionStorage.getItem('checkout-draft')).toBeNull()
  })

  it('is told to the other tabs, whose documents are loaded anew', async () => {
    const other = new BroadcastChannel('shop')
    const heard: unknown[] = []
    other.addEventListener('message', ({ data }) => void heard.push(data))
    show('LogoutPage', '/kirjaudu-ulos')
    await screen.findByRole('button', { name: ownTexts['/identity/logout/submit'] })
    press('/identity/logout/submit')
    await waitFor(() => expect(heard.map(String)).toContainEqual(expect.stringMatching(/^signed-out;/)))
    replaced.splice(0)
    const stop = followSignOut()
    other.postMessage(writeMessage('signed-out', {}))
    await waitFor(() => expect(replaced).toEqual([window.location.href]))
    stop()
    other.close()
  })

  it('is done at once for whoever followed a link of this site', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/tuotteet`)
    show('LogoutPage', '/kirjaudu-ulos')
    await waitFor(() => expect(replaced).toEqual(['/kirjaudu-ulos?step=done']))
  })
})
