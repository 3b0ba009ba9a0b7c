/** Business numbers of paying (C-4.9). */

/** How long the page that starts a 3-D Secure authentication works; it opens once. */
export const authenticationPageMs = 15 * 60_000
