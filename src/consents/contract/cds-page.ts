import type { Language } from '#src/common/locale.ts'
import type { Policy } from './policies.ts'

/** View of a page under `/cds` or `/privacy`. Addresses are paths of this site; `at` is already formatted for reading. */
export type CdsView =
  /** The permission of an address, with the button that changes it. */
  | { kind: 'state'; email: string; isGiven: boolean; at: string; source: string; stopUrl: string; againUrl: string }
  /** Page behind a mail's unsubscribe link: nothing changes until the button is pressed. */
  | { kind: 'stop'; email: string; stopUrl: string; keepUrl: string }
  | { kind: 'stopped'; email: string; at: string; againUrl: string }
  /** Page behind the confirmation mail's link: asks whether the mailbox's owner made the request. */
  | { kind: 'confirm'; email: string; confirmUrl: string }
  | { kind: 'confirmed'; email: string }
  /** The same for a subscription to press releases, with the way to end it. */
  | { kind: 'press-confirm'; email: string; confirmUrl: string }
  | { kind: 'press-confirmed'; email: string }
  | { kind: 'press-stop'; email: string; stopUrl: string; keepUrl: string }
  | { kind: 'press-stopped'; email: string; subscribeUrl: string }
  | { kind: 'dropped' }
  /** A confirmation mail was sent. */
  | { kind: 'asked'; email: string }
  /** Answer to the form of a page without JavaScript; it does not repeat the address. */
  | { kind: 'sent' }
  | { kind: 'failed'; reason: 'email' | 'often'; formUrl: string }
  /** The token is not signed by us, or its row no longer exists. */
  | { kind: 'expired' }
  /** A policy's text alone, to be read and printed. */
  | { kind: 'policy' }
export type CdsViewKind = CdsView['kind']

export interface CdsPageInput {
  language: Language
  view: CdsView
  /** The policy shown on the page; null: none. `validFrom` is already formatted for reading. */
  policy: (Pick<Policy, 'title' | 'text' | 'version'> & { validFrom: string }) | null
  /** This page's address in every language, its own included. Empty for the answer to a form: it has one language. */
  languages: readonly { language: Language; url: string }[]
  homeUrl: string
  /** Page where a customer switches such mails on and off; empty: there is none. */
  settingsUrl: string
  /** Copyright line at the end of the page. */
  copyright: string
  links: readonly { label: string; url: string }[]
  /** Style sheets of the site, in their order. */
  styles: readonly string[]
}

/** Renders the whole page as HTML, without scripts. */
export type RenderCdsPage = (input: CdsPageInput) => string | Promise<string>
