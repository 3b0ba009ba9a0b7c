/**
 * The canonical form by which paths are looked up: lower case, composed letters (macOS sends them decomposed), no trailing
 * slash, no empty segments. Null: not a path.
 */
export function normalisePath(path: string): string | null {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return null
  }
  const composed = decoded.toLowerCase().normalize('NFC')
  if (composed.length > 500 || !/^\/[\p{L}\p{N}/._~-]*$/u.test(composed)) return null
  const segments = composed.split('/').filter((segment) => segment !== '')
  return `/${segments.join('/')}`
}
