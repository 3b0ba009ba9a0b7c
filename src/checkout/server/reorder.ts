import { add } from '#src/cart/rules/cart-changes.ts'
import type { CartLine } from '#src/cart/rules/cart-line.ts'
import type { CustomTablet } from '#src/cart/contract/custom-tablet.ts'
import type { CartView } from '#src/cart/server/cart.service.ts'
import type { CartService } from '#src/cart/server/cart.service.ts'
import type { Owner } from '#src/common/actor.ts'
import { notFound, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import {
  findOrder,
  getOrderParts,
  type OrderKeys,
  type OrderParts,
  type OrderReader,
} from '#src/orders/server/orders.service.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'

export interface ReorderDeps {
  db: Database
  clock: Clock
  carts: CartService
  keys: OrderKeys
}

export type Reorder = ReturnType<typeof createReorder>

/** Puts an order's lines into the visitor's cart again: after a payment that failed for good, or to buy the same once more. */
export function createReorder({ db, clock, carts, keys }: ReorderDeps) {
  return async (
    visitor: Owner,
    orderNumber: string,
    key: string | undefined,
    language: Language,
  ): Promise<Result<CartView, Refusal>> => {
    const readers: OrderReader[] = [visitor]
    if (key !== undefined && keys.verify(orderNumber, key, clock.now()))
      readers.push({ provedOrderNumber: orderNumber })
    for (const reader of readers) {
      const order = await findOrder(db, reader, orderNumber)
      if (!order) continue
      const whole = await getOrderParts(db, order)
      const codes = whole.lines.map((line) => line.code)
      return carts.changeLines(visitor, language, codes, (lines, sellables, newId, today) => {
        let next: CartLine[] = [...lines]
        // Lines no longer sold are left out; what the cart has is not added again. Gift cards are to be filled in again.
        for (const line of whole.lines.filter(({ isGift, giftCard }) => !isGift && giftCard === null)) {
          const tablet = tabletOf(whole, line)
          if (tablet === null && next.some((other) => other.code === line.code && other.customTablet === null)) continue
          const added = add({ code: line.code, quantity: line.quantity, ...(tablet ? { customTablet: tablet } : {}) })(
            next,
            sellables,
            newId,
            today,
          )
          if (added.ok) next = added.value
        }
        return ok(next)
      })
    }
    return refuse(notFound)
  }
}

function tabletOf(whole: OrderParts, line: OrderParts['lines'][number]): CustomTablet | null {
  const address = whole.shipments.find((shipment) => shipment.number === line.shipmentNumber)?.address
  if (!line.customTablet || !address) return null
  const { frontText, backText, signature } = line.customTablet
  return {
    flavour: line.code,
    frontText,
    backText,
    signature,
    name: address.lastName,
    address: address.line1,
    postalCode: address.postalCode,
    city: address.city,
    countryCode: address.countryCode,
    phone: address.phoneNumber,
  }
}
