import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { Alert } from '#src/kit/Notice.tsx'
import { Button } from '#src/kit/Button.tsx'
import { buttonClass } from '#src/kit/button-class.ts'
import { EmptyState } from '#src/kit/EmptyState.tsx'
import { SidePanel } from '#src/kit/SidePanel.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import type { Cart } from '../contract/cart.ts'
import './cart.css'
import { trackCart } from './cart-events.ts'
import { CartLine } from './CartLine.tsx'
import { CheckoutLink } from './CheckoutLink.tsx'
import { FoldedTotals } from './FoldedTotals.tsx'
import { FreeShipping } from './FreeShipping.tsx'
import { Greeting } from './Greeting.tsx'
import { lockReasonId, OpenOrderNotice } from './OpenOrderNotice.tsx'
import { problemsOfLine } from './ProblemNotice.tsx'
import { PromoCode } from './PromoCode.tsx'
import { Promotions } from './Promotions.tsx'
import { Totals } from './Totals.tsx'
import { type ShownCart, useCart } from './use-cart.ts'
import { useMedia } from './use-media.ts'

/** In lower windows the sums would leave room for one line of the cart, or none. */
const lowMedia = '(height < 760px)'

interface MiniCartDrawerProps {
  open: boolean
  onClose: () => void
}

export function MiniCartDrawer({ open, onClose }: MiniCartDrawerProps) {
  const text = useText()
  const shown = useCart()
  const { cart } = shown
  useViewEvent(open, cart)
  useCloseOnNavigation(onClose)
  const quantity = cart?.totalQuantity ?? 0
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      className="cart-drawer"
      closeLabel={text('/cart/close')}
      title={
        <>
          {text('/cart/title')}{' '}
          {quantity > 0 && <small className="kit-num">{text('/cart/count', { count: quantity })}</small>}
        </>
      }
      foot={cart && quantity > 0 && <DrawerFoot cart={cart} settling={shown.isSettling} />}
    >
      <DrawerBody shown={shown} onClose={onClose} />
    </SidePanel>
  )
}

function DrawerBody({ shown, onClose }: { shown: ShownCart; onClose: () => void }) {
  const text = useText()
  const { cart, failed, retry } = shown
  const reasonId = useId()
  if (failed) {
    return (
      <Alert>
        <p>{text('/cart/load-failed')}</p>
        <button type="button" className="kit-txt-btn" onClick={retry}>
          {text('/cart/try-again')}
        </button>
      </Alert>
    )
  }
  if (!cart) return <Loading label={text('/cart/loading')} />
  if (cart.allLineItems.length === 0) {
    return (
      <EmptyState
        small
        headingLevel="h3"
        mascotLabel={text('/cart/empty/mascot')}
        title={text('/cart/empty/heading')}
        text={text('/cart/empty/description')}
        action={<Button onClick={onClose}>{text('/cart/empty/continue')}</Button>}
      />
    )
  }
  return (
    <>
      <OpenOrderNotice cart={cart} id={reasonId} short />
      <FreeShipping cart={cart} />
      <Promotions cart={cart} />
      <ul>
        {cart.allLineItems.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            problems={problemsOfLine(cart.problems, line.id)}
            lockedBy={lockReasonId(cart, reasonId)}
          />
        ))}
      </ul>
      <Greeting cart={cart} />
      <PromoCode cart={cart} />
    </>
  )
}

function DrawerFoot({ cart, settling }: { cart: Cart; settling: boolean }) {
  const text = useText()
  const { navigation } = usePage()
  const isLow = useMedia(lowMedia)
  return (
    <>
      {isLow ? (
        <FoldedTotals cart={cart} settling={settling} />
      ) : (
        <Totals cart={cart} parts="short" settling={settling} />
      )}
      <CheckoutLink cart={cart} settling={settling} />
      <SiteLink
        className={buttonClass({ variant: 'secondary', size: 'small', wide: true })}
        to={navigation.cartPageUrl}
      >
        {text('/cart/show')}
      </SiteLink>
    </>
  )
}

/** Sends one view_cart event per opening, once the cart has loaded. */
function useViewEvent(open: boolean, cart: Cart | undefined): void {
  const seen = useRef(false)
  useEffect(() => {
    if (!open) seen.current = false
    if (!open || !cart || seen.current) return
    seen.current = true
    trackCart('cart view', cart)
  }, [open, cart])
}

/** Closes the drawer when one of its links leads to another page, or to a cart line on the same page. */
function useCloseOnNavigation(close: () => void): void {
  const { url } = usePage()
  const { search } = useLocation()
  const edited = new URLSearchParams(search).get('edit') ?? ''
  const shown = `${url} ${edited}`
  const shownOn = useRef(shown)
  useEffect(() => {
    if (shownOn.current === shown) return
    shownOn.current = shown
    close()
  }, [shown, close])
}
