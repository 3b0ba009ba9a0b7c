import { act, screen, waitFor } from '@testing-library/react'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allRefused } from '#src/shell/contract/consent.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { SitePopup } from '#src/shell/contract/site-popup.ts'
import { browserClock } from '#src/shell/web/clock.ts'
import { writeConsent } from '#src/shell/web/consent-state.ts'
import { removeStored } from '#src/shell/web/storage/browser-storage.ts'
import { samplePage } from '../gallery/sample-page.ts'
import { inPage } from '../testing/in-page.tsx'
import { SitePopupGate } from './SitePopupGate.tsx'

let scrollY = 0
const start = 1_700_000_000_000
let now = start
beforeEach(() => {
  scrollY = 0
  now = start
  for (const key of ['closed-popups', 'closed-popups-at', 'closed-popups-session'] as const) removeStored(key)
  writeConsent(allRefused, 1)
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY)
  vi.spyOn(browserClock, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.restoreAllMocks()
  document.cookie = 'cookie-consent=; Path=/; Max-Age=0'
})

const popup = (more: Partial<SitePopup> = {}): SitePopup => ({
  id: 'calendar',
  variant: 'corner',
  heading: 'Luukku *kerrallaan*',
  body: '<p>24 suklaata</p>',
  image: null,
  ctaLabel: 'Katso kalenteri',
  ctaUrl: '/kalenteri',
  closeLabel: 'Sulje nosto',
  showAfterScrollPx: 200,
  from: '',
  to: '',
  visitorGroups: [],
  frequency: 'once',
  days: 0,
  ...more,
})
const show = (sitePopup: SitePopup | null, more: Partial<PageModel> = {}) => {
  const { ui, router } = inPage(
    <>
      <input aria-label="Haku" />
      <SitePopupGate />
    </>,
    { page: { ...samplePage(), sitePopup, ...more } },
  )
  return { ...render(ui), router }
}
const scrollTo = async (y: number) => {
  scrollY = y
  await act(async () => {
    window.dispatchEvent(new Event('scroll'))
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
}
const heading = () => screen.queryByRole('heading', { name: 'Luukku kerrallaan' })
const shown = async () => await waitFor(() => expect(heading()).toBeTruthy())

describe('a popup', () => {
  it('comes after 200 px and not before', async () => {
    show(popup())
    await scrollTo(200)
    expect(heading()).toBeNull()
    await scrollTo(201)
    await shown()
  })

  it.each<[string, SitePopup | null]>([
    ['where there is none', null],
    ['before its time', popup({ from: new Date(start + 1).toISOString() })],
    ['after its time', popup({ to: new Date(start).toISOString() })],
  ])('does not come %s', async (_where, sitePopup) => {
    show(sitePopup)
    await scrollTo(900)
    expect(heading()).toBeNull()
  })

  it('waits until the cookie question is answered', async () => {
    document.cookie = 'cookie-consent=; Path=/; Max-Age=0'
    show(popup())
    await scrollTo(900)
    expect(heading()).toBeNull()
    act(() => writeConsent(allRefused, 1))
    await scrollTo(910)
    await shown()
  })

  it('comes no earlier than ten seconds after that answer', async () => {
    writeConsent(allRefused, start)
    show(popup())
    now = start + 9_999
    await scrollTo(900)
    expect(heading()).toBeNull()
    now = start + 10_000
    await scrollTo(910)
    await shown()
  })

  it('does not come between somebody and what they write', async () => {
    show(popup())
    screen.getByRole('textbox').focus()
    await scrollTo(900)
    expect(heading()).toBeNull()
    screen.getByRole('textbox').blur()
    await scrollTo(901)
    await shown()
  })

  it.each(['corner', 'modal'] as const)(
    'of the kind %s stands in the page editor at once, stays, takes no focus and is not remembered',
    async (variant) => {
      document.cookie = 'cookie-consent=; Path=/; Max-Age=0'
      show(popup({ variant, from: new Date(start + 1).toISOString() }), { isEdited: true })
      await shown()
      expect(document.activeElement).toBe(document.body)
      await userEvent.click(screen.getByRole('button', { name: 'Sulje nosto' }))
      expect(heading()).toBeTruthy()
      expect(localStorage.getItem('closed-popups')).toBeNull()
    },
  )

  it('in the corner takes no focus and is no dialog', async () => {
    show(popup())
    await scrollTo(900)
    await shown()
    expect(screen.getByRole('complementary', { name: 'Luukku kerrallaan' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(document.body)
  })

  it('in the corner makes no page longer, and says when it lies over the end', async () => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3_000)
    show(popup())
    await scrollTo(900)
    await shown()
    const card = screen.getByRole('complementary', { name: 'Luukku kerrallaan' })
    expect(document.documentElement.style.getPropertyValue('--bottom-room')).toBe('')
    expect(card.hasAttribute('data-aside')).toBe(false)
    await scrollTo(3_000 - window.innerHeight)
    expect(card.hasAttribute('data-aside')).toBe(true)
    await scrollTo(900)
    expect(card.hasAttribute('data-aside')).toBe(false)
  })

  it('as modal is a dialog that Escape closes', async () => {
    show(popup({ variant: 'modal' }))
    await scrollTo(900)
    await shown()
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Luukku kerrallaan' })
    expect(dialog.open).toBe(true)
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
    await waitFor(() => expect(heading()).toBeNull())
    expect(localStorage.getItem('closed-popups')).toBe('["calendar"]')
  })

  it.each([
    ['closed', () => userEvent.click(screen.getByRole('button', { name: 'Sulje nosto' }))],
    ['followed', () => userEvent.click(screen.getByRole('link', { name: 'Katso kalenteri' }))],
  ])('that was %s is remembered and does not come again', async (_how, finish) => {
    const { unmount } = show(popup())
    await scrollTo(900)
    await shown()
    await finish()
    expect(heading()).toBeNull()
    expect(JSON.parse(localStorage.getItem('closed-popups') ?? '')).toEqual(['calendar'])
    await scrollTo(950)
    expect(heading()).toBeNull()
    unmount()
    show(popup())
    await scrollTo(900)
    expect(heading()).toBeNull()
  })

  it('may come again after its days', async () => {
    const weekly = popup({ frequency: 'days', days: 7 })
    const { unmount } = show(weekly)
    await scrollTo(900)
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Sulje nosto' }))
    unmount()
    now = start + 7 * 86_400_000 - 1
    const again = show(weekly)
    await scrollTo(900)
    expect(heading()).toBeNull()
    again.unmount()
    now += 1
    show(weekly)
    await scrollTo(900)
    await shown()
  })

  it('may come again with the next visit', async () => {
    const { unmount } = show(popup({ frequency: 'session' }))
    await scrollTo(900)
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Sulje nosto' }))
    unmount()
    removeStored('closed-popups-session')
    show(popup({ frequency: 'session' }))
    await scrollTo(900)
    await shown()
  })
})
