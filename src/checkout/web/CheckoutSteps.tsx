import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Cart } from '#src/cart/contract/cart.ts'
import { Loading } from '#src/kit/Spinner.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { readDraft, writeDraft } from './checkout-draft.ts'
import { isBillOnly, isDone, isReachable, openStep, type StepId, stepAfter, stepsOf } from './checkout-steps.ts'
import { CheckoutStep } from './CheckoutStep.tsx'
import { DeliveryStep } from './DeliveryStep.tsx'
import { DeliverySummary } from './DeliverySummary.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { DetailsSummary } from './DetailsSummary.tsx'
import type { Payment } from './use-payment.ts'

const PaymentStep = lazy(async () => ({ default: (await import('./PaymentStep.tsx')).PaymentStep }))

interface CheckoutStepsProps {
  cart: Cart
  payment: Payment
  /** The shopper returns from the bank, with a result: the payment step opens, whatever was open before. */
  cameBack: boolean
}

export function CheckoutSteps({ cart, payment, cameBack }: CheckoutStepsProps) {
  const text = useText()
  const [chosen, setChosen] = useState<StepId>(() => firstStep(cart, cameBack))
  const isPaying = payment.phase !== 'idle'
  // The shopper may have to decide an earlier step again.
  const open = isPaying ? chosen : openStep(chosen, cart)
  const choose = (step: StepId) => {
    setChosen(step)
    writeDraft({ step })
  }
  const goOn = (from: StepId) => choose(stepAfter(from, cart))
  const address = cart.shipments[0]?.shippingAddress

  const bodies: Record<StepId, ReactNode> = {
    details: <DetailsStep cart={cart} onDone={() => goOn('details')} />,
    delivery: <DeliveryStep cart={cart} onDone={() => goOn('delivery')} />,
    payment: (
      <Suspense fallback={<Loading label={text('/checkout/payment/loading')} />}>
        <PaymentStep cart={cart} payment={payment} />
      </Suspense>
    ),
  }
  const summaries: Partial<Record<StepId, ReactNode>> = {
    details: address && <DetailsSummary address={address} />,
    delivery: <DeliverySummary cart={cart} />,
  }
  return (
    <ol className="checkout__steps">
      {stepsOf(cart).map((id, index) => (
        <CheckoutStep
          key={id}
          id={id}
          number={index + 1}
          question={id === 'details' && isBillOnly(cart) ? text('/checkout/step/bill-question') : undefined}
          isOpen={open === id}
          isDone={isDone(id, cart)}
          isReachable={isReachable(id, cart) && !isPaying}
          onOpen={() => choose(id)}
          summary={summaries[id]}
        >
          {bodies[id]}
        </CheckoutStep>
      ))}
    </ol>
  )
}

/** The step where the shopper was, as far as it can still be reached. An order that waits for its payment continues there. */
function firstStep(cart: Cart, cameBack: boolean): StepId {
  const wanted = cameBack || cart.openOrder ? 'payment' : (readDraft().step ?? 'details')
  return cameBack ? wanted : openStep(wanted, cart)
}
