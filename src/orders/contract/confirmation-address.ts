/** Address of the page that shows an order; without a key it opens only for the order's owner. */
export function confirmationAddress(page: string, orderNumber: string, key: string | null = null): string {
  return `${page}?orderId=${encodeURIComponent(orderNumber)}${key === null ? '' : `&key=${encodeURIComponent(key)}`}`
}
