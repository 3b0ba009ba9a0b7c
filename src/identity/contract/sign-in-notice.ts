/**
 * EXT, a header beside the answer of `isauthenticated`: what the sign-in has to tell on the first page after it, once. The session
 * has it until then, so that no address and nothing in the browser can claim it.
 */
export const signInNoticeHeader = 'x-sign-in-notice'
export type SignInNotice = 'deletion-called-off'
