import { clsx } from 'clsx'
import { type Language, localeTag, shopTimeZone } from '#src/common/locale.ts'
import { Button } from '#src/kit/Button.tsx'
import { StockMark, type StockState } from '#src/kit/StockMark.tsx'
import type { OrderListEntry, OrderStatusCode } from '#src/orders/contract/order.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'

interface OrderTableProps {
  orders: readonly OrderListEntry[]
  /** Number of the order whose panel is open. */
  opened: string | null
  onOpen: (orderNumber: string) => void
}

/** Colour and shape only; the server sends the text. */
export const markOf: Readonly<Record<OrderStatusCode, StockState>> = {
  AwaitingPayment: 'low',
  InProgress: 'low',
  OnHold: 'low',
  PartiallyShipped: 'way',
  Completed: 'in',
  Cancelled: 'out',
}

/** Short month, day, year (specification 3, section 9), in shop time. */
export const orderDay = (created: string, language: Language): string =>
  new Intl.DateTimeFormat(localeTag(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: shopTimeZone,
  }).format(new Date(created))

/** The customer's orders, newest first; on phones each is a card. */
export function OrderTable({ orders, opened, onOpen }: OrderTableProps) {
  const text = useText()
  const language = useLanguage()
  const amount = (sum: number, currency: string): string =>
    new Intl.NumberFormat(localeTag(language), { style: 'currency', currency: currency || 'EUR' }).format(sum)
  return (
    <table className="account-orders kit-num">
      <caption className="kit-visually-hidden">{text('/account/orders/caption')}</caption>
      <thead className="kit-narrow-head">
        <tr>
          <th scope="col">{text('/account/orders/number')}</th>
          <th scope="col">{text('/account/orders/date')}</th>
          <th scope="col" className="account-orders__sum">
            {text('/account/orders/amount')}
          </th>
          <th scope="col" className="account-orders__state">
            {text('/account/orders/status')}
          </th>
          <th scope="col">
            <span className="kit-visually-hidden">{text('/account/orders/action')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ orderNumber, created, status, statusCode, amount: sum, currency }) => (
          <tr key={orderNumber} className={clsx(orderNumber === opened && 'account-orders__open')}>
            <th scope="row">{orderNumber}</th>
            <td className="account-orders__day">{orderDay(created, language)}</td>
            <td className="account-orders__sum">{amount(sum, currency)}</td>
            <td className="account-orders__state">
              <StockMark state={markOf[statusCode]}>{status}</StockMark>
            </td>
            <td className="account-orders__action">
              <Button
                variant="secondary"
                size="small"
                aria-haspopup="dialog"
                aria-label={text('/account/orders/view-named', { number: orderNumber })}
                onClick={() => onOpen(orderNumber)}
              >
                {text('/account/orders/view')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
