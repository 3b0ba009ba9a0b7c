import type { CSSProperties, ReactNode } from 'react'
import type { Language } from '#src/common/locale.ts'
import { look } from './mail-look.ts'

interface MailFrameProps {
  language: Language
  subject: string
  /** Shown by mail programs beside the subject. */
  preview: string
  siteUrl: string
  heading: string
  lead: string
  /** Small lines at the end: whom to ask, who sends it. */
  foot: readonly string[]
  children: ReactNode
}

/** The document round every mail: tables, because that is what all mail programs lay out. */
export function MailFrame({ language, subject, preview, siteUrl, heading, lead, foot, children }: MailFrameProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body style={look.page}>
        <div style={look.preview}>{preview}</div>
        <Layout style={look.frame}>
          <tr>
            <td align="center">
              <Layout style={look.sheet}>
                <tr>
                  <td style={look.head}>
                    <a href={siteUrl} style={look.brand}>
                      Konvehti
                    </a>
                    <h1 style={look.heading}>{heading}</h1>
                    <p style={look.lead}>{lead}</p>
                  </td>
                </tr>
                {children}
                <tr>
                  <td style={look.foot}>
                    {foot.map((line) => (
                      <p key={line} style={look.small}>
                        {line}
                      </p>
                    ))}
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

/** A table that is no table to a screen reader. */
export function Layout({ style, children }: { style?: CSSProperties; children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={style}>
      <tbody>{children}</tbody>
    </table>
  )
}
