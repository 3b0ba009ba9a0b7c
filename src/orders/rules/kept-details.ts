/* Sentences that the books keep for staff, who read them in their own language (`fulfilment/server/task-detail.presenter.ts`). */

/** `orders`: the numbers of the first; `more`: how many others wait. */
export function stockShortDetail(short: {
  code: string
  onHand: number
  promised: number
  orders: readonly string[]
  more: number
}): string {
  const { code, onHand, promised, orders, more } = short
  const others = more > 0 ? ` and ${more} more` : ''
  return `${code}: ${onHand} on hand, ${promised} promised to ${orders.join(', ')}${others}`
}

/** `day`: the shop day of the payment, `2026-11-25`. */
export const nothingPackedDetail = (day: string): string => `paid ${day}, nothing is packed`

/** `since`: shop time, `2026-11-25 12:00`. */
export const unansweredDetail = (status: string, since: string): string => `${status} since ${since}`

export const unprintableNameDetail = 'the name on the label cannot be printed: write it by hand'

/** Why a payment went back, by the last part of its text's key. */
export const reversalReasons = {
  cancelled: 'order cancelled',
  'other-way': 'another way was chosen',
  'paid-already': 'order paid already',
} as const
