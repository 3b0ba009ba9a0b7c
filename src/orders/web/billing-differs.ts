import type { Address } from '#src/common/address.ts'
import type { Order, OrderShipment } from '../contract/order.ts'

const parts = ['line1', 'postalCode', 'city', 'countryCode'] as const

/** Whether the billing address adds something new: it differs (specification 3, 2.4), or is a company's. */
export const billingDiffers = (billing: Address, shipping: Address): boolean =>
  parts.some((part) => billing[part] !== shipping[part]) || Boolean(billing.companyName ?? billing.businessId)

/** The parcel that shows the billing address: that of ordinary goods, or the first where every parcel goes to a recipient. */
export const billedShipment = ({ shipments }: Order): OrderShipment | undefined =>
  shipments.find(({ kind }) => kind === 'goods') ?? shipments[0]
