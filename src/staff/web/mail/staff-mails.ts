import { fill } from '#src/kit/mail/fill.ts'
import type { MailDocument } from '#src/kit/mail/mail-document.ts'
import { renderMailDocument } from '#src/kit/mail/render-mail-document.tsx'
import type { Localized } from '#src/common/locale.ts'
import type { MailTemplates, RenderedMail } from '#src/common/mail.ts'
import type { StaffMail, StaffMailInput } from '../../contract/staff-mail.ts'
import en from './texts.en.json' with { type: 'json' }
import fi from './texts.fi.json' with { type: 'json' }
import sv from './texts.sv.json' with { type: 'json' }

const mailTexts: Localized<typeof fi> = { fi, sv, en }

/** Renders a mail to an employee in their language. */
function renderStaffMail(input: StaffMailInput): RenderedMail {
  const { language, sender, siteUrl } = input
  const texts = mailTexts[language]
  const isNews = input.kind === 'staff-news'
  const words = isNews ? texts.news : input.kind === 'staff-invitation' ? texts.invitation : texts.reset
  const values = isNews
    ? { at: input.at, what: texts.what[input.what] }
    : { firstName: input.firstName, hours: input.hours }
  const mail: MailDocument = {
    language,
    subject: fill(words.subject, values),
    preview: fill(words.preview, values),
    heading: fill(words.heading, values),
    lead: fill(words.lead, values),
    blocks: [
      { kind: 'text', text: fill(words.then, values) },
      { kind: 'button', label: words.button, url: isNews ? input.officeUrl : input.url },
    ],
    foot: [words.foot],
    sender,
  }
  return renderMailDocument(mail, siteUrl)
}

export const staffMails: MailTemplates<StaffMail> = {
  'staff-invitation': renderStaffMail,
  'staff-factor-reset': renderStaffMail,
  'staff-news': renderStaffMail,
}
