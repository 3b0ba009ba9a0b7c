import type { Localized } from '#src/common/locale.ts'
import type { MailTemplates, RenderedMail } from '#src/common/mail.ts'
import { fill } from '#src/kit/mail/fill.ts'
import { renderMailDocument } from '#src/kit/mail/render-mail-document.tsx'
import type { EditorMail, EditorMailInput } from '../../contract/editor-mail.ts'
import en from './texts.en.json' with { type: 'json' }
import fi from './texts.fi.json' with { type: 'json' }
import sv from './texts.sv.json' with { type: 'json' }

const mailTexts: Localized<typeof fi> = { fi, sv, en }

/** Renders a mail to an editor in their language. */
function renderEditorMail(input: EditorMailInput): RenderedMail {
  const { language, sender, siteUrl, page, of, by, url } = input
  const texts = mailTexts[language]
  const words =
    input.kind === 'page-commented'
      ? texts.commented
      : input.kind === 'review-asked'
        ? texts.asked
        : texts[input.isApproved ? 'approved' : 'refused']
  const said = input.kind === 'page-commented' ? input.body : input.note
  const values = { page, of, by }
  const subject = fill(words.subject, values)
  return renderMailDocument(
    {
      language,
      subject,
      preview: said || fill(words.lead, values),
      heading: subject,
      sender,
      lead: fill(words.lead, values),
      blocks: [
        ...said.split('\n').flatMap((text) => (text.trim() === '' ? [] : [{ kind: 'text', text } as const])),
        { kind: 'button', label: texts.button, url },
      ],
      foot: [texts.foot],
    },
    siteUrl,
  )
}

export const editorMails: MailTemplates<EditorMail> = {
  'page-commented': renderEditorMail,
  'review-asked': renderEditorMail,
  'review-answered': renderEditorMail,
}
