import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { buttonClass } from '#src/kit/button-class.ts'
import { snackbars } from '#src/kit/snackbar-store.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { paidParameter, payAddress } from '../pay/pay-path.ts'
import { fetchPaymentState } from '../phone-orders/phone-order-api.ts'
import { recordKey } from '../record/use-after.ts'
import { Note } from '../shell/states.tsx'
import { useFormats } from '../use-formats.ts'
import { useMay } from '../use-office.ts'
import type { Order } from './order-api.ts'

const lookEveryMs = 3_000

/**
 * That an order waits for its payment, until when, and the way to take it; and how a payment on the telephone ended. While the
 * provider decides, the state is asked again, and the order is read once when it has changed.
 */
export function AwaitedPayment({ order }: { order: Order }) {
  const t = useText()
  const may = useMay()
  const { moment } = useFormats()
  const [address, setAddress] = useSearchParams()
  const ended = address.get(paidParameter)
  useEffect(() => {
    if (ended === null) return
    // A pending one has no success to tell of: its state stands on the page.
    if (ended === 'authorised') snackbars.show({ text: t('/desk/phone-order/paid'), variant: 'success' })
    setAddress({}, { replace: true })
  }, [ended, setAddress, t])
  const queries = useQueryClient()
  const isAwaited = order.payableUntil !== null
  const { data: state } = useQuery({
    queryKey: ['office', 'payment-state', order.id],
    queryFn: () => fetchPaymentState(order.id),
    enabled: isAwaited && may('orders:write'),
    refetchInterval: (query) => (query.state.data?.isPaymentUnderWay === true ? lookEveryMs : false),
  })
  const isUnderWay = state?.isPaymentUnderWay === true
  const isOver = state !== undefined && state.statusCode !== 'AwaitingPayment'
  useEffect(() => {
    const readOrder = (): void => void queries.invalidateQueries({ queryKey: recordKey('orders', order.id) })
    if (isOver) readOrder()
    return isUnderWay && !isOver ? readOrder : undefined
  }, [isUnderWay, isOver, order.id, queries])
  if (order.payableUntil === null) return null
  if (isUnderWay) {
    return (
      <Note tone="info" announce>
        <p>{t('/desk/phone-order/pay-pending')}</p>
      </Note>
    )
  }
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
