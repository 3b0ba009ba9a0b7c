/** Business numbers of paying (C-4.9). */

/** How long the page that starts a 3-D Secure authentication works; it opens once. */
export const authenticationPageMs = 15 * 60_000
/** Tries of one order that the provider may refuse; what was cancelled or went wrong technically does not count. */
export const maxRefusedTries = 5
/** Tries to pay within an hour, of one cart or one owner, whatever becomes of them. */
export const maxTriesPerHour = 15
/** A try whose call must long be over: the process that made it has died, and the shopper may try another way. */
export const abandonedAfterMs = 60_000
