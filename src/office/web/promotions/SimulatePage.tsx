import { useQuery } from '@tanstack/react-query'
import { useText } from '#src/shell/web/text/use-text.ts'
import { listPath } from '../list/list-path.ts'
import { Page } from '../shell/Page.tsx'
import { Failed, LoadingRows, NoRight } from '../shell/states.tsx'
import { useResource } from '../use-office.ts'
import { fetchChoices } from './promotion-api.ts'
import { Simulator } from './Simulator.tsx'
import '../styles/office-list.css'
import '../styles/office-cards.css'
import '../styles/office-record.css'
import '../styles/office-promotions.css'

/** The simulator by itself: any cart, at any time, with all promotions. */
export function SimulatePage() {
  const t = useText()
  const resource = useResource('promotions')
  const choices = useQuery({
    queryKey: ['office', 'promotion-choices'],
    queryFn: fetchChoices,
    enabled: resource !== undefined,
  })
  return (
    <Page
      title={t('/desk/promotions/simulate')}
      crumbs={resource ? [{ label: resource.label, to: listPath('promotions') }] : []}
      isNarrow
    >
      {!resource && <NoRight />}
      {resource && !choices.data && !choices.error && <LoadingRows />}
      {choices.error && <Failed error={choices.error} onRetry={() => void choices.refetch()} />}
      {choices.data && <Simulator choices={choices.data} isWide />}
    </Page>
  )
}
