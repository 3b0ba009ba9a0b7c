import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TextField } from '#src/kit/Field.tsx'
import type { Choice } from '#src/promotions/contract/promotion-form.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { fetchList } from '../office-api.ts'
import { textOf } from '../text-of.ts'
import { useFormats } from '../use-formats.ts'
import { usePaused } from '../use-paused.ts'

interface RowSearchProps {
  label: string
  /** The resource that is searched, and the fields that say what a row is. */
  resource: 'prices' | 'products' | 'customers'
  onPick: (found: Choice) => void
  note?: string | undefined
  error?: string | undefined
}

const wordsFrom = 3
const foundMost = 6
const shown = {
  products: ['name', 'code', ''],
  prices: ['name', 'code', 'payableCents'],
  customers: ['name', 'email', ''],
} as const

/** Finds products or customers during typing, and gives the one that is pressed; Enter takes the first. */
export function RowSearch({ label, resource, onPick, note, error }: RowSearchProps) {
  const t = useText()
  const { money } = useFormats()
  const [typed, setTyped] = useState('')
  const words = usePaused(typed.trim())
  const isAsked = words.length >= wordsFrom && words === typed.trim()
  const rows = useQuery({
    queryKey: ['office', 'row-search', resource, words],
    queryFn: () => fetchList(resource, { q: words, pageSize: foundMost }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const [name, more, sum] = shown[resource]
  const found = isAsked ? (rows.data?.items ?? []) : []
  const pick = (row: (typeof found)[number]): void => {
    setTyped('')
    onPick({ value: row.id, label: textOf(row[name]) || row.id })
  }
  return (
    <div className="office-pick">
      <TextField
        label={label}
        note={note}
        error={error}
        value={typed}
        autoComplete="off"
        type="search"
        placeholder={t(resource === 'customers' ? '/desk/phone-order/customer-search' : '/desk/promotions/search')}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form around it is not sent by it.
          event.preventDefault()
          if (found[0]) pick(found[0])
        }}
      />
      {isAsked && rows.data && (
        <ul className="office-items" aria-label={label}>
          {found.map((row) => (
            <li key={row.id}>
              <button type="button" onClick={() => pick(row)}>
                {textOf(row[name])}
                <small>{[textOf(row[more]), sum && money(row[sum])].filter(Boolean).join(', ')}</small>
              </button>
            </li>
          ))}
          {found.length === 0 && <li className="office-muted">{t('/desk/promotions/none-found')}</li>}
        </ul>
      )}
    </div>
  )
}
