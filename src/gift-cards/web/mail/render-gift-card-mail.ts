import { renderMailDocument } from '#src/kit/mail/render-mail-document.tsx'
import { withoutLinks } from '#src/kit/mail/without-links.ts'
import { withLanguage } from '#src/common/locale.ts'
import type { RenderedMail } from '#src/common/mail.ts'
import type { GiftCardMailInput } from '../../contract/gift-card-mail.ts'
import { giftCardTexts } from './gift-card-texts.ts'

/** The mail that brings a gift card with its code and PIN: subject, HTML and plain text. Pure; part of the render bundle. */
export function renderGiftCardMail(input: GiftCardMailInput): RenderedMail {
  const { language, isForSelf, amount, siteUrl, sender } = input
  // The buyer writes to another person: no words of theirs may become a link.
  const recipientName = withoutLinks(input.recipientName)
  const senderName = withoutLinks(input.senderName)
  const message = withoutLinks(input.message)
  const words = giftCardTexts[language]
  const [firstName = recipientName] = recipientName.split(' ')
  return renderMailDocument(
    {
      language,
      subject: words.subject(amount),
      preview: words.preview,
      heading: isForSelf ? words.headingForSelf : words.heading(firstName),
      lead: isForSelf ? words.leadForSelf : words.lead(senderName),
      blocks: [
        { kind: 'card', label: words.card, amount, message: message === '' ? '' : words.quoted(message) },
        {
          kind: 'facts',
          facts: [
            { name: words.code, values: [input.code], isSecret: true },
            { name: words.pin, values: [input.pin], isSecret: true },
          ],
        },
        { kind: 'text', text: words.keepSafe, isSmall: true },
        { kind: 'button', label: words.toShop, url: `${siteUrl}${withLanguage('/', language)}` },
        { kind: 'title', text: words.how },
        { kind: 'text', text: words.useIt(input.expires) },
        ...(input.balanceUrl === '' ? [] : [{ kind: 'link' as const, label: words.toBalance, url: input.balanceUrl }]),
      ],
      foot: [isForSelf ? words.whyForSelf : words.why(senderName), words.questions],
      sender,
    },
    siteUrl,
  )
}
