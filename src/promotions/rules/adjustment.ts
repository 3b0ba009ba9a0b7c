import type { Language } from '#src/common/locale.ts'
import type { Cents } from '#src/common/money.ts'

/**
 * What makes a line, a shipment's fee or the whole order cost less than its prices say: a promotion, a code. It is kept apart
 * from the price to the end, so that cart, order, mail and refund can all say what it was.
 */
export interface Adjustment {
  target: AdjustmentTarget
  /** Who gives it, `promotion:12`. */
  source: string
  /** The shopper's code, where it took one. */
  code: string | null
  /** As it is called: shown in the reader's language, printed in the order's. */
  name: Readonly<Record<Language, string>>
  /** What it takes off, at most. */
  amountCents: Cents
}

export type AdjustmentTarget =
  { kind: 'line'; lineId: string } | { kind: 'shipment'; shipmentId: number } | { kind: 'order' }

/**
 * What is left of these adjustments when none takes more than there is: `leftOf` says how much that is, of a target that the
 * earlier ones have not touched. Those that nothing is left of are gone.
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
