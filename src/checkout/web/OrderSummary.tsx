import { clsx } from 'clsx'
import { useId, useState } from 'react'
import type { Cart } from '#src/cart/contract/cart.ts'
import { BoughtLine } from '#src/cart/web/BoughtLine.tsx'
import { GiftCardDetails } from '#src/cart/web/GiftCardDetails.tsx'
import { Greeting } from '#src/cart/web/Greeting.tsx'
import { Promotions } from '#src/cart/web/Promotions.tsx'
import { Totals } from '#src/cart/web/Totals.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { EditCart } from './EditCart.tsx'

interface OrderSummaryProps {
  cart: Cart
  settling: boolean
  /** Money is on its way: the order can't be changed now. */
  isPaying: boolean
}

/** What is being bought: next to the steps, or folded above them where there is no room. */
export function OrderSummary({ cart, settling, isPaying }: OrderSummaryProps) {
  const text = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <aside className="checkout__sum" aria-labelledby={`${id}-heading`}>
      <button
        type="button"
        className="checkout__bar"
        aria-expanded={isOpen}
        aria-controls={`${id}-side`}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {text(isOpen ? '/checkout/summary/hide' : '/checkout/summary/show')},{' '}
          {text('/cart/count', { count: cart.totalQuantity })}
        </span>
        <span className="checkout__barsum kit-num">
          <b>{cart.adyenPaymentDisplayAmount}</b>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="s" />
        </span>
      </button>
      <div className={clsx('checkout__side kit-wrap', isOpen && 'checkout__side--open')} id={`${id}-side`}>
        <div className="checkout__sumhead">
          <h2 className="kit-d3" id={`${id}-heading`}>
            {text('/checkout/summary/title')}
          </h2>
          {!isPaying && <EditCart cart={cart} />}
        </div>
        <Promotions cart={cart} />
        <ul>
          {cart.allLineItems.map((line) => (
            <BoughtLine
              key={line.id}
              line={line}
              facts={[text('/checkout/summary/units', { n: line.quantity }), line.totalWeightString]}
              note={
                line.giftCard ? (
                  <GiftCardDetails card={line.giftCard} />
                ) : (
                  line.isCustomTablet &&
                  text('/checkout/summary/recipient', { name: line.recipientName, city: line.recipientCity })
                )
              }
            />
          ))}
        </ul>
        {!cart.openOrder && <Greeting cart={cart} />}
        <Totals cart={cart} settling={settling} large className="checkout__totals" />
      </div>
    </aside>
  )
}
