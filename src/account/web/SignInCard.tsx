import { useLocation } from 'react-router'
import { buttonClass } from '#src/kit/button-class.ts'
import { Picture } from '#src/kit/Picture.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { AccountPageFields } from '../contract/account-page.ts'

/** Card for signed-out visitors: sign in and return to this page. */
export function SignInCard({ page }: { page: PageModel<AccountPageFields> }) {
  const text = useText()
  const { pathname, search } = useLocation()
  const { navigation, gateImage } = page
  const back = new URLSearchParams({ returnUrl: `${pathname}${search}` })
  return (
    <div className="kit-wrap account__gate">
      <div className="account-gate">
        <div className="account-gate__say">
          <h2 className="kit-d2">{text('/account/not-signed-in/title')}</h2>
          <p className="kit-lead">{text('/account/not-signed-in/text')}</p>
          {navigation.loginPageUrl && (
            <SiteLink className={buttonClass({})} to={`${navigation.loginPageUrl}?${back.toString()}`}>
              {text('/account/not-signed-in/login')}
            </SiteLink>
          )}
          {navigation.orderLookupPageUrl && (
            <SiteLink className="kit-link kit-ui" to={navigation.orderLookupPageUrl}>
              {text('/account/not-signed-in/lookup')}
            </SiteLink>
          )}
        </div>
        {gateImage?.url && (
          <div className="account-gate__pic">
            <Picture image={gateImage} preset="half" sizes="(min-width: 768px) 40vw, 100vw" loading="eager" />
          </div>
        )}
      </div>
    </div>
  )
}
