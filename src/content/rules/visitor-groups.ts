import type { Language } from '#src/common/locale.ts'
import type { VisitorRule } from '../contract/visitor-group.ts'

/** The data about a visitor that rules check; the functions are called only when a rule needs them. */
export interface VisitorContext {
  language: Language
  /** The campaign in the address; empty: none. */
  campaign: string
  isSignedIn: () => Promise<boolean>
  /** The value of the goods in the cart, in cents. */
  cartCents: () => Promise<number>
  /** Null: not known, because the visitor has not allowed it to be stored. */
  isReturning: () => boolean | null
}

/** Whether every part of the rule is true. The cheap checks come first. */
export async function belongs(rule: VisitorRule, facts: VisitorContext): Promise<boolean> {
  const { languages, campaigns, isReturning, isSignedIn, cartFromCents } = rule
  if (languages && !languages.includes(facts.language)) return false
  if (campaigns && !campaigns.includes(facts.campaign.toLowerCase())) return false
  if (isReturning !== undefined && facts.isReturning() !== isReturning) return false
  if (isSignedIn !== undefined && (await facts.isSignedIn()) !== isSignedIn) return false
  return cartFromCents === undefined || (await facts.cartCents()) >= cartFromCents
}
