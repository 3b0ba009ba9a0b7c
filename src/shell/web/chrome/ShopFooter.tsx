import { usePage } from '../page/page-context.ts'
import { useShellSlots } from '../slots/shell-slots.tsx'
import { Copyright } from './Copyright.tsx'
import { FooterColumns, FooterLinks } from './FooterColumns.tsx'
import { FooterLogo, SocialLinks } from './FooterParts.tsx'
import { FooterPattern } from './FooterPattern.tsx'

/** Logo, columns, what others say of the shop, copyright, policies, social links. */
export function ShopFooter() {
  const { columns, policyLinks, text } = usePage().navigation.footer
  const { ServiceReviewBadge } = useShellSlots()
  return (
    <footer className="shell-footer kit-on-accent kit-screen-only">
      <div className="kit-wrap">
        <FooterColumns columns={columns}>
          <FooterLogo height={60} />
          <hr className="kit-rule" />
          {text !== '' && <p>{text}</p>}
          {ServiceReviewBadge && <ServiceReviewBadge />}
        </FooterColumns>
        <div className="shell-footer__base">
          <Copyright />
          <FooterLinks links={policyLinks} />
          <SocialLinks />
        </div>
      </div>
      <FooterPattern />
    </footer>
  )
}
