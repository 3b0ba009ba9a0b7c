import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#src/shell/web/text/use-text.ts'
import { listPath } from '../list/list-path.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { useOffice } from '../use-office.ts'
import { useKeys } from './use-keys.ts'

/** What most people come for, where they may read it. */
const soughtFirst = ['orders', 'products']

/** Searches the orders, else the products, else what this person may search first. */
export function BarSearch() {
  const t = useText()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const { resources } = useOffice()
  const searchable = resources.filter(({ searchFrom }) => searchFrom !== null)
  const [searched] = [
    ...soughtFirst.flatMap((sought) => searchable.filter(({ name }) => name === sought)),
    ...searchable,
  ]
  useKeys({ '/': () => field.current?.focus() })
  if (!searched) return null
  const label = t('/desk/search-in', { name: searched.label.toLowerCase() })
  return (
    <form
      className="office-find"
      role="search" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- the search element cannot be a form, and older browsers do not know it
      onSubmit={(event) => {
        event.preventDefault()
        const q = field.current?.value.trim() ?? ''
        if (q !== '') void navigate(listPath(searched.name, { filter: { q } }))
      }}
    >
      <OfficeIcon name="search" />
      <input
        ref={field}
        type="search"
        name="q"
        aria-label={label}
        placeholder={searched.name === 'orders' ? t('/desk/search') : label}
        maxLength={200}
      />
      <kbd className="office-key" aria-hidden="true">
        /
      </kbd>
    </form>
  )
}
