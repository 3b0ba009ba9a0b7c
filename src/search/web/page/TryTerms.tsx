import { useLocation } from 'react-router'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { searchUrl } from '../../contract/search-state.ts'

/** Two rows of pills. */
const termsMax = 10

/** The editors' own terms as ways to begin, and further ones behind them. */
export function TryTerms({ further = [] }: { further?: readonly string[] }) {
  const { pathname } = useLocation()
  const { searchSuggestions } = usePage().navigation
  const text = useText()
  const terms = [...new Set([...searchSuggestions, ...further])].slice(0, termsMax)
  if (terms.length === 0) return null
  return (
    <div className="search-try">
      <h2 className="search-try__head">{text('/search/empty/try')}</h2>
      <ul>
        {terms.map((term) => (
          <li key={term}>
            <SiteLink className="kit-pill" to={searchUrl(pathname, term)}>
              {term}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
