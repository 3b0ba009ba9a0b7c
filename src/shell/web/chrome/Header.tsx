import { memo, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { usePage } from '../page/page-context.ts'
import { useShellSlots } from '../slots/shell-slots.tsx'
import { CheckoutHeader } from './CheckoutHeader.tsx'
import { HomeLink } from './HomeLink.tsx'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'
import { MainBar } from './MainBar.tsx'
import { trackMenuLink } from './menu-events.ts'
import { closeSurfaces } from '../open-surface.ts'
import { type SignedIn, useSettledSignIn } from './sign-in-state.ts'
import { TopBar } from './TopBar.tsx'
import { useScrollAway } from './use-scroll-away.ts'
import { useText } from '../text/use-text.ts'
import './chrome.css'

/** `willja` has no top bar, `froosh` no header at all (specification 1, 2.4): it keeps the bag and the languages. */
export const Header = memo(function Header({ variant }: { variant: 'full' | 'checkout' }) {
  const { layoutTheme } = usePage()
  const { key } = useLocation()
  useEffect(closeSurfaces, [key])
  if (variant === 'checkout') return <CheckoutHeader />
  return layoutTheme === 'froosh' ? <FloatingTools /> : <FullHeader />
})

/** In a corner of the window. */
function FloatingTools() {
  const text = useText()
  const { CartButton } = useShellSlots()
  const ref = useRef<HTMLElement>(null)
  useScrollAway(ref)
  return (
    <section className="shell-float kit-screen-only" ref={ref} aria-label={text('/shell/header/tools')}>
      <LanguageSwitcher />
      <CartButton />
    </section>
  )
}

/** While the visitor scrolls up, only the bar comes back; the rows above it stay at the top of the page. */
const stickByBar = (header: HTMLElement) => {
  const bar = header.lastElementChild
  if (bar instanceof HTMLElement) header.style.top = `${-bar.offsetTop}px`
}

function FullHeader() {
  const { layoutTheme, navigation } = usePage()
  const { useSignedIn } = useShellSlots()
  const signedIn = useSettledSignIn(stateOf(useSignedIn()))
  const ref = useRef<HTMLElement>(null)
  useScrollAway(ref, stickByBar)
  return (
    <header className="shell-header" ref={ref} onClickCapture={trackMenuLink}>
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
