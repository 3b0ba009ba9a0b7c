import { dateTimeText } from '#src/common/day-text.ts'
import { type Language, withLanguage } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Mailer } from '#src/platform/mail/mailer.ts'
import type { AccountMail } from '../../contract/account-mail.ts'

/** Site paths of one language. */
export interface AccountPages {
  signIn: string
  signOut: string
  signUp: string
  account: string
  /** The page where a customer chooses which mails they get. */
  preferences: string
  passwordForgotten: string
  passwordReset: string
  emailConfirm: string
}

export interface AccountMailsDeps {
  clock: Clock
  publicUrl: string
  mailer: Mailer<AccountMail>
  pageUrls: (language: Language) => Promise<AccountPages>
}

export interface MailTo {
  email: string
  language: Language
}

export type AccountMails = ReturnType<typeof createAccountMails>

/** Mails about accounts. None is stored after it was sent: they contain secrets that open an account, or reveal who has one. */
export function createAccountMails({ clock, publicUrl, mailer, pageUrls }: AccountMailsDeps) {
  return {
    /** Part of `tx`. Only one mail is ever sent for a `subject`. */
    async send(tx: Transaction, { email: to, language }: MailTo, subject: string, mail: AccountMail): Promise<void> {
      await mailer.send(tx, mail, { to, language, dedupKey: `${mail.kind}:${subject}`, ephemeral: true })
    },

    async addresses(language: Language) {
      const pages = await pageUrls(language)
      const withToken = (page: string, token: string): string => `${publicUrl}${page}?token=${token}`
      return {
        signInUrl: `${publicUrl}${pages.signIn}`,
        forgottenUrl: `${publicUrl}${pages.passwordForgotten}`,
        shopUrl: `${publicUrl}${withLanguage('/', language)}`,
        confirmUrl: (token: string) => withToken(pages.emailConfirm, token),
        resetUrl: (token: string) => withToken(pages.passwordReset, token),
      }
    },

    /** The present time, formatted for reading. */
    now: (language: Language): string => dateTimeText(clock.now(), language),
  }
}
