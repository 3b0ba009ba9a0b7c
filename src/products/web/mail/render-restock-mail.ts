import { renderMailDocument } from '#src/kit/mail/render-mail-document.tsx'
import { imageUrl, isResizable } from '#src/kit/picture/image-url.ts'
import type { RenderedMail } from '#src/common/mail.ts'
import type { RestockMailInput } from '../../contract/restock.ts'
import { restockTexts } from './restock-texts.ts'

/** The one mail that says that a product is back: subject, HTML and plain text. Pure; part of the render bundle. */
export function renderRestockMail(input: RestockMailInput): RenderedMail {
  const { language, name, price, previousPrice, productPath, imageUrl: picture, imageAltText, siteUrl, sender } = input
  const words = restockTexts[language]
  const source = isResizable(picture) ? imageUrl(picture, 'square', 512, 'jpeg') : picture
  return renderMailDocument(
    {
      language,
      subject: words.subject(name),
      preview: words.preview,
      heading: words.heading,
      lead: words.lead(name),
      blocks: [
        {
          kind: 'pictures',
          pictures: picture === '' ? [] : [{ url: siteUrl + source, alt: imageAltText, width: 240, height: 240 }],
        },
        {
          kind: 'facts',
          facts: [{ name, values: previousPrice === null ? [price] : [price, words.before(previousPrice)] }],
        },
        { kind: 'button', label: words.toProduct, url: siteUrl + productPath },
      ],
      foot: [words.why, words.questions],
      sender,
    },
    siteUrl,
  )
}
