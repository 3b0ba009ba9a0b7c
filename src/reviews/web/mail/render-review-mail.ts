import type { MailBlock } from '#src/kit/mail/mail-document.ts'
import { renderMailDocument } from '#src/kit/mail/render-mail-document.tsx'
import { imageUrl, isResizable } from '#src/kit/picture/image-url.ts'
import type { RenderedMail } from '#src/common/mail.ts'
import type { ReviewMailInput } from '../../contract/review-mail.ts'
import { reviewTexts } from './review-texts.ts'

/** Renders the mail that asks a buyer for a review: subject, HTML and plain text. Pure; part of the render bundle. */
export function renderReviewMail({
  language,
  siteUrl,
  sender,
  products,
  unsubscribeUrl,
}: ReviewMailInput): RenderedMail {
  const words = reviewTexts[language]
  const pictureOf = (picture: string): string =>
    siteUrl + (isResizable(picture) ? imageUrl(picture, 'square', 512, 'jpeg') : picture)
  const blocks = products.flatMap(({ name, reviewUrl, imageUrl: picture }): MailBlock[] => [
    {
      kind: 'pictures',
      pictures: picture === '' ? [] : [{ url: pictureOf(picture), alt: name, width: 160, height: 160 }],
    },
    { kind: 'button', label: words.write(name), url: reviewUrl },
  ])
  return renderMailDocument(
    {
      language,
      subject: words.subject,
      preview: words.preview,
      heading: words.heading,
      lead: words.lead,
      blocks: [
        ...blocks,
        { kind: 'text', text: words.honest, isSmall: true },
        { kind: 'link', label: words.leave, url: unsubscribeUrl },
      ],
      foot: [words.why, words.questions],
      sender,
    },
    siteUrl,
  )
}
