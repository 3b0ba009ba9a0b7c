/**
 * The analytics bus. Any domain may send; destinations are connected once the visitor has agreed (decisions C-11). Until
 * then events wait in memory and nowhere else: a visitor who never agrees leaves no trace.
 */
export interface AnalyticsItem {
  /** Variation code. */
  item_id: string
  item_name: string
  item_brand?: string
  /** Up to five levels, broad to narrow. */
  item_category?: string
  item_category2?: string
  item_category3?: string
  item_category4?: string
  item_category5?: string
  /** Decimal euros for one, after discount. */
  price: number
  discount?: number
  quantity: number
}

export interface EcommerceData {
  currency: string
  /** Decimal euros. */
  value: number
  items: AnalyticsItem[]
  transaction_id?: string
  tax?: number
  shipping?: number
  shipping_tier?: string
  payment_type?: string
}

export interface AnalyticsEvent {
  event: string
  ecommerce?: EcommerceData
  [field: string]: unknown
}

type Destination = (event: AnalyticsEvent) => void

/** More would be kept for nobody: the oldest leave first. */
const mostWaiting = 200
let waiting: AnalyticsEvent[] = []
const destinations = new Set<Destination>()

/** Sends an event, or keeps it until there is a destination. Never throws: a broken destination must not break the shop. */
export function track(event: AnalyticsEvent): void {
  if (destinations.size === 0) {
    waiting = [...waiting, event].slice(-mostWaiting)
    return
  }
  for (const send of destinations) deliver(send, event)
}

/** Connects a destination the visitor agreed to; the first one gets what has waited. Returns its removal. */
export function connectDestination(send: Destination): () => void {
  destinations.add(send)
  const kept = waiting
  waiting = []
  for (const event of kept) deliver(send, event)
  return () => destinations.delete(send)
}

function deliver(send: Destination, event: AnalyticsEvent): void {
  try {
    send(event)
  } catch (error) {
    console.error(error) // oxlint-disable-line no-console -- the only trace of a fault in somebody else's script
  }
}
