import { useQuery } from '@tanstack/react-query'
import { useText } from '#src/shell/web/text/use-text.ts'
import { LanguageContext } from '#src/shell/web/page/page-context.ts'
import { TextContext } from '#src/shell/web/text/use-text.ts'
import { listPath } from '../list/list-path.ts'
import { loadOrderTexts } from '../office-texts.ts'
import { Page } from '../shell/Page.tsx'
import { Failed, LoadingRows, NoRight } from '../shell/states.tsx'
import { useMay, useOffice, useResource } from '../use-office.ts'
import { OrderForm } from './OrderForm.tsx'
import { useOrderForm } from './use-order-form.ts'
import { useUnsaved } from '../use-unsaved.ts'
import '../styles/office-list.css'
import '../styles/office-cards.css'
import '../styles/office-record.css'
import '../styles/office-dialog.css'
import '../styles/office-phone.css'

/** An order that a customer places on the telephone: goods, recipient, delivery and sum, before anything is placed. */
export function NewOrderPage() {
  const t = useText()
  const may = useMay()
  const { language } = useOffice()
  const resource = useResource('orders')
  const texts = useQuery({
    queryKey: ['office', 'order-texts', language],
    queryFn: () => loadOrderTexts(language),
    staleTime: Infinity,
  })
  const crumbs = resource ? [{ label: resource.label, to: listPath('orders') }] : []
  const title = t('/desk/phone-order/title')
  if (!may('orders:write') || !texts.data) {
    return (
      <Page title={title} crumbs={crumbs}>
        {!may('orders:write') && <NoRight />}
        {may('orders:write') && !texts.error && <LoadingRows />}
        {texts.error && <Failed error={texts.error} onRetry={() => void texts.refetch()} />}
      </Page>
    )
  }
  return (
    <LanguageContext value={language}>
      <TextContext value={texts.data}>
        <Known title={title} crumbs={crumbs} />
      </TextContext>
    </LanguageContext>
  )
}

function Known({ title, crumbs }: { title: string; crumbs: readonly { label: string; to: string }[] }) {
  const form = useOrderForm()
  useUnsaved(form.isUnsaved, { isKept: true })
  return (
    <Page title={title} crumbs={crumbs}>
      <OrderForm form={form} />
    </Page>
  )
}
