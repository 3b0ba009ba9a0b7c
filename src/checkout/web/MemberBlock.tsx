import { useIsAuthenticated } from '#src/identity/web/is-authenticated.ts'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useMember } from './member.ts'

/** A guest reads where to sign in; a signed-in shopper, as whom they are, and the way out (specification 3, 2.3). */
export function MemberBlock() {
  const text = useText()
  const { navigation } = usePage()
  const isAuthenticated = useIsAuthenticated()
  const member = useMember()
  if (isAuthenticated && member)
    return (
      <div className="checkout-member">
        <span>
          <b>
            {member.user.firstName} {member.user.lastName}
          </b>{' '}
          <span className="checkout-member__email">{member.user.email}</span>
        </span>
        {navigation.logOutPageUrl !== '' && (
          <SiteLink className="kit-link" to={navigation.logOutPageUrl}>
            {text('/checkout/member/logout')}
          </SiteLink>
        )}
      </div>
    )
  if (isAuthenticated !== false || navigation.loginPageUrl === '') return null
  const back = new URLSearchParams({ returnUrl: navigation.checkoutPageUrl })
  return (
    <div className="checkout-member">
      <span>{text('/checkout/member/hint')}</span>
      <SiteLink className="kit-link" to={`${navigation.loginPageUrl}?${back}`}>
        {text('/checkout/member/login')}
      </SiteLink>
    </div>
  )
}
