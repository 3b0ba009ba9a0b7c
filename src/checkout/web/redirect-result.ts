/**
 * The result that the issuer's page sends back. Read once and removed from the address at once, so that it is in no history
 * entry, no reload and no event.
 */
export function consumeRedirectResult(): string | null {
  const address = new URL(window.location.href)
  const result = address.searchParams.get('redirectResult')
  if (result === null) return null
  address.searchParams.delete('redirectResult')
  window.history.replaceState(window.history.state, '', address.pathname + address.search + address.hash)
  return result || null
}
