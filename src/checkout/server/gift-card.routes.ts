import type { TextLookup } from '#src/common/errors.ts'
import { displayMoney, toEuros } from '#src/common/money.ts'
import { GiftCardApplied, GiftCardBody, GiftCardRemoved } from '#src/gift-cards/contract/gift-card.ts'
import { type App, ownerOf, refuseRequest } from '#src/platform/http/route-types.ts'
import { CheckoutParams } from '../contract/checkout.ts'
import type { GiftCardCheckout } from './gift-card-checkout.ts'

const tags = ['checkout']

/** A gift card for a cart (specification 3, section 7.2; C-4.8). */
export const giftCardRoutes =
  ({ giftCards, text }: { giftCards: GiftCardCheckout; text: TextLookup }) =>
  (app: App): void => {
    app.post(
      '/api/me/checkout/:id/gift-card',
      {
        config: { permission: 'my-checkout:write', limit: 'giftCard' },
        schema: {
          tags,
          summary: 'Pays with a gift card as far as it goes',
          params: CheckoutParams,
          body: GiftCardBody,
          response: { 200: GiftCardApplied },
        },
      },
      async (request) => {
        const { params, body, language, ip } = request
        const result = await giftCards.apply(ownerOf(request), params.id, body, ip, language)
        if (!result.ok) return refuseRequest(result.error)
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

    app.delete(
      '/api/me/checkout/:id/gift-card',
      {
        config: { permission: 'my-checkout:write' },
        schema: {
          tags,
          summary: 'Takes the gift card off',
          params: CheckoutParams,
          response: { 200: GiftCardRemoved },
        },
      },
      async (request) => {
        const result = await giftCards.remove(ownerOf(request), request.params.id, request.language)
        return result.ok ? { message: text(request.language, 'gift-card/removed') } : refuseRequest(result.error)
      },
    )
  }
