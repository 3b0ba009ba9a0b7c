import { useIsAuthenticated } from '#src/identity/web/is-authenticated.ts'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'

/** For who is not signed in: the way to do so, as far as the site has a page for it. */
export function MemberBlock() {
  const text = useText()
  const { navigation } = usePage()
  const isAuthenticated = useIsAuthenticated()
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
