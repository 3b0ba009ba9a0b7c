import type { CartService, StoredCartView } from '#src/cart/server/cart.service.ts'
import type { Owner } from '#src/common/actor.ts'
import { notFound, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { Cents } from '#src/common/money.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { GiftCardBody } from '#src/gift-cards/contract/gift-card.ts'
import { tooManyTries } from '#src/gift-cards/server/gift-card-tries.ts'
import { type GiftCards, lockUsableCard } from '#src/gift-cards/server/gift-cards.service.ts'
import type { Clock } from '#src/platform/clock.ts'

export interface GiftCardCheckoutDeps {
  carts: CartService
  clock: Clock
  giftCards: GiftCards
}

/** What a card that was just applied pays of the cart, and what remains on it. */
export interface AppliedCard {
  appliedCents: Cents
  remainingCents: Cents
}

export type GiftCardCheckout = ReturnType<typeof createGiftCardCheckout>

const said = (key: string): Refusal => ({ kind: 'message', status: 400, key })

/** Applies a gift card to a cart and removes it. Its money is not touched before the order. */
export function createGiftCardCheckout({ carts, clock, giftCards }: GiftCardCheckoutDeps) {
  async function applyTo(
    { id, priced }: { id: string; priced: StoredCartView['priced'] },
    typed: GiftCardBody,
    visitor: Owner,
    ip: string,
    language: Language,
  ): Promise<Result<AppliedCard, Refusal>> {
    const opened = await giftCards.open(typed, { ip, cartId: id })
    if (!opened.ok) {
      return refuse(opened.error === 'unusable' ? said('gift-card/failed') : tooManyTries('gift-card/too-many-tries'))
    }
    // A shopper who has proved the card may know why it cannot be used.
    if (priced.lines.every(({ sellable }) => sellable?.vatClass === 'giftcard'))
      return refuse(said('gift-card/not-for-gift-cards'))
    const changed = await carts.changeFields(visitor, id, language, async (tx) => {
      const giftCard = await lockUsableCard(tx, opened.value.id, clock.now())
      return giftCard ? ok({ giftCard }) : refuse(said('gift-card/empty'))
    })
    if (!changed.ok) return changed
    const appliedCents = changed.value.priced.totals.giftCardCents
    return ok({ appliedCents, remainingCents: (changed.value.row.giftCard?.balanceCents ?? 0) - appliedCents })
  }

  return {
    /** Replaces the cart's gift card. Nothing is hashed for a cart that is not the visitor's. */
    async apply(
      visitor: Owner,
      cartId: string,
      typed: GiftCardBody,
      ip: string,
      language: Language,
    ): Promise<Result<AppliedCard, Refusal>> {
      const cart = await carts.findCart(visitor, cartId, language)
      if (!cart || cart.row.status === 'Expired' || cart.row.status === 'Converted') return refuse(notFound)
      return applyTo({ id: cartId, priced: cart.priced }, typed, visitor, ip, language)
    },

    async remove(visitor: Owner, cartId: string, language: Language): Promise<Result<null, Refusal>> {
      const changed = await carts.changeFields(visitor, cartId, language, { giftCard: null })
      return changed.ok ? ok(null) : changed
    },
  }
}
