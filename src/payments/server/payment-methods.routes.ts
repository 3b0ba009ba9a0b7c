import { Type } from 'typebox'
import { defaultMarketId } from '#src/cart/contract/limits.ts'
import type { TextLookup } from '#src/common/errors.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { PaymentMethodLookup, PaymentMethodsParams } from '../contract/payment-method-lookup.ts'
import { type PaymentMethodsReader, presentPaymentMethods } from './payment-methods.ts'

/** Payment methods, available without a cart (C-4.11). */
export const paymentMethodsRoutes =
  ({ methods, text }: { methods: PaymentMethodsReader; text: TextLookup }) =>
  (app: App): void => {
    const route = routesOf(app, ['lookups'])
    route(
      'GET /api/cda/paymentmethods/:marketId/:language',
      {
        summary: 'Payment methods of a market in a language',
        permission: 'site:read',
        params: PaymentMethodsParams,
        answer: Type.Array(PaymentMethodLookup),
      },
      async ({ params: { marketId, language } }) => {
        if (marketId !== defaultMarketId) return refuseRequest({ kind: 'not-found' })
        return presentPaymentMethods(await methods.find(language, marketId, null), language, text)
      },
    )
  }
