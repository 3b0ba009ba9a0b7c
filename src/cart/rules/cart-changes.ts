import { business, type Problem, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { CartAddBody, CartDeleteBody, CartEngravingBody, CartPutBody, CartRemoveBody } from '../contract/cart.ts'
import type { CustomTablet } from '../contract/custom-tablet.ts'
import { anyShipmentId, maxLines, ordinaryShipmentId } from '../contract/limits.ts'
import { quantityLimit } from './availability.ts'
import type { CartLine, Sellables } from './cart-line.ts'
import { checkTablet, isSameTablet, normaliseTablet } from './custom-tablet.ts'

/** What each call does to the lines. Nothing is changed in place; a refusal leaves the cart as it was. */
export type Change = (
  lines: readonly CartLine[],
  sellables: Sellables,
  newId: () => string,
) => Result<CartLine[], Refusal>

/**
 * Adds to the line the request means: the one it names, the same engraving, the engraved line of that shipment, or the
 * ordinary line of that variation; else it starts a new one. A shipment the cart does not have refuses it, and so does
 * more than can be had (C-4.1).
 */
export function add(body: CartAddBody): Change {
  return (lines, sellables, newId) => {
    const isThere = hasShipment(body.shipmentId, lines) || body.lineItemId !== undefined
    if (!isThere) return refuse(business({ key: 'cart/shipment-not-found', code: body.code }))
    return addTo(body)(lines, sellables, newId)
  }
}

/** Engraved goods make shipments of their own; ordinary ones always have theirs, also in an empty cart. */
const hasShipment = (id: number | undefined, lines: readonly CartLine[]): boolean =>
  id === undefined || id === anyShipmentId || id === ordinaryShipmentId || lines.some((line) => line.shipmentId === id)

function addTo(body: CartAddBody): Change {
  return (lines, sellables, newId) => {
    const sellable = sellables.get(body.code)
    if (!sellable?.isBuyable) {
      return refuse(
        business({ key: 'cart/not-available', params: { name: sellable?.displayName ?? body.code }, code: body.code }),
      )
    }
    const target = findTarget(body, lines, sellable.productType === 'CustomTablet')
    if (!target.ok) return target
    const { line, tablet } = target.value
    if (line === null && lines.length >= maxLines)
      return refuse(business({ key: 'cart/too-many-lines', params: { n: maxLines } }))
    const changed: CartLine = line
      ? { ...line, displayName: sellable.displayName, quantity: line.quantity + body.quantity }
      : {
          id: newId(),
          shipmentId: tablet ? nextShipmentId(lines) : ordinaryShipmentId,
          code: body.code,
          displayName: sellable.displayName,
          quantity: body.quantity,
          normalPriceCents: sellable.normalPriceCents,
          lowestPriceCents: sellable.lowestPriceCents,
          priceCents: sellable.priceCents,
          previousPriceCents: null,
          customTablet: tablet,
        }
    const tooMany = overLimit(changed, lines, sellables, line !== null)
    if (tooMany) return refuse(business(tooMany))
    return ok(line ? lines.map((other) => (other.id === line.id ? changed : other)) : [...lines, changed])
  }
}

/** Takes `quantity` off a line; the last unit takes the line with it. Never asks for stock: less is always possible. */
export function remove(body: CartRemoveBody): Change {
  return (lines) => {
    const line = findLine(body, lines)
    if (!line) return refuse(business({ key: 'cart/line-not-found', code: body.code }))
    const quantity = line.quantity - body.quantity
    if (quantity <= 0) return ok(lines.filter((other) => other.id !== line.id))
    return ok(lines.map((other) => (other.id === line.id ? { ...line, quantity } : other)))
  }
}

/** Takes a whole line out. One that is gone already is no fault: the shopper pressed twice. */
export function deleteLine(body: CartDeleteBody): Change {
  return (lines) => {
    const line = findLine(body, lines)
    return ok(lines.filter((other) => other.id !== line?.id))
  }
}

/**
 * An engraved line becomes another: flavour, texts, recipient and quantity. It keeps its place and its shipment under an id of
 * its own; where another line has the same engraving for the same recipient, their quantities add up. A refusal leaves it.
 */
export function editTablet(body: CartEngravingBody): Change {
  return (lines, sellables, newId) => {
    const edited = lines.find((line) => line.id === body.lineItemId && line.customTablet !== null)
    if (!edited) return refuse(business({ key: 'cart/line-not-found', code: body.code }))
    const { code, quantity, customTablet } = body
    const others = lines.filter((line) => line.id !== edited.id)
    const result = addTo({ code, quantity, customTablet })(others, sellables, newId)
    if (!result.ok) return result
    const made = result.value.find((line) => !others.some((other) => other.id === line.id))
    if (made === undefined) return result
    const isSame =
      edited.customTablet !== null && made.customTablet !== null && isSameTablet(edited.customTablet, made.customTablet)
    const kept = { ...made, shipmentId: edited.shipmentId, ...(isSame && { id: edited.id }) }
    return ok(lines.map((line) => (line.id === edited.id ? kept : line)))
  }
}

/** Replaces all lines, keeping the id of each line that stays. Shipments are numbered anew: their ids are not looked for. */
export function replace(body: CartPutBody): Change {
  return (lines, sellables, newId) => {
    let next: CartLine[] = []
    for (const entry of body.lines) {
      const result = addTo(entry)(next, sellables, newId)
      if (!result.ok) return result
      next = result.value
    }
    return ok(next.map((line) => ({ ...line, id: sameLine(line, lines)?.id ?? line.id })))
  }
}

type Target = { line: CartLine; tablet: null } | { line: null; tablet: CustomTablet | null }

function findTarget(body: CartAddBody, lines: readonly CartLine[], isTablet: boolean): Result<Target, Refusal> {
  if (body.lineItemId !== undefined) {
    const line = lines.find((candidate) => candidate.id === body.lineItemId && candidate.code === body.code)
    return line ? ok({ line, tablet: null }) : refuse(business({ key: 'cart/line-not-found', code: body.code }))
  }
  if (!isTablet) {
    if (body.customTablet) return refuse(business({ key: 'cart/engraving-not-possible', code: body.code }))
    const line = lines.find((candidate) => candidate.code === body.code && candidate.shipmentId === ordinaryShipmentId)
    return ok(line ? { line, tablet: null } : { line: null, tablet: null })
  }
  if (!body.customTablet) {
    const line = findLine(body, lines)
    return line ? ok({ line, tablet: null }) : refuse(business({ key: 'cart/engraving-required', code: body.code }))
  }
  const tablet = normaliseTablet(body.customTablet)
  const broken = Object.entries({
    ...checkTablet(tablet, 'wire'),
    ...(tablet.flavour === body.code ? {} : { flavour: 'cart/engraving-not-possible' }),
  })
  if (broken.length > 0) {
    return refuse({
      kind: 'fields',
      fields: Object.fromEntries(broken.map(([field, key]) => [`customTablet.${field}`, [key]])),
    })
  }
  const line = lines.find(
    (candidate) => candidate.customTablet !== null && isSameTablet(candidate.customTablet, tablet),
  )
  return ok(line ? { line, tablet: null } : { line: null, tablet })
}

function findLine(
  wanted: { code: string; shipmentId?: number; lineItemId?: string },
  lines: readonly CartLine[],
): CartLine | undefined {
  if (wanted.lineItemId !== undefined) return lines.find((line) => line.id === wanted.lineItemId)
  const shipmentId = wanted.shipmentId ?? anyShipmentId
  return lines.find(
    (line) => line.code === wanted.code && (shipmentId === anyShipmentId || line.shipmentId === shipmentId),
  )
}

function sameLine(line: CartLine, before: readonly CartLine[]): CartLine | undefined {
  return before.find((other) =>
    line.customTablet && other.customTablet
      ? isSameTablet(line.customTablet, other.customTablet)
      : other.code === line.code && other.shipmentId === line.shipmentId,
  )
}

const nextShipmentId = (lines: readonly CartLine[]): number =>
  Math.max(ordinaryShipmentId, ...lines.map((line) => line.shipmentId)) + 1

function overLimit(
  line: CartLine,
  lines: readonly CartLine[],
  sellables: Sellables,
  isStored: boolean,
): Problem | null {
  const { max, reason } = quantityLimit(line, lines, sellables)
  if (line.quantity <= max) return null
  const about = { code: line.code, ...(isStored ? { lineItemId: line.id } : {}), details: { available: max } }
  if (reason === 'limit') return { key: 'cart/max-quantity', params: { n: max }, ...about }
  if (max === 0) return { key: 'cart/out-of-stock', params: { name: line.displayName }, ...about }
  return { key: 'cart/only-left', params: { n: max }, ...about }
}
