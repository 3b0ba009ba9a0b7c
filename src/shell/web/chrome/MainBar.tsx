import { useState } from 'react'
import { Icon } from '#src/kit/Icon.tsx'
import { SiteLink } from '../navigation/SiteLink.tsx'
import { usePage } from '../page/page-context.ts'
import { useShellSlots } from '../slots/shell-slots.tsx'
import { useText } from '../text/use-text.ts'
import { HomeLink } from './HomeLink.tsx'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'
import { MainMenu } from './MainMenu.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'
import { accountUrl, type SignedIn } from './sign-in-state.ts'

export function MainBar({ signedIn }: { signedIn: SignedIn }) {
  const { layoutTheme, navigation, shellVariant } = usePage()
  const { CartButton, SearchButton } = useShellSlots()
  const text = useText()
  const [menuOpen, setMenuOpen] = useState(false)
  const willja = layoutTheme === 'willja'
  const account = accountUrl(navigation, signedIn)
  return (
    <div className="bar">
      <div className="wrap">
        <button
          type="button"
          className="icon-btn bar__menu"
          aria-label={text('/shell/menu/open')}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <Icon name="menu" />
        </button>
        <HomeLink />
        <MainMenu items={navigation.mainMenuItems} />
        <div className="bar__tools">
          {willja && <LanguageSwitcher />}
          {navigation.searchPageUrl !== '' && <SearchButton className={willja ? 'icon-btn bar__wide' : 'icon-btn'} />}
          {shellVariant === 'ecommerce' && account !== '' && (
            <SiteLink className="icon-btn" to={account} aria-label={text('/shell/header/account')}>
              <Icon name="user" />
            </SiteLink>
          )}
          <CartButton />
        </div>
      </div>
      <PhoneMenu open={menuOpen} onClose={() => setMenuOpen(false)} signedIn={signedIn} />
    </div>
  )
}
