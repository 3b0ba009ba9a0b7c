import { Suspense, useEffect } from 'react'
import { Icon } from '#src/kit/Icon.tsx'
import { SiteLink } from '../navigation/SiteLink.tsx'
import { usePage } from '../page/page-context.ts'
import { useShellSlots } from '../slots/shell-slots.tsx'
import { useText } from '../text/use-text.ts'
import { HomeLink } from './HomeLink.tsx'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'
import { loadPhoneMenu, warm } from './menu-chunks.ts'
import { closeSurface, openSurface, useSurfaceOpen } from '../open-surface.ts'
import { accountUrl, type SignedIn } from './sign-in-state.ts'
import { useChunk } from './use-chunk.ts'
import { GlobalMenu, MainMenu } from './wide-bar.ts'

const warmPhoneMenu = warm(loadPhoneMenu)
const closePhoneMenu = () => closeSurface('phone-menu')

export function MainBar({ signedIn }: { signedIn: SignedIn }) {
  const { layoutTheme, navigation, shellVariant } = usePage()
  const { CartButton, SearchButton } = useShellSlots()
  const text = useText()
  const menuOpen = useSurfaceOpen('phone-menu')
  const chunk = useChunk(loadPhoneMenu, menuOpen, closePhoneMenu)
  useClosedWhenWide()
  const willja = layoutTheme === 'willja'
  const account = accountUrl(navigation, signedIn)
  return (
    <div className="shell-bar kit-screen-only">
      <div className="kit-wrap">
        <button
          type="button"
          className="kit-icon-btn shell-bar__menu"
          aria-label={text('/shell/menu/open')}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => openSurface('phone-menu')}
          onPointerEnter={warmPhoneMenu}
          onFocus={warmPhoneMenu}
        >
          <Icon name={menuOpen ? 'close' : 'menu'} />
        </button>
        <HomeLink />
        <Suspense fallback={null}>
          <MainMenu items={navigation.mainMenuItems} />
        </Suspense>
        <div className="shell-bar__tools">
          {willja && <LanguageSwitcher />}
          {navigation.globalNavigation.hasGlobalMenu && (
            <Suspense fallback={null}>
              <GlobalMenu />
            </Suspense>
          )}
          <SearchButton className={willja ? 'kit-icon-btn shell-bar__wide' : 'kit-icon-btn'} />
          {shellVariant === 'ecommerce' && account !== '' && (
            <SiteLink className="kit-icon-btn" to={account} aria-label={text('/shell/header/account')}>
              <Icon name="user" />
            </SiteLink>
          )}
          <CartButton />
        </div>
      </div>
      {chunk && <chunk.PhoneMenu open={menuOpen} onClose={closePhoneMenu} signedIn={signedIn} />}
    </div>
  )
}

/** Closes the phone menu when the window becomes wide, as on a turned tablet: the wide header has no menu button. */
function useClosedWhenWide(): void {
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 1024px)')
    wide.addEventListener('change', closePhoneMenu)
    return () => wide.removeEventListener('change', closePhoneMenu)
  }, [])
}
