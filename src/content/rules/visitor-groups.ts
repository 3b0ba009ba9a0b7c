import type { Language } from '#src/common/locale.ts'
import type { VisitorRule } from '../contract/visitor-group.ts'

/** What a rule asks of a visitor; each is found out when a rule asks for it. */
export interface VisitorContext {
  language: Language
  /** Of the address; empty: none. */
  campaign: string
  isSignedIn: () => Promise<boolean>
  /** Of the goods in the cart, in cents. */
  cartCents: () => Promise<number>
  /** Null: not known, and not to be known. */
  isReturning: () => boolean | null
}

/** Whether all that the rule says is true. The cheap questions come first. */
export async function belongs(rule: VisitorRule, facts: VisitorContext): Promise<boolean> {
  const { languages, campaigns, isReturning, isSignedIn, cartFromCents } = rule
  if (languages && !languages.includes(facts.language)) return false
  if (campaigns && !campaigns.includes(facts.campaign.toLowerCase())) return false
  if (isReturning !== undefined && facts.isReturning() !== isReturning) return false
  if (isSignedIn !== undefined && (await facts.isSignedIn()) !== isSignedIn) return false
  return cartFromCents === undefined || (await facts.cartCents()) >= cartFromCents
}
