import { Icon } from '#src/kit/Icon.tsx'
import { SiteLink } from '../navigation/SiteLink.tsx'
import { usePage } from '../page/page-context.ts'
import { useText } from '../text/use-text.ts'
import { HomeLink } from './HomeLink.tsx'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'

/**
 * The header has only a link back: checkout has no menu and no footer. The other languages load the document again; typed input is
 * stored for the tab.
 */
export function CheckoutHeader() {
  const { navigation } = usePage()
  const text = useText()
  return (
    <header className="shell-bar kit-screen-only">
      <div className="kit-wrap shell-checkout__head">
        <SiteLink className="kit-go shell-checkout__back" to={navigation.cartPageUrl}>
          <Icon name="chevron-left" />
          <span>{text('/shell/header/back-to-cart')}</span>
        </SiteLink>
        <LanguageSwitcher />
        <HomeLink />
      </div>
    </header>
  )
}
