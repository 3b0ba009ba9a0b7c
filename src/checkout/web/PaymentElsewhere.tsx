import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refetchCart } from '#src/cart/web/cart-cache.ts'
import { Button } from '#src/kit/Button.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { confirmationAddress } from '#src/orders/contract/confirmation-address.ts'
import { fetchOrder } from '#src/orders/web/orders-api.ts'
import { verdictOf } from '#src/payments/web/payment-outcome.ts'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useCheckoutCall } from './use-checkout-call.ts'

const everyMs = 3000

/** A payment of this order that another tab has sent: shown instead of a second form, until it is decided or left alone. */
export function PaymentElsewhere({ orderNumber, onPayHere }: { orderNumber: string; onPayHere: () => void }) {
  const text = useText()
  const client = useQueryClient()
  const call = useCheckoutCall()
  const { navigation } = usePage()
  const { data: verdict, dataUpdatedAt } = useQuery({
    queryKey: ['payment-elsewhere', orderNumber],
    queryFn: ({ signal }) => call(async (caller) => verdictOf(await fetchOrder(orderNumber, caller, signal))),
    refetchInterval: everyMs,
    gcTime: 0,
    retry: false,
  })
  useEffect(() => {
    if (verdict === 'paid')
      window.location.replace(confirmationAddress(navigation.orderConfirmationPageUrl, orderNumber))
    else if (verdict !== undefined) void refetchCart(client)
  }, [verdict, dataUpdatedAt, client, navigation.orderConfirmationPageUrl, orderNumber])
  return (
    <Alert variant="info" announce>
      <p>
        <b>{text('/cart/open-order/paying')}</b> {text('/checkout/payment/elsewhere')}
      </p>
      {verdict === 'open' && (
        <Button variant="secondary" onClick={onPayHere}>
          {text('/checkout/payment/pay-here')}
        </Button>
      )}
    </Alert>
  )
}
