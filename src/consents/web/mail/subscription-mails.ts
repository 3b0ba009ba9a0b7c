import { fill } from '#src/kit/mail/fill.ts'
import type { MailBlock, MailDocument } from '#src/kit/mail/mail-document.ts'
import { renderMailDocument } from '#src/kit/mail/render-mail-document.tsx'
import type { Localized } from '#src/common/locale.ts'
import type { RenderedMail } from '#src/common/mail.ts'
import type { SubscriptionMailInput, SubscriptionMailKind } from '../../contract/subscription-mail.ts'
import en from './texts.en.json' with { type: 'json' }
import fi from './texts.fi.json' with { type: 'json' }
import sv from './texts.sv.json' with { type: 'json' }

type MailTexts = typeof fi
const mailTexts: Localized<MailTexts> = { fi, sv, en }

/** Its words (subject, preview, heading, lead, foot), the values they have, and what stands between. */
interface Written {
  words: { subject: string; preview: string; heading: string; lead: string; foot: string }
  values?: Readonly<Record<string, string | number>>
  blocks: MailBlock[]
}
type Writer<Kind extends SubscriptionMailKind> = (input: SubscriptionMailInput<Kind>, texts: MailTexts) => Written

const text = (said: string): MailBlock => ({ kind: 'text', text: said })
const button = (label: string, url: string): MailBlock => ({ kind: 'button', label, url })
const link = (label: string, url: string): MailBlock => ({ kind: 'link', label, url })

/** Every mail about a subscription (C-10). */
const writers: { [Kind in SubscriptionMailKind]: Writer<Kind> } = {
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

/** A mail about a subscription in its language: subject, HTML and plain text. Pure; part of the render bundle. */
export function renderSubscriptionMail<Kind extends SubscriptionMailKind>(
  input: SubscriptionMailInput<Kind>,
): RenderedMail {
  const texts = mailTexts[input.language]
  const writer = writers[input.kind as Kind] as Writer<Kind>
  const { words, values = {}, blocks } = writer(input, texts)
  const mail: MailDocument = {
    language: input.language,
    subject: fill(words.subject, values),
    preview: fill(words.preview, values),
    heading: fill(words.heading, values),
    lead: fill(words.lead, values),
    blocks,
    foot: [words.foot, texts.questions],
    sender: input.sender,
  }
  return renderMailDocument(mail, input.siteUrl)
}
