import type { Cart } from '#src/cart/contract/cart.ts'
import { DeliveryName, DeliveryPrice } from '#src/cart/web/Deliveries.tsx'

/** How the order travels, what that costs and when it arrives. */
export const Deliveries = ({ cart }: { cart: Cart }) => (
  <ul className="checkout-delivery kit-num">
    {cart.deliveries.map((delivery) => (
      <li key={`${delivery.methodName} ${delivery.estimateString}`} className="checkout-delivery__way">
        <b>
          <DeliveryName delivery={delivery} />
        </b>
        <span>
          <DeliveryPrice delivery={delivery} />
        </span>
      </li>
    ))}
  </ul>
)
