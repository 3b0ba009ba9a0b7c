/**
 * The independent reference: prices a cart as the decisions say (C-4, C-9, C-17, C-18.4, C-19 and 0027), exactly and
 * slowly. It shares no line with the shop's calculator, and is held against it by `calculator.test.ts`.
 */
import { roundHalfUp, shareByWeight, smaller, sum } from './exact.ts'
import type { ReferenceCart, ReferenceLine, ReferencePromotion, ReferenceResult } from './reference-cart.ts'
import { inTurn, isEarned, levelOf, mayApply, offerOf, type OpenLine } from './reference-promotions.ts'

/** @throws where a line has no VAT rate in the country on that day: such an order cannot be placed */
export function priceByReference(cart: ReferenceCart): ReferenceResult {
  const shopTotal = (line: ReferenceLine) => (line.salePrice ?? line.normalPrice) * line.quantity
  const open: OpenLine[] = cart.shipments
    .filter((shipment) => shipment.kind !== 'gift-card')
    .flatMap((shipment) => shipment.lines.map((line) => ({ line, left: shopTotal(line) })))
  const given: ReferenceResult['given'] = []
  const gifts: ReferenceResult['gifts'] = []

  // Promotions of lines, then of the order, each measured by what the earlier ones have left.
  giveLevel('line')
  const afterLines = new Map(open.map(({ line, left }) => [line.id, left]))
  giveLevel('order')
  const paid = new Map(open.map(({ line, left }) => [line.id, left]))

  const ordinaryLines = cart.shipments.flatMap((shipment) => (shipment.kind === 'goods' ? shipment.lines : []))
  const ordinaryGoods = sum(ordinaryLines.map((line) => paid.get(line.id)!))
  const shipments = cart.shipments.map(({ id, kind, fee, freeFrom }) => {
    const free = kind === 'goods' && freeFrom !== null && ordinaryGoods >= freeFrom
    return { id, fee: free ? 0n : fee, taken: 0n }
  })
  giveFreeShipping()

  const giftCardLines = sum(
    cart.shipments.flatMap((shipment) => (shipment.kind === 'gift-card' ? shipment.lines.map(shopTotal) : [])),
  )
  const fees = sum(shipments.map(({ fee, taken }) => fee - taken))
  const total = sum(open.map(({ left }) => left)) + giftCardLines + fees
  const paidByGiftCard = smaller(cart.giftCard ?? 0n, total - giftCardLines)
  const taxes = taxesOf(cart, paid, shipments)

  return {
    lines: cart.shipments.flatMap((shipment) =>
      shipment.lines.map((line) => ({
        id: line.id,
        normal: line.normalPrice * line.quantity,
        shop: shopTotal(line),
        afterLines: afterLines.get(line.id) ?? shopTotal(line),
        paid: paid.get(line.id) ?? shopTotal(line),
      })),
    ),
    gifts,
    given,
    shipments,
    ordinaryGoods,
    taxes,
    taxTotal: sum(taxes.map(({ tax }) => tax)),
    saved: sum(given.map(({ amount }) => amount)),
    fees,
    total,
    paidByGiftCard,
    payable: total - paidByGiftCard,
  }

  function giveLevel(level: 'line' | 'order'): void {
    for (const promotion of inTurn(cart.promotions)) {
      if (levelOf(promotion) !== level || !mayApply(promotion, cart)) continue
      const offer = offerOf(
        promotion,
        open,
        cart,
        gifts.map((gift) => gift.variation),
      )
      const amount = sum(offer.offLines) + (offer.gift?.normal ?? 0n)
      if (amount === 0n || goesBeyondBudget(promotion, amount)) continue

      offer.offLines.forEach((off, index) => (open[index]!.left -= off))
      if (offer.gift) gifts.push({ promotion: promotion.id, ...offer.gift })
      given.push({ promotion: promotion.id, level, amount })
      if (promotion.exclusive) return
    }
  }

  function giveFreeShipping(): void {
    for (const promotion of inTurn(cart.promotions)) {
      if (levelOf(promotion) !== 'shipping' || !mayApply(promotion, cart)) continue
      if (!isEarned(promotion, open, cart)) continue

      const goods = shipments.filter((_, index) => cart.shipments[index]!.kind === 'goods')
      const amount = sum(goods.map(({ fee, taken }) => fee - taken))
      if (amount === 0n || goesBeyondBudget(promotion, amount)) continue

      for (const shipment of goods) shipment.taken = shipment.fee
      given.push({ promotion: promotion.id, level: 'shipping', amount })
    }
  }
}

/** Such a promotion is not given in part. */
function goesBeyondBudget({ limits, used }: ReferencePromotion, amount: bigint): boolean {
  return limits.budget !== null && used.budget + amount > limits.budget
}

/** Gift cards have no VAT. A fee takes the rates of its own shipment's goods, by what is paid for them. */
function taxesOf(
  cart: ReferenceCart,
  paid: ReadonlyMap<string, bigint>,
  shipments: ReferenceResult['shipments'],
): ReferenceResult['taxes'] {
  const grossOfRate = new Map<bigint, bigint>()
  const add = (rate: bigint, gross: bigint) => grossOfRate.set(rate, (grossOfRate.get(rate) ?? 0n) + gross)

  cart.shipments.forEach((shipment, index) => {
    if (shipment.kind === 'gift-card') return
    const rates: bigint[] = []
    const paidOfRate: bigint[] = []
    const pricedOfRate: bigint[] = []
    for (const line of shipment.lines) {
      const rate = vatRateOf(line.vatClass, cart)
      if (!rates.includes(rate)) {
        rates.push(rate)
        paidOfRate.push(0n)
        pricedOfRate.push(0n)
      }
      const at = rates.indexOf(rate)
      paidOfRate[at]! += paid.get(line.id)!
      pricedOfRate[at]! += (line.salePrice ?? line.normalPrice) * line.quantity
      add(rate, paid.get(line.id)!)
    }
    const { fee, taken } = shipments[index]!
    if (fee === taken) return
    // Goods that cost nothing any more are weighed by what they cost before.
    const feeShares = shareByWeight(fee - taken, sum(paidOfRate) > 0n ? paidOfRate : pricedOfRate)
    rates.forEach((rate, at) => add(rate, feeShares[at]!))
  })

  return [...grossOfRate]
    .sort(([one], [other]) => Number(other - one))
    .map(([rate, gross]) => {
      const tax = roundHalfUp(gross * rate, 10_000n + rate)
      return { rate, gross, tax, net: gross - tax }
    })
}

function vatRateOf(vatClass: string, cart: ReferenceCart): bigint {
  const found = cart.vatRates.find(
    ({ country, vatClass: ofClass, from, to }) =>
      country === cart.country && ofClass === vatClass && from <= cart.at && (to === null || cart.at < to),
  )
  if (found === undefined) throw new Error(`No VAT rate of ${vatClass} in ${cart.country}`)
  return found.rate
}
