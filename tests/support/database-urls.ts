/** The same server and database, another role (which the server must trust without a password). */
export function withRole(url: string, role: string): string {
  const parsed = new URL(url)
  parsed.username = encodeURIComponent(role)
  parsed.password = ''
  return parsed.href
}
