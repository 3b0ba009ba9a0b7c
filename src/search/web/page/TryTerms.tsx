import { useLocation } from 'react-router'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { searchUrl } from '../../contract/search-state.ts'

/** The editors' own terms as ways to begin. */
export function TryTerms() {
  const { pathname } = useLocation()
  const { searchSuggestions } = usePage().navigation
  const text = useText()
  if (searchSuggestions.length === 0) return null
  return (
    <div className="try">
      <h2 className="try__head">{text('/search/empty/try')}</h2>
      <ul>
        {searchSuggestions.map((term) => (
          <li key={term}>
            <SiteLink className="pill" to={searchUrl(pathname, term)}>
              {term}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
