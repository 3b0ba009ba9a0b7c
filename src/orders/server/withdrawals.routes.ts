import { routesOf } from '#src/platform/http/route.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { WithdrawalAnswer, WithdrawalBody, WithdrawalChoices, WithdrawalChoicesBody } from '../contract/withdrawal.ts'
import type { Withdrawals } from './withdrawals.ts'

/** The withdrawal function (C-5.5) requires no sign-in. */
export const withdrawalsRoutes =
  ({ withdrawals }: { withdrawals: Withdrawals }) =>
  (app: App): void => {
    const route = routesOf(app, ['orders'])
    route(
      'POST /api/withdrawals',
      {
        summary: 'States a withdrawal, which is acknowledged by mail at once',
        description: 'The same 202 whether an order is found for number and name or not: then a person looks for it.',
        permission: 'withdrawals:write',
        limit: 'forms',
        body: WithdrawalBody,
        answer: WithdrawalAnswer,
        status: 202,
      },
      ({ body, language, actor }) => withdrawals.state(body, language, actor),
    )
    route(
      'POST /api/withdrawals/lines',
      {
        summary: 'What of an order may be withdrawn from',
        description: 'Empty unless number, name and address all go together, or the key is the order’s.',
        permission: 'withdrawals:write',
        limit: 'orderLookup',
        body: WithdrawalChoicesBody,
        answer: WithdrawalChoices,
      },
      ({ body, language }) => withdrawals.choices(body, language),
    )
  }
