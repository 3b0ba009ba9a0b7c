import { useQuery } from '@tanstack/react-query'
import type { FieldDescription, ResourceDescription } from '../../contract/description.ts'
import type { AnyRecord } from '../../contract/records.ts'
import { FieldValue } from '../FieldValue.tsx'
import { fetchRecord } from '../office-api.ts'
import { listPath } from '../list/list-path.ts'
import { screenOf } from '../screens.ts'
import { Page } from '../shell/Page.tsx'
import { Failed, LoadingRows } from '../shell/states.tsx'
import { textOf } from '../text-of.ts'
import { useFormats } from '../use-formats.ts'
import { ActionButton } from './ActionButton.tsx'
import { EditButton } from './EditButton.tsx'
import { OtherFacts, OtherParts } from './OtherParts.tsx'
import { Section } from './Section.tsx'
import { recordKey } from './use-after.ts'

interface RecordPageProps {
  resource: ResourceDescription
  id: string
}

/** One record of any resource: its fields as facts, its lists as sections, and what this person may do to it now. */
export function RecordPage({ resource, id }: RecordPageProps) {
  const record = useQuery({
    queryKey: recordKey(resource.name, id),
    queryFn: () => fetchRecord(resource.name, id),
  })
  const crumbs = [{ label: resource.label, to: listPath(resource.name) }]
  if (record.data) return <Known resource={resource} record={record.data} crumbs={crumbs} />
  return (
    <Page title={id} crumbs={crumbs}>
      {record.error ? <Failed error={record.error} onRetry={() => void record.refetch()} /> : <LoadingRows />}
    </Page>
  )
}

interface KnownProps {
  resource: ResourceDescription
  record: AnyRecord
  crumbs: readonly { label: string; to: string }[]
}

function Known({ resource, record, crumbs }: KnownProps) {
  const shown = resource.fields.filter(({ name, hidden }) => !hidden && name in record)
  const { moment, day } = useFormats()
  const first = screenOf(resource.name).title ?? resource.columns[0] ?? 'id'
  const named = textOf(record[first])
  const kind = resource.fields.find(({ name }) => name === first)?.kind
  const title = named === '' ? record.id : kind === 'moment' ? moment(named) : kind === 'day' ? day(named) : named
  const state = shown.find(({ options }) => options?.some(({ turn }) => turn !== undefined))
  const may = resource.actions.filter(({ name }) => record.actions.includes(name))
  const known = new Set(shown.map(({ name }) => name))
  return (
    <Page
      title={title}
      crumbs={crumbs}
      isNarrow
      facts={state && <FieldValue field={state} value={record[state.name]} />}
      actions={
        <>
          {may.map((action) => (
            <ActionButton key={action.name} resource={resource} id={record.id} action={action} />
          ))}
          {resource.change !== null && record.version !== null && <EditButton resource={resource} record={record} />}
        </>
      }
    >
      <div className="office-col">
        <Section title={resource.label}>
          <dl className="office-dl">
            {shown.map((field) => (
              <Fact key={field.name} field={field} value={record[field.name]} />
            ))}
            <OtherFacts resource={resource.name} record={record} known={known} />
          </dl>
        </Section>
        <OtherParts record={record} known={known} />
      </div>
    </Page>
  )
}

function Fact({ field, value }: { field: FieldDescription; value: unknown }) {
  return (
    <>
      <dt>{field.label}</dt>
      <dd>
        <FieldValue field={field} value={value} />
      </dd>
    </>
  )
}
