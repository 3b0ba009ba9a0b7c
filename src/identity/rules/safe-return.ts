/** A path of this site, as something outside names it; null for anything a browser could take for another site's. */
export function safeReturn(url: string | undefined): string | null {
  if (url === undefined || url.length > 2_000) return null
  // What browsers drop from addresses could hide a second slash.
  return /^\/(?![/\\])[^\\]*$/.test(url) && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(url) ? url : null
}
