import { useListContext } from 'ra-core'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { EmptyState } from '#src/kit/EmptyState.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import { type Row, countMost } from '../../contract/records.ts'
import type { SavedView } from '../../contract/views.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import type { Screen } from '../screen.ts'
import { Failed, LoadingRows, Note } from '../shell/states.tsx'
import { useFormats } from '../use-formats.ts'
import { useKeptNames } from '../use-kept.ts'
import { BulkBar } from './BulkBar.tsx'
import { ColumnPanel } from './ColumnPanel.tsx'
import { FilterChips, narrowing } from './FilterChips.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { ListFoot } from './ListFoot.tsx'
import { ListSearch } from './ListSearch.tsx'
import { ListTable } from './ListTable.tsx'
import { sameFilter } from './same-filter.ts'
import { Views } from './Views.tsx'

interface ListBodyProps {
  resource: ResourceDescription
  saved: readonly SavedView[]
  screen: Screen
}

const subscribeOnline = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Views, search, filters, rows, and what may be done with those that are chosen. */
export function ListBody({ resource, saved, screen }: ListBodyProps) {
  const t = useText()
  const { moment } = useFormats()
  const list = useListContext<Row>()
  const { data, total = 0, isPending, error, refetch } = list
  const meta = list.meta as { isMore: boolean; readAt: string } | undefined // see data-provider.ts
  const isMore = meta?.isMore === true
  const [panel, setPanel] = useState<'filters' | 'columns' | null>(null)
  const [columns, setColumns] = useKeptNames(`columns.${resource.name}`, resource.columns)
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine)
  const counted = isMore ? t('/desk/over', { count: countMost }) : String(total)
  return (
    <>
      <Views resource={resource} saved={saved} columns={columns} onColumns={setColumns} />
      <div className="office-tools">
        {resource.searchFrom !== null && (
          <ListSearch
            label={t(screen.search ?? '/desk/search-in', { name: resource.label.toLowerCase() })}
            from={resource.searchFrom}
          />
        )}
        {resource.fields.some(({ filters }) => filters) && (
          <Button variant="secondary" onClick={() => setPanel('filters')}>
            <OfficeIcon name="filter" /> {t('/desk/filter')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setPanel('columns')}>
          <OfficeIcon name="layout" /> {t('/desk/columns')}
        </Button>
        {data && (
          <output className="office-muted office-end">{t('/desk/found', { count: total, shown: counted })}</output>
        )}
      </div>
      <FilterChips resource={resource} />
      {!isOnline && (
        <Note tone="due" announce>
          <p>{meta ? t('/desk/as-of', { time: moment(meta.readAt) }) : t('/entry/offline')}</p>
        </Note>
      )}
      {error && isOnline && <Failed error={error} onRetry={() => void refetch()} />}
      {isPending ? (
        <LoadingRows rows={12} />
      ) : (
        data && (
          // The bar keeps its place among the rest, so that it says what was done to the last of them as well.
          <div {...(!isOnline && { className: 'office-stale' })}>
            {data.length > 0 && (
              <div className="office-scroll">
                <ListTable resource={resource} columns={columns} screen={screen} />
              </div>
            )}
            <BulkBar resource={resource} screen={screen} />
            {data.length > 0 ? (
              <ListFoot
                name={resource.name}
                isMore={isMore}
                canChoose={resource.actions.some(({ isBulk }) => isBulk)}
                hasPack={resource.actions.some(({ name }) => name === 'pack')}
              />
            ) : (
              <Empty resource={resource} />
            )}
          </div>
        )
      )}
      <FilterPanel resource={resource} open={panel === 'filters'} onClose={() => setPanel(null)} />
      <ColumnPanel
        resource={resource}
        columns={columns}
        onColumns={setColumns}
        open={panel === 'columns'}
        onClose={() => setPanel(null)}
      />
    </>
  )
}

/** Why there are no rows: there are none at all, all that waited here is done, or nothing is as it was asked. */
function Empty({ resource }: { resource: ResourceDescription }) {
  const t = useText()
  const { filterValues, setFilters } = useListContext<Row>()
  const values = filterValues as Record<string, unknown> // what the address has
  const { q, ...filter } = values
  const isSearched = typeof q === 'string' && q !== ''
  const narrowed = narrowing(resource, values)
  const isDone = !isSearched && resource.views.some((view) => view.waits && sameFilter(view.filter, filter))
  if (isDone) return <EmptyState small mascotLabel="Vuoka" title={t('/desk/none-waits')} />
  return (
    <EmptyState
      small
      mascotLabel="Vuoka"
      title={t(narrowed.length > 0 || isSearched ? '/desk/none-found' : '/desk/none-yet')}
      text={
        narrowed.length > 0
          ? t('/desk/none-with', { filters: narrowed.map(({ label }) => label).join(', ') })
          : undefined
      }
      action={
        (narrowed.length > 0 || isSearched) && (
          <>
            {narrowed.length > 0 && isSearched && (
              <Button onClick={() => setFilters({ q }, [])}>{t('/desk/search-everywhere')}</Button>
            )}
            <Button variant="secondary" onClick={() => setFilters({}, [])}>
              {t('/desk/clear')}
            </Button>
          </>
        )
      }
    />
  )
}
