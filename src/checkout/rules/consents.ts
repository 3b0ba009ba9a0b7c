import type { ConsentKey } from '../contract/checkout.ts'

/** What a shopper may agree to (C-4.10). After a new `version` every shopper is asked again. */
export interface ConsentDefinition {
  id: string
  key: ConsentKey
  version: string
  required: boolean
}

/** A consent and the words that ask for it; `{terms}`, `{withdrawal}` and `{end}` stand around links. */
export type Consent = ConsentDefinition & Record<`${'title' | 'text'}${'Fi' | 'Sv' | 'En'}`, string>

export interface GivenConsent {
  id: string
  accepted: boolean
  version: string
}

/** Consents that concern a cart: the one about engraved goods only with such goods, the one about marketing until it is given. */
export const consentsFor = <Asked extends ConsentDefinition>(
  consents: readonly Asked[],
  { hasEngraved, hasMarketing }: { hasEngraved: boolean; hasMarketing: boolean },
): Asked[] =>
  consents.filter(({ key }) => (hasEngraved || key !== 'personalised-goods') && !(hasMarketing && key === 'marketing'))

/** Text key of the fault, or null. */
export function consentFault(given: readonly GivenConsent[], asked: readonly ConsentDefinition[]): string | null {
  for (const consent of asked) {
    const answer = given.find(({ id }) => id === consent.id)
    if (answer?.accepted && answer.version !== consent.version) return 'checkout/consent-outdated'
    if (consent.required && !answer?.accepted) return 'checkout/consent-required'
  }
  return null
}
