import { usePage } from '../page/page-context.ts'
import { Copyright } from './Copyright.tsx'
import { FooterLinks } from './FooterColumns.tsx'
import { FooterLogo, SocialLinks } from './FooterParts.tsx'

/** Social links, logo, every column's links in one flat list, copyright. */
export function FrooshFooter() {
  const { columns, policyLinks } = usePage().navigation.footer
  const links = [...columns.flatMap((column) => column.links), ...policyLinks]
  return (
    <footer className="shell-footer shell-froosh-footer kit-on-accent kit-screen-only">
      <div className="kit-wrap">
        <SocialLinks className="shell-froosh-footer__social" />
        <div className="shell-froosh-footer__mark">
          <FooterLogo height={176} />
        </div>
        <div className="shell-froosh-footer__links">
          <FooterLinks links={links} />
        </div>
        <Copyright className="kit-small" />
      </div>
    </footer>
  )
}
