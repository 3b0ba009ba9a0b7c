import { readStored, removeStored, writeStored } from '#src/shell/web/storage/browser-storage.ts'

/**
 * State that must survive the visit to the bank, or a lost response: which order is being paid, and the key of an order call
 * whose response is not known. Stored for the tab; none of it is secret without the visitor's token.
 */
const orderKey = 'checkout-order'
const idempotencyKey = 'checkout-order-key'

// Without storage the cart's open order gives the number, and a repeated call finds the same order by its cart.
const write = (name: typeof orderKey | typeof idempotencyKey, value: string | null): void =>
  void (value === null ? removeStored(name) : writeStored(name, value))

export const rememberedOrder = (): string | null => readStored(orderKey)
export const rememberOrder = (orderNumber: string): void => write(orderKey, orderNumber)

export function forgetPayment(): void {
  write(orderKey, null)
  write(idempotencyKey, null)
}

/** The key stays the same while the same thing is ordered: a repeated call must not become a second order. */
export function orderCallKey(cartId: string, cartVersion: number, body: unknown): string {
  const what = JSON.stringify([cartId, cartVersion, body])
  const [known, key] = (readStored(idempotencyKey) ?? '').split('\n')
  if (known === what && key) return key
  const fresh = crypto.randomUUID()
  write(idempotencyKey, `${what}\n${fresh}`)
  return fresh
}

/** After a refusal the next call gets a new key. */
export const forgetOrderCall = (): void => write(idempotencyKey, null)
