/**
 * The independent reference: prices a cart as the decisions say (C-4, C-9, C-17, C-18.4, C-19 and 0027), exactly and
 * slowly. It shares no line with the shop's calculator, and is held against it by `calculator.test.ts`.
 */
import { roundHalfUp, shareByWeight, smaller, sum } from './exact.ts'
import type {
  ReferenceCart,
  ReferenceLine,
  ReferenceMethod,
  ReferencePromotion,
  ReferenceResult,
} from './reference-cart.ts'
import {
  inTurn,
  isEarned,
  levelOf,
  mayApply,
  offerToLines,
  offerToOrder,
  type OpenLine,
} from './reference-promotions.ts'

/** A line as it is taxed. */
type TaxedLine = { rate: bigint; paid: bigint; priced: bigint }

/** @throws where a line has no VAT rate in the country on that day: such an order cannot be placed */
export function priceByReference(cart: ReferenceCart): ReferenceResult {
  const asEntered = priceAsEntered(cart)
  if (cart.code === null) return asEntered
  // A code never makes the order cost more (C-22).
  const withoutCode = priceAsEntered({ ...cart, code: null })
  return withoutCode.total < asEntered.total ? withoutCode : asEntered
}

function priceAsEntered(cart: ReferenceCart): ReferenceResult {
  const shopTotal = (line: ReferenceLine) => line.price * line.quantity
  const sent = cart.shipments.filter((shipment) => shipment.kind !== 'gift-card')
  const open: OpenLine[] = sent.flatMap((shipment) => shipment.lines.map((line) => ({ line, left: shopTotal(line) })))
  // Each is taxed where it goes.
  const countries = sent.flatMap((shipment) => shipment.lines.map(() => shipment.country))
  const given: ReferenceResult['given'] = []
  const gifts: { promotion: number; variation: string; normal: bigint }[] = []

  giveToLines()
  const afterLines = open.map(({ left }) => left)
  const offOrder = giveToOrder(sum(afterLines))
  // What the order's promotions take is shared by what those of lines have left.
  shareByWeight(offOrder, afterLines).forEach((share, index) => (open[index]!.left -= share))

  const shipments = cart.shipments.map((shipment) => ({ id: shipment.id, kind: shipment.kind, fee: 0n, taken: 0n }))
  const freeDelivery = setFees()
  giveFreeShipping()

  const giftCardLines = cart.shipments.flatMap((shipment) => (shipment.kind === 'gift-card' ? shipment.lines : []))
  const ofGiftCards = sum(giftCardLines.map(shopTotal))
  const fees = sum(shipments.map(({ fee, taken }) => fee - taken))
  const total = sum(open.map(({ left }) => left)) + ofGiftCards + fees
  const paidByGiftCard = smaller(cart.giftCard ?? 0n, total - ofGiftCards)
  const taxed: TaxedLine[] = [
    ...open.map(({ line, left }, index) => ({
      rate: vatRateOf(line.vatClass, countries[index]!, cart),
      paid: left,
      priced: shopTotal(line),
    })),
    ...gifts.map(({ variation, normal }) => ({ rate: vatRateOfGift(variation, cart), paid: 0n, priced: normal })),
  ]
  const { taxes, taxOfLine } = taxesOf(taxed, fees)

  return {
    lines: [
      ...cart.shipments
        .flatMap((shipment) => shipment.lines)
        .map((line) => {
          const at = open.findIndex((candidate) => candidate.line.id === line.id)
          return {
            id: line.id,
            list: (line.lowestPrice ?? line.price) * line.quantity,
            afterLines: afterLines[at] ?? shopTotal(line),
            paid: open[at]?.left ?? shopTotal(line),
            tax: taxOfLine[at] ?? 0n,
          }
        }),
      ...gifts.map(({ promotion, normal }, at) => ({
        id: `gift ${promotion}`,
        list: normal,
        afterLines: 0n,
        paid: 0n,
        tax: taxOfLine[open.length + at]!,
      })),
    ],
    given,
    shipments: shipments.map(({ id, fee, taken }) => ({ id, fee, taken })),
    freeDelivery,
    taxes,
    taxTotal: sum(taxes.map(({ tax }) => tax)),
    saved: sum(given.map(({ amount }) => amount)),
    fees,
    total,
    paidByGiftCard,
    payable: total - paidByGiftCard,
  }

  function giveToLines(): void {
    for (const promotion of inTurn(cart.promotions)) {
      if (levelOf(promotion) !== 'line' || !mayApply(promotion, cart) || !isEarned(promotion, open, cart)) continue
      const givenGifts = gifts.map(({ variation }) => variation)
      const { offLines, gift } = offerToLines(promotion, open, cart, givenGifts)
      const amount = sum(offLines) + (gift?.normal ?? 0n)
      if (amount === 0n || goesBeyondBudget(promotion, amount)) continue

      offLines.forEach((off, index) => {
        open[index]!.left -= off
        if (off > 0n) given.push({ promotion: promotion.id, of: open[index]!.line.id, amount: off })
      })
      if (gift !== null) {
        gifts.push({ promotion: promotion.id, ...gift })
        given.push({ promotion: promotion.id, of: `gift ${promotion.id}`, amount: gift.normal })
      }
      if (promotion.exclusive) return
    }
  }

  /** What they take in all. */
  function giveToOrder(goods: bigint): bigint {
    let left = goods
    for (const promotion of inTurn(cart.promotions)) {
      if (levelOf(promotion) !== 'order' || !mayApply(promotion, cart)) continue
      if (open.length === 0 || left < (promotion.minimum ?? 0n)) continue
      const amount = offerToOrder(promotion, left)
      if (amount === 0n || goesBeyondBudget(promotion, amount)) continue

      left -= amount
      given.push({ promotion: promotion.id, of: 'order', amount })
      if (promotion.exclusive) break
    }
    return goods - left
  }

  /** Only ordinary goods after promotions count towards free delivery, and only they are delivered free. */
  function setFees(): ReferenceResult['freeDelivery'] {
    let told = { isFree: false, missing: 0n }
    cart.shipments.forEach((shipment, index) => {
      if (shipment.kind === 'gift-card') return
      const method = methodOf(shipment.kind, shipment.country, cart)
      shipments[index]!.fee = method.price
      if (shipment.kind === 'tablet' || method.freeFrom === null) return

      const ordinary = sum(open.filter(({ line }) => shipment.lines.includes(line)).map(({ left }) => left))
      const isFree = ordinary >= method.freeFrom
      if (isFree) shipments[index]!.fee = 0n
      told = { isFree, missing: isFree ? 0n : method.freeFrom - ordinary }
    })
    return told
  }

  function giveFreeShipping(): void {
    for (const promotion of inTurn(cart.promotions)) {
      if (levelOf(promotion) !== 'shipping' || !mayApply(promotion, cart) || !isEarned(promotion, open, cart)) continue
      for (const shipment of shipments) {
        const amount = shipment.fee - shipment.taken
        if (shipment.kind !== 'goods' || amount === 0n || goesBeyondBudget(promotion, amount)) continue
        shipment.taken = shipment.fee
        given.push({ promotion: promotion.id, of: `shipment ${shipment.id}`, amount })
        Object.assign(freeDelivery, { isFree: true, missing: 0n })
      }
    }
  }
}

/** Such a promotion is not given in part. */
function goesBeyondBudget({ limits, used }: ReferencePromotion, amount: bigint): boolean {
  return limits.budget !== null && used.budget + amount > limits.budget
}

/** The chosen one; before a choice the cheapest, of those that are brought where there are any. */
function methodOf(kind: 'goods' | 'tablet', country: string, cart: ReferenceCart): ReferenceMethod {
  const offered = cart.methods.filter((method) => method.kind === kind && method.countries.includes(country))
  const chosen = kind === 'goods' ? offered.find(({ id }) => id === cart.chosenMethod) : undefined
  if (chosen !== undefined) return chosen

  const brought = offered.filter(({ isFetched }) => !isFetched)
  let cheapest: ReferenceMethod | null = null
  for (const method of brought.length > 0 ? brought : offered) {
    if (cheapest === null || method.price < cheapest.price) cheapest = method
  }
  if (cheapest === null) throw new Error(`Nothing goes to ${country}`)
  return cheapest
}

/**
 * The fees take the rates of the goods in proportion to what is paid for them; goods that cost nothing any more are weighed
 * by what they cost before. The tax of each rate is rounded once, and shared by the lines and, last, its part of the fees.
 */
function taxesOf(lines: readonly TaxedLine[], fees: bigint): { taxes: ReferenceResult['taxes']; taxOfLine: bigint[] } {
  const isAnythingPaid = lines.some(({ paid }) => paid > 0n)
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((one, other) => (one < other ? 1 : -1))
  const weights = rates.map((rate) =>
    sum(lines.map((line) => (line.rate !== rate ? 0n : isAnythingPaid ? line.paid : line.priced))),
  )
  const feeOfRate = shareByWeight(fees, weights)

  const taxOfLine = lines.map(() => 0n)
  const taxes = rates.map((rate, at) => {
    const members = lines.flatMap((line, index) => (line.rate === rate ? [index] : []))
    const paid = members.map((index) => lines[index]!.paid)
    const gross = sum(paid) + feeOfRate[at]!
    const tax = roundHalfUp(gross * rate, 10_000n + rate)
    shareByWeight(tax, [...paid, feeOfRate[at]!]).forEach((share, position) => {
      const index = members[position]
      if (index !== undefined) taxOfLine[index] = share
    })
    return { rate, net: gross - tax, tax }
  })
  return { taxes: taxes.filter(({ rate, net, tax }) => rate > 0n && net + tax > 0n), taxOfLine }
}

function vatRateOf(vatClass: string, to: string, cart: ReferenceCart): bigint {
  const day = shopDayOf(cart.at)
  const found = cart.vatRates.find(
    (row) => row.country === to && row.vatClass === vatClass && row.from <= day && (row.to === null || day <= row.to),
  )
  if (found === undefined) throw new Error(`No VAT rate of ${vatClass} in ${to}`)
  return found.rate
}

function vatRateOfGift(variation: string, cart: ReferenceCart): bigint {
  const gift = cart.gifts.find((candidate) => candidate.variation === variation)
  if (gift === undefined) throw new Error(`${variation} cannot be given`)
  return vatRateOf(gift.vatClass, cart.country, cart)
}

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Helsinki',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

function shopDayOf(moment: bigint): string {
  return calendar.format(new Date(Number(moment)))
}
