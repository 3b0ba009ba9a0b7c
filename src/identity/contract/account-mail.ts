import type { Language } from '#src/common/locale.ts'
import type { MailSender, RenderedMail } from '#src/common/mail.ts'

/** What is told in each mail about an account. Addresses are absolute. */
interface AboutAccount {
  'account-confirm': { firstName: string; confirmUrl: string; hours: number }
  /** Somebody wanted to sign up with an address that has an account. */
  'account-exists': { signInUrl: string; forgottenUrl: string }
  welcome: { firstName: string; shopUrl: string }
  'password-reset': { resetUrl: string; minutes: number }
  /** `at` as it is read. */
  'password-changed': { at: string; forgottenUrl: string }
  'login-code': { code: string; minutes: number }
  'new-device': { at: string; device: string; forgottenUrl: string }
}

export type AccountMailKind = keyof AboutAccount
type Told<Kind extends AccountMailKind> = {
  kind: Kind
  language: Language
  siteUrl: string
  sender: MailSender
} & AboutAccount[Kind]
export type AccountMailInput<Kind extends AccountMailKind = AccountMailKind> = { [One in Kind]: Told<One> }[Kind]
/** What differs from mail to mail. */
export type AccountMailFacts = { [One in AccountMailKind]: { kind: One } & AboutAccount[One] }[AccountMailKind]

export type RenderAccountMail = (input: AccountMailInput) => RenderedMail | Promise<RenderedMail>
