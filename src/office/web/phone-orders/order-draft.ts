import { emptyUserDetails, toAddressInput, type UserDetails } from '#src/checkout/rules/user-details.ts'
import type { StaffOrderBody } from '#src/checkout/contract/domain-calls.ts'
import type { OrderPreview, OrderPreviewBody } from '#src/checkout/contract/staff-orders.ts'
import type { Language } from '#src/common/locale.ts'
import type { ShippingBody } from '#src/delivery/contract/delivery.ts'
import type { Choice } from '#src/promotions/contract/promotion-form.ts'
import type { CountedLine } from '../goods/CountedGoods.tsx'
import { readDraft } from './kept-order.ts'

/** An order that is being taken on the telephone, as this browser keeps it. */
export interface OrderDraft {
  /** Names the try to place it: the same contents are placed once, however often they are sent. */
  key: string
  lines: readonly CountedLine[]
  customer: Choice | null
  shipping: UserDetails
  hasOtherBill: boolean
  billing: UserDetails
  delivery: ShippingBody | null
  coupon: string
  greeting: string
  notes: string
  language: Language
  /** Consents that the customer has agreed to: id and version. */
  agreed: readonly string[]
}

export const emptyDraft = (language: Language): OrderDraft => ({
  key: crypto.randomUUID(),
  lines: [],
  customer: null,
  shipping: emptyUserDetails,
  hasOtherBill: false,
  billing: emptyUserDetails,
  delivery: null,
  coupon: '',
  greeting: '',
  notes: '',
  language,
  agreed: [],
})

/** Null: nothing is kept. */
export function keptDraft(staffId: string, language: Language): OrderDraft | null {
  const kept = readDraft(staffId)
  return kept === null ? null : { ...emptyDraft(language), ...(kept as OrderDraft) } // what useOrderForm keeps
}

const addressesOf = ({ shipping, hasOtherBill, billing }: OrderDraft): StaffOrderBody['addresses'] => ({
  shippingAddress: toAddressInput(shipping),
  ...(hasOtherBill && { billingAddress: toAddressInput(billing) }),
})

const linesOf = ({ lines }: OrderDraft) => lines.map(({ value: code, quantity }) => ({ code, quantity }))
const couponOf = ({ coupon }: OrderDraft) => coupon.trim() !== '' && { coupon: coupon.trim() }

export const previewOf = (draft: OrderDraft, pointsNear: string): OrderPreviewBody => ({
  lines: linesOf(draft),
  addresses: addressesOf(draft),
  language: draft.language,
  ...(draft.delivery && { delivery: draft.delivery }),
  ...(pointsNear.trim() !== '' && { pointsNear: pointsNear.trim() }),
  ...couponOf(draft),
})

export const consentName = ({ id, version }: OrderPreview['consents'][number]): string => `${id} ${version}`

/** The order as it is placed, at the total that the customer has heard. */
export const orderOf = (draft: OrderDraft, shown: OrderPreview): StaffOrderBody => ({
  lines: linesOf(draft),
  addresses: addressesOf(draft),
  language: draft.language,
  greeting: draft.greeting,
  notes: draft.notes,
  expectedTotal: shown.totalCents / 100,
  consents: shown.consents.map((consent) => ({
    id: consent.id,
    version: consent.version,
    accepted: draft.agreed.includes(consentName(consent)),
  })),
  ...(draft.customer && { customerId: draft.customer.value }),
  ...(draft.delivery && { delivery: draft.delivery }),
  ...couponOf(draft),
})
