/** Business numbers of the checkout (specification 3, section 9). */

/** Upper limits of what is typed are in ../rules/user-details.ts. */
/** Of what the shop writes down about an order. */
export const orderNotesMax = 2_000
export const consentsCacheMs = 5 * 60_000
