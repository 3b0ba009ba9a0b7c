import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { TextContext, textsOf } from '#src/shell/web/text/use-text.ts'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allAccepted, allRefused } from '#src/shell/contract/consent.ts'
import { samplePage } from '#src/shell/web/chrome/shell-page.sample.ts'
import { browserClock } from '#src/shell/web/clock.ts'
import { readConsent, writeConsent } from '#src/shell/web/consent-state.ts'
import { ConsentSettingsButton } from '#src/shell/web/consent/ConsentSettingsButton.tsx'
import { closeConsentSettings } from '#src/shell/web/consent/open-consent-settings.ts'
import { startFollowingConsent } from '#src/shell/web/consent/save-consent.ts'
import { PageContext } from '#src/shell/web/page/page-context.ts'
import { readStored, writeStored } from '#src/shell/web/storage/browser-storage.ts'
import shellTexts from '#src/shell/texts/fi.json' with { type: 'json' }
import type { ConsentNotice } from '../contract/consents.ts'
import texts from '../texts/fi.json' with { type: 'json' }
import { ConsentGate } from './ConsentGate.tsx'

const notice: ConsentNotice = {
  id: 1,
  key: 'cookies',
  version: 3,
  language: 'fi',
  title: 'Evästeet, *sinun valintasi*',
  body: 'Kori ja kassa toimivat välttämättömillä.',
  policyUrl: '/evasteet',
  categories: (['necessary', 'functional', 'analytics', 'marketing'] as const).map((key) => ({
    key,
    title: key,
    description: `${key}?`,
    required: key === 'necessary',
    cookies: key === 'marketing' ? [] : [{ name: `${key}-key`, provider: 'Konvehti', purpose: 'x', duration: 'y' }],
  })),
}
let logged: unknown[]
let logAnswer: () => Response
let end = () => {}

beforeEach(() => {
  logged = []
  logAnswer = () => new Response(null, { status: 204 })
  vi.spyOn(browserClock, 'now').mockReturnValue(1_700_000_000_000)
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.startsWith('/api/consents')) return Promise.reject(new Error(url))
    if (init.method !== 'POST') return Promise.resolve(Response.json([notice]))
    logged.push(JSON.parse(init.body as string))
    return Promise.resolve(logAnswer())
  })
  end = startFollowingConsent()
  window.history.replaceState(null, '', '/tuotteet?code=1#here')
})
afterEach(() => {
  end()
  act(closeConsentSettings)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.cookie = 'cookie-consent=; Path=/; Max-Age=0'
  document.documentElement.removeAttribute('style')
})

function show(contentType?: string[]) {
  const element = (
    <PageContext value={samplePage(contentType && { contentType })}>
      <ConsentGate />
      <main id="main" tabIndex={-1} />
      <ConsentSettingsButton />
    </PageContext>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TextContext value={textsOf('fi', { ...shellTexts, ...texts })}>
        <RouterProvider router={router} />
      </TextContext>
    </QueryClientProvider>,
  )
}
const panel = () => screen.findByRole('region', { name: 'Evästeet, sinun valintasi' })
const gone = () => waitFor(() => expect(screen.queryByRole('region')).toBeNull())
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const chosen = () => {
  const { functional, analytics, marketing } = readConsent() ?? {}
  return { functional, analytics, marketing }
}

describe('the question', () => {
  it.each(['CheckoutPage', 'OrderConfirmationPage'])(
    'is not asked on the %s, whose settings still open',
    async (type) => {
      show(['Page', type])
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(screen.queryByRole('region')).toBeNull()
      await press('Evästeasetukset')
      expect(await panel()).toBeTruthy()
    },
  )

  it('has three answers of one kind, and traps nobody', async () => {
    show()
    const buttons = within(await panel()).getAllByRole('button')
    expect(buttons.map((button) => button.textContent)).toEqual([
      'Hyväksy kaikki',
      'Vain välttämättömät',
      'Valitse itse',
    ])
    expect(new Set(buttons.map((button) => button.className)).size).toBe(1)
    expect(document.activeElement).toBe(document.body)
    await userEvent.keyboard('{Escape}')
    expect(readConsent()).toBeNull()
    expect(screen.getByRole('link', { name: 'Lue lisää evästeistä' }).getAttribute('href')).toBe('/evasteet')
  })

  it.each([
    ['Hyväksy kaikki', allAccepted],
    ['Vain välttämättömät', allRefused],
  ])('answered with "%s" is written down, logged and over', async (name, choices) => {
    show()
    await panel()
    await press(name)
    await gone()
    expect(chosen()).toEqual(choices)
    expect(document.cookie).toContain('ts=1700000000000')
    expect(logged).toEqual([{ version: 3, choices, page: '/tuotteet' }])
    expect(document.activeElement?.id).toBe('main')
  })

  it('can be answered by purpose; nothing is set beforehand, and what is necessary is always on', async () => {
    show()
    await panel()
    await press('Valitse itse')
    const switches = screen.getAllByRole<HTMLInputElement>('switch')
    expect(switches.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ])
    expect(document.activeElement).toBe(switches[1])
    await userEvent.click(screen.getByRole('switch', { name: 'analytics' }))
    await press('Tallenna valinnat')
    await gone()
    expect(chosen()).toEqual({ functional: false, analytics: true, marketing: false })
  })

  it('tells what would be stored', async () => {
    show()
    await panel()
    await press('Valitse itse')
    const lists = screen.getAllByText('Mitä tallennetaan (1)')
    expect(lists).toHaveLength(3)
    expect(screen.getByText('functional-key')).toBeTruthy()
  })

  it('is over even when its log entry cannot be made', async () => {
    logAnswer = () => new Response('{}', { status: 500 })
    show()
    await panel()
    await press('Hyväksy kaikki')
    await gone()
    expect(chosen()).toEqual(allAccepted)
  })

  it('is not asked of those who have answered', async () => {
    writeConsent(allRefused, 1)
    show()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByRole('region')).toBeNull()
  })
})

describe('the settings, opened from the footer', () => {
  beforeEach(() => {
    writeConsent({ ...allRefused, functional: true, analytics: true }, 1)
    show()
  })
  const open = async () => {
    await press('Evästeasetukset')
    return panel()
  }

  it('show the choice as it is, take the keyboard and give it back unchanged', async () => {
    await open()
    const switches = screen.getAllByRole<HTMLInputElement>('switch')
    expect(switches.map(({ checked }) => checked)).toEqual([true, true, true, false])
    expect(document.activeElement?.textContent).toBe('Evästeet, sinun valintasi')
    await userEvent.keyboard('{Escape}')
    await gone()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Evästeasetukset' }))
    await open()
    await press('Sulje evästeasetukset')
    await gone()
    expect(logged).toEqual([])
  })

  it('delete what lost its permission', async () => {
    writeStored('trackedOrders', '["100001"]')
    writeStored('searchHistory', '["suklaa"]')
    expect(localStorage.getItem('trackedOrders')).toBe('["100001"]')
    await open()
    await userEvent.click(screen.getByRole('switch', { name: 'analytics' }))
    await press('Tallenna valinnat')
    await gone()
    expect(localStorage.getItem('trackedOrders')).toBeNull()
    expect(readStored('trackedOrders')).toBeNull()
    expect(localStorage.getItem('searchHistory')).toBe('["suklaa"]')
    expect(logged).toMatchObject([{ choices: { functional: true, analytics: false, marketing: false } }])
  })
})
