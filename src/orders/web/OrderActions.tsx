import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { callWithCartToken, putCart } from '#src/cart/web/cart-cache.ts'
import { restoreOrderLines } from '#src/cart/web/cart-api.ts'
import { showCartError } from '#src/cart/web/cart-messages.ts'
import { dayName } from '#src/common/day-name.ts'
import { Button } from '#src/kit/Button.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import type { Navigation } from '#src/shell/contract/navigation.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { confirmationAddress } from '../contract/confirmation-address.ts'
import type { Order } from '../contract/order.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { OrderDocuments } from './OrderDocuments.tsx'

interface OrderActionsProps {
  order: Order
  orderKey: string | null
  navigation: Pick<Navigation, 'withdrawalFormPageUrl' | 'supportPageUrl'>
}

/** What can be done about an order now. */
export function OrderActions({ order, orderKey, navigation }: OrderActionsProps) {
  const text = useText()
  const language = useLanguage()
  const client = useQueryClient()
  const headingId = useId()
  const reorder = useMutation({
    mutationFn: () =>
      callWithCartToken(client, language, (caller) => restoreOrderLines(caller, order.orderNumber, orderKey ?? '')),
    onSuccess: async (cart) => {
      await putCart(client, language, cart)
      addSnackbar({ variant: 'success', text: text('/cart/restored') })
    },
    onError: (error) => showCartError(error, text),
  })
  const until = order.withdrawUntil === null ? null : dayName(order.withdrawUntil, language)
  return (
    <section className="order-actions" aria-labelledby={headingId}>
      <h2 className="kit-d4" id={headingId}>
        {text('/orders/actions')}
      </h2>
      <Button variant="secondary" wide busy={reorder.isPending} onClick={() => reorder.mutate()}>
        {text('/orders/reorder')}
      </Button>
      {order.canCancel && <CancelOrder order={order} orderKey={orderKey} />}
      <OrderDocuments papers={order.papers} />
      {order.canWithdraw && navigation.withdrawalFormPageUrl && (
        <>
          <SiteLink
            className={buttonClass({ variant: 'secondary', wide: true })}
            to={confirmationAddress(navigation.withdrawalFormPageUrl, order.orderNumber, orderKey)}
          >
            {text('/orders/withdraw')}
          </SiteLink>
          <p className="kit-small kit-muted">
            {until ? text('/orders/withdraw-until', { day: until }) : text('/orders/withdraw-after-delivery')}
          </p>
        </>
      )}
      {navigation.supportPageUrl && (
        <SiteLink className="kit-link" to={navigation.supportPageUrl}>
          {text('/orders/ask')}
        </SiteLink>
      )}
    </section>
  )
}
