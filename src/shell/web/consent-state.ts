import {
  type ConsentChoices,
  type ConsentClass,
  consentClasses,
  consentCookie,
  consentCookieDays,
  consentVersion,
} from '#src/shell/contract/consent.ts'

export interface Consent extends ConsentChoices {
  version: number
  /** When it was given, milliseconds since 1970. */
  at: number
}

/**
 * Returns the visitor's choice from the cookie `cookie-consent` (C-3.7), or null: not asked yet, or the words have changed since
 * the answer.
 */
export function readConsent(cookies: string = document.cookie): Consent | null {
  const cookie = cookies.split(/;\s*/).find((part) => part.startsWith(`${consentCookie}=`))
  if (cookie === undefined) return null
  const fields = new URLSearchParams(cookie.slice(consentCookie.length + 1))
  const version = Number(fields.get('v'))
  if (!Number.isInteger(version) || version < consentVersion) return null
  const [functional, analytics, marketing] = consentClasses.map((name) => fields.get(name) === '1')
  return {
    version,
    functional: functional ?? false,
    analytics: analytics ?? false,
    marketing: marketing ?? false,
    at: Number(fields.get('ts')) || 0,
  }
}

/** Whether the visitor has allowed a class of storage. Before any choice only necessary storage is allowed. */
export function isStorageAllowed(storageClass: ConsentClass, cookies: string = document.cookie): boolean {
  return readConsent(cookies)?.[storageClass] ?? false
}

const listeners = new Set<() => void>()

/** Stores the choice and notifies its listeners. `at`: milliseconds since 1970. */
export function writeConsent(choices: ConsentChoices, at: number): void {
  const value = [
    `v=${consentVersion}`,
    ...consentClasses.map((name) => `${name}=${choices[name] ? 1 : 0}`),
    `ts=${Math.round(at)}`,
  ].join('&')
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${consentCookie}=${value}; Path=/; Max-Age=${consentCookieDays * 86_400}; SameSite=Lax${secure}`
  notifyConsentChanged()
}

/** Another tab wrote a choice, or this one did. */
export const notifyConsentChanged = (): void => listeners.forEach((listener) => listener())

/** Returns the end of listening. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
