import { useEffect, useRef, useState } from 'react'
import { useCart, useCartSync } from '#src/cart/web/use-cart.ts'
import { buttonClass } from '#src/kit/button-class.ts'
import { EmptyState } from '#src/kit/EmptyState.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import { confirmationAddress } from '#src/orders/contract/confirmation-address.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import './checkout.css'
import { CheckoutSteps } from './CheckoutSteps.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { PaymentWait } from './PaymentWait.tsx'
import { useRecentOrder } from './recent-order.ts'
import { consumeRedirectResult } from './redirect-result.ts'
import { useCheckoutEvents } from './use-checkout-events.ts'
import { useSessionEnd } from './use-session-end.ts'
import { usePayment } from './use-payment.ts'

/** A separate document: links in and out load a page. */
export function CheckoutPage({ page }: { page: PageModel }) {
  const text = useText()
  const redirectResult = useRedirectResult()
  return (
    <>
      <h1 className="kit-visually-hidden">{text('/checkout/title')}</h1>
      {redirectResult === undefined ? (
        <div className="kit-wrap">
          <Loading label={text('/checkout/loading')} />
        </div>
      ) : (
        <Checkout page={page} redirectResult={redirectResult} />
      )}
    </>
  )
}

function Checkout({ page, redirectResult }: { page: PageModel; redirectResult: string | null }) {
  const text = useText()
  const { cart, failed, isSettling, retry } = useCart()
  useCartSync()
  const payment = usePayment(redirectResult, cart)
  useCheckoutEvents(cart)
  useSessionEnd(cart)
  const isWaiting = payment.phase === 'confirming' || payment.phase === 'unknown' || payment.phase === 'leaving'
  if (isWaiting && !cart?.allLineItems.length) {
    return (
      <div className="kit-wrap checkout__alone">
        <PaymentWait phase={payment.phase} />
      </div>
    )
  }
  if (failed) {
    return (
      <div className="kit-wrap checkout__alone">
        <Alert announce>
          <p>{text('/cart/load-failed')}</p>
          <button type="button" className="kit-txt-btn" onClick={retry}>
            {text('/checkout/try-again')}
          </button>
        </Alert>
      </div>
    )
  }
  if (!cart) {
    return (
      <div className="kit-wrap">
        <Loading label={text('/checkout/loading')} />
      </div>
    )
  }
  if (cart.allLineItems.length === 0) return <NothingToPay navigation={page.navigation} failures={payment.failures} />
  return (
    <div className="checkout">
      <div className="checkout__main">
        <CheckoutSteps cart={cart} payment={payment} cameBack={redirectResult !== null} />
      </div>
      <OrderSummary cart={cart} settling={isSettling} isPaying={payment.phase !== 'idle'} />
    </div>
  )
}

/** An empty cart, with a link to the order that has just emptied it, or to the shop. */
function NothingToPay({ navigation, failures }: { navigation: PageModel['navigation']; failures: readonly string[] }) {
  const text = useText()
  const { data: placed, isPending } = useRecentOrder()
  if (isPending) {
    return (
      <div className="kit-wrap">
        <Loading label={text('/checkout/loading')} />
      </div>
    )
  }
  return (
    <div className="kit-wrap checkout__alone">
      {failures.map((failure) => (
        <Alert key={failure} announce>
          <p>{failure}</p>
        </Alert>
      ))}
      <EmptyState
        mascotLabel={text('/cart/empty/mascot')}
        title={text(placed ? '/checkout/placed/heading' : '/cart/empty/heading')}
        text={placed ? text('/checkout/placed/text', { number: placed.orderNumber }) : text('/checkout/empty')}
        action={
          placed ? (
            <a
              className={buttonClass({})}
              href={confirmationAddress(navigation.orderConfirmationPageUrl, placed.orderNumber)}
            >
              {text('/checkout/placed/show')}
            </a>
          ) : (
            <SiteLink className={buttonClass({})} to={navigation.currentLanguageStartPage}>
              {text('/cart/empty/to-start')}
            </SiteLink>
          )
        }
      />
    </div>
  )
}

/** Undefined until the browser has looked; null when the address has none. */
function useRedirectResult(): string | null | undefined {
  const [result, setResult] = useState<string | null>()
  const looked = useRef(false)
  useEffect(() => {
    if (looked.current) return
    looked.current = true
    setResult(consumeRedirectResult())
  }, [])
  return result
}
