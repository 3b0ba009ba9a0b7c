import { clsx } from 'clsx'
import { useId, useState } from 'react'
import type { Cart } from '#src/cart/contract/cart.ts'
import { Greeting } from '#src/cart/web/Greeting.tsx'
import { LineFacts } from '#src/cart/web/LineFacts.tsx'
import { LineName } from '#src/cart/web/LineName.tsx'
import { LinePicture } from '#src/cart/web/LinePicture.tsx'
import { LinePrice } from '#src/cart/web/LinePrice.tsx'
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

/** What is being bought. Beside the steps, or folded above them where there is no room. */
export function OrderSummary({ cart, settling, isPaying }: OrderSummaryProps) {
  const text = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <aside className="co__sum" aria-labelledby={`${id}-heading`}>
      <button
        type="button"
        className="co__bar"
        aria-expanded={isOpen}
        aria-controls={`${id}-side`}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {text(isOpen ? '/checkout/summary/hide' : '/checkout/summary/show')},{' '}
          {text('/cart/count', { count: cart.totalQuantity })}
        </span>
        <span className="co__barsum kit-num">
          <b>{cart.adyenPaymentDisplayAmount}</b>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="s" />
        </span>
      </button>
      <div className={clsx('co__side kit-wrap', isOpen && 'is-open')} id={`${id}-side`}>
        <div className="co__sumhead">
          <h2 className="kit-d3" id={`${id}-heading`}>
            {text('/checkout/summary/title')}
          </h2>
          {!isPaying && <EditCart cart={cart} />}
        </div>
        <Promotions cart={cart} />
        <ul>
          {cart.allLineItems.map((line) => (
            <li key={line.id} className="line">
              <LinePicture url={line.productImageUrl} />
              <LineName name={line.displayName} />
              <p className="line__price kit-num">
                <LinePrice line={line} />
              </p>
              <LineFacts
                line={line}
                first={[text('/checkout/summary/units', { n: line.quantity }), line.totalWeightString]}
              />
              {line.isCustomTablet && (
                <span className="line__note kit-small kit-muted">
                  {text('/checkout/summary/recipient', { name: line.recipientName, city: line.recipientCity })}
                </span>
              )}
            </li>
          ))}
        </ul>
        {!cart.openOrder && <Greeting cart={cart} />}
        <Totals cart={cart} settling={settling} className="sum--large co__totals" />
      </div>
    </aside>
  )
}
