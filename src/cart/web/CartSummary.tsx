import { useId } from 'react'
import { Icon } from '#src/kit/Icon.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import type { Cart } from '../contract/cart.ts'
import { AcceptedCards } from './AcceptedCards.tsx'
import { CheckoutBar } from './CheckoutBar.tsx'
import { FreeShipping } from './FreeShipping.tsx'
import { Greeting } from './Greeting.tsx'
import { PromoCode } from './PromoCode.tsx'
import { ShippingEstimate } from './ShippingEstimate.tsx'
import { Totals } from './Totals.tsx'

/** The order-summary column of the cart page. */
export function CartSummary({ cart, settling }: { cart: Cart; settling: boolean }) {
  const text = useText()
  const { navigation } = usePage()
  const headingId = useId()
  return (
    <aside className="cart-summary" aria-labelledby={headingId}>
      <h2 className="kit-d3" id={headingId}>
        {text('/cart/summary')}
      </h2>
      <FreeShipping cart={cart} flat />
      <PromoCode cart={cart} />
      <ShippingEstimate cart={cart} />
      <Greeting cart={cart} />
      <Totals cart={cart} settling={settling} large />
      {takesGiftCard(cart) && <p className="kit-small kit-muted">{text('/cart/gift-card/at-payment')}</p>}
      <CheckoutBar cart={cart} settling={settling} />
      <SiteLink className="kit-link kit-ui" to={navigation.productsPageUrl}>
        {text('/cart/continue')}
      </SiteLink>
      <AcceptedCards />
      <ul className="cart-safe">
        <li>
          <Icon name="truck" size="m" />
          <span>{text('/cart/trust/delivery')}</span>
        </li>
        <li>
          <Icon name="check" size="m" />
          <span>{text('/cart/trust/payment')}</span>
        </li>
      </ul>
    </aside>
  )
}

/** Gift cards cannot pay for gift cards; an applied card is shown in the sums. */
const takesGiftCard = ({ allLineItems, isGiftCardApplied }: Cart): boolean =>
  !isGiftCardApplied && allLineItems.some(({ giftCard }) => giftCard === null)
