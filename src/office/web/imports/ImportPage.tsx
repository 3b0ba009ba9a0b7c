import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import { FieldValue } from '../FieldValue.tsx'
import { listPath, recordPath } from '../list/list-path.ts'
import { fetchRecord } from '../office-api.ts'
import { ActionButton } from '../record/ActionButton.tsx'
import { Section } from '../record/Section.tsx'
import { recordKey } from '../record/use-after.ts'
import { Page } from '../shell/Page.tsx'
import { Failed, LoadingRows, Note } from '../shell/states.tsx'
import { textOf } from '../text-of.ts'
import { useFormats } from '../use-formats.ts'
import { Changes } from './Changes.tsx'
import { Faults } from './Faults.tsx'
import type { ImportRecord } from './import-api.ts'
import { NewImportButton } from './NewImportButton.tsx'
import '../styles/office-import.css'

const lookEveryMs = 1_000
const isGoing = (status: unknown): boolean => status === 'receiving' || status === 'waiting' || status === 'running'

interface ImportPageProps {
  resource: ResourceDescription
  id: string
}

/** An import: how far it is, what it did or a dry run found, by line, and what may be done with its file. */
export function ImportPage({ resource, id }: ImportPageProps) {
  const record = useQuery({
    queryKey: recordKey(resource.name, id),
    queryFn: async () => (await fetchRecord(resource.name, id)) as ImportRecord, // by its definition
    refetchInterval: ({ state }) => (isGoing(state.data?.['status']) ? lookEveryMs : false),
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
  record: ImportRecord
  crumbs: readonly { label: string; to: string }[]
}

function Known({ resource, record, crumbs }: KnownProps) {
  const t = useText()
  const navigate = useNavigate()
  const { moment } = useFormats()
  const isDry = record['isDryRun'] === true
  const valueOf = (name: string): ReactNode => {
    const field = resource.fields.find((one) => one.name === name)
    return field && <FieldValue field={field} value={record[name]} />
  }
  const goTo = (id: string | null): void => void (id && navigate(recordPath(resource.name, id)))
  return (
    <Page
      title={textOf(record['fileName'])}
      crumbs={crumbs}
      isNarrow
      facts={
        <>
          {valueOf('status')} {valueOf('kind')}, {textOf(record['createdBy'])}, {moment(textOf(record['createdAt']))}
        </>
      }
      actions={
        <>
          {resource.actions
            .filter(({ name }) => record.actions.includes(name))
            .map((action) => (
              <ActionButton
                key={action.name}
                resource={resource}
                id={record.id}
                action={action}
                look={action.name === 'cancel' ? 'secondary' : 'primary'}
                {...(action.name === 'cancel' && {
                  question: t(isDry ? '/desk/import/cancel-question-dry' : '/desk/import/cancel-question'),
                })}
                onDone={(after) => goTo(action.name === 'import' ? textOf(after?.['followedBy']) : null)}
              />
            ))}
          {!isGoing(record['status']) && <NewImportButton resource={resource} />}
        </>
      }
    >
      <div className="office-col">
        <State record={record} />
        <Section title={t(isDry ? '/desk/import/found' : '/desk/import/result')}>
          <Counts record={record} />
          {isDry && record['status'] === 'done' && record.added + record.changed === 0 && (
            <p>{t('/desk/import/nothing-changes')}</p>
          )}
        </Section>
        {record.changeCount > 0 && <Changes record={record} />}
        {record.faultCount > 0 && <Faults record={record} />}
        {(record.dryRun ?? record.followedBy) !== null && (
          <p>
            <Link className="office-t" to={recordPath(resource.name, record.dryRun ?? record.followedBy)}>
              {t(record.dryRun === null ? '/desk/import/followed' : '/desk/import/dry-run-before')}
            </Link>
          </p>
        )}
      </div>
    </Page>
  )
}

/** How far it is, or why it stopped. */
function State({ record }: { record: ImportRecord }) {
  const t = useText()
  const { number } = useFormats()
  const { status } = record
  if (isGoing(status)) {
    const part = record.byteCount === 0 ? 0 : (record.pass - 1 + record.bytesDone / record.byteCount) / record.passes
    return (
      <output className="office-progress">
        <progress max={1} value={part} aria-label={t('/desk/import/progress')} />
        <span>{t('/desk/import/rows-read', { count: number(record['rowsDone']) })}</span>{' '}
        <span className="office-muted">{t('/desk/import/leave')}</span>
      </output>
    )
  }
  if (status === 'failed' || (status === 'cancelled' && record.problem !== null)) {
    const brokeOff = record['isDryRun'] === true ? '/desk/import/broke-off-dry' : '/desk/import/broke-off'
    return (
      <Note tone="bad">
        <p>
          {t(record.actions.includes('resume') ? brokeOff : '/desk/import/unreadable')} {record.problem}
        </p>
      </Note>
    )
  }
  if (record.actions.includes('import'))
    return (
      <Note tone={record.refused > 0 ? 'due' : 'info'}>
        <p>{t(record.refused > 0 ? '/desk/import/checked-with-faults' : '/desk/import/checked')}</p>
      </Note>
    )
  return null
}

function Counts({ record }: { record: ImportRecord }) {
  const t = useText()
  const { number } = useFormats()
  const groups = ['added', 'changed', 'unchanged', 'refused'] as const
  const variations = Object.entries(record.variations).filter(([, count]) => count > 0)
  return (
    <>
      <dl className="office-tallies">
        {groups.map((name) => (
          <div key={name}>
            <dt>{t(`/desk/import/count/${name}`)}</dt>
            <dd>{number(record[name])}</dd>
          </div>
        ))}
      </dl>
      {variations.length > 0 && (
        <p className="office-muted">
          {t('/desk/import/variations')}{' '}
          {variations.map(([name, count]) => `${t(`/desk/import/variation/${name}`)} ${number(count)}`).join(', ')}
        </p>
      )}
    </>
  )
}
