import { Alert } from '#src/kit/Notice.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { PaymentPhase } from './use-payment.ts'

/** While the money is on its way there is nothing to press. */
export function PaymentWait({ phase }: { phase: PaymentPhase }) {
  const text = useText()
  if (phase !== 'unknown') return <Loading label={text(`/checkout/payment/${phase}`)} />
  return (
    <Alert variant="info" announce>
      <p>{text('/checkout/payment/unknown')}</p>
      <Loading label={text('/checkout/payment/asking')} />
    </Alert>
  )
}
