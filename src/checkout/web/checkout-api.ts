import type { Cart } from '#src/cart/contract/cart.ts'
import type { Language } from '#src/common/locale.ts'
import type { GiftCardApplied, GiftCardBody, GiftCardRemoved } from '#src/gift-cards/contract/gift-card.ts'
import { requestMs } from '#src/common/time-limits.ts'
import type {
  PointsAnswer,
  ShippingAnswer,
  ShippingBody,
  ShippingSelected,
  WindowsAnswer,
} from '#src/delivery/contract/delivery.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'
import type { PaymentResult, PaymentsBody, ProcessPaymentsBody } from '#src/payments/contract/payments.ts'
import type { CheckoutConsent, DetailsBody, OrderBody, PaymentAnswer } from '../contract/checkout.ts'

export interface Caller {
  token: string
  language: Language
}

export interface CountryOption {
  /** ISO 3166-1 alpha-3. */
  countryCode: string
  countryName: string
  /** `+358` */
  telephonePrefix: string
}

const checkout = (cartId: string) => `/api/me/checkout/${cartId}`
export const saveDetails = (caller: Caller, cartId: string, body: DetailsBody): Promise<Cart> =>
  callApi(`${checkout(cartId)}/details`, { ...caller, method: 'PUT', body })

export const fetchPayment = (caller: Caller, cartId: string, signal?: AbortSignal): Promise<PaymentAnswer> =>
  callApi(`${checkout(cartId)}/payment`, { ...caller, ...(signal && { signal }) })

export const fetchShipping = (
  caller: Caller,
  cartId: string,
  { format, signal }: { format?: 'json'; signal?: AbortSignal },
): Promise<ShippingAnswer> =>
  callApi(`${checkout(cartId)}/shipping${format ? `?format=${format}` : ''}`, { ...caller, ...(signal && { signal }) })

export const chooseShipping = (caller: Caller, cartId: string, body: ShippingBody): Promise<ShippingSelected> =>
  callApi(`${checkout(cartId)}/shipping`, { ...caller, method: 'PUT', body })

export const fetchPoints = (caller: Caller, cartId: string, methodId: string, q: string): Promise<PointsAnswer> =>
  callApi(`${checkout(cartId)}/shipping/points?${new URLSearchParams({ methodId, ...(q && { q }) })}`, caller)

export const fetchWindows = (caller: Caller, cartId: string): Promise<WindowsAnswer> =>
  callApi(`${checkout(cartId)}/shipping/windows`, caller)

export const applyGiftCard = (caller: Caller, cartId: string, body: GiftCardBody): Promise<GiftCardApplied> =>
  callApi(`${checkout(cartId)}/gift-card`, { ...caller, method: 'POST', body })

export const removeGiftCard = (caller: Caller, cartId: string): Promise<GiftCardRemoved> =>
  callApi(`${checkout(cartId)}/gift-card`, { ...caller, method: 'DELETE' })

export const fetchConsents = (caller: Caller, signal?: AbortSignal): Promise<CheckoutConsent[]> =>
  callApi('/api/checkout/consents', { ...caller, ...(signal && { signal }) })

/** Returns the order number. The same key returns the same order, even when a response got lost. */
export const placeOrder = (caller: Caller, cartId: string, body: OrderBody, key: string): Promise<string> =>
  callApi(`${checkout(cartId)}/order`, {
    ...caller,
    method: 'POST',
    body,
    headers: { 'idempotency-key': key },
    read: 'text',
    timeoutMs: requestMs,
  })

const order = (orderNumber: string) => `/api/cda/me/orders/${encodeURIComponent(orderNumber)}`

export const startPayment = (
  caller: Caller,
  orderNumber: string,
  body: PaymentsBody,
  key: string,
): Promise<PaymentResult> =>
  callApi(`${order(orderNumber)}/payments`, {
    ...caller,
    method: 'POST',
    body,
    headers: { 'idempotency-key': key },
    timeoutMs: requestMs,
  })

export const processPayment = (
  caller: Caller,
  orderNumber: string,
  body: ProcessPaymentsBody,
): Promise<PaymentResult> =>
  callApi(`${order(orderNumber)}/processpayments`, { ...caller, method: 'POST', body, timeoutMs: requestMs })

/** The countries of all markets, in the language asked for. */
export async function fetchCountries(language: Language): Promise<CountryOption[]> {
  const markets = await callApi<{ countries: CountryOption[] }[]>('/api/markets', { language })
  return markets.flatMap((market) => market.countries)
}
