/* Times and sizes of the account (specification 3, section 9). */

/** Time for which the browser treats the customer's cached details as fresh. */
export const detailsStaleMs = 60_000
/** Size of the order list, which has only one page. */
export const orderListSize = 25
/** More than any customer needs; the limit stops scripts. */
export const addressesMax = 50
/** Characters of an address's name, which only its owner sees. */
export const addressNameMax = 80
/** Timeout of each step of the profile service. */
export const widgetWaitMs = 10_000
