import type { MailBase, MailOf } from '#src/common/mail.ts'

/** Details of each mail about an account. URLs are absolute. */
interface AboutAccount {
  /** `firstName`: empty for a name that the mail must not repeat. */
  'account-confirm': { firstName: string; confirmUrl: string; hours: number }
  /** A person tried to sign up with an address that has an account. */
  'account-exists': { signInUrl: string; forgottenUrl: string }
  welcome: { firstName: string; shopUrl: string }
  /** The shop has made the account for the customer. */
  'account-invitation': { firstName: string; resetUrl: string; hours: number }
  /** The shop has ended the password. `url`: where the customer chooses a new one, or asks for the link. */
  'password-ended': { url: string }
  'password-reset': { resetUrl: string; minutes: number }
  /**
   * `at` is formatted for reading. `passkeys`: names of the passkeys that still open the account; a new password changes
   * nothing about them.
   */
  'password-changed': { at: string; forgottenUrl: string; passkeys: readonly string[] }
  /** This mail goes to the address that the account shall get. */
  'email-change-confirm': { confirmUrl: string }
  /**
   * This mail goes to the previous address: `asked` while it is still the account's, `done` afterwards. `email` is masked;
   * `nextUrl` leads to what its owner can do.
   */
  'email-change-notice': { step: 'asked' | 'done'; email: string; at: string; nextUrl: string }
  'login-code': { code: string; minutes: number }
  'new-device': { at: string; device: string; forgottenUrl: string }
  'passkey-added': { at: string; name: string; forgottenUrl: string }
  'passkey-removed': { at: string; name: string; forgottenUrl: string }
  /** `until` is formatted for reading. */
  'data-export-ready': { htmlUrl: string; jsonUrl: string; until: string }
  /** `on`, formatted for reading: the day the account is erased. */
  'account-deletion': { on: string; days: number; signInUrl: string }
}

export type AccountMailKind = keyof AboutAccount
export type AccountMail<Kind extends AccountMailKind = AccountMailKind> = MailOf<AboutAccount, Kind>
export type AccountMailInput<Kind extends AccountMailKind = AccountMailKind> = AccountMail<Kind> & MailBase
