import { renderToStaticMarkup } from 'react-dom/server'
import { look } from '#src/kit/mail/mail-look.ts'
import { MailFrame } from '#src/kit/mail/MailFrame.tsx'
import type { GiftCardMailInput, RenderedMail } from '../../contract/gift-card-mail.ts'
import { type GiftCardWords, giftCardWords } from './gift-card-words.ts'

/** The mail that brings a gift card with its code and PIN: subject, HTML and plain text. Pure; part of the render bundle. */
export function renderGiftCardMail(input: GiftCardMailInput): RenderedMail {
  const words = giftCardWords[input.language]
  return {
    subject: words.subject(input.amount),
    html: `<!doctype html>${renderToStaticMarkup(<GiftCardMail input={input} words={words} />)}`,
    text: textPart(input, words),
  }
}

const shopUrl = ({ siteUrl, language }: GiftCardMailInput): string =>
  language === 'fi' ? `${siteUrl}/` : `${siteUrl}/${language}/`

function GiftCardMail({ input, words }: { input: GiftCardMailInput; words: GiftCardWords }) {
  const { language, recipientName, message, amount, code, pin, expires, siteUrl } = input
  return (
    <MailFrame
      language={language}
      siteUrl={siteUrl}
      subject={words.subject(amount)}
      preview={words.preview}
      heading={words.heading}
      lead={words.lead(recipientName, amount)}
      foot={[words.why, words.questions, words.sender]}
    >
      <tr>
        <td style={look.body}>
          {message !== '' && <p style={{ ...look.paragraph, margin: '0 0 20px' }}>{words.quoted(message)}</p>}
          <Secret name={words.code} value={code} />
          <Secret name={words.pin} value={pin} />
          <p style={{ ...look.small, margin: '12px 0 0' }}>{words.keepSafe}</p>
          <p style={{ margin: '20px 0 28px' }}>
            <a href={shopUrl(input)} style={look.button}>
              {words.toShop}
            </a>
          </p>
          <h2 style={look.parcelTitle}>{words.how}</h2>
          <p style={{ ...look.paragraph, margin: '10px 0 20px' }}>{words.useIt(expires)}</p>
        </td>
      </tr>
    </MailFrame>
  )
}

function Secret({ name, value }: { name: string; value: string }) {
  return (
    <>
      <p style={look.label}>{name}</p>
      <p style={look.secret}>{value}</p>
    </>
  )
}

function textPart(input: GiftCardMailInput, words: GiftCardWords): string {
  const { recipientName, message, amount, code, pin, expires } = input
  return `${[
    [words.heading, words.lead(recipientName, amount)].join('\n'),
    ...(message === '' ? [] : [words.quoted(message)]),
    [`${words.code}: ${code}`, `${words.pin}: ${pin}`, words.keepSafe].join('\n'),
    [words.how, words.useIt(expires)].join('\n'),
    `${words.toShop}: ${shopUrl(input)}`,
    [words.why, words.questions, words.sender].join('\n'),
  ].join('\n\n')}\n`
}
