import { afterEach, describe, expect, it, vi } from 'vitest'
import { consentVersion } from '#src/shell/contract/consent.ts'
import { isStorageAllowed, onConsentChange, readConsent, writeConsent } from './consent-state.ts'

afterEach(() => {
  document.cookie = 'cookie-consent=; Path=/; Max-Age=0'
})

const given = `v=${consentVersion}`

it.each([
  ['', false],
  ['a=1; b=2', false],
  [`cookie-consent=${given}&functional=1&analytics=0&marketing=0&ts=1`, false],
  [`a=1; cookie-consent=${given}&functional=0&analytics=1&marketing=0&ts=1`, true],
  ['cookie-consent=v=9&functional=0&analytics=1&marketing=0&ts=1', true],
  ['xcookie-consent=analytics=1', false],
  ['cookie-consent=analytics=1', false],
  [`cookie-consent=v=${consentVersion - 1}&functional=1&analytics=1&marketing=1&ts=1`, false],
  ['cookie-consent=v=nonsense&analytics=1', false],
])('storage for analytics with the cookies "%s" is allowed: %s', (cookies, allowed) =>
  expect(isStorageAllowed('analytics', cookies)).toBe(allowed),
)

describe('a choice', () => {
  it('is written as specified, read again and told', () => {
    const told = vi.fn()
    const stop = onConsentChange(told)
    expect(readConsent()).toBeNull()
    writeConsent({ functional: true, analytics: false, marketing: false }, 1_700_000_000_000)
    expect(document.cookie).toBe(`cookie-consent=${given}&functional=1&analytics=0&marketing=0&ts=1700000000000`)
    expect(readConsent()).toEqual({
      version: 7,
      functional: true,
      analytics: false,
      marketing: false,
      at: 1_700_000_000_000,
    })
    expect(told).toHaveBeenCalledOnce()
    stop()
  })

  it('lives for a year, goes with links and not with foreign posts', () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    writeConsent({ functional: false, analytics: false, marketing: false }, 1)
    expect(written.mock.calls[0]?.[0]).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax/)
    written.mockRestore()
  })
})
