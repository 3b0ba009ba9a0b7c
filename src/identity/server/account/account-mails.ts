import { dateTimeText } from '#src/common/day-text.ts'
import { type Language, withLanguage } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { MailContext } from '#src/platform/mail/mail-context.ts'
import type { Outbox } from '#src/platform/mail/outbox.ts'
import type { AccountMailDetails, AccountMailInput, RenderAccountMail } from '../../contract/account-mail.ts'

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
  outbox: Pick<Outbox, 'enqueueMail'>
  renderMail: RenderAccountMail
  mailContext: MailContext
  pageUrls: (language: Language) => Promise<AccountPages>
}

export interface MailTo {
  email: string
  language: Language
}

export type AccountMails = ReturnType<typeof createAccountMails>

/** Mails about accounts. None is stored after it was sent: they contain secrets that open an account, or reveal who has one. */
export function createAccountMails({ clock, publicUrl, outbox, renderMail, mailContext, pageUrls }: AccountMailsDeps) {
  return {
    /** Part of `tx`. Only one mail is ever sent for a `subject`. */
    async send(
      tx: Transaction,
      { email, language }: MailTo,
      subject: string,
      facts: AccountMailDetails,
    ): Promise<void> {
      const input: AccountMailInput = { ...(await mailContext(tx, language)), ...facts }
      const dedupKey = `${facts.kind}:${subject}`
      const mail = await renderMail(input)
      await outbox.enqueueMail(tx, { key: facts.kind, to: email, language, dedupKey, ephemeral: true, ...mail })
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
