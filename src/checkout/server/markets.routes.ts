import { Type } from 'typebox'
import type { TextLookup } from '#src/common/errors.ts'
import { languages } from '#src/common/locale.ts'
import { currency } from '#src/common/money.ts'
import { routesOf } from '#src/platform/http/route.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { defaultMarketId } from '#src/cart/contract/limits.ts'
import { countries } from '#src/common/countries.ts'

const Market = Type.Object({
  marketId: Type.String(),
  name: Type.String(),
  currency: Type.String(),
  languages: Type.Array(Type.String()),
  countries: Type.Array(
    Type.Object({ countryCode: Type.String(), countryName: Type.String(), telephonePrefix: Type.String() }),
  ),
})

/** Where the shop sells: the source of every choice of country (C-3.12). */
export const marketsRoutes =
  ({ text }: { text: TextLookup }) =>
  (app: App): void => {
    const route = routesOf(app, ['lookups'])
    route(
      'GET /api/markets',
      { summary: 'Markets with the countries they deliver to', permission: 'site:read', answer: Type.Array(Market) },
      async ({ language }) => [
        {
          marketId: defaultMarketId,
          name: text(language, 'countries/fin'),
          currency,
          languages: [...languages],
          countries: countries.map(({ countryCode, telephonePrefix, nameKey }) => ({
            countryCode,
            countryName: text(language, nameKey),
            telephonePrefix,
          })),
        },
      ],
    )
  }
