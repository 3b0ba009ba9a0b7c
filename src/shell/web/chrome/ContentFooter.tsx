import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { usePage } from '../page/page-context.ts'
import { useText } from '../text/use-text.ts'
import { Copyright } from './Copyright.tsx'
import { FooterColumns, FooterLinks } from './FooterColumns.tsx'
import { FooterLogo, SocialLinks } from './FooterParts.tsx'

/** Ends in the editors' picture, else in the theme's own pattern. */
export function ContentFooter() {
  const { layoutTheme, navigation } = usePage()
  const text = useText()
  const { backgroundImgUrl, columns, policyLinks, termsUrl } = navigation.footer
  const links = [
    ...(termsUrl === '' ? [] : [{ name: text('/shell/footer/terms'), url: termsUrl }]),
    ...policyLinks.filter((link) => link.url !== termsUrl),
  ]
  const picture = { '--foot-picture': `url("${encodeURI(backgroundImgUrl)}")` } as CSSProperties // a variable, not a property
  return (
    <footer className="foot on-accent">
      <div className="wrap">
        <FooterColumns columns={columns}>
          <FooterLogo height={60} />
          {navigation.footer.text !== '' && <p>{navigation.footer.text}</p>}
        </FooterColumns>
        <div className="foot__base">
          <Copyright />
          <FooterLinks links={links} />
          <SocialLinks />
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
