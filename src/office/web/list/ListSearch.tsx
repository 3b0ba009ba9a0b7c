import { useListContext } from 'ra-core'
import { useEffect, useId, useRef, useState } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { useKeys } from '../shell/use-keys.ts'

const pauseMs = 250

/** Searches during typing, from so many letters on; Enter asks at once. */
export function ListSearch({ from, hint }: { from: number; hint: string }) {
  const t = useText()
  const hintId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { filterValues, setFilters, displayedFilters } = useListContext()
  const asked = typeof filterValues.q === 'string' ? filterValues.q : ''
  const [typed, setTyped] = useState(asked)
  const [known, setKnown] = useState(asked)
  // The address changed otherwise than by this field: a view, or a step back.
  if (asked !== known) {
    setKnown(asked)
    if (asked !== typed.trim()) setTyped(asked)
  }
  const words = typed.trim()
  const isShort = words !== '' && words.length < from
  const search = (): void => {
    if (words === asked || isShort) return
    const { q: _before, ...rest } = filterValues as Record<string, unknown> // what the address has
    setFilters(words === '' ? rest : { ...rest, q: words }, displayedFilters)
  }
  useEffect(() => {
    const timer = setTimeout(search, pauseMs)
    return () => clearTimeout(timer)
  }) // oxlint-disable-line react-hooks/exhaustive-deps -- each letter begins the pause again
  useKeys({ '/': () => field.current?.focus() })
  return (
    <search className="office-search">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
      >
        <OfficeIcon name="search" />
        <input
          ref={field}
          className="kit-input"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-label={hint}
          placeholder={hint}
          maxLength={200}
          {...(isShort && { 'aria-describedby': hintId })}
        />
        <kbd className="office-key" aria-hidden="true">
          /
        </kbd>
        {isShort && (
          <small className="office-muted" id={hintId}>
            {t('/desk/search-from', { count: from })}
          </small>
        )}
      </form>
    </search>
  )
}
