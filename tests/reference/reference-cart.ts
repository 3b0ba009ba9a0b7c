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
  /** What a reduction is announced from: the lowest price of the 30 days before it. Null: not reduced. */
  lowestPrice: bigint | null
  /** What is asked now. */
  price: bigint
  quantity: bigint
}

export type ReferenceShipment = {
  id: number
  kind: 'goods' | 'tablet' | 'gift-card'
  /** Where it goes. */
  country: string
  lines: ReferenceLine[]
}

export type ReferenceMethod = {
  id: string
  kind: 'goods' | 'tablet'
  countries: string[]
  price: bigint
  /** From this sum of ordinary goods on the parcel costs nothing. Null: never. */
  freeFrom: bigint | null
  /** Fetched by the shopper, so never what a first idea of the sum is made with where something is brought. */
  isFetched: boolean
}

/** Part of what it is measured of, or a sum. */
export type Reduction = { rate: bigint } | { amount: bigint }

export type ReferencePromotion = {
  /** The older the lower. */
  id: number
  priority: bigint
  exclusive: boolean
  active: boolean
  from: bigint | null
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
  /** Those that anybody may type. */
  codes: string[]
  /** Each for one order. Null: it has no such batch; one that is still empty is opened by nothing. */
  singleUseCodes: { code: string; isTaken: boolean }[] | null
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
  methods: ReferenceMethod[]
  /** Of the ordinary goods. Null: nothing is chosen yet. */
  chosenMethod: string | null
  promotions: ReferencePromotion[]
  /** Variations that can be given, with the pieces that are free to be taken (the cart's own pieces among them). */
  gifts: { variation: string; vatClass: string; normalPrice: bigint; free: bigint }[]
  /** From and to are days of the shop, both included; an open end is null. */
  vatRates: { country: string; vatClass: string; rate: bigint; from: string; to: string | null }[]
  /** Of each category that is below another one. */
  parentOf: Record<string, string>
  /** What the applied gift card holds. Null: none is applied. */
  giftCard: bigint | null
}

export type ReferenceResult = {
  /** Those of the cart, then one for each gift. */
  lines: {
    id: string
    /** All pieces at the price that a reduction is announced from. */
    list: bigint
    /** After the promotions of lines. */
    afterLines: bigint
    /** After those of the order too: what is paid for the line. */
    paid: bigint
    /** What is VAT of it. */
    tax: bigint
  }[]
  /** What each promotion takes off what, in the order in which they were given. */
  given: { promotion: number; of: string; amount: bigint }[]
  shipments: { id: number; fee: bigint; taken: bigint }[]
  /** Whether the parcel costs nothing, and what is missing to the sum that makes it so. */
  freeDelivery: { isFree: boolean; missing: bigint }
  /** One of each rate above nothing that something was taxed by, the highest first. */
  taxes: { rate: bigint; net: bigint; tax: bigint }[]
  taxTotal: bigint
  /** By promotions. */
  saved: bigint
  fees: bigint
  total: bigint
  paidByGiftCard: bigint
  payable: bigint
}
