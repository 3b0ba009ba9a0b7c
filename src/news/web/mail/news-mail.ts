import type { Localized } from '#src/common/locale.ts'
import type { RenderedMail } from '#src/common/mail.ts'
import type { MailBlock } from '#src/kit/mail/mail-document.ts'
import { renderMailDocument } from '#src/kit/mail/render-mail-document.tsx'
import type { NewsMailInput } from '../../contract/news-mail.ts'
import en from './texts.en.json' with { type: 'json' }
import fi from './texts.fi.json' with { type: 'json' }
import sv from './texts.sv.json' with { type: 'json' }

const mailTexts: Localized<typeof fi> = { fi, sv, en }

/** A release as its subscribers get it: subject, HTML and plain text. Pure; part of the render bundle. */
export function renderNewsMail(input: NewsMailInput): RenderedMail {
  const { language, siteUrl, sender, title, intro, date, picture, releaseUrl, endUrl } = input
  const texts = mailTexts[language]
  const blocks: MailBlock[] = [
    ...(picture ? [{ kind: 'pictures', pictures: [picture] } satisfies MailBlock] : []),
    { kind: 'text', text: date, isSmall: true },
    { kind: 'button', label: texts.read, url: releaseUrl },
    { kind: 'link', label: texts.leave, url: endUrl },
  ]
  const mail = { language, subject: title, preview: intro || title, heading: title, lead: intro, blocks }
  return renderMailDocument({ ...mail, foot: [texts.foot], sender }, siteUrl)
}
