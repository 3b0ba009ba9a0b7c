import { clsx } from 'clsx'
import { type MouseEvent, useRef } from 'react'
import { Icon } from '#src/kit/Icon.tsx'
import { SiteLink } from '../navigation/SiteLink.tsx'
import { usePage } from '../page/page-context.ts'
import { useText } from '../text/use-text.ts'
import { closeBanner } from './closed-banners.ts'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'
import { type SignedIn, signInLink } from './sign-in-state.ts'
import { useBanner } from './use-banner.ts'

/** The strip above the main bar: banner, support, sign-in, languages. On phones the links stand where the banner was. */
export function TopBar({ signedIn }: { signedIn: SignedIn }) {
  const { navigation } = usePage()
  const text = useText()
  const banner = useBanner()
  const links = useRef<HTMLDivElement>(null)
  const { supportPageUrl } = navigation
  const signIn = signInLink(navigation, signedIn)
  const close = (id: string) => {
    closeBanner(id)
    links.current?.querySelector('a')?.focus()
  }
  return (
    <div
      className={clsx(
        'shell-top kit-on-accent kit-screen-only',
        navigation.banner && 'shell-top--banner',
        !banner && 'shell-top--plain',
      )}
    >
      <div className="kit-wrap">
        {banner && (
          <div className="shell-top__say">
            <p>
              <span>{banner.text}</span>{' '}
              {banner.ctaUrl !== '' && (
                <SiteLink to={banner.ctaUrl}>
                  <u>{banner.ctaLabel}</u>
                </SiteLink>
              )}
            </p>
            {banner.dismissible && (
              <button
                type="button"
                className="kit-icon-btn shell-top__close"
                aria-label={text('/shell/banner/close')}
                onClick={() => close(banner.id)}
              >
                <Icon name="close" size="s" />
              </button>
            )}
          </div>
        )}
        <div className="shell-top__links" ref={links}>
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
