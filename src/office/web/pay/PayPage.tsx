import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import type { TelephonePayment } from '#src/checkout/contract/staff-orders.ts'
import { Button } from '#src/kit/Button.tsx'
import type { PaymentFormHandle } from '#src/payments/web/CardFrame.tsx'
import { PaymentMethod } from '#src/payments/web/PaymentMethod.tsx'
import { LanguageContext } from '#src/shell/web/page/page-context.ts'
import { TextContext, useText } from '#src/shell/web/text/use-text.ts'
import { recordPath } from '../list/list-path.ts'
import { loadOrderTexts } from '../office-texts.ts'
import { fetchPaymentState, fetchTelephonePayment } from '../phone-orders/phone-order-api.ts'
import { EndedSession } from '../shell/EndedSession.tsx'
import { Failed, LoadingRows, NoRight, Note } from '../shell/states.tsx'
import { useFormats } from '../use-formats.ts'
import { useMay, useOffice } from '../use-office.ts'
import { paidParameter } from './pay-path.ts'
import { usePhonePayment } from './use-phone-payment.ts'
import '../styles/office-list.css'
import '../styles/office-cards.css'
import '../styles/office-record.css'
import '../styles/office-phone.css'

/** The order's page, by a full load: this document alone may show the provider's frames. */
const orderAddress = (orderNumber: string): string => `/office${recordPath('orders', orderNumber)}`

/** A document by itself, on which a customer's card is taken on the telephone. */
export function PayPage({ orderNumber }: { orderNumber: string }) {
  const t = useText()
  const { language } = useOffice()
  const may = useMay()
  const title = `${t('/desk/phone-order/pay-title')} ${orderNumber}`
  useEffect(() => {
    document.title = `${title} | Konvehti`
  }, [title])
  const texts = useQuery({
    queryKey: ['office', 'order-texts', language],
    queryFn: () => loadOrderTexts(language),
    staleTime: Infinity,
  })
  const queries = useQueryClient()
  const queryKey = ['office', 'telephone-payment', orderNumber]
  const payment = useQuery({
    queryKey,
    // The payer's name is read once, as its reading is recorded; from then on the state alone is asked.
    queryFn: async () => {
      const known = queries.getQueryData<TelephonePayment>(queryKey)
      return known ? { ...known, ...(await fetchPaymentState(orderNumber)) } : fetchTelephonePayment(orderNumber)
    },
    enabled: may('orders:write'),
    // While the provider decides, the page asks again by itself.
    refetchInterval: ({ state }) => (state.data?.isPaymentUnderWay === true ? 3_000 : false),
    refetchOnWindowFocus: false,
  })
  // What was read stays on the page when a later call fails.
  const error = texts.error ?? (payment.data ? null : payment.error)
  return (
    <div className="office office-phone__doc">
      <main className="office-phone__pay" id="content">
        <p>
          <a className="office-t" href={orderAddress(orderNumber)}>
            {t('/desk/phone-order/back')}
          </a>
        </p>
        <h1 className="office-title">{title}</h1>
        {!may('orders:write') && <NoRight />}
        {may('orders:write') && !error && (!texts.data || !payment.data) && <LoadingRows />}
        {error && (
          <Failed
            error={error}
            onRetry={() => {
              void texts.refetch()
              void payment.refetch()
            }}
          />
        )}
        {texts.data && payment.data && (
          <LanguageContext value={language}>
            <TextContext value={texts.data}>
              <Paying payment={payment.data} reload={() => payment.refetch({ throwOnError: true })} />
            </TextContext>
          </LanguageContext>
        )}
      </main>
      <EndedSession />
    </div>
  )
}

interface PayingProps {
  payment: TelephonePayment
  reload: () => Promise<unknown>
}

function Paying({ payment, reload }: PayingProps) {
  const t = useText()
  const { money, moment } = useFormats()
  const form = useRef<HTMLFormElement>(null)
  const card = useRef<PaymentFormHandle>(null)
  const { orderNumber, statusCode, amount, isPaymentUnderWay } = payment
  const leave = (result: 'authorised' | 'pending'): void =>
    window.location.assign(`${orderAddress(orderNumber)}?${paidParameter}=${result}`)
  const paying = usePhonePayment({ orderNumber, reload, onPaid: leave })
  const isOpen = statusCode === 'AwaitingPayment'
  return (
    <>
      <dl className="office-dl">
        <dt>{t('/desk/phone-order/payer')}</dt>
        <dd>{payment.payer}</dd>
        <dt>{t('/desk/money/total')}</dt>
        <dd>
          <b>{money(amount.value)}</b>
        </dd>
      </dl>
      {isOpen && (
        <p className="office-muted">{t('/desk/phone-order/waits', { until: moment(payment.payableUntil) })}</p>
      )}
      {paying.failures.length > 0 && (
        <Note tone="bad" announce>
          <p>{paying.failures.join(' ')}</p>
        </Note>
      )}
      <StateNote payment={payment} paying={paying} />
      {isOpen && !isPaymentUnderWay && paying.lost !== 'unknown' && !payment.zeroPayable && (
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void paying.pay(async () => (await card.current?.submit()) ?? null)
          }}
        >
          <p>{t('/desk/phone-order/pay-text')}</p>
          <PaymentMethod
            className="office-sec"
            options={payment}
            formNumber={paying.formNumber}
            cardRef={card}
            onEnter={() => form.current?.requestSubmit()}
          />
          <Button type="submit" wide busy={paying.isBusy} busyText={t('/desk/phone-order/charging')}>
            {t('/desk/phone-order/charge', { sum: money(amount.value) })}
          </Button>
        </form>
      )}
    </>
  )
}

type StateNoteProps = Pick<PayingProps, 'payment'> & { paying: ReturnType<typeof usePhonePayment> }

/** What stands in place of the card form, or what came of the try before it. */
function StateNote({ payment, paying }: StateNoteProps) {
  const t = useText()
  const { statusCode, isPaymentUnderWay, zeroPayable } = payment
  const said = (tone: 'info' | 'ok' | 'due', key: string, action?: ReactNode) => (
    <Note tone={tone} announce action={action}>
      <p>{t(`/desk/phone-order/${key}`)}</p>
    </Note>
  )
  if (statusCode === 'Cancelled') return said('due', 'closed')
  if (zeroPayable) return said('ok', 'nothing-to-pay')
  if (statusCode !== 'AwaitingPayment') return said('ok', 'paid')
  if (paying.lost === 'unknown') {
    const again = (
      <button type="button" className="office-t" onClick={() => void paying.readState()}>
        {t('/passkeys/again')}
      </button>
    )
    return said('due', 'unknown', paying.isBusy ? undefined : again)
  }
  if (isPaymentUnderWay) return said('info', 'pay-pending')
  return paying.lost === 'settled' ? said('due', 'not-through') : null
}
