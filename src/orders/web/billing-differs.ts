import type { Address } from '#src/common/address.ts'
import type { Order, OrderShipment } from '../contract/order.ts'

const parts = ['line1', 'postalCode', 'city', 'countryCode'] as const

/** Only then does the bill's address say something new (specification 3, 2.4), or when it is a company's. */
export const billingDiffers = (billing: Address, shipping: Address): boolean =>
  parts.some((part) => billing[part] !== shipping[part]) || Boolean(billing.companyName ?? billing.businessId)

/** Which parcel the bill's address stands beside: the ordinary goods', or the first where every one goes to somebody. */
export const billedShipment = ({ shipments }: Order): OrderShipment | undefined =>
  shipments.find(({ kind }) => kind === 'goods') ?? shipments[0]
