/** Enough of an address for its owner to know it by: `m•••@example.fi`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return `${at > 0 ? first : ''}•••${email.slice(Math.max(at, 0))}`
}
