import type { TextLookup } from '#src/common/errors.ts'
import { displayMoney, toEuros } from '#src/common/money.ts'
import { GiftCardApplied, GiftCardBody, GiftCardRemoved } from '#src/gift-cards/contract/gift-card.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, ownerOf } from '#src/platform/http/route-types.ts'
import { CheckoutParams } from '../contract/checkout.ts'
import type { GiftCardCheckout } from './gift-card-checkout.ts'

/** A gift card for a cart (specification 3, section 7.2; C-4.8). */
export const giftCardRoutes =
  ({ giftCards, text }: { giftCards: GiftCardCheckout; text: TextLookup }) =>
  (app: App): void => {
    const route = routesOf(app, ['checkout'])
    route(
      'POST /api/me/checkout/:id/gift-card',
      {
        summary: 'Pays with a gift card as far as it goes',
        permission: 'my-checkout:write',
        limit: 'giftCard',
        params: CheckoutParams,
        body: GiftCardBody,
        answer: GiftCardApplied,
      },
      async ({ params, body, language, request }) => {
        const result = await giftCards.apply(ownerOf(request), params.id, body, request.ip, language)
        if (!result.ok) return result
        const { appliedCents, remainingCents } = result.value
        const appliedDisplayAmount = displayMoney(appliedCents, language)
        return {
          message: text(language, 'gift-card/applied', { amount: appliedDisplayAmount }),
          appliedAmount: toEuros(appliedCents),
          appliedDisplayAmount,
          remainingBalanceDisplay: displayMoney(remainingCents, language),
        }
      },
    )

    route(
      'DELETE /api/me/checkout/:id/gift-card',
      {
        summary: 'Takes the gift card off',
        permission: 'my-checkout:write',
        params: CheckoutParams,
        answer: GiftCardRemoved,
      },
      async ({ params, language, request }) => {
        const result = await giftCards.remove(ownerOf(request), params.id, language)
        return result.ok ? { message: text(language, 'gift-card/removed') } : result
      },
    )
  }
