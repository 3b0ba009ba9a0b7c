import { useListContext } from 'ra-core'
import { useText } from '#src/shell/web/text/use-text.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { keep, readKept } from '../use-kept.ts'
import { useOffice } from '../use-office.ts'

const rowCounts = [25, 50, 100]
const rowsName = (person: string, resource: string): string => `rows.${person}.${resource}`

/** How many rows a person chose for the pages of a list in this browser; null: they chose none. */
export const keptRows = (person: string, resource: string): number | null =>
  rowCounts.find((count) => String(count) === readKept(rowsName(person, resource))) ?? null

interface ListFootProps {
  /** The resource. */
  name: string
  isMore: boolean
  canChoose: boolean
  hasPack: boolean
}

/** The keys of a list, how many rows a page has, and the way through its pages. */
export function ListFoot({ name, isMore, canChoose, hasPack }: ListFootProps) {
  const t = useText()
  const { me } = useOffice()
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext()
  const pages = Math.max(1, Math.ceil(total / perPage))
  const step = (by: number, label: string, icon: string) => {
    const isOff = page + by < 1 || page + by > pages
    return (
      <button
        type="button"
        className="office-ib"
        aria-label={label}
        aria-disabled={isOff || undefined}
        onClick={() => !isOff && setPage(page + by)}
      >
        <OfficeIcon name={icon} />
      </button>
    )
  }
  return (
    <div className="office-foot">
      <span className="office-keys">
        <kbd className="office-key">/</kbd> {t('/desk/key/search')} <kbd className="office-key">j</kbd>{' '}
        <kbd className="office-key">k</kbd> {t('/desk/key/row')}{' '}
        {canChoose && (
          <>
            <kbd className="office-key">{t('/desk/key/space')}</kbd> {t('/desk/key/choose')}{' '}
          </>
        )}
        <kbd className="office-key">Enter</kbd> {t('/desk/key/open')}
        {hasPack && (
          <>
            {' '}
            <kbd className="office-key">p</kbd> {t('/desk/key/pack')}
          </>
        )}
      </span>
      <label className="office-rows">
        {t('/desk/rows')}{' '}
        <select
          className="office-rows__pick"
          value={perPage}
          onChange={({ target }) => {
            keep(rowsName(me.id, name), target.value)
            setPerPage(Number(target.value))
          }}
        >
          {rowCounts.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      <nav className="office-pages" aria-label={t('/desk/pages')}>
        {`${(page - 1) * perPage + 1}–${Math.min(total, page * perPage)} / ${total}${isMore ? '+' : ''}`}
        {step(-1, t('/desk/page-before'), 'chevron-left')}
        {step(1, t('/desk/page-after'), 'chevron-right')}
      </nav>
    </div>
  )
}
