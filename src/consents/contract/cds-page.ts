import type { Language } from '#src/common/locale.ts'
import type { Policy } from './policies.ts'

/** What a page under `/cds` or `/privacy` says and offers. Addresses are paths of this site; `at` as it is read. */
export type CdsView =
  /** How things stand for an address, with the way to change it. */
  | { kind: 'state'; email: string; isGiven: boolean; at: string; source: string; stopUrl: string; againUrl: string }
  /** The link of a mail: nothing is changed before the button is pressed. */
  | { kind: 'stop'; email: string; stopUrl: string; keepUrl: string }
  | { kind: 'stopped'; email: string; at: string; againUrl: string }
  /** The link of the mail that asks whether it was its owner who asked. */
  | { kind: 'confirm'; email: string; confirmUrl: string }
  | { kind: 'confirmed'; email: string }
  /** The same of a subscription to releases, and how that is left. */
  | { kind: 'press-confirm'; email: string; confirmUrl: string }
  | { kind: 'press-confirmed'; email: string }
  | { kind: 'press-stop'; email: string; stopUrl: string; keepUrl: string }
  | { kind: 'press-stopped'; email: string; subscribeUrl: string }
  | { kind: 'dropped' }
  /** A mail has gone out, which has to be answered. */
  | { kind: 'asked'; email: string }
  /** After the form of a page without JavaScript; the address is not told back. */
  | { kind: 'sent' }
  | { kind: 'failed'; reason: 'email' | 'often'; formUrl: string }
  /** Neither signed by us nor known any more. */
  | { kind: 'expired' }
  /** A text by itself, to be read and printed. */
  | { kind: 'policy' }
export type CdsViewKind = CdsView['kind']

export interface CdsPageInput {
  language: Language
  view: CdsView
  /** The words that the page is about; null: it is about none. `validFrom` as it is read. */
  policy: (Pick<Policy, 'title' | 'text' | 'version'> & { validFrom: string }) | null
  /** Of this page in each language, itself among them; empty: it is the answer to a form, and there only in its own. */
  languages: readonly { language: Language; url: string }[]
  homeUrl: string
  /** Where a customer switches such mails on and off; empty: there is no such page. */
  settingsUrl: string
  /** At the page's end. */
  copyright: string
  links: readonly { label: string; url: string }[]
  /** Sheets of the site, in their order. */
  styles: readonly string[]
}

/** The page whole, as HTML. It has no script. */
export type RenderCdsPage = (input: CdsPageInput) => string | Promise<string>
