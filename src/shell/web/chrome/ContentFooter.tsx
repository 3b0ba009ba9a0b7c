import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { Wordmark } from '#src/kit/Wordmark.tsx'
import { usePage } from '../page/page-context.ts'
import { useText } from '../text/use-text.ts'
import { brandOfTheme } from './brand.ts'
import { Copyright } from './Copyright.tsx'
import { FooterColumns, FooterLinks } from './FooterColumns.tsx'

/** Ends in the editors' picture, else in the theme's own pattern. */
export function ContentFooter() {
  const { layoutTheme, navigation } = usePage()
  const text = useText()
  const { backgroundImgUrl, columns, policyLinks, socialLinks, termsUrl } = navigation.footer
  const brand = brandOfTheme(layoutTheme)
  const links = [
    ...(termsUrl === '' ? [] : [{ name: text('/shell/footer/terms'), url: termsUrl }]),
    ...policyLinks.filter((link) => link.url !== termsUrl),
    ...socialLinks.map((social) => social.link),
  ]
  const picture = { '--foot-picture': `url("${encodeURI(backgroundImgUrl)}")` } as CSSProperties // a variable, not a property
  return (
    <footer className="foot on-accent">
      <div className="wrap">
        <FooterColumns columns={columns}>
          <Wordmark name={brand.wordmark} height={60} label={brand.name} />
          {navigation.footer.text !== '' && <p>{navigation.footer.text}</p>}
        </FooterColumns>
        <div className="foot__base">
          <Copyright />
          <FooterLinks links={links} />
        </div>
      </div>
      <div
        className={clsx(
          'foot__pat',
          backgroundImgUrl !== '' && 'foot__pat--picture',
          backgroundImgUrl === '' && layoutTheme === 'willja' && 'foot__pat--spruce',
        )}
        style={backgroundImgUrl === '' ? undefined : picture}
        aria-hidden="true"
      />
    </footer>
  )
}
