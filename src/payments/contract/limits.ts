/** Business numbers of paying (C-4.9). */

/** How long the page that starts a 3-D Secure authentication works; it opens once. */
export const authenticationPageMs = 15 * 60_000
/** Refused tries that one order may have; cancelled tries and technical failures do not count. */
export const maxRefusedTries = 5
/** Tries to pay within an hour, of one cart or one owner, whatever their outcome. */
export const maxTriesPerHour = 15
/** After this a call must be over: the process that made it has died, and the shopper may try again. */
export const abandonedAfterMs = 60_000
