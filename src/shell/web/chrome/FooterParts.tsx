import { clsx } from 'clsx'
import { Icon, isIconName } from '#src/kit/Icon.tsx'
import { Wordmark } from '#src/kit/Wordmark.tsx'
import { SiteLink } from '../navigation/SiteLink.tsx'
import { usePage } from '../page/page-context.ts'
import { useText } from '../text/use-text.ts'
import { brandOfTheme } from './brand.ts'

/** The editors' logo, else the theme's wordmark. */
export function FooterLogo({ height }: { height: number }) {
  const { layoutTheme, navigation } = usePage()
  const { name, wordmark } = brandOfTheme(layoutTheme)
  const { logoUrl } = navigation.footer
  if (logoUrl !== '') return <img className="shell-footer__logo" src={logoUrl} alt={name} width={220} height={height} />
  return <Wordmark name={wordmark} height={height} label={name} />
}

/** Each link always shows a word next to its icon. */
export function SocialLinks({ className }: { className?: string }) {
  const { socialLinks } = usePage().navigation.footer
  const text = useText()
  if (socialLinks.length === 0) return null
  return (
    <ul className={clsx('shell-footer__social', className)} aria-label={text('/shell/footer/social')}>
      {socialLinks.map(({ link, icon }) => (
        <li key={link.url}>
          <SiteLink to={link.url}>
            {icon.startsWith('/media/') && (
              <img className="kit-icon kit-icon--m" src={icon} alt="" width={20} height={20} />
            )}
            {isIconName(icon) && <Icon name={icon} size="m" />}
            {link.name}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
