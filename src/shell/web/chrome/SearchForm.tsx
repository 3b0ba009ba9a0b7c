import { Icon } from '#src/kit/Icon.tsx'
import { useSearchPath } from '../navigation/use-search-path.ts'
import { useSearchSubmit } from '../navigation/use-search-submit.ts'
import { useText } from '../text/use-text.ts'

interface SearchFormProps {
  labelKey: '/shell/menu/search' | '/shell/menu/search-site'
  onNavigate: () => void
}

/** One field that leads to the search page, without script too. */
export function SearchForm({ labelKey, onNavigate }: SearchFormProps) {
  const searchPath = useSearchPath()
  const text = useText()
  const handleSubmit = useSearchSubmit({ place: 'navigation', onSearch: onNavigate })
  return (
    <form action={searchPath} onSubmit={handleSubmit}>
      <label className="kit-searchbox">
        <Icon name="search" size="s" />
        <span className="kit-visually-hidden">{text(labelKey)}</span>
        <input type="search" name="q" placeholder={text(labelKey)} autoComplete="off" enterKeyHint="search" />
      </label>
    </form>
  )
}
