/**
 * EXT, a header on the response of `isauthenticated`: a notice for the first page after the sign-in, sent once. The session
 * stores it until then, so that no URL and nothing in the browser can fake it.
 */
export const signInNoticeHeader = 'x-sign-in-notice'
export type SignInNotice = 'deletion-called-off'
