import { memo, useEffect } from 'react'
import { useLocation } from 'react-router'
import { usePage } from '../page/page-context.ts'
import { useShellSlots } from '../slots/shell-slots.tsx'
import { CheckoutHeader } from './CheckoutHeader.tsx'
import { HomeLink } from './HomeLink.tsx'
import { MainBar } from './MainBar.tsx'
import { trackMenuLink } from './menu-events.ts'
import { closeSurfaces } from '../open-surface.ts'
import { type SignedIn, useSettledSignIn } from './sign-in-state.ts'
import { TopBar } from './TopBar.tsx'
import './chrome.css'

/** `willja` has no top bar, `froosh` no header at all (specification 1, 2.4). */
export const Header = memo(function Header({ variant }: { variant: 'full' | 'checkout' }) {
  const { layoutTheme } = usePage()
  const { key } = useLocation()
  useEffect(closeSurfaces, [key])
  if (variant === 'checkout') return <CheckoutHeader />
  return layoutTheme === 'froosh' ? null : <FullHeader />
})

function FullHeader() {
  const { layoutTheme, navigation } = usePage()
  const { useSignedIn } = useShellSlots()
  const signedIn = useSettledSignIn(stateOf(useSignedIn()))
  return (
    <header onClickCapture={trackMenuLink}>
      {layoutTheme !== 'willja' && <TopBar signedIn={signedIn} />}
      {navigation.showLogoTopOfNavigation && (
        <div className="shell-bar__logo">
          <HomeLink />
        </div>
      )}
      <MainBar signedIn={signedIn} />
    </header>
  )
}

const stateOf = (signedIn: boolean | undefined): SignedIn =>
  signedIn === undefined ? 'unknown' : signedIn ? 'yes' : 'no'
