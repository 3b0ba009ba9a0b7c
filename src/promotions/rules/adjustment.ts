import type { Language } from '#src/common/locale.ts'
import type { Cents } from '#src/common/money.ts'

/**
 * A reduction of a line, a shipment's fee or the whole order by a promotion or a code. It is stored separately from the price
 * throughout, so that cart, order, mail and refund can all show it.
 */
export interface Adjustment {
  target: AdjustmentTarget
  /** What grants it, `promotion:12`. */
  source: string
  /** The shopper's code, where it took one. */
  code: string | null
  /** The promotion's name: shown in the reader's language, printed in the order's. */
  name: Readonly<Record<Language, string>>
  /** The most it takes off. */
  amountCents: Cents
}

export type AdjustmentTarget =
  | { kind: 'line'; lineId: string }
  | { kind: 'shipment'; shipmentId: number }
  | { kind: 'order' }

/**
 * Caps these adjustments so that none takes more than its target has left. `leftOf` returns a target's sum before any of them.
 * Adjustments reduced to 0 are dropped.
 */
export function within<Kind extends AdjustmentTarget['kind']>(
  kind: Kind,
  adjustments: readonly Adjustment[],
  leftOf: (target: Extract<AdjustmentTarget, { kind: Kind }>) => Cents,
): { applied: Adjustment[]; takenFrom: ReadonlyMap<string, Cents> } {
  const takenFrom = new Map<string, Cents>()
  const applied: Adjustment[] = []
  for (const adjustment of adjustments) {
    if (!isOfKind(adjustment.target, kind)) continue
    const key = targetKey(adjustment.target)
    const taken = takenFrom.get(key) ?? 0
    const amountCents = Math.min(adjustment.amountCents, leftOf(adjustment.target) - taken)
    if (amountCents <= 0) continue
    takenFrom.set(key, taken + amountCents)
    applied.push({ ...adjustment, amountCents })
  }
  return { applied, takenFrom }
}

const isOfKind = <Kind extends AdjustmentTarget['kind']>(
  target: AdjustmentTarget,
  kind: Kind,
): target is Extract<AdjustmentTarget, { kind: Kind }> => target.kind === kind

const targetKey = (target: AdjustmentTarget): string =>
  target.kind === 'line' ? target.lineId : target.kind === 'shipment' ? String(target.shipmentId) : 'order'
