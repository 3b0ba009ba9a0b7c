import { usePage } from '../page/page-context.ts'
import { useText } from '../text/use-text.ts'
import { Copyright } from './Copyright.tsx'
import { FooterColumns, FooterLinks } from './FooterColumns.tsx'
import { FooterLogo, SocialLinks } from './FooterParts.tsx'
import { FooterPattern } from './FooterPattern.tsx'

/** Ends in the editors' picture, else in the theme's own pattern. */
export function ContentFooter() {
  const { navigation } = usePage()
  const text = useText()
  const { backgroundImgUrl, columns, policyLinks, termsUrl } = navigation.footer
  const links = [
    ...(termsUrl === '' ? [] : [{ name: text('/shell/footer/terms'), url: termsUrl }]),
    ...policyLinks.filter((link) => link.url !== termsUrl),
  ]
  return (
    <footer className="shell-footer kit-on-accent kit-screen-only">
      <div className="kit-wrap">
        <FooterColumns columns={columns}>
          <FooterLogo height={60} />
          {navigation.footer.text !== '' && <p>{navigation.footer.text}</p>}
        </FooterColumns>
        <div className="shell-footer__base">
          <Copyright />
          <FooterLinks links={links} />
          <SocialLinks />
        </div>
      </div>
      <FooterPattern backgroundImgUrl={backgroundImgUrl} />
    </footer>
  )
}
