import type { Language } from '#src/common/locale.ts'
import type { MailSender, RenderedMail } from '#src/common/mail.ts'

/** What is told in each mail about an account. Addresses are absolute. */
interface AboutAccount {
  /** `firstName`: empty for one that is not repeated. */
  'account-confirm': { firstName: string; confirmUrl: string; hours: number }
  /** Somebody wanted to sign up with an address that has an account. */
  'account-exists': { signInUrl: string; forgottenUrl: string }
  welcome: { firstName: string; shopUrl: string }
  /** The shop has made it for them. */
  'account-invitation': { firstName: string; resetUrl: string; hours: number }
  /** The shop has ended it. `url`: where a new one is chosen, or asked for. */
  'password-ended': { url: string }
  'password-reset': { resetUrl: string; minutes: number }
  /** `at` as it is read. `passkeys`: names of those that open the account as before: a password says nothing of them. */
  'password-changed': { at: string; forgottenUrl: string; passkeys: readonly string[] }
  /** To the address that shall be the account's. */
  'email-change-confirm': { confirmUrl: string }
  /** To the address before: `asked` while it still is the account's, `done` afterwards. `email` is masked; `nextUrl` is what can be done. */
  'email-change-notice': { step: 'asked' | 'done'; email: string; at: string; nextUrl: string }
  'login-code': { code: string; minutes: number }
  'new-device': { at: string; device: string; forgottenUrl: string }
  'passkey-added': { at: string; name: string; forgottenUrl: string }
  'passkey-removed': { at: string; name: string; forgottenUrl: string }
  /** `until` as it is read. */
  'data-export-ready': { htmlUrl: string; jsonUrl: string; until: string }
  /** `on` as it is read: the day the account is erased. */
  'account-deletion': { on: string; days: number; signInUrl: string }
}

export type AccountMailKind = keyof AboutAccount
type MailInputOf<Kind extends AccountMailKind> = {
  kind: Kind
  language: Language
  siteUrl: string
  sender: MailSender
} & AboutAccount[Kind]
export type AccountMailInput<Kind extends AccountMailKind = AccountMailKind> = { [One in Kind]: MailInputOf<One> }[Kind]
/** What differs from mail to mail. */
export type AccountMailDetails = { [One in AccountMailKind]: { kind: One } & AboutAccount[One] }[AccountMailKind]

export type RenderAccountMail = (input: AccountMailInput) => RenderedMail | Promise<RenderedMail>
