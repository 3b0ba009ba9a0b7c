import { useEffect, useId, useRef } from 'react'
import { Alert } from '#src/kit/Notice.tsx'
import { Breadcrumbs } from '#src/kit/Breadcrumbs.tsx'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Cart } from '../contract/cart.ts'
import './cart.css'
import { trackCart } from './cart-events.ts'
import { CartEmpty } from './CartEmpty.tsx'
import { CartLine } from './CartLine.tsx'
import { CartSummary } from './CartSummary.tsx'
import { CartTable } from './CartTable.tsx'
import { lineAnchor } from './line-anchor.ts'
import { lockReasonId, OpenOrderNotice } from './OpenOrderNotice.tsx'
import { problemsOfLine } from './ProblemNotice.tsx'
import { Promotions } from './Promotions.tsx'
import { TopUpShelf } from './TopUpShelf.tsx'
import { useCartRestore } from './use-cart-restore.ts'
import { useCart } from './use-cart.ts'
import { useMedia } from './use-media.ts'

/** The table needs this width; on narrower screens the lines are a list (specification 3, section 9). */
const tableMedia = '(width > 768px)'

export function CartPage({ page }: { page: PageModel }) {
  const text = useText()
  const { cart, failed, isSettling, retry } = useCart()
  useViewEvent(cart)
  useCartRestore()
  const crumbs = <Breadcrumbs crumbs={page.navigation.breadcrumbs} label={text('/cart/breadcrumbs')} Link={SiteLink} />
  if (cart && cart.allLineItems.length === 0) {
    return (
      <div className="kit-wrap cart-top">
        {crumbs}
        <h1 className="kit-d1">{text('/cart/title')}</h1>
        <CartEmpty />
      </div>
    )
  }
  return (
    <>
      <div className="cart">
        <div className="cart__main">
          <div className="cart__head">
            {crumbs}
            <h1 className="kit-d1">
              {text('/cart/title')}{' '}
              {cart && <span className="cart__n kit-num">{text('/cart/count', { count: cart.totalQuantity })}</span>}
            </h1>
            {cart && <Promotions cart={cart} />}
          </div>
          {failed && (
            <Alert announce>
              <p>{text('/cart/load-failed')}</p>
              <button type="button" className="kit-txt-btn" onClick={retry}>
                {text('/cart/try-again')}
              </button>
            </Alert>
          )}
          {!cart && !failed && <CartSkeleton />}
          {cart && <Lines cart={cart} />}
        </div>
        {cart ? <CartSummary cart={cart} settling={isSettling} /> : <aside className="cart-summary" />}
      </div>
      {cart && !cart.openOrder && <TopUpShelf cart={cart} />}
    </>
  )
}

function Lines({ cart }: { cart: Cart }) {
  const wide = useMedia(tableMedia)
  const reasonId = useId()
  const lockedBy = lockReasonId(cart, reasonId)
  return (
    <>
      <OpenOrderNotice cart={cart} id={reasonId} />
      <ProblemList cart={cart} />
      {wide ? (
        <CartTable cart={cart} lockedBy={lockedBy} />
      ) : (
        <ul className="cart__list">
          {cart.allLineItems.map((line) => (
            <CartLine
              key={line.id}
              line={line}
              problems={problemsOfLine(cart.problems, line.id)}
              id={lineAnchor(line.id)}
              lockedBy={lockedBy}
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** All problems, shown above the lines, each with a link to its line. */
function ProblemList({ cart }: { cart: Cart }) {
  const text = useText()
  const blocking = cart.problems.filter((problem) => problem.blocking)
  if (cart.problems.length === 0) return null
  return (
    <Alert variant="warning" announce>
      <p>{text(blocking.length > 0 ? '/cart/problems/blocking' : '/cart/problems/notice')}</p>
      <ul>
        {cart.problems.map((problem) => (
          <li key={`${problem.lineItemId}-${problem.key}`}>
            {problem.lineItemId === '' ? (
              problem.value
            ) : (
              <a className="kit-link" href={`#${lineAnchor(problem.lineItemId)}`}>
                {problem.value}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** A placeholder of three lines while the cart loads. */
function CartSkeleton() {
  const text = useText()
  return (
    <>
      <output className="kit-visually-hidden">{text('/cart/loading')}</output>
      <ul className="cart__list" aria-hidden="true">
        {[0, 1, 2].map((index) => (
          <li key={index} className="cart-line cart-line--skel">
            <span className="cart-line__blank" />
            <i />
            <i />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Sends the view event once, when the cart has loaded. */
function useViewEvent(cart: Cart | undefined): void {
  const sent = useRef(false)
  useEffect(() => {
    if (!cart || sent.current) return
    sent.current = true
    trackCart('cart view', cart)
  }, [cart])
}
