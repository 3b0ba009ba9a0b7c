import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Cart } from '#src/cart/contract/cart.ts'
import { putCart } from '#src/cart/web/cart-cache.ts'
import { trackCart } from '#src/cart/web/cart-events.ts'
import { PromoCode } from '#src/cart/web/PromoCode.tsx'
import { Totals } from '#src/cart/web/Totals.tsx'
import { Button } from '#src/kit/Button.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import { isFirstOfCart } from '#src/shell/web/analytics/cart-tracker.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { PaymentAnswer } from '../contract/checkout.ts'
import { BillingAddress, type BillingHandle } from './BillingAddress.tsx'
import type { PaymentFormHandle } from '#src/payments/web/CardFrame.tsx'
import { saveDetails } from './checkout-api.ts'
import { Deliveries } from './Deliveries.tsx'
import { Consents, type ConsentsHandle } from './Consents.tsx'
import { GiftCard } from './GiftCard.tsx'
import { PaymentMethod } from '#src/payments/web/PaymentMethod.tsx'
import { rememberedOrder } from './payment-memory.ts'
import { PaymentElsewhere } from './PaymentElsewhere.tsx'
import { PaymentWait } from './PaymentWait.tsx'
import { PayTerms } from './PayTerms.tsx'
import { isSameAddress } from './same-address.ts'
import { useCheckoutCall } from './use-checkout-call.ts'
import { useConsents, usePaymentOptions } from './use-checkout-data.ts'
import type { Payment, PreparedPayment } from './use-payment.ts'

interface PaymentStepProps {
  cart: Cart
  payment: Payment
}

/** The last step: billing address, card, consents, and the button that places the order. */
export function PaymentStep({ cart, payment }: PaymentStepProps) {
  const text = useText()
  const { phase } = payment
  const isWaiting = phase === 'confirming' || phase === 'unknown' || phase === 'leaving'
  const { data: options, isError, refetch } = usePaymentOptions(cart, !isWaiting)
  const [paysHere, setPaysHere] = useState(false)
  if (isWaiting) return <PaymentWait phase={phase} />
  const { openOrder } = cart
  // A shopper who paid from this tab has left the bank's page, and may try again at once.
  const isElsewhere = openOrder?.isPaymentUnderWay === true && rememberedOrder() !== openOrder.orderNumber
  if (isElsewhere && !paysHere && phase === 'idle')
    return <PaymentElsewhere orderNumber={openOrder.orderNumber} onPayHere={() => setPaysHere(true)} />
  if (isError && !options) {
    return (
      <Alert announce>
        <p>{text('/payment/not-available')}</p>
        <button type="button" className="kit-txt-btn" onClick={() => void refetch()}>
          {text('/checkout/try-again')}
        </button>
      </Alert>
    )
  }
  if (!options) return <Loading label={text('/checkout/payment/loading')} />
  return (
    <>
      <GiftCard cart={cart} isLocked={openOrder?.isPaymentUnderWay === true || phase !== 'idle'} />
      <PaymentForm cart={cart} payment={payment} options={options} />
    </>
  )
}

function PaymentForm({ cart, payment, options }: PaymentStepProps & { options: PaymentAnswer }) {
  const text = useText()
  const billing = useRef<BillingHandle>(null)
  const consents = useRef<ConsentsHandle>(null)
  const card = useRef<PaymentFormHandle>(null)
  const form = useRef<HTMLFormElement>(null)
  const { data: consentList, isError: consentsFailed } = useConsents(cart)
  const saveBilling = useBillingSaving(cart)
  const isBusy = payment.phase !== 'idle'
  const isBlocked = options.problems.some((problem) => problem.blocking)
  const disabledReason = reasonNotToPay()

  async function submit() {
    if (disabledReason !== undefined || isBusy) return
    await payment.pay({ cartId: cart.id, cartVersion: cart.version, prepare, onSubmitted: () => trackSubmission(cart) })
  }

  /**
   * One press makes every part show its faults and take the focus for them; parts are checked from the bottom of the page up,
   * so that the topmost fault keeps it.
   */
  async function prepare(): Promise<PreparedPayment | null> {
    const answers = consents.current?.answer()
    const paymentMethod = options.zeroPayable ? null : ((await card.current?.submit()) ?? 'incomplete')
    const bill = await billing.current?.choose()
    if (!answers || paymentMethod === 'incomplete' || !bill || bill.kind === 'incomplete') return null
    await saveBilling(bill.kind === 'other' ? bill.address : null, billing.current)
    return { body: { consents: answers, expectedTotal: cart.totalPrice }, paymentMethod }
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  // Problems of a promo code are shown at the code.
  const problems = options.problems.filter(({ key }) => !key.startsWith('coupon/'))

  function reasonNotToPay(): string | undefined {
    if (isBlocked) return text('/cart/checkout-blocked')
    if (consentsFailed) return text('/payment/not-available')
    return consentList ? undefined : ''
  }

  return (
    <>
      <PromoCode cart={cart} isPaying={isBusy} />
      <form ref={form} noValidate onSubmit={handleSubmit}>
        <PaymentFailures payment={payment} />
        {problems.length > 0 && (
          <Alert variant="warning" announce>
            {problems.map((problem) => (
              <p key={`${problem.lineItemId}-${problem.key}`}>{problem.value}</p>
            ))}
          </Alert>
        )}
        <section className="checkout-block">
          <h3>{text('/checkout/payment/delivery')}</h3>
          <Deliveries cart={cart} />
        </section>
        <BillingAddress cart={cart} ref={billing} />
        <PaymentMethod
          className="checkout-block"
          options={options}
          formNumber={payment.formNumber}
          cardRef={card}
          onEnter={() => form.current?.requestSubmit()}
        />
        {consentList && <Consents consents={consentList} isAgreed={cart.openOrder !== null} ref={consents} />}
        <Totals cart={cart} parts="total" large className="checkout-payable" />
        <Button
          type="submit"
          wide
          busy={isBusy}
          busyText={text(payment.phase === 'paying' ? '/checkout/payment/paying' : '/checkout/payment/ordering')}
          disabledReason={disabledReason}
        >
          {options.zeroPayable
            ? text('/checkout/payment/order')
            : text('/checkout/payment/order-and-pay', { amount: cart.adyenPaymentDisplayAmount })}
        </Button>
        <PayTerms cart={cart} />
      </form>
    </>
  )
}

/** Shows why the last try failed and takes the focus, so that the keyboard is there too. */
function PaymentFailures({ payment }: { payment: Payment }) {
  const text = useText()
  const region = useRef<HTMLDivElement>(null)
  const { failures } = payment
  useEffect(() => {
    if (failures.length > 0) region.current?.focus()
  }, [failures])
  return (
    <div ref={region} tabIndex={-1} className="checkout-failure">
      {failures.length > 0 && (
        <Alert announce>
          {failures.map((failure) => (
            <p key={failure}>{failure}</p>
          ))}
          <p>{text('/checkout/payment/cart-is-safe')}</p>
        </Alert>
      )}
    </div>
  )
}

/** Saves the billing address when the server has another. A failure shows at its fields and stops the order. */
function useBillingSaving(cart: Cart) {
  const client = useQueryClient()
  const language = useLanguage()
  const call = useCheckoutCall()
  return async (address: Parameters<typeof saveDetails>[2]['billingAddress'] | null, form: BillingHandle | null) => {
    const delivery = cart.shipments[0]?.shippingAddress
    const saved = cart.payments[0]?.billingAddress ?? delivery
    if (!delivery || !saved) return
    const wanted = { ...delivery, ...address }
    if (isSameAddress(wanted, saved)) return
    try {
      const body = { shippingAddress: delivery, ...(address && { billingAddress: address }) }
      await putCart(client, language, await call((caller) => saveDetails(caller, cart.id, body)))
    } catch (error) {
      form?.showErrors(error instanceof ApiError ? error.fieldErrors : null)
      throw error
    }
  }
}

/** add_payment_info when a method is first sent, and not when it is tried again. */
const trackSubmission = (cart: Cart): void => {
  if (isFirstOfCart('add payment', cart.id)) trackCart('add payment', cart, { payment_type: 'scheme' })
}
