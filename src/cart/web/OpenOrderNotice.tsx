import { Alert } from '#src/kit/Notice.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import type { Cart } from '../contract/cart.ts'

interface OpenOrderNoticeProps {
  cart: Cart
  /** Id of the text; locked controls refer to it. */
  id: string
  /** Leaves out the link to the checkout, where a button for it stands below. */
  short?: boolean
}

/** The notice that an order of this cart awaits payment: what that means for changes, and the link to finish it. */
export function OpenOrderNotice({ cart, id, short = false }: OpenOrderNoticeProps) {
  const text = useText()
  const { navigation } = usePage()
  const { openOrder } = cart
  if (!openOrder) return null
  const { isPaymentUnderWay } = openOrder
  return (
    <Alert variant={isPaymentUnderWay ? 'warning' : 'info'} announce>
      <p id={id}>
        <b>{text(isPaymentUnderWay ? '/cart/open-order/paying' : '/cart/open-order/waiting')}</b>{' '}
        {text(isPaymentUnderWay ? '/cart/open-order/locked' : '/cart/open-order/change-cancels')}
      </p>
      {!short && (
        <p>
          <SiteLink className="kit-link" to={navigation.checkoutPageUrl}>
            {text('/cart/open-order/finish')}
          </SiteLink>
        </p>
      )}
    </Alert>
  )
}

/** `id` while a payment locks the cart, else undefined: for `aria-describedby` of locked controls. */
export const lockReasonId = (cart: Cart, id: string): string | undefined =>
  cart.openOrder?.isPaymentUnderWay ? id : undefined
