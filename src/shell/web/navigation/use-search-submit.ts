import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { usePage } from '../page/page-context.ts'

/**
 * For forms whose field `q` leads to the search page: the same as the browser does without script, but without a load.
 * `onEmpty` says what an empty field does; nothing when it is left out.
 */
export function useSearchSubmit({ onSearch, onEmpty }: { onSearch?: () => void; onEmpty?: () => void } = {}) {
  const { searchPageUrl } = usePage().navigation
  const navigate = useNavigate()
  return (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    const phrase = typeof typed === 'string' ? typed.trim() : ''
    if (phrase === '') return onEmpty?.()
    onSearch?.()
    void navigate(`${searchPageUrl}?${new URLSearchParams({ q: phrase })}`)
  }
}
