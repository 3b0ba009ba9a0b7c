import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
import type { Result } from '#src/common/result.ts'
import { clientOf } from '#src/identity/server/account/account.routes.ts'
import type { AdminRequest, CustomerAdmin } from '#src/identity/server/account/customer-admin.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import { AddressInput, AddressList } from '../contract/address-book.ts'
import {
  CustomerAddressParams,
  CustomerParams,
  CustomerUpdate,
  InvitedCustomer,
  NewCustomer,
  StaffCustomer,
} from '../contract/customers.ts'
import { type KnownCustomer, presentAddresses, presentStaffCustomer } from './account.presenter.ts'
import type { AddressBook } from './address-book.ts'
import type { Customers } from './customers.ts'

export interface CustomersRoutesDeps {
  customers: Customers
  admin: CustomerAdmin
  book: AddressBook
  text: TextLookup
}

const tags = ['customers']
const write = { permission: 'customers:write' } as const
const notThere = () => refuseRequest({ kind: 'not-found' })

/** Customer API for staff (specification 3, section 7.4; C-16); the privacy domain erases customers. */
export const customersRoutes =
  ({ customers, admin, book, text }: CustomersRoutesDeps) =>
  (app: App): void => {
    const adminRequestOf = (request: FastifyRequest): AdminRequest => ({
      actor: shopActorOf(request),
      visit: clientOf(request),
    })
    const speaking = ({ language }: FastifyRequest) => ({ language, text })
    const answer = (found: Result<KnownCustomer, Refusal>, request: FastifyRequest) =>
      found.ok ? presentStaffCustomer(found.value, speaking(request)) : refuseRequest(found.error)

    app.post(
      '/api/cda/customers/signup',
      {
        config: write,
        schema: {
          tags,
          summary: 'Makes an account and mails its owner the link that opens it',
          body: InvitedCustomer,
          response: { 201: StaffCustomer },
        },
      },
      async (request, reply) => {
        const made = await customers.create(request.body, adminRequestOf(request), request.language, true)
        return reply.code(201).send(answer(made, request))
      },
    )
    app.post(
      '/api/cda/customers',
      {
        config: write,
        schema: {
          tags,
          summary: 'Makes an account, without a mail',
          description: 'Its owner opens it by the page of forgotten passwords, or by a code.',
          body: NewCustomer,
          response: { 201: StaffCustomer },
        },
      },
      async (request, reply) => {
        const made = await customers.create(request.body, adminRequestOf(request), request.language, false)
        return reply.code(201).send(answer(made, request))
      },
    )
    app.put(
      '/api/cda/customers',
      {
        config: write,
        schema: {
          tags,
          summary: 'Changes a customer; what is left out stays',
          description:
            'Another e-mail address is asked for: it counts once it is confirmed, and the one before is told.',
          body: CustomerUpdate,
          response: { 200: StaffCustomer },
        },
      },
      async (request) => answer(await customers.update(request.body, adminRequestOf(request)), request),
    )
    app.get(
      '/api/cda/customers/:id',
      {
        config: { permission: 'customers:read' },
        schema: {
          tags,
          summary: 'A customer; who looks is written down',
          params: CustomerParams,
          response: { 200: StaffCustomer },
        },
      },
      async (request) => {
        const customer = await customers.read(request.params.id, shopActorOf(request))
        return customer ? presentStaffCustomer(customer, speaking(request)) : notThere()
      },
    )

    const acts: readonly Act[] = [
      {
        path: 'password',
        status: 204,
        summary: 'Ends the password and every session; its owner is told',
        act: (id, asking) => admin.endPassword(id, asking, false),
      },
      {
        path: 'password/reset',
        status: 204,
        summary: 'The same, with the link to choose a new one in the mail',
        act: (id, asking) => admin.endPassword(id, asking, true),
      },
      {
        path: 'password/token',
        status: 202,
        summary: 'Mails the link to choose a new password',
        act: (id, asking) => admin.mailReset(id, asking),
      },
      {
        path: 'email/token',
        status: 202,
        summary: 'Mails the link that proves the address once more',
        act: (id, asking) => admin.emailVerification(id, asking),
      },
      {
        path: 'email/confirm',
        status: 204,
        // A stricter permission, because it can move an account to another mailbox.
        permission: 'customers:publish',
        summary: 'Confirms the address in its owner’s place',
        act: (id, { actor }) => admin.confirmEmail(id, actor),
      },
    ]
    for (const { act, path, status, summary, permission = write.permission } of acts)
      app.post(
        `/api/cda/customers/:id/${path}`,
        {
          config: { permission },
          schema: { tags, summary, params: CustomerParams, response: { [status]: Type.Null() } },
        },
        async (request, reply) => {
          const { id } = request.params as { id: string } // by its schema
          const done = await act(id, adminRequestOf(request))
          return done.ok ? reply.code(status).send(null) : refuseRequest(done.error)
        },
      )

    app.post(
      '/api/cda/customers/:id/addresses',
      {
        config: write,
        schema: {
          tags,
          summary: 'Adds an address to a customer’s book, or changes the one with that id',
          params: CustomerParams,
          body: AddressInput,
          response: { 200: AddressList },
        },
      },
      async (request) => {
        const { id } = request.params
        if (!(await customers.isThere(id, shopActorOf(request)))) return notThere()
        const saved = await book.save(id, request.body, shopActorOf(request))
        return saved.ok ? presentAddresses(saved.value, speaking(request)) : refuseRequest(saved.error)
      },
    )
    app.delete(
      '/api/cda/customers/:id/addresses/:addressId',
      {
        config: write,
        schema: { tags, summary: 'Removes an address', params: CustomerAddressParams, response: { 200: AddressList } },
      },
      async (request) => {
        const { id, addressId } = request.params
        const removed = await book.remove(id, addressId, shopActorOf(request))
        return removed.ok ? presentAddresses(removed.value, speaking(request)) : refuseRequest(removed.error)
      },
    )
  }

interface Act {
  path: string
  status: 202 | 204
  permission?: 'customers:publish'
  summary: string
  act: (id: string, asking: AdminRequest) => Promise<Result<unknown, Refusal>>
}
