import type { ConsentKey } from '../contract/checkout.ts'

/** What a shopper may agree to (C-4.10). A new `version` asks everybody anew; texts are under `checkout/consents/<key>`. */
export interface ConsentDefinition {
  id: string
  key: ConsentKey
  version: string
  required: boolean
}

export const consentDefinitions: readonly ConsentDefinition[] = [
  { id: 'terms', key: 'terms', version: '2026-11', required: true },
  { id: 'personalised-goods', key: 'personalised-goods', version: '2026-11', required: true },
  { id: 'marketing', key: 'marketing', version: '2026-11', required: false },
]

export interface GivenConsent {
  id: string
  accepted: boolean
  version: string
}

/** Consents that concern a cart: the one about engraved goods only with such goods. */
export const consentsFor = (hasEngraved: boolean): readonly ConsentDefinition[] =>
  consentDefinitions.filter((consent) => hasEngraved || consent.key !== 'personalised-goods')

/** Text key of what is wrong, or null. */
export function consentFault(given: readonly GivenConsent[], hasEngraved: boolean): string | null {
  for (const consent of consentsFor(hasEngraved)) {
    const answer = given.find(({ id }) => id === consent.id)
    if (answer?.accepted && answer.version !== consent.version) return 'checkout/consent-outdated'
    if (consent.required && !answer?.accepted) return 'checkout/consent-required'
  }
  return null
}
