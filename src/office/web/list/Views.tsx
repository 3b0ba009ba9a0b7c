import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useListContext } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#src/kit/Button.tsx'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { Dialog } from '#src/kit/Dialog.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useAction } from '#src/staff/web/use-action.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import { countMost } from '../../contract/records.ts'
import { type SavedView, viewNameMax } from '../../contract/views.ts'
import { addView, fetchCounts, removeView } from '../office-api.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { Note } from '../shell/states.tsx'
import { listPath } from './list-path.ts'
import { sameFilter } from './same-filter.ts'

interface ViewsProps {
  resource: ResourceDescription
  saved: readonly SavedView[]
  columns: readonly string[]
  onColumns: (columns: readonly string[]) => void
}

/** The views of a list as tabs that are links: the shop's first, then shared and own ones. */
export function Views({ resource, saved, columns, onColumns }: ViewsProps) {
  const t = useText()
  const { filterValues, sort } = useListContext()
  const counts = useQuery({
    queryKey: ['office', 'counts', resource.name],
    queryFn: () => fetchCounts(resource.name),
    enabled: resource.views.length > 0,
  })
  const [isNaming, setNaming] = useState(false)
  const queries = useQueryClient()
  const now = filterValues as Record<string, unknown> // what the address has
  const views = [
    ...(resource.views.some(({ filter }) => Object.keys(filter).length === 0)
      ? []
      : [{ key: '', label: t('/desk/all'), filter: {}, sort: '', saved: undefined }]),
    ...resource.views.map(({ name, ...view }) => ({ key: name, ...view, saved: undefined })),
    ...saved.map((view) => ({
      key: view.id,
      label: view.name,
      filter: { ...view.filter, ...(view.q !== '' && { q: view.q }) },
      sort: view.sort,
      saved: view,
    })),
  ]
  const current = views.find(({ filter }) => sameFilter(filter, now))
  const countOf = (key: string): string | null => {
    const count = counts.data?.[key]
    return count === undefined ? null : count > countMost ? t('/desk/over', { count: countMost }) : String(count)
  }
  const ownNow = current?.saved?.isOwn ? current.saved : null
  const remove = (view: SavedView): void =>
    void removeView(view.id).then(() => queries.invalidateQueries({ queryKey: ['office', 'views', resource.name] }))
  return (
    <>
      <nav className="office-tabs" aria-label={t('/desk/views')}>
        {views.map((view) => (
          <Link
            key={view.key}
            to={listPath(resource.name, view)}
            onClick={() => view.saved && view.saved.columns.length > 0 && onColumns(view.saved.columns)}
            {...(view === current && { 'aria-current': 'page' })}
          >
            {view.label} {countOf(view.key) !== null && <small>{countOf(view.key)}</small>}
          </Link>
        ))}
        {current === undefined && (
          <button type="button" onClick={() => setNaming(true)}>
            <OfficeIcon name="plus" size="xs" /> {t('/desk/view-save')}
          </button>
        )}
        {ownNow && (
          <button type="button" onClick={() => remove(ownNow)}>
            {t('/desk/view-remove')}
          </button>
        )}
      </nav>
      <NamingDialog
        open={isNaming}
        onClose={() => setNaming(false)}
        onName={async (name, isShared) => {
          const { q, ...filter } = now
          await addView({
            resource: resource.name,
            name,
            isShared,
            q: typeof q === 'string' ? q : '',
            filter,
            sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}`,
            columns: [...columns],
          })
          await queries.invalidateQueries({ queryKey: ['office', 'views', resource.name] })
          setNaming(false)
        }}
      />
    </>
  )
}

interface NamingDialogProps {
  open: boolean
  onClose: () => void
  onName: (name: string, isShared: boolean) => Promise<void>
}

function NamingDialog({ open, onClose, onName }: NamingDialogProps) {
  const t = useText()
  const work = useAction()
  return (
    <Dialog open={open} onClose={onClose} closeLabel={t('/desk/close')} title={t('/desk/view-save')}>
      <form
        className="office-form"
        onSubmit={(event) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget)
          const name = data.get('name')
          work.run(() => onName(typeof name === 'string' ? name.trim() : '', data.has('shared')))
        }}
      >
        {work.error !== null && (
          <Note tone="bad" announce>
            <p>{work.error}</p>
          </Note>
        )}
        <TextField
          label={t('/desk/view-name')}
          name="name"
          maxLength={viewNameMax}
          error={work.fields['name']?.[0]}
          required
        />
        <Checkbox name="shared">{t('/desk/view-shared')}</Checkbox>
        <Button type="submit" busy={work.isBusy}>
          {t('/desk/save')}
        </Button>
      </form>
    </Dialog>
  )
}
