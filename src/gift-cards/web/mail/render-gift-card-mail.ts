import type { MailBlock } from '#src/kit/mail/mail-document.ts'
import { renderMailDocument } from '#src/kit/mail/render-mail-document.tsx'
import type { GiftCardMailInput, RenderedMail } from '../../contract/gift-card-mail.ts'
import { giftCardWords } from './gift-card-words.ts'

/** The mail that brings a gift card with its code and PIN: subject, HTML and plain text. Pure; part of the render bundle. */
export function renderGiftCardMail(input: GiftCardMailInput): RenderedMail {
  const { language, recipientName, message, amount, code, pin, expires, siteUrl } = input
  const words = giftCardWords[language]
  const quote: MailBlock[] = message === '' ? [] : [{ kind: 'text', text: words.quoted(message) }]
  return renderMailDocument(
    {
      language,
      subject: words.subject(amount),
      preview: words.preview,
      heading: words.heading,
      lead: words.lead(recipientName, amount),
      blocks: [
        ...quote,
        {
          kind: 'facts',
          facts: [
            { name: words.code, values: [code], isSecret: true },
            { name: words.pin, values: [pin], isSecret: true },
          ],
        },
        { kind: 'text', text: words.keepSafe, isSmall: true },
        { kind: 'button', label: words.toShop, url: language === 'fi' ? `${siteUrl}/` : `${siteUrl}/${language}/` },
        { kind: 'title', text: words.how },
        { kind: 'text', text: words.useIt(expires) },
      ],
      foot: [words.why, words.questions],
      sender: { identity: words.sender, links: [] },
    },
    siteUrl,
  )
}
