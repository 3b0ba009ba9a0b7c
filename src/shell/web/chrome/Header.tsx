import { usePage } from '../page/page-context.ts'
import { CheckoutHeader } from './CheckoutHeader.tsx'
import { MainBar } from './MainBar.tsx'
import { type SignedIn, useSettledSignIn } from './sign-in-state.ts'
import { TopBar } from './TopBar.tsx'
import { HomeLink } from './HomeLink.tsx'
import './chrome.css'

interface HeaderProps {
  variant: 'full' | 'checkout'
  /** Follows the authentication call; `unknown` while it has not answered (C-3.13). */
  signedIn?: SignedIn
}

/** `willja` has no top bar, `froosh` no header at all (specification 1, 2.4). */
export function Header({ variant, signedIn = 'unknown' }: HeaderProps) {
  const { layoutTheme, navigation } = usePage()
  const settled = useSettledSignIn(signedIn)
  if (variant === 'checkout') return <CheckoutHeader />
  if (layoutTheme === 'froosh') return null
  return (
    <header>
      {layoutTheme !== 'willja' && <TopBar signedIn={settled} />}
      {navigation.showLogoTopOfNavigation && (
        <div className="bar__logo">
          <HomeLink />
        </div>
      )}
      <MainBar signedIn={settled} />
    </header>
  )
}
