import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { searchedFrom, type SearchPlace } from './search-place.ts'
import { useSearchPath } from './use-search-path.ts'

interface SearchSubmitOptions {
  place: SearchPlace
  onSearch?: () => void
  onEmpty?: () => void
}

/**
 * For forms whose field `q` leads to the search page: the same as the browser does without script, but without a load.
 * `place` names the search form, for analytics. `onEmpty` handles an empty field; left out: it does nothing.
 */
export function useSearchSubmit({ place, onSearch, onEmpty }: SearchSubmitOptions) {
  const searchPath = useSearchPath()
  const navigate = useNavigate()
  return (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    const phrase = typeof typed === 'string' ? typed.trim() : ''
    if (phrase === '') return onEmpty?.()
    onSearch?.()
    void navigate(`${searchPath}?${new URLSearchParams({ q: phrase })}`, { state: searchedFrom(place) })
  }
}
