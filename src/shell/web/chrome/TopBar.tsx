import type { MouseEvent } from 'react'
import { SiteLink } from '../navigation/SiteLink.tsx'
import { usePage } from '../page/page-context.ts'
import { useText } from '../text/use-text.ts'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'
import { type SignedIn, signInLink } from './sign-in-state.ts'

/** The strip above the main bar: banner, support, sign-in, languages. */
export function TopBar({ signedIn }: { signedIn: SignedIn }) {
  const { navigation } = usePage()
  const text = useText()
  const { banner, supportPageUrl } = navigation
  const signIn = signInLink(navigation, signedIn)
  return (
    <div className="top on-accent">
      <div className="wrap">
        <p className="top__say">
          {banner?.text}
          {banner && banner.ctaUrl !== '' && (
            <SiteLink to={banner.ctaUrl}>
              <u>{banner.ctaLabel}</u>
            </SiteLink>
          )}
        </p>
        <div className="top__links">
          {supportPageUrl !== '' && <SiteLink to={supportPageUrl}>{text('/shell/header/support')}</SiteLink>}
          {signIn && (
            <SiteLink to={signIn.url} {...(signIn.waiting && { 'aria-disabled': true, onClick: ignore })}>
              {text(signIn.textKey)}
            </SiteLink>
          )}
          <LanguageSwitcher />
        </div>
      </div>
    </div>
  )
}

const ignore = (event: MouseEvent) => event.preventDefault()
