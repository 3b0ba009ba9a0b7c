import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#src/kit/Button.tsx'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { Field } from '#src/kit/Field.tsx'
import { Select } from '#src/kit/Select.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import { recordPath } from '../list/list-path.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import { useAfter } from '../record/use-after.ts'
import { useWork } from '../record/use-work.ts'
import { WorkDialog } from '../record/WorkDialog.tsx'
import { areaOfKind } from '#src/transfer/contract/imports.ts'
import { useMay } from '../use-office.ts'
import { sendImport, tableUrl } from './import-api.ts'
import '../styles/office-import.css'

/** Begins an import with its file, and opens it. */
export function NewImportButton({ resource }: { resource: ResourceDescription }) {
  const t = useText()
  const [opening, setOpening] = useState(0)
  const [isOpen, setOpen] = useState(false)
  // A description names the actions that this person may do.
  if (!resource.actions.some(({ name }) => name === 'import')) return null
  return (
    <>
      <Button
        onClick={() => {
          setOpening(opening + 1)
          setOpen(true)
        }}
      >
        <OfficeIcon name="upload" /> {t('/desk/import/new')}
      </Button>
      {opening > 0 && (
        <NewImportDialog key={opening} resource={resource} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

interface NewImportDialogProps {
  resource: ResourceDescription
  open: boolean
  onClose: () => void
}

function NewImportDialog({ resource, open, onClose }: NewImportDialogProps) {
  const t = useText()
  const navigate = useNavigate()
  const after = useAfter(resource.name)
  const may = useMay()
  const options = resource.fields.find(({ name }) => name === 'kind')?.options ?? []
  const kinds = options.filter(({ value }) => may(`${areaOfKind[value as keyof typeof areaOfKind]}:write`)) // kinds all
  const [kind, setKind] = useState('products')
  const [isDryRun, setDryRun] = useState(true)
  const [file, setFile] = useState<File | null>(null)
  const work = useWork({
    call: () => {
      if (file === null) throw new Error('The button is off without a file')
      return sendImport({ kind, isDryRun, file })
    },
    onDone: ({ id }) => {
      after()
      void navigate(recordPath(resource.name, id))
    },
  })
  return (
    <WorkDialog
      open={open}
      onClose={onClose}
      title={t('/desk/import/new')}
      work={work}
      verb={t(isDryRun ? '/desk/import/check' : '/desk/import/send')}
      disabledReason={file === null ? t('/desk/import/no-file') : undefined}
    >
      <Select
        label={t('/desk/import/kind')}
        options={kinds}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      />
      <p>
        <a className="office-t" href={tableUrl(kind)} download>
          {t('/desk/import/table')}
        </a>{' '}
        <span className="office-muted">{t('/desk/import/table-hint')}</span>
      </p>
      <Field label={t('/desk/import/file')} hint={t('/desk/import/file-hint')} error={work.fields['file']?.[0]}>
        {(control) => (
          <input
            {...control}
            className="office-file"
            type="file"
            accept=".csv,.json,.jsonl,.ndjson,text/csv,application/json"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
        )}
      </Field>
      <Checkbox checked={isDryRun} onChange={({ target }) => setDryRun(target.checked)}>
        {t('/desk/import/dry-run')}
      </Checkbox>
    </WorkDialog>
  )
}
