import { usePage } from '../page/page-context.ts'
import { useShellSlots } from '../slots/shell-slots.tsx'
import { SearchForm } from './SearchForm.tsx'

/** The search box of the menus, with its hits where the site has them. */
export function MenuSearch({ onNavigate }: { onNavigate: () => void }) {
  const { searchPageUrl } = usePage().navigation
  const { ContentSearch } = useShellSlots()
  if (searchPageUrl === '') return null
  return (
    <div className="menu-search">
      {ContentSearch ? (
        <ContentSearch onNavigate={onNavigate} />
      ) : (
        <SearchForm labelKey="/shell/menu/search-site" onNavigate={onNavigate} />
      )}
    </div>
  )
}
