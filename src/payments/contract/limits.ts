/** Business numbers of paying (C-4.9). */

/** How long the page that starts a 3-D Secure authentication works; it opens once. */
export const authenticationPageMs = 15 * 60_000
/** Tries to pay one order. */
export const maxPaymentAttempts = 5
/** A try whose call must long be over: the process that made it has died, and the shopper may try another way. */
export const abandonedAfterMs = 60_000
