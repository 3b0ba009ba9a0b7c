/** Business numbers of the cart (specification 3, section 9; C-0.17; C-13). */

export const minQuantity = 1
/** Most of one ordinary line, before stock. */
export const maxQuantity = 999
/** Most of one engraved line, before stock: each is made by hand. */
export const maxTabletQuantity = 99
/** Different lines one cart may hold: enough for any shopper, and keeps a response small. */
export const maxLines = 100

export const greetingMaxLength = 800
export const couponMaxLength = 64

/** A quantity typed or stepped is sent after this pause. */
export const quantityDebounceMs = 500
/** After this a shown cart is fetched again, and the server recalculates its prices. */
export const cartStaleMs = 5 * 60_000

/** An open cart without a change for so long counts as abandoned (C-4.1). */
export const abandonedAfterMs = 24 * 60 * 60_000

export const defaultMarketId = 'FI'
export const defaultCartName = 'Default'

/** The shipment of ordinary goods. Every engraved line has its own shipment, numbered from 1 (C-0.9). */
export const ordinaryShipmentId = 0
/** "Any shipment" in remove and delete calls. */
export const anyShipmentId = -1
