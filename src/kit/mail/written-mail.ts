import type { MailBase, RenderedMail } from '#src/common/mail.ts'
import { fill } from './fill.ts'
import type { MailBlock, MailDocument } from './mail-document.ts'
import { renderMailDocument } from './render-mail-document.tsx'

/** A mail's words (subject, preview, heading, lead, foot), the values they have, and what stands between. */
export interface WrittenMail {
  words: { subject: string; preview: string; heading: string; lead: string; foot: string }
  values?: Readonly<Record<string, string | number>>
  blocks: MailBlock[]
}

export const text = (said: string): MailBlock => ({ kind: 'text', text: said })
export const button = (label: string, url: string): MailBlock => ({ kind: 'button', label, url })
export const link = (label: string, url: string): MailBlock => ({ kind: 'link', label, url })

/** `questions` says whom to ask, and stands last. */
export function renderWrittenMail(
  { words, values = {}, blocks }: WrittenMail,
  { questions }: { questions: string },
  { language, sender, siteUrl }: MailBase,
): RenderedMail {
  const mail: MailDocument = {
    language,
    subject: fill(words.subject, values),
    preview: fill(words.preview, values),
    heading: fill(words.heading, values),
    lead: fill(words.lead, values),
    blocks,
    foot: [words.foot, questions],
    sender,
  }
  return renderMailDocument(mail, siteUrl)
}
