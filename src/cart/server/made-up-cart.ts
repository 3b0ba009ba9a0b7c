import { defaultCartName, defaultMarketId, ordinaryShipmentId } from '../contract/limits.ts'
import type { CartLine, Sellables } from '../rules/cart-line.ts'
import { repriceLines } from '../rules/price-cart.ts'
import type { CartRow } from './cart.store.ts'

/** A cart that is stored nowhere, for prices before anything is written. No account and no visitor has such an owner's id. */
export const madeUpCart = (at: Date, ownerId: 'c_simulated' | 'v_simulated'): CartRow => ({
  id: '',
  ownerId,
  marketId: defaultMarketId,
  name: defaultCartName,
  status: 'Active',
  version: 0,
  shippingAddress: null,
  billingAddress: null,
  greeting: '',
  couponCode: null,
  promoted: null,
  giftCard: null,
  delivery: null,
  openOrderNumber: null,
  pricedAt: at,
  createdAt: at,
  updatedAt: at,
})

export const madeUpLine = ({ code, quantity }: { code: string; quantity: number }, index: number): CartLine => ({
  id: `line-${index}`,
  shipmentId: ordinaryShipmentId,
  code,
  displayName: code,
  quantity,
  normalPriceCents: 0,
  lowestPriceCents: null,
  priceCents: 0,
  previousPriceCents: null,
  customTablet: null,
})

/** The lines with their prices of now. A price that was never shown has not changed. */
export const pricedAnew = (lines: readonly CartLine[], sellables: Sellables): CartLine[] =>
  repriceLines(lines, sellables, true).map((line) => ({ ...line, previousPriceCents: null }))
