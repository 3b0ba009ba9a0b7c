import { renderToStaticMarkup } from 'react-dom/server'
import { firstFonts } from '#src/kit/fonts/first-fonts.ts'
import { fill } from '#src/kit/mail/fill.ts'
import type { CdsPageInput } from '../../contract/cds-page.ts'
import { CdsPage, policySlot } from './CdsPage.tsx'
import { cdsTexts } from './cds-texts.ts'

/**
 * Renders a whole page under `/cds` or `/privacy`. Mail programs and printers read it too: it has no scripts and its policy
 * forbids them. Pure; part of the render bundle.
 */
export function renderCdsPage(input: CdsPageInput): string {
  const { language, view, policy, styles } = input
  const words = cdsTexts[language]
  const title =
    view.kind === 'policy' ? fill(words.policy.title, { title: policy?.title ?? '' }) : words[view.kind].title
  const page = renderToStaticMarkup(
    <html lang={language} data-theme="konvehti">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {firstFonts('konvehti').map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <meta name="theme-color" content="#1f3d3a" />
      </head>
      <body>
        <div id="root">
          <CdsPage input={input} words={words} />
        </div>
      </body>
    </html>,
  )
  // The server has sanitised the text; it is inserted last, so that none of it is taken for the placeholder.
  return `<!doctype html>${page.replace(policySlot, () => policy?.text ?? '')}`
}
