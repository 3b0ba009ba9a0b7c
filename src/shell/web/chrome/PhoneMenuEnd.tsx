import { Icon, type IconName } from '#src/kit/Icon.tsx'
import { SiteLink } from '../navigation/SiteLink.tsx'
import { usePage } from '../page/page-context.ts'
import { useText } from '../text/use-text.ts'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'
import { MenuSearch } from './MenuSearch.tsx'
import { SearchForm } from './SearchForm.tsx'
import { type SignedIn, signInLink } from './sign-in-state.ts'

interface PhoneMenuEndProps {
  /** Sign-in, support and the editors' quick links; on the first level only. */
  shortcuts: boolean
  signedIn: SignedIn
  onClose: () => void
}

interface Shortcut {
  id: string
  icon: IconName
  title: string
  url: string
}

/** Icons of the editors' quick links by their id. */
const icons: Record<string, IconName> = {
  cafes: 'pin',
  locations: 'pin',
  tracking: 'truck',
  orders: 'truck',
  delivery: 'truck',
  gifts: 'gift',
  christmas: 'star',
  favourites: 'heart',
  news: 'mail',
}

/** The green foot: search, shortcuts, languages. */
export function PhoneMenuEnd({ shortcuts, signedIn, onClose }: PhoneMenuEndProps) {
  const { layoutTheme, navigation, shellVariant } = usePage()
  const text = useText()
  const signIn = signInLink(navigation, signedIn)
  const support = {
    id: 'support',
    icon: 'info' as const,
    title: text('/shell/header/support'),
    url: navigation.supportPageUrl,
  }
  const list: Shortcut[] = [
    ...(signIn ? [{ id: 'sign-in', icon: 'user' as const, title: text(signIn.textKey), url: signIn.url }] : []),
    ...(support.url === '' ? [] : [support]),
    ...(navigation.d2CMenus.find((menu) => menu.id === 'quick_links')?.items ?? []).map((item) => ({
      ...item,
      icon: icons[item.id] ?? ('arrow' as const),
    })),
  ]
  return (
    <div className="shell-phone-menu__end kit-on-accent">
      {layoutTheme !== 'willja' &&
        (shellVariant === 'content' ? (
          <MenuSearch onNavigate={onClose} opens="above" />
        ) : (
          <SearchForm labelKey="/shell/menu/search" onNavigate={onClose} />
        ))}
      {shortcuts && (
        <nav className="shell-phone-menu__quick" aria-label={text('/shell/menu/shortcuts')}>
          {list.map((shortcut) => (
            <SiteLink key={shortcut.id} to={shortcut.url}>
              <Icon name={shortcut.icon} size="s" /> {shortcut.title}
            </SiteLink>
          ))}
        </nav>
      )}
      <LanguageSwitcher />
    </div>
  )
}
