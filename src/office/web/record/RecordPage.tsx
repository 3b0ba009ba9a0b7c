import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ActionDescription, FieldDescription, ResourceDescription } from '../../contract/description.ts'
import type { AnyRecord } from '../../contract/records.ts'
import { FieldValue } from '../FieldValue.tsx'
import { fetchRecord } from '../office-api.ts'
import { listPath } from '../list/list-path.ts'
import { ProductPicture } from '../goods/product-cells.tsx'
import { screenOf } from '../screens.ts'
import { Page } from '../shell/Page.tsx'
import { Failed, LoadingRows } from '../shell/states.tsx'
import { textOf } from '../text-of.ts'
import { useFormats } from '../use-formats.ts'
import { ActionButton } from './ActionButton.tsx'
import { EditButton } from './EditButton.tsx'
import { More } from './More.tsx'
import { EntryBox } from './EntryLists.tsx'
import { listsOf, OrderNumber, OtherFacts, OtherParts } from './OtherParts.tsx'
import { isLong, saysNothing } from './record-words.ts'
import { Box, Section } from './Section.tsx'
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

/** Actions that stand in the open; the others are behind three dots. */
const buttonsMost = 3
/** What cannot be taken back. */
const grave = new Set(['erase'])

function Known({ resource, record, crumbs }: KnownProps) {
  const t = useText()
  const navigate = useNavigate()
  const imageUrl = textOf(record['imageUrl'])
  const shown = resource.fields.filter(
    ({ name, hidden }) => !hidden && name in record && name !== 'imageUrl' && !isLong(name),
  )
  const { moment, day } = useFormats()
  // What names it may be erased, as the subject of a mail is in time.
  const screen = screenOf(resource.name)
  const { questions = {}, hints = {} } = screen
  const names = [screen.title ?? '', ...resource.columns]
  const first = names.find((name) => textOf(record[name]) !== '') ?? 'id'
  const named = textOf(record[first])
  const kind = resource.fields.find(({ name }) => name === first)?.kind
  const title = named === '' ? record.id : kind === 'moment' ? moment(named) : kind === 'day' ? day(named) : named
  const state = shown.find(({ options }) => options?.some(({ turn }) => turn !== undefined))
  const inHead = shown.filter(({ name }) => screen.inHead?.includes(name) && !isEmpty(record[name]))
  const may = resource.actions.filter(({ name }) => record.actions.includes(name))
  const known = new Set(shown.map(({ name }) => name))
  const elsewhere = new Set([...known, ...(screen.shownAbove ?? []), ...(screen.beside ?? [])])
  const beside = listsOf(record, known).filter(([name]) => screen.beside?.includes(name))
  const hasMore =
    screen.Above !== undefined ||
    listsOf(record, elsewhere).length > 0 ||
    [record['text'], record['timeline']].some((part) => !saysNothing(part)) ||
    record['isHidden'] === true
  const facts = (
    <dl className="office-dl">
      {shown
        .filter((field) => field !== state && field.name !== first && !inHead.includes(field))
        .map(
          (field) => !isEmpty(record[field.name]) && <Fact key={field.name} field={field} value={record[field.name]} />,
        )}
      <OtherFacts resource={resource.name} record={record} known={known} />
    </dl>
  )
  const questionOf = ({ name }: ActionDescription): string | undefined => {
    const said = questions[name] ?? hints[name]
    const spoken = textOf(record['language'])
    const inLanguage = spoken === '' ? '' : t(`/desk/order/in-${spoken}`)
    const language = inLanguage.charAt(0).toLowerCase() + inLanguage.slice(1)
    return said && t(said, { language })
  }
  const button = (action: ActionDescription) => {
    const Own = screen.Actions?.[action.name]
    if (Own) return <Own key={action.name} resource={resource} record={record} action={action} />
    return (
      <ActionButton
        key={action.name}
        resource={resource}
        id={record.id}
        action={action}
        isDanger={grave.has(action.name) || action.name in questions}
        question={questionOf(action)}
        onDone={(left) => left ?? void navigate(listPath(resource.name))}
      />
    )
  }
  return (
    <Page
      title={title}
      crumbs={crumbs}
      isNarrow={!hasMore}
      facts={
        <>
          {state && <FieldValue field={state} value={record[state.name]} />}
          {inHead.map((field) => (
            <span key={field.name}>
              <FieldValue field={field} value={record[field.name]} />
            </span>
          ))}
        </>
      }
      actions={
        <>
          {screen.Edit && <screen.Edit resource={resource} id={record.id} />}
          {resource.change !== null && record.version !== null && <EditButton resource={resource} record={record} />}
          {may.slice(0, buttonsMost).map(button)}
          {may.length > buttonsMost && <More>{may.slice(buttonsMost).map(button)}</More>}
        </>
      }
    >
      {hasMore ? (
        <div className="office-2 office-2--facts-first">
          <div className="office-col">
            <Box title={t('/desk/part/facts')}>
              {imageUrl !== '' && <ProductPicture url={imageUrl} size={72} />}
              {facts}
            </Box>
            {beside.map(([name, entries]) => (
              <EntryBox key={name} name={name} entries={entries} />
            ))}
          </div>
          <div className="office-col">
            {screen.Above && <screen.Above record={record} />}
            <OtherParts record={record} known={elsewhere} />
          </div>
        </div>
      ) : (
        <Section title={t('/desk/part/facts')}>{facts}</Section>
      )}
    </Page>
  )
}

const isEmpty = (value: unknown): boolean => value === null || value === ''

function Fact({ field, value }: { field: FieldDescription; value: unknown }) {
  return (
    <>
      <dt>{field.label}</dt>
      <dd>
        {field.name === 'orderNumber' ? <OrderNumber value={value} /> : <FieldValue field={field} value={value} />}
      </dd>
    </>
  )
}
