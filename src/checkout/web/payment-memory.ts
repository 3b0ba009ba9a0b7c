/**
 * What must survive the way to the bank and back, or a lost answer: which order is being paid, and the key of an order call
 * whose answer is not known. Kept for the tab; none of it is secret without the visitor's token.
 */
const orderKey = 'checkout-order'
const idempotencyKey = 'checkout-order-key'

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, value)
  } catch {
    // Without storage the open order of the cart tells the number, and a repeated call finds the same order by its cart
  }
}

export const rememberedOrder = (): string | null => read(orderKey)
export const rememberOrder = (orderNumber: string): void => write(orderKey, orderNumber)

export function forgetPayment(): void {
  write(orderKey, null)
  write(idempotencyKey, null)
}

/** The same key as long as the same thing is ordered: a repeated call must not become a second order. */
export function orderCallKey(cartId: string, cartVersion: number, body: unknown): string {
  const what = JSON.stringify([cartId, cartVersion, body])
  const [known, key] = (read(idempotencyKey) ?? '').split('\n')
  if (known === what && key) return key
  const fresh = crypto.randomUUID()
  write(idempotencyKey, `${what}\n${fresh}`)
  return fresh
}

/** After a refusal the next call is another one. */
export const forgetOrderCall = (): void => write(idempotencyKey, null)
