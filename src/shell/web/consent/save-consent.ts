import type { ConsentChoices } from '#src/shell/contract/consent.ts'
import { browserClock } from '../clock.ts'
import { onConsentChange, notifyConsentChanged, writeConsent } from '../consent-state.ts'
import { followConsent } from '../storage/browser-storage.ts'
import { tabChannel } from '../tab-channel.ts'

const consentChanged = 'consent-changed'

/** Stores the choice and notifies the visitor's other tabs. */
export function saveConsent(choices: ConsentChoices): void {
  writeConsent(choices, browserClock.now())
  tabChannel().send(consentChanged, {})
}

/**
 * Makes storage follow the choice from the start of the document, whichever tab it was made in. Returns a function that stops it.
 */
export function startFollowingConsent(): () => void {
  followConsent()
  const stops = [onConsentChange(followConsent), tabChannel().on(consentChanged, notifyConsentChanged)]
  return () => stops.forEach((stop) => stop())
}
