import { Wordmark } from '#src/kit/Wordmark.tsx'
import { usePage } from '../page/page-context.ts'
import { brandOfTheme } from './brand.ts'
import { Copyright } from './Copyright.tsx'
import { FooterColumns, FooterLinks } from './FooterColumns.tsx'

export function ShopFooter() {
  const { layoutTheme, navigation } = usePage()
  const { columns, policyLinks, socialLinks, text } = navigation.footer
  const brand = brandOfTheme(layoutTheme)
  return (
    <footer className="foot on-accent">
      <div className="wrap">
        <FooterColumns columns={columns}>
          <Wordmark name={brand.wordmark} height={60} label={brand.name} />
          <hr className="rule" />
          {text !== '' && <p>{text}</p>}
        </FooterColumns>
        <div className="foot__base">
          <Copyright />
          <FooterLinks links={[...policyLinks, ...socialLinks.map((social) => social.link)]} />
        </div>
      </div>
      <div className="foot__pat" aria-hidden="true" />
    </footer>
  )
}
