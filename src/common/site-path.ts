/** The one spelling a path is looked up by: lower case, no trailing slash, no empty segments. Null: cannot be a path. */
export function normalisePath(path: string): string | null {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return null
  }
  if (decoded.length > 500 || !/^\/[\p{L}\p{N}/._~-]*$/u.test(decoded)) return null
  const segments = decoded
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '')
  return `/${segments.join('/')}`
}
