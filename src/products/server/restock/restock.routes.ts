import { Type } from 'typebox'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { RestockBody } from '../../contract/restock.ts'
import type { Restock } from './restock.service.ts'

/** Back-in-stock requests (C-7). */
export const restockRoutes =
  ({ restock }: { restock: Pick<Restock, 'request'> }) =>
  (app: App): void => {
    app.post(
      '/api/inventory/notify',
      {
        config: { permission: 'restock:write', limit: 'forms' },
        schema: {
          summary: 'Asks for one mail when a sold-out variation can be bought again',
          description:
            'The address is deleted with the mail, or after a year. 400 for a bad address (`errors.email`), for what is not sold (`catalogue/restock/not-for-sale`) and for what is in stock (`catalogue/restock/in-stock`); 404 for an unknown code.',
          tags: ['catalogue'],
          body: RestockBody,
          response: { 202: Type.Null() },
        },
      },
      async (request, reply) => {
        const { code, email, language } = request.body
        const result = await restock.request(code, email, language ?? request.language)
        if (!result.ok) refuseRequest(result.error)
        return reply.code(202).send(null)
      },
    )
  }
