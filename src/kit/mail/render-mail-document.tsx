import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderedMail } from '#src/common/mail.ts'
import { Layout } from './Layout.tsx'
import { MailBlocks } from './MailBlocks.tsx'
import type { MailDocument } from './mail-document.ts'
import { mailSheet, part } from './mail-look.ts'
import { mailText } from './mail-text.ts'

/** Renders both parts of a mail from its content. Pure; part of the render bundle. */
export const renderMailDocument = (mail: MailDocument, siteUrl: string): RenderedMail => ({
  subject: mail.subject,
  html: `<!doctype html>${renderToStaticMarkup(<MailFrame mail={mail} siteUrl={siteUrl} />)}`,
  text: mailText(mail),
})

/** The document round every mail: tables, because that is what all mail programs lay out. */
function MailFrame({ mail, siteUrl }: { mail: MailDocument; siteUrl: string }) {
  const { language, subject, preview, heading, lead, blocks, foot, sender } = mail
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{mailSheet}</style>
      </head>
      <body {...part('page')}>
        <div {...part('preview')}>{preview}</div>
        <Layout {...part('frame')}>
          <tr>
            <td align="center">
              <Layout {...part('sheet')}>
                <tr>
                  <td {...part('head')}>
                    <a href={siteUrl} {...part('brand')}>
                      Konvehti
                    </a>
                    <h1 {...part('heading')}>{heading}</h1>
                    <p {...part('lead')}>{lead}</p>
                  </td>
                </tr>
                <tr>
                  <td {...part('body')}>
                    <MailBlocks blocks={blocks} />
                  </td>
                </tr>
                <tr>
                  <td {...part('foot')}>
                    {[...foot, sender.identity].map((line) => (
                      <p key={line} {...part('small')}>
                        {line}
                      </p>
                    ))}
                    <p {...part('small')}>
                      {sender.links.map(({ label, url }, index) => (
                        <span key={url}>
                          {index > 0 && ' · '}
                          <a href={url} {...part('link')}>
                            {label}
                          </a>
                        </span>
                      ))}
                    </p>
                  </td>
                </tr>
              </Layout>
            </td>
          </tr>
        </Layout>
      </body>
    </html>
  )
}
