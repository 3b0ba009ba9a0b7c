import { routesOf } from '#src/platform/http/route.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { RestockBody } from '../../contract/restock.ts'
import type { Restock } from './restock.service.ts'

/** Back-in-stock requests (C-7). */
export const restockRoutes =
  ({ restock }: { restock: Pick<Restock, 'request'> }) =>
  (app: App): void => {
    const route = routesOf(app, ['catalogue'])
    route(
      'POST /api/inventory/notify',
      {
        summary: 'Asks for one mail when a sold-out variation can be bought again',
        description:
          'The address is deleted with the mail, or after a year. 400 for a bad address (`errors.email`), for what is not sold (`catalogue/restock/not-for-sale`) and for what is in stock (`catalogue/restock/in-stock`); 404 for an unknown code.',
        permission: 'restock:write',
        limit: 'forms',
        body: RestockBody,
        status: 202,
      },
      ({ body: { code, email, language }, request }) => restock.request(code, email, language ?? request.language),
    )
  }
