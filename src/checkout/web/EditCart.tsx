import { useState } from 'react'
import type { Cart } from '#src/cart/contract/cart.ts'
import { saveGreeting } from '#src/cart/web/cart-api.ts'
import { Button } from '#src/kit/Button.tsx'
import { Dialog } from '#src/kit/Dialog.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { showCheckoutError } from './checkout-messages.ts'
import { forgetPayment } from './payment-memory.ts'
import { useCheckoutCall } from './use-checkout-call.ts'

/** Back to the cart. An order that waits for its payment is cancelled first, and the shopper asked before that. */
export function EditCart({ cart }: { cart: Cart }) {
  const text = useText()
  const { navigation } = usePage()
  const call = useCheckoutCall()
  const [isAsking, setAsking] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  if (!cart.openOrder) {
    return (
      <SiteLink className="kit-link kit-ui" to={navigation.cartPageUrl}>
        {text('/checkout/summary/edit')}
      </SiteLink>
    )
  }
  const cancelOrder = async () => {
    setCancelling(true)
    try {
      // Any change of a frozen cart cancels its order and unfreezes it; the greeting it has anyway is the smallest one
      await call((caller) => saveGreeting(caller, cart.id, cart.greeting))
      forgetPayment()
      window.location.assign(navigation.cartPageUrl)
    } catch (error) {
      showCheckoutError(error, text)
      setCancelling(false)
      setAsking(false)
    }
  }
  return (
    <>
      <button type="button" className="kit-link kit-ui" onClick={() => setAsking(true)}>
        {text('/checkout/summary/edit')}
      </button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={text('/checkout/edit/title')}
        actions={
          <>
            <Button busy={isCancelling} onClick={() => void cancelOrder()}>
              {text('/checkout/edit/confirm')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {text('/checkout/edit/stay')}
            </Button>
          </>
        }
      >
        <p>{text('/checkout/edit/text')}</p>
      </Dialog>
    </>
  )
}
