/** Masks an address so that its owner still recognises it: `m•••@example.fi`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return `${at > 0 ? first : ''}•••${email.slice(Math.max(at, 0))}`
}
