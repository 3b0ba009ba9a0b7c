import { authorise } from '#src/common/authorise.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { findCountry } from '#src/common/countries.ts'
import { type Language, localeTag } from '#src/common/locale.ts'
import { currency } from '#src/common/money.ts'
import { findOrder, type OrderRow } from '#src/orders/server/orders.service.ts'
import { isReplaceable } from '#src/payments/rules/attempt-states.ts'
import { listInFlight } from '#src/payments/server/attempts.ts'
import type { PaymentMethodsReader } from '#src/payments/server/payment-methods.ts'
import type { PersonalReads } from '#src/platform/audit/personal-reads.ts'
import type { PaymentProviderConfig } from '#src/platform/config.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { PaymentState, TelephonePayment } from '../contract/staff-orders.ts'
import { presentProvider } from './payment-page.ts'

export interface TelephonePaymentsDeps {
  db: Database
  clock: Clock
  reads: PersonalReads
  methods: PaymentMethodsReader
  provider: PaymentProviderConfig
}

export type TelephonePayments = ReturnType<typeof createTelephonePayments>

/** What staff need to take a customer's card on the telephone. */
export const createTelephonePayments = ({ db, clock, reads, methods, provider }: TelephonePaymentsDeps) => ({
  /** Null: there is no such order. */
  async find(actor: ShopActor, orderNumber: string, language: Language): Promise<TelephonePayment | null> {
    authorise(actor, 'orders:write')
    const order = await findOrder(db, 'shop', orderNumber)
    if (!order) return null
    const { billingAddress: bill, payableCents } = order
    await reads.record(actor, 'order.read', [order.orderNumber])
    const countryCode = findCountry(bill.countryCode)?.alpha2 ?? 'FI'
    const { paymentMethods } = await methods.find(language, countryCode, payableCents)
    return {
      ...presentProvider(provider),
      orderNumber: order.orderNumber,
      payer: `${bill.firstName} ${bill.lastName}`.trim(),
      ...(await stateOf(db, order, clock.now())),
      countryCode,
      locale: localeTag(language),
      amount: { value: payableCents, currency },
      zeroPayable: payableCents === 0,
      paymentMethodsResponse: { paymentMethods: paymentMethods.filter(isCard), storedPaymentMethods: [] },
    }
  },

  /** The part of it that changes while a payment is under way, without personal data. Null: there is no such order. */
  async state(actor: ShopActor, orderNumber: string): Promise<PaymentState | null> {
    authorise(actor, 'orders:write')
    const order = await findOrder(db, 'shop', orderNumber)
    return order && stateOf(db, order, clock.now())
  },
})

/** Under way is a payment that a next try would have to wait for: not one whose shopper left the bank's page. */
const stateOf = async (db: Database, order: OrderRow, now: Date): Promise<PaymentState> => ({
  statusCode: order.status,
  payableUntil: order.payableUntil.toISOString(),
  isPaymentUnderWay: (await listInFlight(db, order.id)).some((attempt) => !isReplaceable(attempt, now)),
})

const isCard = (method: unknown): boolean =>
  typeof method === 'object' && method !== null && 'type' in method && method.type === 'scheme'
