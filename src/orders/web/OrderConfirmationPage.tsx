import { buttonClass } from '#src/kit/button-class.ts'
import { Alert } from '#src/kit/Notice.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import { localeTag, shopTimeZone } from '#src/common/locale.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { Order } from '../contract/order.ts'
import { ConfettiField } from './ConfettiField.tsx'
import { useOrderAddress } from './order-address.ts'
import { OrderParcel } from './OrderParcel.tsx'
import { OrderTotals } from './OrderTotals.tsx'
import './orders.css'
import { useOrder } from './use-order.ts'
import { usePurchaseEvent } from './use-purchase-event.ts'

export function OrderConfirmationPage({ page }: { page: PageModel }) {
  const text = useText()
  const address = useOrderAddress()
  const { data: order, isError } = useOrder(address)
  usePurchaseEvent(order, address?.key ?? null)
  const home = page.navigation.currentLanguageStartPage
  if (order) return <Confirmation order={order} home={home} />
  const isLost = isError || address?.orderNumber === ''
  return (
    <div className="wrap ord__state">
      <h1 className="vh">{text('/orders/confirmation')}</h1>
      {isLost ? (
        <>
          <Alert announce>
            <p>{text('/orders/error-loading-order')}</p>
            <p>{text('/orders/error-loading-hint')}</p>
          </Alert>
          <SiteLink className={buttonClass({ variant: 'secondary' })} to={home}>
            {text('/orders/go-back')}
          </SiteLink>
        </>
      ) : (
        <Loading label={text('/orders/loading')} />
      )}
    </div>
  )
}

function Confirmation({ order, home }: { order: Order; home: string }) {
  const text = useText()
  const billing = order.payments[0]?.billingAddress
  const isCancelled = order.statusCode === 'Cancelled'
  const isOnly = order.shipments.length === 1
  return (
    <>
      <section className="conf on-accent">
        {!isCancelled && <ConfettiField />}
        <div className="wrap conf__in">
          <div>
            <hr className="rule" />
            <Thanks order={order} />
            <div className="row">
              <SiteLink className={buttonClass({ variant: 'cream' })} to={home}>
                {text('/orders/go-back')}
              </SiteLink>
            </div>
          </div>
          <OrderFacts order={order} />
        </div>
      </section>
      {order.isPaymentPending && (
        <div className="wrap ord__notice">
          <Alert variant="info" announce>
            <p>
              <b>{text('/orders/payment-pending')}</b>
            </p>
            <p>{text('/orders/payment-pending-text')}</p>
          </Alert>
        </div>
      )}
      <div className="wrap ord">
        <div>
          {order.shipments.map((shipment, index) => (
            <OrderParcel key={shipment.id} shipment={shipment} billing={billing} number={isOnly ? null : index + 1} />
          ))}
          {order.greeting && (
            <section className="parcel">
              <h2 className="d4">{text('/orders/greeting')}</h2>
              <p className="parcel__say">{order.greeting}</p>
            </section>
          )}
        </div>
        <OrderTotals order={order} />
      </div>
    </>
  )
}

function Thanks({ order }: { order: Order }) {
  const text = useText()
  const billing = order.payments[0]?.billingAddress
  if (order.statusCode === 'Cancelled') {
    return (
      <>
        <h1 className="d1">{text('/orders/cancelled')}</h1>
        <p className="lead">{text('/orders/cancelled-text')}</p>
      </>
    )
  }
  return (
    <>
      <h1 className="mega">
        {billing?.firstName ? (
          <>
            {text('/orders/thanks')}, <i>{billing.firstName}.</i>
          </>
        ) : (
          `${text('/orders/thanks')}.`
        )}
      </h1>
      {billing && (
        <p className="lead">
          {text(order.isPaymentPending ? '/orders/mail-follows' : '/orders/mail-sent', { email: billing.email })}
        </p>
      )}
    </>
  )
}

function OrderFacts({ order }: { order: Order }) {
  const text = useText()
  const language = useLanguage()
  const billing = order.payments[0]?.billingAddress
  const date = new Intl.DateTimeFormat(localeTag(language), { dateStyle: 'long', timeZone: shopTimeZone })
  const facts: [key: string, value: string | undefined][] = [
    ['date', date.format(new Date(order.created))],
    ['name', billing && `${billing.firstName} ${billing.lastName}`.trim()],
    ['phone', billing?.phoneNumber],
    ['email', billing?.email],
  ]
  return (
    <dl className="num">
      <div>
        <dt>{text('/orders/fact/number')}</dt>
        <dd className="conf__no">{order.orderNumber}</dd>
      </div>
      {facts
        .filter(([, value]) => value)
        .map(([key, value]) => (
          <div key={key}>
            <dt>{text(`/orders/fact/${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
