import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import type { Database } from '#src/platform/database/database.ts'
import { GiftCardBalance, GiftCardBody } from '../contract/gift-card.ts'
import { presentBalance } from './gift-card.presenter.ts'
import { listEntries } from './gift-card.store.ts'
import { tooManyTries } from './gift-card-tries.ts'
import type { GiftCards } from './gift-cards.service.ts'

export interface GiftCardRoutesDeps {
  db: Database
  giftCards: Pick<GiftCards, 'open'>
}

/** The balance of a card, for a person with code and PIN (C-19). It needs no sign-in: the card is the proof. */
export const giftCardBalanceRoutes =
  ({ db, giftCards }: GiftCardRoutesDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['gift cards'])
    route(
      'POST /api/gift-cards/balance',
      {
        summary: 'What is on a gift card, by code and PIN',
        description:
          'One answer, 400 with `{message}`, for a card that is unknown, blocked or past its day and for a wrong PIN; 429 after five wrong tries of a card or a network in a quarter of an hour.',
        permission: 'gift-card-balance:read',
        limit: 'giftCard',
        body: GiftCardBody,
        answer: GiftCardBalance,
      },
      async ({ body, language, request }) => {
        const opened = await giftCards.open(body, { ip: request.ip, cartId: null })
        if (!opened.ok)
          return refuseRequest(
            opened.error === 'unusable'
              ? { kind: 'message', status: 400, key: 'gift-card/balance/failed' }
              : tooManyTries('gift-card/balance/too-many-tries'),
          )
        return presentBalance(opened.value, await listEntries(db, opened.value.id), language)
      },
    )
  }
