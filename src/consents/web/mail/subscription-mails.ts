import { fill } from '#src/kit/mail/fill.ts'
import { mailTemplates, type MailWriters } from '#src/kit/mail/mail-templates.ts'
import { button, link, renderWrittenMail, text, type WrittenMail } from '#src/kit/mail/written-mail.ts'
import type { Localized } from '#src/common/locale.ts'
import type { SubscriptionMail, SubscriptionMailKind } from '../../contract/subscription-mail.ts'
import en from './texts.en.json' with { type: 'json' }
import fi from './texts.fi.json' with { type: 'json' }
import sv from './texts.sv.json' with { type: 'json' }

type MailTexts = typeof fi
const mailTexts: Localized<MailTexts> = { fi, sv, en }

/** Writers of every mail about a subscription (C-10). */
const writers: MailWriters<SubscriptionMail, MailTexts, WrittenMail> = {
  'newsletter-confirm': ({ confirmUrl, days, consent }, { confirm }) => ({
    words: confirm,
    blocks: [
      text(fill(confirm.what, { consent })),
      button(confirm.button, confirmUrl),
      text(fill(confirm.ends, { days })),
    ],
  }),
  'press-confirm': ({ confirmUrl, days, consent }, { pressConfirm }) => ({
    words: pressConfirm,
    blocks: [
      text(fill(pressConfirm.what, { consent })),
      button(pressConfirm.button, confirmUrl),
      text(fill(pressConfirm.ends, { days })),
    ],
  }),
  'newsletter-welcome': ({ shopUrl, unsubscribeUrl }, { welcome }) => ({
    words: welcome,
    blocks: [button(welcome.button, shopUrl), link(welcome.leave, unsubscribeUrl)],
  }),
  unsubscribed: ({ at, shopUrl, againUrl }, { unsubscribed }) => ({
    words: unsubscribed,
    values: { at },
    blocks: [button(unsubscribed.button, shopUrl), link(unsubscribed.again, againUrl)],
  }),
  'preferences-changed': ({ at, preferencesUrl }, { changed }) => ({
    words: changed,
    values: { at },
    blocks: [button(changed.button, preferencesUrl)],
  }),
}
export const subscriptionMailKinds = Object.keys(writers) as SubscriptionMailKind[] // its own keys

export const subscriptionMails = mailTemplates(writers, mailTexts, renderWrittenMail)
