import { isSameContent, nextShipmentId } from './cart-changes.ts'
import { maxLines, ordinaryShipmentId } from '../contract/limits.ts'
import { quantityLimit } from './availability.ts'
import type { CartLine, Sellables } from './cart-line.ts'

export interface MergedLines {
  lines: CartLine[]
  /** Units more than `own` had. */
  added: number
  /** Lines that hold fewer than both did: `quantity` is what they hold now. */
  capped: { code: string; displayName: string; quantity: number }[]
}

/**
 * Merges two carts of one person (C-4.2): quantities of the same content add up, as far as available and never below what
 * either cart had; engraved goods and gift cards keep separate shipments, with new numbers.
 */
export function mergeLines(own: readonly CartLine[], guest: readonly CartLine[], sellables: Sellables): MergedLines {
  let lines = [...own]
  let added = 0
  const capped: MergedLines['capped'] = []
  for (const line of guest) {
    const same = lines.find((other) => other.code === line.code && isSameContent(other, line))
    if (!same && lines.length >= maxLines) {
      capped.push({ code: line.code, displayName: line.displayName, quantity: 0 })
      continue
    }
    const before = same?.quantity ?? 0
    const target = same ?? {
      ...line,
      shipmentId: line.shipmentId === ordinaryShipmentId ? line.shipmentId : nextShipmentId(lines),
    }
    const { max } = quantityLimit(target, lines, sellables)
    const quantity = Math.max(before, line.quantity, Math.min(before + line.quantity, max))
    lines = same
      ? lines.map((other) => (other.id === same.id ? { ...same, quantity } : other))
      : [...lines, { ...target, quantity }]
    added += quantity - before
    if (quantity < before + line.quantity) capped.push({ code: line.code, displayName: line.displayName, quantity })
  }
  return { lines, added, capped }
}
