import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { withAnonymousToken } from '#src/identity/web/anonymous-token.ts'
import { Button } from '#src/kit/Button.tsx'
import { Dialog } from '#src/kit/Dialog.tsx'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Order } from '../contract/order.ts'
import { cancelOrder } from './orders-api.ts'

const noToken = 'Anonymous ID not available for order cancellation.'

/** Cancels an unpacked order once the shopper has confirmed it. If it was packed meanwhile, the shopper reads what to do. */
export function CancelOrder({ order, orderKey }: { order: Order; orderKey: string | null }) {
  const text = useText()
  const language = useLanguage()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const cancel = useMutation({
    mutationFn: () =>
      orderKey
        ? cancelOrder(order.orderNumber, { token: null, language, key: orderKey })
        : withAnonymousToken(client, noToken, (token) => cancelOrder(order.orderNumber, { token, language })),
    onSuccess: (cancelled) => {
      client.setQueryData(['order', order.orderNumber, language], cancelled)
      addSnackbar({ variant: 'success', text: text('/orders/cancel/done') })
    },
    onError: async (error) => {
      setAsking(false)
      const isTooLate = error instanceof ApiError && error.status === 409
      addSnackbar({ variant: 'error', text: text(isTooLate ? '/orders/cancel-too-late' : '/orders/cancel/failed') })
      await client.invalidateQueries({ queryKey: ['order', order.orderNumber] })
    },
  })
  return (
    <>
      <Button variant="secondary" wide onClick={() => setAsking(true)}>
        {text('/orders/cancel')}
      </Button>
      <p className="kit-small kit-muted">{text('/orders/cancel/until')}</p>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={text('/orders/cancel/title')}
        actions={
          <>
            <Button busy={cancel.isPending} onClick={() => cancel.mutate()}>
              {text('/orders/cancel')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {text('/orders/cancel/keep')}
            </Button>
          </>
        }
      >
        <p className="kit-num">{text(...backOf(order))}</p>
      </Dialog>
    </>
  )
}

/** Where the money goes, without what a refund has left out of it: as it came, to the card, to the gift card, or to both. */
function backOf(order: Order): [key: string, params: Record<string, string>] {
  const { giftCardPaymentDisplayAmount: giftCard } = order
  const { chargedTotalDisplay: card } = order.totals
  if (!order.isGiftCardApplied) return ['/orders/cancel/to-card', { card }]
  const isAllByGiftCard = order.giftCardPaymentAmount >= order.totals.total
  return isAllByGiftCard
    ? ['/orders/cancel/to-gift-card', { giftCard }]
    : ['/orders/cancel/to-both', { card, giftCard }]
}
