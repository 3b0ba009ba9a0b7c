import { useState } from 'react'
import type { Cart } from '#src/cart/contract/cart.ts'
import { FreeShipping } from '#src/cart/web/FreeShipping.tsx'
import { MethodList } from '#src/delivery/web/MethodList.tsx'
import { Button } from '#src/kit/Button.tsx'
import { Alert, NoteLine } from '#src/kit/Notice.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useChooseDelivery, useShipping } from './use-delivery.ts'

/** Step 2, where there is a choice: it is done when the server knows of a way of delivery. */
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
        <Alert variant="warning" announce>
          <p>{stale.value}</p>
        </Alert>
      )}
      {tablets.length > 0 && (
        <NoteLine>{text('/checkout/delivery/tablets', { names: tablets.map(nameAndCity).join('; ') })}</NoteLine>
      )}
      <FreeShipping cart={cart} />
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

/** A press while the choice is on its way counts when it has arrived. */
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

function Methods({ cart, choosing }: { cart: Cart; choosing: ReturnType<typeof useChooseDelivery> }) {
  const text = useText()
  const { data, isError, refetch } = useShipping(cart, 'json')
  const { choose, isBusy, wanted, failures } = choosing
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
  const selectedId = (isBusy && wanted?.methodId) || data.selected?.shipping_method.id || null
  return (
    <>
      <MethodList methods={data.methods} selectedId={selectedId} onChoose={(methodId) => void choose({ methodId })} />
      {failures.map((failure) => (
        <Alert key={failure} announce>
          <p>{failure}</p>
        </Alert>
      ))}
    </>
  )
}
