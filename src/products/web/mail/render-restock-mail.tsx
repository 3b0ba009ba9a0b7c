import { renderToStaticMarkup } from 'react-dom/server'
import { look } from '#src/kit/mail/mail-look.ts'
import { MailFrame } from '#src/kit/mail/MailFrame.tsx'
import { imageUrl, isResizable } from '#src/kit/picture/image-url.ts'
import type { RenderedMail, RestockMailInput } from '../../contract/restock.ts'
import { type RestockWords, restockWords } from './restock-words.ts'

/** The one mail that says that a product is back: subject, HTML and plain text. Pure; part of the render bundle. */
export function renderRestockMail(input: RestockMailInput): RenderedMail {
  const words = restockWords[input.language]
  return {
    subject: words.subject(input.name),
    html: `<!doctype html>${renderToStaticMarkup(<RestockMail input={input} words={words} />)}`,
    text: textPart(input, words),
  }
}

function RestockMail({ input, words }: { input: RestockMailInput; words: RestockWords }) {
  const { language, name, price, previousPrice, productUrl, imageUrl: picture, imageAltText, siteUrl } = input
  const source = isResizable(picture) ? imageUrl(picture, 'square', 512, 'jpeg') : picture
  return (
    <MailFrame
      language={language}
      siteUrl={siteUrl}
      subject={words.subject(name)}
      preview={words.preview}
      heading={words.heading}
      lead={words.lead(name)}
      foot={[words.why, words.questions, words.sender]}
    >
      <tr>
        <td style={look.body}>
          {picture !== '' && (
            <p style={{ margin: '0 0 20px' }}>
              <a href={productUrl}>
                <img src={siteUrl + source} alt={imageAltText} width={240} height={240} style={{ display: 'block' }} />
              </a>
            </p>
          )}
          <p style={look.paragraph}>
            {name}
            <br />
            <b style={previousPrice === null ? undefined : look.reduced}>{price}</b>
          </p>
          {previousPrice !== null && <p style={{ ...look.small, margin: 0 }}>{words.before(previousPrice)}</p>}
          <p style={{ margin: '20px 0 28px' }}>
            <a href={productUrl} style={look.button}>
              {words.toProduct}
            </a>
          </p>
        </td>
      </tr>
    </MailFrame>
  )
}

function textPart({ name, price, previousPrice, productUrl }: RestockMailInput, words: RestockWords): string {
  const priceLine = previousPrice === null ? price : `${price} (${words.before(previousPrice)})`
  return `${[
    [words.heading, words.lead(name)].join('\n'),
    [name, priceLine].join('\n'),
    `${words.toProduct}: ${productUrl}`,
    [words.why, words.questions, words.sender].join('\n'),
  ].join('\n\n')}\n`
}
