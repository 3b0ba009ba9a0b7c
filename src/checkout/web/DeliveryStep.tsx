import { useCallback, useState } from 'react'
import type { Cart } from '#src/cart/contract/cart.ts'
import { FreeShipping } from '#src/cart/web/FreeShipping.tsx'
import { DeliveryWidget } from '#src/delivery/web/DeliveryWidget.tsx'
import { pointName } from '#src/delivery/rules/delivery-texts.ts'
import { MethodList } from '#src/delivery/web/MethodList.tsx'
import { Button } from '#src/kit/Button.tsx'
import { Alert, NoteLine } from '#src/kit/Notice.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { postalAreaOfCart, useChooseDelivery, useShipping } from './use-delivery.ts'
import { useWidgetAnswers } from './use-widget-answers.ts'

/** Step 2, where there is a choice: it is done when the server has a delivery method. */
export function DeliveryStep({ cart, onDone }: { cart: Cart; onDone: () => void }) {
  const text = useText()
  const isSet = cart.shippingMethodName !== ''
  const choosing = useChooseDelivery(cart)
  const next = useGoingOn(choosing, onDone)
  const tablets = cart.allLineItems.filter((line) => line.isCustomTablet)
  const stale = cart.problems.find(({ key }) => key === 'delivery/stale')
  return (
    <>
      {stale && (
        <div className="checkout-notice">
          <Alert variant="warning" announce>
            <p>{stale.value}</p>
          </Alert>
        </div>
      )}
      {tablets.length > 0 && (
        <NoteLine>{text('/checkout/delivery/tablets', { names: tablets.map(nameAndCity).join('; ') })}</NoteLine>
      )}
      <div className="checkout-notice">
        <FreeShipping cart={cart} flat />
      </div>
      <Methods cart={cart} choosing={choosing} />
      <Button
        busy={next.isWaiting}
        disabledReason={isSet || choosing.isBusy ? undefined : text('/checkout/delivery-missing')}
        onClick={next.goOn}
      >
        {text('/checkout/to-payment')}
      </Button>
    </>
  )
}

const nameAndCity = (line: Cart['allLineItems'][number]): string => `${line.recipientName}, ${line.recipientCity}`

/** A press while the choice is being saved takes effect once it is saved. */
function useGoingOn({ settled }: Pick<ReturnType<typeof useChooseDelivery>, 'settled'>, onDone: () => void) {
  const [isWaiting, setWaiting] = useState(false)
  async function goOn(): Promise<void> {
    setWaiting(true)
    const isTaken = await settled()
    setWaiting(false)
    if (isTaken) onDone()
  }
  return { isWaiting, goOn: () => void goOn() }
}

interface MethodsProps {
  cart: Cart
  choosing: ReturnType<typeof useChooseDelivery>
}

/** The delivery widget, or a plain list where it does not load in time. */
function Methods({ cart, choosing }: MethodsProps) {
  const text = useText()
  const [isLost, setLost] = useState(false)
  const { data, isError, refetch } = useShipping(cart)
  const ask = useWidgetAnswers(cart, choosing)
  const lose = useCallback(() => setLost(true), [])
  if (isError && !data) {
    return (
      <Alert announce>
        <p>{text('/checkout/delivery/load-failed')}</p>
        <button type="button" className="kit-txt-btn" onClick={() => void refetch()}>
          {text('/checkout/try-again')}
        </button>
      </Alert>
    )
  }
  if (!data) return <Loading label={text('/checkout/delivery/loading')} />
  if (data.html_snippet !== '' && !isLost) {
    return (
      <DeliveryWidget
        // Other methods or another place restart the widget; it knows the choice made in it.
        key={`${JSON.stringify(data.methods)} ${postalAreaOfCart(cart)}`}
        snippet={data.html_snippet}
        isPaused={choosing.isBusy}
        ask={ask}
        onChanged={choosing.refresh}
        onLost={lose}
      />
    )
  }
  return <PlainMethods cart={cart} choosing={choosing} onRetry={isLost ? () => setLost(false) : undefined} />
}

function PlainMethods({ cart, choosing, onRetry }: MethodsProps & { onRetry: (() => void) | undefined }) {
  const text = useText()
  const { data } = useShipping(cart, 'json')
  const { chooseNearest, isBusy, wanted, failures } = choosing
  if (!data) return <Loading label={text('/checkout/delivery/loading')} />
  const selectedId = (isBusy && wanted?.methodId) || data.selected?.shipping_method.id || null
  return (
    <>
      {onRetry && (
        <div className="checkout-notice">
          <Alert variant="warning" announce>
            <p>{text('/delivery/frame-lost')}</p>
            <button type="button" className="kit-txt-btn" onClick={onRetry}>
              {text('/checkout/try-again')}
            </button>
          </Alert>
        </div>
      )}
      <MethodList
        methods={data.methods}
        selectedId={selectedId}
        place={data.selected?.pickupPoint ? pointName(data.selected.pickupPoint) : ''}
        onChoose={(methodId) => void chooseNearest(methodId)}
      />
      {failures.map((failure) => (
        <Alert key={failure} announce>
          <p>{failure}</p>
        </Alert>
      ))}
    </>
  )
}
