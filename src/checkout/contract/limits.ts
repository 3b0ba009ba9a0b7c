/** Business numbers of the checkout (specification 3, section 9). */

/** Upper limits of what is typed are in ../rules/user-details.ts. */
/** Characters of the shop's notes about an order. */
export const orderNotesMax = 2_000
export const consentsCacheMs = 5 * 60_000
