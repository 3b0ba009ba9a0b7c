import { Link } from 'react-router'
import { buttonClass } from '#src/kit/button-class.ts'
import type { PromotionChoices } from '#src/promotions/contract/promotion-form.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import { FieldValue } from '../FieldValue.tsx'
import { OtherParts } from '../record/OtherParts.tsx'
import { Section } from '../record/Section.tsx'
import { Page } from '../shell/Page.tsx'
import { useFormats } from '../use-formats.ts'
import type { PromotionRecord } from './promotion-api.ts'
import { Simulator } from './Simulator.tsx'
import '../styles/office-list.css'
import '../styles/office-cards.css'
import '../styles/office-record.css'
import '../styles/office-promotions.css'

interface PromotionViewProps {
  resource: ResourceDescription
  record: PromotionRecord
  crumbs: readonly { label: string; to: string }[]
  choices: PromotionChoices
}

/** A promotion in words. */
export function PromotionView({ resource, record, crumbs, choices }: PromotionViewProps) {
  const t = useText()
  const { gives, when, opens, limits } = record.words
  return (
    <Page title={record.name} crumbs={crumbs} facts={<Facts resource={resource} record={record} />}>
      <div className="office-prom">
        <div className="office-col">
          <Section title={t('/desk/promotions/part/gives')}>
            <ul className="office-items">
              {[gives, opens, ...when, ...limits].map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </Section>
          <UsesAndChanges record={record} />
        </div>
        <Simulator
          choices={choices}
          tried={record.state === 'running' ? undefined : record.id}
          firstCode={codeOf(record)}
        />
      </div>
    </Page>
  )
}

/** The code that the simulator begins with. */
export const codeOf = (record: PromotionRecord): string => record.couponCodes[0] ?? ''

/** The state first, then how often it was used, and who changed it last. */
export function Facts({ resource, record }: { resource: ResourceDescription; record: PromotionRecord }) {
  const t = useText()
  const { money, moment } = useFormats()
  const state = resource.fields.find(({ name }) => name === 'state')
  return (
    <>
      {state && <FieldValue field={state} value={record.state} />}
      <span>{t('/desk/promotions/used', { count: record.uses, sum: money(record.givenCents) })}</span>
      <span>{t('/desk/promotions/changed', { when: moment(record.changedAt), who: record.changedBy })}</span>
    </>
  )
}

/** Batches of codes, the latest uses, and what was done to it. */
export function UsesAndChanges({ record }: { record: PromotionRecord }) {
  const { id, version, actions, batches, latest, timeline } = record
  return <OtherParts record={{ id, version, actions, batches, latest, timeline }} known={new Set()} />
}

/** The page that makes a new promotion out of this one. */
export function CopyLink({ record }: { record: PromotionRecord }) {
  const t = useText()
  return (
    <Link
      className={buttonClass({ variant: 'secondary' })}
      to={`/promotions/new?${new URLSearchParams({ copy: record.id }).toString()}`}
    >
      {t('/desk/promotions/copy')}
    </Link>
  )
}
