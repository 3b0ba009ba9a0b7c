import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { WithdrawalAnswer, WithdrawalBody, WithdrawalChoices, WithdrawalChoicesBody } from '../contract/withdrawal.ts'
import type { Withdrawals } from './withdrawals.ts'

const tags = ['orders']

/** The withdrawal function (C-5.5) requires no sign-in. */
export const withdrawalsRoutes =
  ({ withdrawals }: { withdrawals: Withdrawals }) =>
  (app: App): void => {
    app.post(
      '/api/withdrawals',
      {
        config: { permission: 'withdrawals:write', limit: 'forms' },
        schema: {
          tags,
          summary: 'States a withdrawal, which is acknowledged by mail at once',
          description: 'The same 202 whether an order is found for number and name or not: then a person looks for it.',
          body: WithdrawalBody,
          response: { 202: WithdrawalAnswer },
        },
      },
      async (request, reply) => {
        const result = await withdrawals.state(request.body, request.language, request.actor)
        return result.ok ? reply.code(202).send(result.value) : refuseRequest(result.error)
      },
    )
    app.post(
      '/api/withdrawals/lines',
      {
        config: { permission: 'withdrawals:write', limit: 'orderLookup' },
        schema: {
          tags,
          summary: 'What of an order may be withdrawn from',
          description: 'Empty unless number, name and address all go together, or the key is the order’s.',
          body: WithdrawalChoicesBody,
          response: { 200: WithdrawalChoices },
        },
      },
      (request) => withdrawals.choices(request.body, request.language),
    )
  }
