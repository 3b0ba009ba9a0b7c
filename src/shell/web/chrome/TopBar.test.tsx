import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Banner } from '#src/shell/contract/navigation.ts'
import { isRunning } from '#src/shell/rules/banner-time.ts'
import { browserClock } from '../clock.ts'
import { Header } from './Header.tsx'
import { renderInShell } from './render-in-shell.tsx'
import { samplePage } from './shell-page.sample.ts'

beforeEach(() => localStorage.clear())
afterEach(() => void vi.restoreAllMocks())

const banner = (changes: Partial<Banner>): Banner => ({
  id: 'spring',
  text: 'Kevät tuli',
  ctaLabel: 'Katso',
  ctaUrl: '/kevat',
  from: null,
  to: null,
  dismissible: true,
  ...changes,
})
const show = (changes: Partial<Banner> = {}) =>
  renderInShell(samplePage({}, { banner: banner(changes) }), <Header variant="full" />)

describe('the banner', () => {
  it('says its text and leads where it says', () => {
    show()
    expect(screen.getByText('Kevät tuli')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Katso' }).getAttribute('href')).toBe('/kevat')
  })

  it('once closed stays closed, and gives the focus to what stands in its place', async () => {
    const { unmount } = show({ id: 'closed-one' })
    await userEvent.click(screen.getByRole('button', { name: 'Sulje tiedote' }))
    expect(screen.queryByText('Kevät tuli')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Asiakaspalvelu' }))
    expect(localStorage.getItem('closed-banners')).toBe('["closed-one"]')
    unmount()
    show({ id: 'closed-one' })
    expect(screen.queryByText('Kevät tuli')).toBeNull()
  })

  it('stands in the page editor, also where its author closed it', () => {
    localStorage.setItem('closed-banners', '["spring"]')
    const page = samplePage({}, { banner: banner({ to: '2020-01-01T00:00:00Z' }) })
    renderInShell({ ...page, isEdited: true }, <Header variant="full" />)
    expect(screen.getByText('Kevät tuli')).toBeTruthy()
  })

  it('is new under another id', () => {
    localStorage.setItem('closed-banners', '["an-older-one"]')
    show({ id: 'a-newer-one' })
    expect(screen.getByText('Kevät tuli')).toBeTruthy()
  })

  it.each(['not json', '{"a":1}', '[7]'])('takes %s in the storage for nothing', (stored) => {
    localStorage.setItem('closed-banners', stored)
    act(() => void show({ id: 'whatever' }))
    expect(screen.getByText('Kevät tuli')).toBeTruthy()
  })

  it('has no cross when it is not to be closed', () => {
    show({ dismissible: false })
    expect(screen.queryByRole('button', { name: 'Sulje tiedote' })).toBeNull()
  })

  it('leaves when its time is over, though the page was kept longer', () => {
    vi.spyOn(browserClock, 'now').mockReturnValue(Date.parse('2026-12-17T00:00:00+02:00'))
    show({ id: 'over', to: '2026-12-17T00:00:00+02:00' })
    expect(screen.queryByText('Kevät tuli')).toBeNull()
  })
})

describe('its time', () => {
  const from = '2026-12-01T00:00:00+02:00'
  const to = '2026-12-17T00:00:00+02:00'
  it.each([
    ['before it', from, to, '2026-11-30T23:59:59+02:00', false],
    ['from its first moment', from, to, from, true],
    ['to its last', from, to, '2026-12-16T23:59:59+02:00', true],
    ['not at its end', from, to, to, false],
    ['open at the beginning', null, to, '2020-01-01T00:00:00Z', true],
    ['open at the end', from, null, '2040-01-01T00:00:00Z', true],
    ['open on both sides', null, null, '2026-01-01T00:00:00Z', true],
  ])('%s', (_, begins, ends, now, running) => {
    expect(isRunning({ from: begins, to: ends }, Date.parse(now))).toBe(running)
  })
})
