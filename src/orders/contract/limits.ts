/** Business numbers of orders (C-4.9, C-13). */

/** How long placed goods are kept for an unpaid order. */
export const holdMs = 20 * 60_000
/** How long the link to an order in a mail or an address works. */
export const orderKeyMs = 30 * 24 * 3_600_000
/** Unpaid orders leave the visitor's list after this. */
export const unpaidListedMs = 3_600_000
export const orderListPageSize = 25
