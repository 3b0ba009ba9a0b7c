import { useNavigate } from 'react-router'
import { Button } from '#src/kit/Button.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { useSearchSubmit } from '#src/shell/web/navigation/use-search-submit.ts'
import { useSearchPath } from '#src/shell/web/navigation/use-search-path.ts'
import { contentPhraseMaxLength } from '../../../contract/content-search.ts'
import { useText } from '#src/shell/web/text/use-text.ts'

/** A search form that leads to the search page (C-12); a plain form without script. */
export function NotFoundSearch() {
  const searchPath = useSearchPath()
  const text = useText()
  const navigate = useNavigate()
  const search = useSearchSubmit({ place: 'page', onEmpty: () => void navigate(searchPath) })
  return (
    <form
      role="search" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- the search element cannot be a form, and older browsers do not know it
      className="content-not-found__search"
      action={searchPath}
      onSubmit={search}
    >
      <label className="kit-searchbox">
        <Icon name="search" size="s" />
        <span className="kit-visually-hidden">{text('/content/not-found/search')}</span>
        <input
          type="search"
          name="q"
          maxLength={contentPhraseMaxLength}
          placeholder={text('/content/not-found/search')}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <Button type="submit">{text('/content/not-found/search-button')}</Button>
    </form>
  )
}
