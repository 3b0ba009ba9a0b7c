import type { ReactNode } from 'react'
import { useIsAuthenticated } from '#src/identity/web/is-authenticated.ts'
import { Breadcrumbs } from '#src/kit/Breadcrumbs.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { AccountPageFields } from '../contract/account-page.ts'
import './account.css'
import { AccountNav } from './AccountNav.tsx'
import { useUser } from './account-queries.ts'
import { HelperCard } from './HelperCard.tsx'
import { SignInCard } from './SignInCard.tsx'

interface AccountLayoutProps {
  page: PageModel<AccountPageFields>
  /** Shown to signed-in customers only. */
  children: ReactNode
}

/** Frame of all account pages: the customer's name, sign-out and tabs; or the sign-in card (specification 3, 2.5). */
export function AccountLayout({ page, children }: AccountLayoutProps) {
  const text = useText()
  const { navigation, heading, externalProfileUrl } = page
  const isAuthenticated = useIsAuthenticated()
  const { data: user } = useUser()
  const name = isAuthenticated && user ? `${user.firstName} ${user.lastName}`.trim() : ''
  return (
    <>
      <section className="account-head">
        <div className="kit-wrap">
          <Breadcrumbs crumbs={navigation.breadcrumbs} label={text('/account/crumbs')} Link={SiteLink} />
          <div className="account-head__in">
            <div>
              {/* The line's space is reserved, so that the title does not move. */}
              <p className="account-head__who">{name || '\u00a0'}</p>
              <h1 className="kit-d1">{heading || text('/account/title')}</h1>
            </div>
            {isAuthenticated && navigation.logOutPageUrl && (
              <SiteLink className="kit-go" to={navigation.logOutPageUrl} preload={false}>
                {text('/account/sign-out')} <Icon name="arrow" />
              </SiteLink>
            )}
          </div>
        </div>
      </section>
      {isAuthenticated === true && (
        <div className="kit-wrap account">
          <div className="account__side">
            <AccountNav page={page} />
            {externalProfileUrl && externalProfileUrl !== page.url && <HelperCard url={externalProfileUrl} />}
          </div>
          <div>{children}</div>
        </div>
      )}
      {isAuthenticated === false && <SignInCard page={page} />}
      {isAuthenticated === undefined && (
        <div className="kit-wrap account__gate">
          <output className="account-blank" aria-label={text('/account/checking')}>
            <i />
            <i />
            <i />
            <i />
          </output>
        </div>
      )}
    </>
  )
}
