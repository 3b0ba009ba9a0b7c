import type { Cart } from '#src/cart/contract/cart.ts'
import { Button } from '#src/kit/Button.tsx'
import { Deliveries } from './Deliveries.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'

/** Step 2, where there is a choice: what the server has set, to go on with. */
export function DeliveryStep({ cart, onDone }: { cart: Cart; onDone: () => void }) {
  const text = useText()
  const isSet = cart.shippingMethodName !== ''
  return (
    <>
      {isSet && <Deliveries cart={cart} />}
      <Button disabledReason={isSet ? undefined : text('/checkout/delivery/none')} onClick={onDone}>
        {text('/checkout/to-payment')}
      </Button>
    </>
  )
}
