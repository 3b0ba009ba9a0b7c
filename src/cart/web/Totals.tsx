import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Cart } from '../contract/cart.ts'
import { amountToPay, hasGiftCard } from './amount-to-pay.ts'
import './cart-parts.css'
import { DeliveryName, DeliveryPrice } from './Deliveries.tsx'

interface TotalsProps {
  cart: Cart
  /** `short` omits the weight; `total` also the parts of the total; `made-of` the last sum, which is shown above. */
  parts?: 'all' | 'short' | 'total' | 'made-of'
  /** A change is being sent; the sums will follow. */
  settling?: boolean
  /** The total in the display face. */
  large?: boolean
  className?: string
}

/** The cart's sums, the same in drawer, cart page and checkout. Rows for reductions and cards show only when they apply. */
export function Totals({ cart, parts = 'all', settling = false, large = false, className }: TotalsProps) {
  const text = useText()
  const withCard = hasGiftCard(cart)
  const last = amountToPay(cart)
  return (
    <dl className={clsx('cart-sum kit-num', large && 'cart-sum--large', className)} aria-busy={settling || undefined}>
      {parts !== 'total' && <Parts cart={cart} />}
      {withCard && (
        <>
          <Row name={text('/cart/totals/total')} className="cart-total">
            {cart.totalDisplayPrice}
          </Row>
          <Row name={text('/cart/totals/gift-card')} less>
            −{cart.giftCardPaymentDisplayAmount}
          </Row>
        </>
      )}
      {parts !== 'made-of' && (
        <Row name={text(last.nameKey)} className="cart-total">
          {last.display}
        </Row>
      )}
      <Notes cart={cart} withWeight={parts === 'all'} />
    </dl>
  )
}

/** The parts of the total. */
function Parts({ cart }: { cart: Cart }) {
  const text = useText()
  // Reductions of a delivery fee are in its row.
  const inSums = cart.promotions.filter(({ target }) => target !== 'shipment')
  return (
    <>
      <Row name={text('/cart/totals/goods')}>{cart.subTotalDisplay}</Row>
      {cart.reductionsAmount > 0 && (
        <Row name={text('/cart/totals/line-discounts')} less>
          −{cart.reductionsDisplayAmount}
        </Row>
      )}
      {inSums.map((promotion) => (
        <Row key={promotion.name} name={<PromotionName promotion={promotion} />} less>
          −{promotion.display}
        </Row>
      ))}
      <ShippingRows cart={cart} />
    </>
  )
}

function PromotionName({ promotion: { name, code } }: { promotion: Cart['promotions'][number] }) {
  const text = useText()
  return (
    <>
      {name}
      {code && <span className="cart-sum__when">{text('/cart/totals/code', { code })}</span>}
    </>
  )
}

/** One row per delivery: letters of engraved tablets have a separate price. */
function ShippingRows({ cart }: { cart: Cart }) {
  return cart.deliveries.map((delivery) => (
    <Row key={`${delivery.methodName} ${delivery.estimateString}`} name={<DeliveryName delivery={delivery} />}>
      <DeliveryPrice delivery={delivery} />
    </Row>
  ))
}

/** Taxes per rate, and the weight; nothing where there is none, as for gift cards. */
function Notes({ cart, withWeight }: { cart: Cart; withWeight: boolean }) {
  const text = useText()
  const rates = cart.taxes
    .filter(({ tax }) => tax > 0)
    .map((tax) => ({ name: text('/cart/totals/tax', { rate: tax.rate }), display: tax.display }))
  return (
    <>
      {rates.map((rate) => (
        <Row key={rate.name} name={rate.name} className="kit-small kit-muted">
          {rate.display}
        </Row>
      ))}
      {withWeight && cart.totalDisplayWeight && (
        <Row name={text('/cart/weight')} className="kit-small kit-muted">
          {cart.totalDisplayWeight}
        </Row>
      )}
    </>
  )
}

interface RowProps {
  name: ReactNode
  less?: boolean
  className?: string
  children: ReactNode
}

const Row = ({ name, less, className, children }: RowProps) => (
  <div className={clsx(less && 'cart-less', className)}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
