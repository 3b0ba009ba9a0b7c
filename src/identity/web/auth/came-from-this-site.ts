/** Whether a page of this site led here: by its router, which counts its entries, or by a link to a new document. */
export function cameFromThisSite(): boolean {
  const state = window.history.state as { idx?: unknown } | null // whatever the router put there
  if (typeof state?.idx === 'number' && state.idx > 0) return true
  return document.referrer !== '' && URL.parse(document.referrer)?.origin === window.location.origin
}
