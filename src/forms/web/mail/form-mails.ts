import type { Localized } from '#src/common/locale.ts'
import type { MailTemplates } from '#src/common/mail.ts'
import { fill } from '#src/kit/mail/fill.ts'
import type { MailBlock } from '#src/kit/mail/mail-document.ts'
import { renderMailDocument } from '#src/kit/mail/render-mail-document.tsx'
import type { FormMail, FormMailInput } from '../../contract/form-mail.ts'
import en from './texts.en.json' with { type: 'json' }
import fi from './texts.fi.json' with { type: 'json' }
import sv from './texts.sv.json' with { type: 'json' }

const mailTexts: Localized<typeof fi> = { fi, sv, en }

/** The mails of a form: to the sender, and to the desk that answers. */
export const formMails: MailTemplates<FormMail> = { 'form-received': senderMail, 'form-desk': deskMail }

function senderMail({ language, siteUrl, sender, form, confirmUrl, days }: FormMailInput<'form-received'>) {
  const texts = mailTexts[language]
  const isEntry = confirmUrl !== ''
  const words = isEntry ? texts.confirm : texts.received
  const blocks: MailBlock[] = isEntry
    ? [
        { kind: 'button', label: texts.confirm.button, url: confirmUrl },
        { kind: 'text', text: fill(texts.confirm.ends, { days }) },
      ]
    : []
  const said = (text: string): string => fill(text, { form })
  const { subject, preview, heading, lead, foot } = words
  return renderMailDocument(
    {
      language,
      subject: said(subject),
      preview,
      heading,
      lead: said(lead),
      blocks,
      foot: [foot, texts.questions],
      sender,
    },
    siteUrl,
  )
}

function deskMail(input: FormMailInput<'form-desk'>) {
  const { desk } = mailTexts[input.language]
  const { language, siteUrl, sender, form, answers, files, reference, email } = input
  const blocks: MailBlock[] = [
    { kind: 'facts', facts: answers.map(({ label, value }) => ({ name: label, values: value.split('\n') })) },
    ...(files.length > 0
      ? ([
          { kind: 'facts', facts: [{ name: desk.files, values: files }] },
          { kind: 'text', text: fill(desk.fetch, { reference }), isSmall: true },
        ] satisfies MailBlock[])
      : []),
    ...(email === ''
      ? []
      : ([
          {
            kind: 'link',
            label: fill(desk.answer, { email }),
            url: `mailto:${encodeURI(email).replaceAll('?', '%3F')}`,
          },
        ] satisfies MailBlock[])),
  ]
  return renderMailDocument(
    {
      language,
      subject: fill(desk.subject, { form }),
      preview: desk.preview,
      heading: form,
      lead: desk.lead,
      blocks,
      foot: [desk.foot],
      sender,
    },
    siteUrl,
  )
}
