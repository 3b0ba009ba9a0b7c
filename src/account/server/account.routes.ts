import type { FastifyRequest } from 'fastify'
import type { TextLookup } from '#src/common/errors.ts'
import type { Clock } from '#src/platform/clock.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { accountOf, type App, refuseRequest } from '#src/platform/http/route-types.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { AddressInput, AddressList, AddressParams, Customer } from '../contract/address-book.ts'
import { AccountWidgetData, Subscriber, User, UserOrNull, UserUpdate } from '../contract/user.ts'
import { presentAddresses, presentCustomer, presentUser } from './account.presenter.ts'
import type { AddressBook } from './address-book.ts'
import type { Users } from './users.ts'

export interface AccountRouteDeps {
  users: Users
  book: AddressBook
  keys: PurposeKeys
  /** Script of the member profile; empty: none. */
  widgetUrl: string
  clock: Clock
  text: TextLookup
}

const read = { permission: 'my-account:read' } as const
const write = { permission: 'my-account:write' } as const

/** Account API for the customer (specification 3, section 7.4; C-6.2, C-6.4, C-6.5). */
export const accountRoutes =
  ({ users, book, keys, widgetUrl, clock, text }: AccountRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['account'])
    const speaking = ({ language }: FastifyRequest) => ({ language, text })

    route(
      'GET /api/me/userdetails',
      { summary: 'Who is signed in; null: nobody', ...read, access: 'optional', answer: UserOrNull },
      async ({ actor, request, reply }) => {
        const profile = actor.kind === 'customer' ? await users.find(actor.accountId) : null
        const user = profile && presentUser(profile, await book.list(profile.id), speaking(request))
        void reply.type('application/json')
        return user
      },
    )
    route(
      'POST /api/me/userdetailsupdate',
      {
        summary: 'Changes names, number and billing address',
        description:
          'The whole of them: a value that is left out is empty from then on. 400 `{ message }` without a name.',
        ...write,
        body: UserUpdate,
        answer: User,
      },
      async ({ body, request }) => {
        const result = await users.update(accountOf(request), body)
        if (!result.ok) return result
        return presentUser(result.value, await book.list(result.value.id), speaking(request))
      },
    )
    route(
      'GET /api/me/accountwidget',
      { summary: 'What the account widget knows a customer by', ...read, answer: AccountWidgetData },
      ({ request }) => ({
        // Includes the time, so that an intercepted value does not open the profile for ever.
        userIdEncrypted: keys.seal(`${accountOf(request)} ${Math.floor(+clock.now() / 1000)}`),
        scriptUrl: widgetUrl,
      }),
    )
    route(
      'GET /api/me/subscriberid',
      { summary: 'What scripts for marketing may know a customer by', ...read, answer: Subscriber },
      ({ request }) => ({ subscriberId: keys.sign(`subscriber ${accountOf(request)}`) }),
    )
    route(
      'GET /api/cda/me',
      { summary: 'The customer and their addresses', ...read, answer: Customer },
      async ({ request }) => {
        const accountId = accountOf(request)
        const profile = (await users.find(accountId)) ?? refuseRequest({ kind: 'unauthenticated' })
        return presentCustomer(profile, await book.list(accountId), speaking(request))
      },
    )
    route(
      'POST /api/cda/me/addresses',
      {
        summary: 'Adds an address, or changes the one with that id',
        ...write,
        body: AddressInput,
        answer: AddressList,
      },
      async ({ body, request }) => {
        const result = await book.save(accountOf(request), body)
        return result.ok ? presentAddresses(result.value, speaking(request)) : result
      },
    )
    route(
      'DELETE /api/cda/me/addresses/:id',
      { summary: 'Removes an address', ...write, params: AddressParams, answer: AddressList },
      async ({ params, request }) => {
        const result = await book.remove(accountOf(request), params.id)
        return result.ok ? presentAddresses(result.value, speaking(request)) : result
      },
    )
  }
