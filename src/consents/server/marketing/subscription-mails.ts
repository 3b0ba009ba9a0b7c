import { dateTimeText } from '#src/common/day-text.ts'
import { type Language, withLanguage } from '#src/common/locale.ts'
import { htmlAsText } from '#src/common/html-text.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Mailer } from '#src/platform/mail/mailer.ts'
import { optInDays } from '../../contract/marketing.ts'
import type { SubscriptionMail } from '../../contract/subscription-mail.ts'
import type { IntermediateUserRow } from './intermediate-user.store.ts'
import type { PermissionRow } from './permission.store.ts'
import type { MarketingTokens } from './tokens.ts'

export interface SubscriptionMailsDeps {
  clock: Clock
  publicUrl: string
  mailer: Mailer<SubscriptionMail>
  /** Site path of the page where a customer switches such mails on and off; empty: there is none. */
  preferencesPath: (language: Language) => Promise<string>
  tokens: MarketingTokens
}

/** Length of a deduplication slot: within one, switching back and forth sends a permission one mail of each kind. */
const quietMs = 10 * 60_000

const plainConsent = (consent: string): string => {
  const words = consent.replace(/\{\w+\}/g, '')
  return words.includes('<') ? htmlAsText(words) : words
}

export type SubscriptionMails = ReturnType<typeof createSubscriptionMails>

/** Mails about subscriptions. Their content is deleted after sending, because it holds tokens. */
export function createSubscriptionMails(deps: SubscriptionMailsDeps) {
  const { clock, publicUrl, mailer, preferencesPath, tokens } = deps

  /** `language` is set if the page must open in it. */
  const pageUrl = (path: string, token: string, language?: Language): string =>
    `${publicUrl}/cds/${path}?token=${encodeURIComponent(token)}${language === undefined ? '' : `&language=${language}`}`
  const unsubscribeUrl = ({ id, language }: Pick<PermissionRow, 'id' | 'language'>): string =>
    pageUrl('personmarketingrevocation', tokens.permission.make(id), language)

  async function send(
    tx: Transaction,
    { email: to, language }: Pick<PermissionRow, 'email' | 'language'>,
    subject: string,
    mail: SubscriptionMail,
    listUrl?: string,
  ): Promise<void> {
    const about = { to, language, dedupKey: `${mail.kind}:${subject}`, ephemeral: true }
    await mailer.send(tx, mail, { ...about, ...(listUrl !== undefined && { unsubscribeUrl: listUrl }) })
  }

  const subjectOf = ({ id }: PermissionRow): string => `${id}:${Math.floor(+clock.now() / quietMs)}`
  const shopUrl = (language: Language): string => `${publicUrl}${withLanguage('/', language)}`

  return {
    unsubscribeUrl,

    /** `consent` is the text agreed to. */
    confirm: (tx: Transaction, asking: IntermediateUserRow, consent: string): Promise<void> =>
      send(tx, asking, asking.id, {
        kind: asking.source === 'press-releases' ? 'press-confirm' : 'newsletter-confirm',
        confirmUrl: pageUrl('subscription', tokens.asking.make(asking.id), asking.language),
        days: optInDays,
        // Links in the consent text are removed: they would not work in a mail.
        consent: plainConsent(consent),
      }),

    welcome(tx: Transaction, permission: PermissionRow): Promise<void> {
      const url = unsubscribeUrl(permission)
      const facts = { kind: 'newsletter-welcome', shopUrl: shopUrl(permission.language), unsubscribeUrl: url } as const
      return send(tx, permission, subjectOf(permission), facts, url)
    },

    unsubscribed: (tx: Transaction, permission: PermissionRow): Promise<void> =>
      send(tx, permission, subjectOf(permission), {
        kind: 'unsubscribed',
        at: dateTimeText(clock.now(), permission.language),
        shopUrl: shopUrl(permission.language),
        againUrl: pageUrl('email', tokens.permission.make(permission.id), permission.language),
      }),

    async preferencesChanged(tx: Transaction, permission: PermissionRow): Promise<void> {
      const path = await preferencesPath(permission.language)
      await send(tx, permission, subjectOf(permission), {
        kind: 'preferences-changed',
        at: dateTimeText(clock.now(), permission.language),
        // If there is no such page, the mail links to its own.
        preferencesUrl:
          path === ''
            ? pageUrl('email', tokens.permission.make(permission.id), permission.language)
            : `${publicUrl}${path}`,
      })
    },
  }
}
