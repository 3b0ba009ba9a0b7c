import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { buttonClass } from '#src/kit/button-class.ts'
import { snackbars } from '#src/kit/snackbar-store.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { paidParameter, payAddress } from '../pay/pay-path.ts'
import { Note } from '../shell/states.tsx'
import { useFormats } from '../use-formats.ts'
import { useMay } from '../use-office.ts'
import type { Order } from './order-api.ts'

/** That an order waits for its payment, until when, and the way to take it; and how a payment on the telephone ended. */
export function AwaitedPayment({ order }: { order: Order }) {
  const t = useText()
  const may = useMay()
  const { moment } = useFormats()
  const [address, setAddress] = useSearchParams()
  const ended = address.get(paidParameter)
  useEffect(() => {
    if (ended === null) return
    const isPaid = ended === 'authorised'
    snackbars.show({ text: t(`/desk/phone-order/${isPaid ? 'paid' : 'pay-pending'}`), variant: 'success' })
    setAddress({}, { replace: true })
  }, [ended, setAddress, t])
  if (order.payableUntil === null) return null
  return (
    <Note
      tone="due"
      action={
        may('orders:write') ? (
          // A full load: that document alone has the policy for the provider's frames.
          <a className={buttonClass({ size: 'small' })} href={payAddress(order.id)}>
            {t('/desk/phone-order/take-payment')}
          </a>
        ) : undefined
      }
    >
      <p>{t('/desk/phone-order/waits', { until: moment(order.payableUntil) })}</p>
    </Note>
  )
}
