import { Alert } from '#src/kit/Notice.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'

/** The provider has the payment and has not decided: nothing is to be done, and the shop writes when it has. */
export function PaymentPending() {
  const text = useText()
  return (
    <div className="kit-wrap order__notice">
      <Alert variant="info" announce>
        <p>
          <b>{text('/orders/payment-pending')}</b>
        </p>
        <p>{text('/orders/payment-pending-text')}</p>
      </Alert>
    </div>
  )
}
