import type { Customer } from '#src/account/contract/address-book.ts'
import type { StaffOrderBody } from '#src/checkout/contract/domain-calls.ts'
import type {
  OrderPreview,
  OrderPreviewBody,
  PaymentState,
  TelephonePayment,
} from '#src/checkout/contract/staff-orders.ts'
import type { Language } from '#src/common/locale.ts'
import type { PaymentResult, PaymentsBody } from '#src/payments/contract/payments.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'

/* The calls by which staff take orders and payments on the telephone. */

const orders = '/api/cda/orders'
const language = (): Language => document.documentElement.lang as Language // one of ours: the page sets it
const once = (key: string) => ({ 'idempotency-key': key })
const at = (orderNumber: string, what: string): string => `${orders}/${encodeURIComponent(orderNumber)}/${what}`
/** Placing and paying wait for other services. */
const patienceMs = 40_000

export const previewOrder = (body: OrderPreviewBody, signal: AbortSignal) =>
  callApi<OrderPreview>(`${orders}/preview`, { method: 'POST', body, signal, language: language() })

/** The same key places one order. */
export const takeOrder = (body: StaffOrderBody, key: string) =>
  callApi<{ orderNumber: string; statusCode: string }>(orders, {
    method: 'POST',
    body,
    headers: once(key),
    language: language(),
    timeoutMs: patienceMs,
  })

/** The account with its saved addresses; who looks is written down. */
export const fetchCustomer = (id: string) =>
  callApi<Customer>(`/api/cda/customers/${encodeURIComponent(id)}`, { language: language() })

export const fetchTelephonePayment = (orderNumber: string) =>
  callApi<TelephonePayment>(at(orderNumber, 'payment'), { language: language() })

/** A second call leaves no row of reading. */
export const fetchPaymentState = (orderNumber: string) =>
  callApi<PaymentState>(at(orderNumber, 'payment-state'), { language: language() })

export const payOnTelephone = (orderNumber: string, body: PaymentsBody, key: string) =>
  callApi<PaymentResult>(at(orderNumber, 'payments'), {
    method: 'POST',
    body,
    headers: once(key),
    language: language(),
    timeoutMs: patienceMs,
  })
