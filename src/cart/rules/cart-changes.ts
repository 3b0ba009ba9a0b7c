import { business, type Problem, type Refusal } from '#src/common/errors.ts'
import { readPhoneNumber } from '#src/common/phone-number.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { cardFaults, isSameCard, normaliseCard } from '#src/gift-cards/rules/sold-card.ts'
import type { SoldCard } from '#src/gift-cards/contract/sold-card.ts'
import type {
  CartAddBody,
  CartDeleteBody,
  CartEngravingBody,
  CartGiftCardBody,
  CartPutBody,
  CartRemoveBody,
} from '../contract/cart.ts'
import type { CustomTablet } from '../contract/custom-tablet.ts'
import { anyShipmentId, maxLines, ordinaryShipmentId } from '../contract/limits.ts'
import { quantityLimit } from './availability.ts'
import type { CartLine, Sellable, Sellables } from './cart-line.ts'
import { checkTablet, isSameTablet, normaliseTablet } from './custom-tablet.ts'

/** A change of a cart's lines. It never mutates them; a refusal leaves the cart unchanged. `today`: shop day. */
export type Change = (
  lines: readonly CartLine[],
  sellables: Sellables,
  newId: () => string,
  today: string,
) => Result<CartLine[], Refusal>

/**
 * Adds to the line the request means: the one it names, the same engraving, the engraved line of that shipment, or the
 * ordinary line of that variation; else it starts a new one. Refused for a shipment that the cart does not have, and for a
 * quantity beyond what is available (C-4.1).
 */
export function add(body: CartAddBody): Change {
  return (lines, sellables, newId, today) => {
    const isThere = hasShipment(body.shipmentId, lines) || body.lineItemId !== undefined
    if (!isThere) return refuse(business({ key: 'cart/shipment-not-found', code: body.code }))
    return addTo(body)(lines, sellables, newId, today)
  }
}

/** Engraved goods and gift cards have their own shipments; the ordinary shipment always exists, even in an empty cart. */
const hasShipment = (id: number | undefined, lines: readonly CartLine[]): boolean =>
  id === undefined || id === anyShipmentId || id === ordinaryShipmentId || lines.some((line) => line.shipmentId === id)

function addTo(body: CartAddBody): Change {
  return (lines, sellables, newId, today) => {
    const sellable = sellables.get(body.code)
    if (!sellable?.isBuyable) {
      return refuse(
        business({ key: 'cart/not-available', params: { name: sellable?.displayName ?? body.code }, code: body.code }),
      )
    }
    const target = findTarget(body, lines, sellable.productType, today)
    if (!target.ok) return target
    const { line, content } = target.value
    if (line === null && lines.length >= maxLines)
      return refuse(business({ key: 'cart/too-many-lines', params: { n: maxLines } }))
    const changed: CartLine = line
      ? { ...line, displayName: sellable.displayName, quantity: line.quantity + body.quantity }
      : {
          id: newId(),
          shipmentId: content === plain ? ordinaryShipmentId : nextShipmentId(lines),
          code: body.code,
          displayName: sellable.displayName,
          quantity: body.quantity,
          normalPriceCents: sellable.normalPriceCents,
          lowestPriceCents: sellable.lowestPriceCents,
          priceCents: sellable.priceCents,
          previousPriceCents: null,
          ...content,
        }
    const tooMany = overLimit(changed, lines, sellables, line !== null)
    if (tooMany) return refuse(business(tooMany))
    return ok(line ? lines.map((other) => (other.id === line.id ? changed : other)) : [...lines, changed])
  }
}

/** Reduces a line by `quantity`, and removes it with the last unit. Needs no stock check: less is always possible. */
export function remove(body: CartRemoveBody): Change {
  return (lines) => {
    const line = findLine(body, lines)
    if (!line) return refuse(business({ key: 'cart/line-not-found', code: body.code }))
    const quantity = line.quantity - body.quantity
    if (quantity <= 0) return ok(lines.filter((other) => other.id !== line.id))
    return ok(lines.map((other) => (other.id === line.id ? { ...line, quantity } : other)))
  }
}

/** Removes a line. A missing line is no fault: the shopper pressed twice. */
export function deleteLine(body: CartDeleteBody): Change {
  return (lines) => {
    const line = findLine(body, lines)
    return ok(lines.filter((other) => other.id !== line?.id))
  }
}

/**
 * Replaces an engraved line or a gift card by another of its kind: variation, words, recipient and quantity. The line keeps its
 * place and shipment, and gets a new id when its content differs. If another line has the same content and recipient, their
 * quantities add up. A refused edit changes nothing.
 */
export function editLine({ lineItemId, ...body }: CartEngravingBody | CartGiftCardBody): Change {
  return (lines, sellables, newId, today) => {
    const isOfKind = ({ customTablet, giftCard }: CartLine) => Boolean('giftCard' in body ? giftCard : customTablet)
    const edited = lines.find((line) => line.id === lineItemId && isOfKind(line))
    if (!edited) return refuse(business({ key: 'cart/line-not-found', code: body.code }))
    const others = lines.filter((line) => line.id !== edited.id)
    const result = addTo(body)(others, sellables, newId, today)
    if (!result.ok) return result
    const made = result.value.find((line) => !others.some((other) => other.id === line.id))
    if (made === undefined) return result
    const kept = { ...made, shipmentId: edited.shipmentId, ...(isSameContent(edited, made) && { id: edited.id }) }
    return ok(lines.map((line) => (line.id === edited.id ? kept : line)))
  }
}

/** Replaces all lines, keeping the id of each line that stays. Shipments get new numbers: the ids in the body are ignored. */
export function replace(body: CartPutBody): Change {
  return (lines, sellables, newId, today) => {
    let next: CartLine[] = []
    for (const entry of body.lines) {
      const result = addTo(entry)(next, sellables, newId, today)
      if (!result.ok) return result
      next = result.value
    }
    return ok(next.map((line) => ({ ...line, id: sameLine(line, lines)?.id ?? line.id })))
  }
}

/** What distinguishes a line from others of the same variation. */
type Content = Required<Pick<CartLine, 'customTablet' | 'giftCard'>>
const plain: Content = { customTablet: null, giftCard: null }

/** A line of the cart, or what a new one holds. */
type Target = { line: CartLine; content: null } | { line: null; content: Content }

function findTarget(
  body: CartAddBody,
  lines: readonly CartLine[],
  productType: Sellable['productType'],
  today: string,
): Result<Target, Refusal> {
  const { code, customTablet, giftCard } = body
  if (body.lineItemId !== undefined) {
    const line = lines.find((candidate) => candidate.id === body.lineItemId && candidate.code === code)
    return line ? ok({ line, content: null }) : refuse(business({ key: 'cart/line-not-found', code }))
  }
  if (customTablet && productType !== 'CustomTablet')
    return refuse(business({ key: 'cart/engraving-not-possible', code }))
  if (giftCard && productType !== 'GiftCard') return refuse(business({ key: 'cart/gift-card-not-possible', code }))
  const content = contentOf(body, productType, today)
  if (!content.ok) return content
  if (content.value !== null) {
    const held = content.value
    const line = lines.find((candidate) => candidate.code === code && isSameContent(candidate, held))
    return ok(line ? { line, content: null } : { line: null, content: held })
  }
  const line = findLine(body, lines)
  const missing = productType === 'GiftCard' ? 'cart/gift-card-required' : 'cart/engraving-required'
  return line ? ok({ line, content: null }) : refuse(business({ key: missing, code }))
}

/** The content of a new line; null where the request gives none, because it refers to an existing line. */
function contentOf(
  { code, customTablet, giftCard }: CartAddBody,
  productType: Sellable['productType'],
  today: string,
): Result<Content | null, Refusal> {
  switch (productType) {
    case 'CustomTablet':
      return customTablet ? tabletContent(customTablet, code) : ok(null)
    case 'GiftCard':
      return giftCard ? cardContent(giftCard, today) : ok(null)
    case 'Product':
    case 'Package':
      return ok(plain)
  }
}

function tabletContent(given: CustomTablet, code: string): Result<Content, Refusal> {
  const typed = normaliseTablet(given)
  const customTablet = { ...typed, phone: readPhoneNumber(typed.phone) }
  const faults = {
    ...checkTablet(customTablet, 'wire'),
    ...(customTablet.flavour === code ? {} : { flavour: 'cart/engraving-not-possible' }),
  }
  return withoutFaults({ ...plain, customTablet }, faults, 'customTablet')
}

function cardContent(given: SoldCard, today: string): Result<Content, Refusal> {
  const giftCard = normaliseCard(given)
  return withoutFaults({ ...plain, giftCard }, cardFaults(giftCard, today), 'giftCard')
}

function withoutFaults(content: Content, faults: object, path: string): Result<Content, Refusal> {
  const broken = Object.entries(faults)
  if (broken.length === 0) return ok(content)
  const fields = Object.fromEntries(broken.map(([field, key]) => [`${path}.${field}`, [key]]))
  return refuse({ kind: 'fields', fields })
}

/** Whether both are plain goods, or hold the same words for the same recipient. */
export function isSameContent(one: Pick<CartLine, 'customTablet' | 'giftCard'>, other: typeof one): boolean {
  if (one.customTablet && other.customTablet) return isSameTablet(one.customTablet, other.customTablet)
  if (one.giftCard && other.giftCard) return isSameCard(one.giftCard, other.giftCard)
  return !(one.customTablet ?? one.giftCard ?? other.customTablet ?? other.giftCard)
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
  return before.find((other) => other.code === line.code && isSameContent(line, other))
}

export const nextShipmentId = (lines: readonly CartLine[]): number =>
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
