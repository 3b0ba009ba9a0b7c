import type { DrawTablet } from '#src/cart/contract/custom-tablet.ts'
import type { OwnerContext } from '#src/common/actor.ts'
import { business, notFound, type Refusal, type TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { refuse, type Result } from '#src/common/result.ts'
import type { Order } from '#src/orders/contract/order.ts'
import { parseOrderNumber } from '#src/orders/rules/order-number.ts'
import {
  changeDeliveryAddress,
  createOrderTerms,
  findOrder,
  type FindPaymentNote,
  getWholeOrder,
  lockOrder,
  type OrderKeys,
  type OrderRow,
  presentOrder,
} from '#src/orders/server/orders.service.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import type { OrderAddressBody } from '../contract/domain-calls.ts'
import type { CheckoutService, OrderRequest } from './checkout.service.ts'
import { parseDetails } from './details.ts'

export interface DomainOrdersDeps {
  db: Database
  clock: Clock
  text: TextLookup
  checkout: Pick<CheckoutService, 'order'>
  drawTablet: DrawTablet
  findPaymentNote: FindPaymentNote
  keys: Pick<OrderKeys, 'sign'>
  settings: Pick<Settings, 'only'>
}

type Placing = Omit<OrderRequest, 'idempotencyKey'> & { idempotencyKey: string | null }

export type DomainOrders = ReturnType<typeof createDomainOrders>

/** Orders by the domain calls: placed, read, sent elsewhere (C-16). */
export function createDomainOrders(deps: DomainOrdersDeps) {
  const { db, clock, text, checkout, drawTablet, findPaymentNote, keys, settings } = deps
  const orderTerms = createOrderTerms(settings)
  return {
    /** The number of the order that the checkout's own call would have placed. Without a key nothing is placed. */
    async place(placing: Placing): Promise<Result<string, Refusal>> {
      const { idempotencyKey, ...request } = placing
      return idempotencyKey === null
        ? refuse(business({ key: 'checkout/idempotency-key-required' }))
        : checkout.order({ ...request, idempotencyKey })
    },

    /** Null when it is not theirs. */
    async read(owner: OwnerContext, orderNumber: string, language: Language): Promise<Order | null> {
      const order = await findOrder(db, owner, orderNumber)
      if (!order) return null
      const words = { language, text, drawTablet, keys, now: clock.now(), terms: await orderTerms(db) }
      return presentOrder(await getWholeOrder(db, order, findPaymentNote), words)
    },

    /** Changes the address before the goods are packed, within the same country: its taxes and delivery are paid for. */
    async changeAddress(
      owner: OwnerContext,
      body: OrderAddressBody,
      language: Language,
    ): Promise<Result<OrderRow, Refusal>> {
      const number = parseOrderNumber(body.orderNumber)
      const parsed = parseDetails({ shippingAddress: body.shippingAddress }, language, text)
      if (!parsed.ok) return parsed
      return inTransactionResult(db, async (tx) => {
        const found = number === null ? null : await findOrder(tx, owner, number)
        if (!found) return refuse(notFound)
        const order = await lockOrder(tx, found.id)
        return changeDeliveryAddress(tx, order, parsed.value.shippingAddress, owner, clock.now())
      })
    },
  }
}
