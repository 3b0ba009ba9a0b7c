import type { FastifyRequest } from 'fastify'
import type { TextLookup } from '#src/common/errors.ts'
import type { Clock } from '#src/platform/clock.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
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

const tags = ['account']
const read = { permission: 'my-account:read' } as const
const write = { permission: 'my-account:write' } as const

/** Returns the signed-in customer's account; the route's access rule has checked the session. */
const accountOf = ({ actor }: FastifyRequest): string =>
  actor.kind === 'customer' ? actor.accountId : refuseRequest({ kind: 'unauthenticated' })

/** Account API for the customer (specification 3, section 7.4; C-6.2, C-6.4, C-6.5). */
export const accountRoutes =
  ({ users, book, keys, widgetUrl, clock, text }: AccountRouteDeps) =>
  (app: App): void => {
    const speaking = ({ language }: FastifyRequest) => ({ language, text })

    app.get(
      '/api/me/userdetails',
      {
        config: { ...read, access: 'optional' },
        schema: { tags, summary: 'Who is signed in; null: nobody', response: { 200: UserOrNull } },
      },
      async (request, reply) => {
        const { actor } = request
        const profile = actor.kind === 'customer' ? await users.find(actor.accountId) : null
        const user = profile && presentUser(profile, await book.list(profile.id), speaking(request))
        return reply.type('application/json').send(user)
      },
    )
    app.post(
      '/api/me/userdetailsupdate',
      {
        config: write,
        schema: {
          tags,
          summary: 'Changes names, number and billing address',
          description:
            'The whole of them: a value that is left out is empty from then on. 400 `{ message }` without a name.',
          body: UserUpdate,
          response: { 200: User },
        },
      },
      async (request) => {
        const result = await users.update(accountOf(request), request.body)
        if (!result.ok) return refuseRequest(result.error)
        return presentUser(result.value, await book.list(result.value.id), speaking(request))
      },
    )
    app.get(
      '/api/me/accountwidget',
      {
        config: read,
        schema: { tags, summary: 'What the account widget knows a customer by', response: { 200: AccountWidgetData } },
      },
      async (request) => ({
        // Includes the time, so that an intercepted value does not open the profile for ever.
        userIdEncrypted: keys.seal(`${accountOf(request)} ${Math.floor(+clock.now() / 1000)}`),
        scriptUrl: widgetUrl,
      }),
    )
    app.get(
      '/api/me/subscriberid',
      {
        config: read,
        schema: { tags, summary: 'What scripts for marketing may know a customer by', response: { 200: Subscriber } },
      },
      (request) => Promise.resolve({ subscriberId: keys.sign(`subscriber ${accountOf(request)}`) }),
    )
    app.get(
      '/api/cda/me',
      { config: read, schema: { tags, summary: 'The customer and their addresses', response: { 200: Customer } } },
      async (request) => {
        const accountId = accountOf(request)
        const profile = (await users.find(accountId)) ?? refuseRequest({ kind: 'unauthenticated' })
        return presentCustomer(profile, await book.list(accountId), speaking(request))
      },
    )
    app.post(
      '/api/cda/me/addresses',
      {
        config: write,
        schema: {
          tags,
          summary: 'Adds an address, or changes the one with that id',
          body: AddressInput,
          response: { 200: AddressList },
        },
      },
      async (request) => {
        const result = await book.save(accountOf(request), request.body)
        return result.ok ? presentAddresses(result.value, speaking(request)) : refuseRequest(result.error)
      },
    )
    app.delete(
      '/api/cda/me/addresses/:id',
      {
        config: write,
        schema: { tags, summary: 'Removes an address', params: AddressParams, response: { 200: AddressList } },
      },
      async (request) => {
        const result = await book.remove(accountOf(request), request.params.id)
        return result.ok ? presentAddresses(result.value, speaking(request)) : refuseRequest(result.error)
      },
    )
  }
