import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { emptyForm } from '#src/promotions/contract/promotion-form.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ResourceDescription } from '../../contract/description.ts'
import { listPath } from '../list/list-path.ts'
import { fetchRecord } from '../office-api.ts'
import { recordKey } from '../record/use-after.ts'
import { Page } from '../shell/Page.tsx'
import { Failed, LoadingRows } from '../shell/states.tsx'
import { fetchChoices, type PromotionRecord } from './promotion-api.ts'
import { PromotionEditor } from './PromotionEditor.tsx'
import { PromotionView } from './PromotionView.tsx'

interface PromotionPageProps {
  resource: ResourceDescription
  /** Null: a new promotion, or a copy of the one that the address names. */
  id: string | null
}

/** One promotion: its form for people who may change it, its words for others, and the simulator next to it. */
export function PromotionPage({ resource, id }: PromotionPageProps) {
  const t = useText()
  const queries = useQueryClient()
  const [address] = useSearchParams()
  const source = id ?? address.get('copy')
  const record = useQuery({
    queryKey: recordKey('promotions', source ?? ''),
    queryFn: async () => (await fetchRecord('promotions', source ?? '')) as PromotionRecord, // see promotions.resource.ts
    enabled: source !== null,
  })
  const choices = useQuery({ queryKey: ['office', 'promotion-choices'], queryFn: fetchChoices })
  const crumbs = [{ label: resource.label, to: listPath('promotions') }]
  const error = record.error ?? choices.error
  if (choices.data === undefined || (source !== null && record.data === undefined)) {
    return (
      <Page title={id ?? t('/desk/promotions/new')} crumbs={crumbs}>
        {error ? (
          <Failed
            error={error}
            onRetry={() => {
              void record.refetch()
              void choices.refetch()
            }}
          />
        ) : (
          <LoadingRows />
        )}
      </Page>
    )
  }
  const shared = { resource, crumbs, choices: choices.data }
  if (id === null) {
    const copied = record.data && { ...record.data, couponCodes: [] }
    return <PromotionEditor {...shared} record={null} first={copied ?? emptyForm} names={record.data?.names ?? []} />
  }
  if (!record.data) return null
  if (resource.change === null) return <PromotionView {...shared} record={record.data} />
  return (
    <PromotionEditor
      {...shared}
      record={record.data}
      first={record.data}
      names={record.data.names}
      onCodes={() => void queries.invalidateQueries({ queryKey: recordKey('promotions', id) })}
    />
  )
}
