import { type FormEvent, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { contentPhraseMaxLength } from '#src/content/contract/content-search.ts'
import { Icon } from '#src/kit/Icon.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { searchUrl } from '../../contract/search-state.ts'
import { cleanPhrase } from '#src/common/search-phrase.ts'
import { rememberSearch } from '../history/history-store.ts'

/** The large field of the page; a plain form without script. */
export function SearchForm({ phrase }: { phrase: string }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const text = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(phrase)
  function search(event: FormEvent): void {
    event.preventDefault()
    const wanted = cleanPhrase(typed)
    if (wanted === '' || wanted === phrase) return
    rememberSearch(wanted)
    void navigate(searchUrl(pathname, wanted), { preventScrollReset: true })
  }
  return (
    <form
      role="search" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- the search element cannot be a form, and older browsers do not know it
      className="search-box"
      action={pathname}
      onSubmit={search}
    >
      <label className="kit-visually-hidden" htmlFor={id}>
        {text('/search/products/label')}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        value={typed}
        maxLength={contentPhraseMaxLength}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== '' && (
        <button
          type="button"
          className="kit-icon-btn"
          aria-label={text('/search/clear')}
          onClick={() => {
            setTyped('')
            input.current?.focus()
          }}
        >
          <Icon name="close" />
        </button>
      )}
      <button type="submit" className="kit-icon-btn" aria-label={text('/search/submit')}>
        <Icon name="search" />
      </button>
    </form>
  )
}
