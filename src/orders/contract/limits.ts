/** Business numbers of orders (C-4.9, C-13). */

/** How long the goods of an order are held before a payment begins: the browser sends both with one press. */
export const orderHoldMs = 3 * 60_000
/** A payment that begins holds them this long from then on; an order without one can be paid as long. */
export const paymentHoldMs = 20 * 60_000
/** The longest that payments, one after another, hold them. */
export const longestHoldMs = 40 * 60_000
/** An order of more pieces than this that takes more than this share of what is free of an item is a bulk order. */
export const bulkPieces = 10
export const bulkShare = 1 / 3
/** How long the link to an order in a mail or an address works. */
export const orderKeyMs = 30 * 24 * 3_600_000
/** Unpaid orders leave the visitor's list after this. */
export const unpaidListedMs = 3_600_000
