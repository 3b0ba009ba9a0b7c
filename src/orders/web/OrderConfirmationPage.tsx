import { buttonClass } from '#src/kit/button-class.ts'
import { Alert } from '#src/kit/Notice.tsx'
import { Loading } from '#src/kit/Spinner.tsx'
import type { Address } from '#src/common/address.ts'
import { SignUpInvitation } from '#src/identity/web/auth/SignUpInvitation.tsx'
import { dayText } from '#src/common/day-text.ts'
import { phoneText } from '#src/common/phone-text.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { confirmationAddress } from '../contract/confirmation-address.ts'
import type { Order } from '../contract/order.ts'
import { billedShipment } from './billing-differs.ts'
import { ConfettiField } from './ConfettiField.tsx'
import { useOrderAddress } from './order-address.ts'
import { NextSteps } from './NextSteps.tsx'
import { OrderDocuments } from './OrderDocuments.tsx'
import { OrderParcel } from './OrderParcel.tsx'
import { OrderTotals } from './OrderTotals.tsx'
import { PaymentPending } from './PaymentPending.tsx'
import './orders.css'
import { useOrder } from './use-order.ts'
import { usePurchaseEvent } from './use-purchase-event.ts'

export function OrderConfirmationPage({ page }: { page: PageModel }) {
  const text = useText()
  const address = useOrderAddress()
  const { data: order, isError } = useOrder(address)
  usePurchaseEvent(order, address?.key ?? null)
  const home = page.navigation.currentLanguageStartPage
  const isUnavailable = isError || address?.orderNumber === ''
  return (
    <div className="order-page">
      {order ? (
        <Confirmation order={order} orderKey={address?.key ?? null} navigation={page.navigation} />
      ) : (
        <>
          <h1 className="kit-visually-hidden">{text('/orders/confirmation')}</h1>
          {isUnavailable ? (
            <div className="kit-wrap order__state">
              <Alert announce>
                <p>{text('/orders/error-loading-order')}</p>
                <p>{text('/orders/error-loading-hint')}</p>
              </Alert>
              <SiteLink className={buttonClass({ variant: 'secondary' })} to={home}>
                {text('/orders/go-back')}
              </SiteLink>
            </div>
          ) : (
            <div className="order-confirmation order-confirmation--loading kit-on-accent">
              <div className="kit-wrap">
                <Loading label={text('/orders/loading')} />
              </div>
            </div>
          )}
        </>
      )}
    </div>
  )
}

const personOf = ({ firstName, lastName, email }: Address) => ({ firstName, lastName, email })

/** What there is to say about an order, and to do: only one that is paid is thanked for and promised. */
type Standing = 'paid' | 'pending' | 'unpaid' | 'cancelled'

function standingOf({ statusCode, isPaymentPending }: Order): Standing {
  if (statusCode === 'Cancelled') return 'cancelled'
  if (statusCode !== 'AwaitingPayment') return 'paid'
  return isPaymentPending ? 'pending' : 'unpaid'
}

const deliveryOf = { paid: 'promised', pending: 'method-only', unpaid: 'method-only', cancelled: 'none' } as const

interface ConfirmationProps {
  order: Order
  orderKey: string | null
  navigation: PageModel['navigation']
}

function Confirmation({ order, orderKey, navigation }: ConfirmationProps) {
  const text = useText()
  const billed = billedShipment(order)
  const standing = standingOf(order)
  const isOnly = order.shipments.length === 1
  const buyer = order.payments[0]?.billingAddress
  return (
    <>
      <section className="order-confirmation kit-on-accent">
        {standing === 'paid' && <ConfettiField />}
        <div className="kit-wrap order-confirmation__in">
          <div>
            <hr className="kit-rule" />
            {standing === 'paid' ? <Thanks order={order} /> : <NotPaid order={order} standing={standing} />}
            <div className="kit-row">
              {standing === 'cancelled' && (
                <SiteLink className={buttonClass({ variant: 'cream' })} to={navigation.cartPageUrl}>
                  {text('/orders/to-cart')}
                </SiteLink>
              )}
              {standing === 'unpaid' && (
                <SiteLink className={buttonClass({ variant: 'cream' })} to={navigation.checkoutPageUrl}>
                  {text('/orders/to-checkout')}
                </SiteLink>
              )}
              {standing === 'paid' && navigation.orderLookupPageUrl && (
                <SiteLink
                  className={buttonClass({ variant: 'ghost' })}
                  to={confirmationAddress(navigation.orderLookupPageUrl, order.orderNumber, orderKey)}
                >
                  {text('/orders/lookup/title')}
                </SiteLink>
              )}
              <SiteLink
                className={buttonClass({
                  variant: standing === 'cancelled' || standing === 'unpaid' ? 'ghost' : 'cream',
                })}
                to={navigation.currentLanguageStartPage}
              >
                {text('/orders/go-back')}
              </SiteLink>
            </div>
          </div>
          <OrderFacts order={order} />
        </div>
      </section>
      {order.isPaymentPending && <PaymentPending />}
      {standing === 'paid' && <NextSteps order={order} />}
      {(standing === 'paid' || standing === 'pending') && buyer?.email && (
        <SignUpInvitation person={personOf(buyer)} orderNumber={order.orderNumber} />
      )}
      <div className="kit-wrap order">
        <div>
          {order.shipments.map((shipment, index) => (
            <OrderParcel
              key={shipment.id}
              shipment={shipment}
              billing={shipment === billed ? order.payments[0]?.billingAddress : undefined}
              number={isOnly ? null : index + 1}
              delivery={deliveryOf[standing]}
            />
          ))}
          {order.greeting && (
            <section className="order-parcel">
              <h2 className="kit-d4">{text('/orders/greeting')}</h2>
              <p className="order-parcel__say">{order.greeting}</p>
            </section>
          )}
        </div>
        <div className="order__side">
          <OrderTotals order={order} />
          <OrderDocuments papers={order.papers} />
        </div>
      </div>
    </>
  )
}

function Thanks({ order }: { order: Order }) {
  const text = useText()
  const billing = order.payments[0]?.billingAddress
  return (
    <>
      <h1 className="kit-mega">
        {billing?.firstName ? (
          <>
            {text('/orders/thanks')}, <i>{billing.firstName}.</i>
          </>
        ) : (
          `${text('/orders/thanks')}.`
        )}
      </h1>
      {billing && <p className="kit-lead">{text('/orders/mail-sent', { email: billing.email })}</p>}
    </>
  )
}

/** Says how the order stands, and what became of the money where it was cancelled. */
function NotPaid({ order, standing }: { order: Order; standing: Exclude<Standing, 'paid'> }) {
  const text = useText()
  const words = standing === 'cancelled' && order.isReversed ? 'cancelled-reversed' : `${standing}-text`
  return (
    <>
      <h1 className="kit-d1">{text(`/orders/${standing}`)}</h1>
      <p className="kit-lead">{text(`/orders/${words}`)}</p>
    </>
  )
}

function OrderFacts({ order }: { order: Order }) {
  const text = useText()
  const language = useLanguage()
  const billing = order.payments[0]?.billingAddress
  const facts: [key: string, value: string | undefined][] = [
    ['date', dayText(new Date(order.created), language)],
    ['name', billing && `${billing.firstName} ${billing.lastName}`.trim()],
    ['phone', billing && phoneText(billing.phoneNumber)],
    ['email', billing?.email],
  ]
  return (
    <dl className="kit-num">
      <div>
        <dt>{text('/orders/fact/number')}</dt>
        <dd className="order-confirmation__no">{order.orderNumber}</dd>
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
