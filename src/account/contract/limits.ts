/* Times and sizes of the account (specification 3, section 9). */

/** How long the browser takes what it knows of who is signed in for new. */
export const detailsStaleMs = 60_000
/** Order list: the first page only. */
export const orderListSize = 25
/** Nobody needs more; a script would write for ever. */
export const addressesMax = 50
/** Of an address's name, which only its owner sees. */
export const addressNameMax = 80
/** How long the profile service may take for each of its steps. */
export const widgetWaitMs = 10_000
