import type { PageModel } from '#src/shell/contract/page-model.ts'
import { Alert } from '#src/kit/Notice.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useState } from 'react'
import { LookupForm } from './LookupForm.tsx'
import { type OrderAddress, useOrderAddress } from './order-address.ts'
import { OrderView } from './OrderView.tsx'
import './orders.css'
import './order-page.css'
import { useOrder } from './use-order.ts'

/** Where an order is followed: by the link in a mail, or with a code, without an account. */
export function OrderLookupPage({ page }: { page: PageModel }) {
  const named = useOrderAddress()
  const [opened, setOpened] = useState<OrderAddress | null>(null)
  const address = opened ?? named
  const { data: order, isError } = useOrder(address)
  const text = useText()
  if (order) return <OrderView order={order} orderKey={address?.key ?? null} navigation={page.navigation} />
  const isLoading = address !== null && address.orderNumber !== '' && !isError
  if (isLoading)
    return (
      <div className="kit-wrap order__state">
        <h1 className="kit-visually-hidden">{text('/orders/lookup/title')}</h1>
        <Loading label={text('/orders/loading')} />
      </div>
    )
  return (
    <div className="order-lookup">
      <div className="order-lookup__art" aria-hidden="true" />
      <div className="order-lookup__in">
        <h1 className="kit-d1">{text('/orders/lookup/title')}</h1>
        {isError && (
          <Alert announce>
            <p>{text('/orders/lookup/old-link')}</p>
          </Alert>
        )}
        <LookupForm onOpened={setOpened} />
      </div>
    </div>
  )
}
