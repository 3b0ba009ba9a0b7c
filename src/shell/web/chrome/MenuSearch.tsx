import { useShellSlots } from '../slots/shell-slots.tsx'
import { SearchForm } from './SearchForm.tsx'

interface MenuSearchProps {
  onNavigate: () => void
  /** Where its hits open: under it, or over it at the lower end of the phone menu. */
  opens: 'below' | 'above'
}

/** The search box of the menus, with its hits where the site has them. */
export function MenuSearch({ onNavigate, opens }: MenuSearchProps) {
  const { ContentSearch } = useShellSlots()
  return (
    <div className="shell-menu-search">
      {ContentSearch ? (
        <ContentSearch onFollow={onNavigate} opens={opens} />
      ) : (
        <SearchForm labelKey="/shell/menu/search-site" onNavigate={onNavigate} />
      )}
    </div>
  )
}
