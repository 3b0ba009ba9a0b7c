import { Type } from 'typebox'
import type { Cents } from '#src/common/money.ts'
import { typedCodeMaxLength, typedPinMaxLength } from './limits.ts'

/** POST /api/me/checkout/{id}/gift-card. Every wrong value gets the same response, so the schema has no pattern. */
export const GiftCardBody = Type.Object(
  {
    code: Type.String({ maxLength: typedCodeMaxLength }),
    pin: Type.String({ maxLength: typedPinMaxLength }),
  },
  { additionalProperties: false },
)
export type GiftCardBody = Type.Static<typeof GiftCardBody>

export const GiftCardApplied = Type.Object({
  message: Type.String(),
  /** What the card pays of this cart, in euros. */
  appliedAmount: Type.Number(),
  appliedDisplayAmount: Type.String(),
  /** What remains on it. */
  remainingBalanceDisplay: Type.String(),
})
export type GiftCardApplied = Type.Static<typeof GiftCardApplied>

export const GiftCardRemoved = Type.Object({ message: Type.String() })
export type GiftCardRemoved = Type.Static<typeof GiftCardRemoved>

/** The card that pays a cart, with the balance that its shopper has seen. */
export interface AppliedGiftCard {
  id: string
  last4: string
  balanceCents: Cents
}

/** POST /api/gift-cards/balance (EXT, C-19): the body is that of a card put to a cart. */
export const GiftCardBalance = Type.Object({
  last4: Type.String(),
  valueDisplay: Type.String(),
  balance: Type.Number({ description: 'euros' }),
  balanceDisplay: Type.String(),
  /** Last day, as it is written in the reader's language. */
  expiresDisplay: Type.String(),
  /** What was paid with it and what came back, oldest first. */
  movements: Type.Array(
    Type.Object({
      kind: Type.Enum(['held', 'used', 'returned']),
      dayDisplay: Type.String(),
      amountDisplay: Type.String({ description: 'with its sign' }),
    }),
  ),
})
export type GiftCardBalance = Type.Static<typeof GiftCardBalance>
