/**
 * What the reference calculator prices and answers. All money is in cents with tax, all rates in hundredths of a per
 * cent (13.5 % is 1350n), all moments in milliseconds since 1970. The words are those of the decisions, not of the shop's code.
 */

export type ReferenceLine = {
  id: string
  variation: string
  brand: string
  /** Those the product stands in itself; `parentOf` of the cart tells what is above them. */
  categories: string[]
  vatClass: string
  normalPrice: bigint
  /** Null: not reduced. */
  salePrice: bigint | null
  quantity: bigint
}

export type ReferenceShipment = {
  id: string
  kind: 'goods' | 'tablet' | 'gift-card'
  /** Of the method, before anything makes it free. */
  fee: bigint
  /** From this sum of ordinary goods on the parcel costs nothing. Null: never. */
  freeFrom: bigint | null
  lines: ReferenceLine[]
}

/** Part of what it is measured of, or a sum. */
export type Reduction = { rate: bigint } | { amount: bigint }

export type ReferencePromotion = {
  id: string
  created: bigint
  priority: bigint
  exclusive: boolean
  active: boolean
  from: bigint
  /** The first moment at which it is over. Null: it has no end. */
  to: bigint | null
  reward:
    | { kind: 'percentage'; rate: bigint }
    | { kind: 'fixed'; amount: bigint }
    | { kind: 'tiered'; tiers: { from: bigint; reduction: Reduction }[] }
    /** Of the pieces that are got, `rate` of their price is taken off. */
    | { kind: 'buyXGetY'; buy: bigint; get: bigint; rate: bigint }
    | { kind: 'freeGift'; variation: string }
    | { kind: 'freeShipping' }
  /** A line is in scope when it is of each kind that is named; an empty list names nothing. */
  scope: { variations: string[]; categories: string[]; brands: string[] }
  minimum: bigint | null
  /** Empty: it needs no code. */
  codes: string[]
  customerGroups: string[]
  countries: string[]
  firstOrder: boolean
  limits: { total: bigint | null; perCustomer: bigint | null; budget: bigint | null }
  used: { total: bigint; byCustomer: bigint; budget: bigint }
}

export type ReferenceCart = {
  at: bigint
  country: string
  code: string | null
  /** Null: no e-mail address is known yet. */
  customer: { hasOrdered: boolean } | null
  customerGroups: string[]
  shipments: ReferenceShipment[]
  promotions: ReferencePromotion[]
  /** Variations that can be given, with the pieces that are free to be taken (the cart's own pieces among them). */
  gifts: { variation: string; vatClass: string; normalPrice: bigint; free: bigint }[]
  vatRates: { country: string; vatClass: string; rate: bigint; from: bigint; to: bigint | null }[]
  /** Of each category that is below another one. */
  parentOf: Record<string, string>
  /** What the applied gift card holds. Null: none is applied. */
  giftCard: bigint | null
}

export type ReferenceResult = {
  lines: {
    id: string
    /** All pieces at the normal price. */
    normal: bigint
    /** All pieces at the price they have in the shop, a sale price where there is one. */
    shop: bigint
    /** After the promotions of lines. */
    afterLines: bigint
    /** After those of the order too: what is paid for the line. */
    paid: bigint
  }[]
  gifts: { promotion: string; variation: string; normal: bigint }[]
  /** What each promotion takes off in all, in the order in which they were given. */
  given: { promotion: string; level: 'line' | 'order' | 'shipping'; amount: bigint }[]
  shipments: { id: string; fee: bigint; taken: bigint }[]
  /** Of ordinary goods after promotions: what counts towards free delivery. */
  ordinaryGoods: bigint
  /** One of each rate that something with VAT was taxed by, the highest first. */
  taxes: { rate: bigint; gross: bigint; tax: bigint; net: bigint }[]
  taxTotal: bigint
  saved: bigint
  fees: bigint
  total: bigint
  paidByGiftCard: bigint
  payable: bigint
}
