import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useListContext } from 'ra-core'
import { useState } from 'react'
import { buttonClass } from '#src/kit/button-class.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import { fetchExports, startExport } from '../office-api.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { DialogButton } from '../record/DialogButton.tsx'
import { useWork } from '../record/use-work.ts'
import { WorkDialog } from '../record/WorkDialog.tsx'
import { useKeptNames } from '../use-kept.ts'

const askEveryMs = 1_500

/** The rows of the list as it is narrowed now, as a file. A link cannot ask for a proof, so it is a job that makes one. */
export function ExportButton({ resource }: { resource: ResourceDescription }) {
  const t = useText()
  const label = (
    <>
      <OfficeIcon name="download" /> {t('/desk/export')}
    </>
  )
  return (
    <DialogButton label={label}>
      {({ round, ...dialog }) => <ExportDialog key={round} resource={resource} {...dialog} />}
    </DialogButton>
  )
}

interface ExportDialogProps {
  resource: ResourceDescription
  open: boolean
  onClose: () => void
}

function ExportDialog({ resource, open, onClose }: ExportDialogProps) {
  const t = useText()
  const queries = useQueryClient()
  const { filterValues, sort } = useListContext()
  const [columns] = useKeptNames(`columns.${resource.name}`, resource.columns)
  const [id, setId] = useState<string | null>(null)
  const { q, ...filter } = filterValues as Record<string, unknown> // what the address has
  const work = useWork({
    call: () =>
      startExport(resource.name, {
        ...(typeof q === 'string' && q !== '' && { q }),
        filter,
        sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}`,
        columns: [...columns],
      }),
    onDone: (begun) => {
      setId(begun.id)
      void queries.invalidateQueries({ queryKey: ['office', 'exports'] })
    },
    isGuarded: resource.exportNeedsStepUp,
  })
  const { data } = useQuery({
    queryKey: ['office', 'exports'],
    queryFn: fetchExports,
    enabled: open && id !== null,
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.id === id && (one.state === 'ready' || one.state === 'failed'))
        ? false
        : askEveryMs,
  })
  const mine = data?.find((one) => one.id === id)
  const isWaiting = id !== null && mine?.state !== 'ready' && mine?.state !== 'failed' && mine?.state !== 'fetched'
  return (
    <WorkDialog
      open={open}
      onClose={onClose}
      title={t('/desk/export')}
      work={{ ...work, isBusy: work.isBusy || isWaiting }}
      verb={t('/desk/export-make')}
      disabledReason={mine?.state === 'ready' ? t('/desk/export-is-made') : undefined}
    >
      <p>{t('/desk/export-text')}</p>
      {isWaiting && <output>{t('/desk/export-rows', { count: mine?.rows ?? 0 })}</output>}
      {mine?.state === 'failed' && <p role="alert">{t('/entry/failed')}</p>}
      {mine?.state === 'ready' && mine.url !== null && (
        <output>
          <a className={buttonClass({ variant: 'secondary' })} href={mine.url} download>
            <OfficeIcon name="download" /> {t('/desk/export-open', { count: mine.rows })}
          </a>
        </output>
      )}
    </WorkDialog>
  )
}
