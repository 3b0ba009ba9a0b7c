/** Returns a path of this site given by an outside source; null for anything a browser could take for another site's. */
export function safeReturn(url: string | undefined): string | null {
  if (url === undefined || url.length > 2_000) return null
  const [path = ''] = url.split(/[?#]/)
  // Characters that browsers drop from addresses could hide a second slash, and so could dots: `/.//host` is the path
  // `//host`.
  const isHidden = /[\p{Cc}\p{Zl}\p{Zp}]/u.test(url) || /\/(\/|(\.|%2e){1,2}(\/|$))/i.test(path)
  return /^\/[^\\]*$/.test(url) && !isHidden ? url : null
}
