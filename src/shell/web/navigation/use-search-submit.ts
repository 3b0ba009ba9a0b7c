import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useSearchPath } from './use-search-path.ts'

/**
 * For forms whose field `q` leads to the search page: the same as the browser does without script, but without a load.
 * `onEmpty` says what an empty field does; nothing when it is left out.
 */
export function useSearchSubmit({ onSearch, onEmpty }: { onSearch?: () => void; onEmpty?: () => void } = {}) {
  const searchPath = useSearchPath()
  const navigate = useNavigate()
  return (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    const phrase = typeof typed === 'string' ? typed.trim() : ''
    if (phrase === '') return onEmpty?.()
    onSearch?.()
    void navigate(`${searchPath}?${new URLSearchParams({ q: phrase })}`)
  }
}
