/** Where an order is shown, on the page for it; without a key only to whom it belongs. */
export function confirmationAddress(page: string, orderNumber: string, key: string | null = null): string {
  return `${page}?orderId=${encodeURIComponent(orderNumber)}${key === null ? '' : `&key=${encodeURIComponent(key)}`}`
}
