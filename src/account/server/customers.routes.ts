import type { FastifyRequest } from 'fastify'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
import type { Result } from '#src/common/result.ts'
import { clientOf } from '#src/identity/server/account/account.routes.ts'
import type { AdminRequest, CustomerAdmin } from '#src/identity/server/account/customer-admin.ts'
import { routesOf } from '#src/platform/http/route.ts'
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

const write = { permission: 'customers:write' } as const
const notThere = () => refuseRequest({ kind: 'not-found' })

/** Customer API for staff (specification 3, section 7.4; C-16); the privacy domain erases customers. */
export const customersRoutes =
  ({ customers, admin, book, text }: CustomersRoutesDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['customers'])
    const adminRequestOf = (request: FastifyRequest): AdminRequest => ({
      actor: shopActorOf(request),
      visit: clientOf(request),
    })
    const speaking = ({ language }: FastifyRequest) => ({ language, text })
    const answer = (found: Result<KnownCustomer, Refusal>, request: FastifyRequest) =>
      found.ok ? presentStaffCustomer(found.value, speaking(request)) : found

    route(
      'POST /api/cda/customers/signup',
      {
        summary: 'Makes an account and mails its owner the link that opens it',
        ...write,
        body: InvitedCustomer,
        answer: StaffCustomer,
        status: 201,
      },
      async ({ body, language, request }) => {
        const made = await customers.create(body, adminRequestOf(request), language, true)
        return answer(made, request)
      },
    )
    route(
      'POST /api/cda/customers',
      {
        summary: 'Makes an account, without a mail',
        description: 'Its owner opens it by the page of forgotten passwords, or by a code.',
        ...write,
        body: NewCustomer,
        answer: StaffCustomer,
        status: 201,
      },
      async ({ body, language, request }) => {
        const made = await customers.create(body, adminRequestOf(request), language, false)
        return answer(made, request)
      },
    )
    route(
      'PUT /api/cda/customers',
      {
        summary: 'Changes a customer; what is left out stays',
        description: 'Another e-mail address is asked for: it counts once it is confirmed, and the one before is told.',
        ...write,
        body: CustomerUpdate,
        answer: StaffCustomer,
      },
      async ({ body, request }) => answer(await customers.update(body, adminRequestOf(request)), request),
    )
    route(
      'GET /api/cda/customers/:id',
      {
        summary: 'A customer; who looks is written down',
        permission: 'customers:read',
        params: CustomerParams,
        answer: StaffCustomer,
      },
      async ({ params, request }) => {
        const customer = await customers.read(params.id, shopActorOf(request))
        return customer ? presentStaffCustomer(customer, speaking(request)) : notThere()
      },
    )

    const acts: readonly Act[] = [
      {
        path: 'password',
        status: 204,
        summary: 'Ends the password and every session; its owner is told',
        act: (id, request) => admin.endPassword(id, request, false),
      },
      {
        path: 'password/reset',
        status: 204,
        summary: 'The same, with the link to choose a new one in the mail',
        act: (id, request) => admin.endPassword(id, request, true),
      },
      {
        path: 'password/token',
        status: 202,
        summary: 'Mails the link to choose a new password',
        act: (id, request) => admin.mailReset(id, request),
      },
      {
        path: 'email/token',
        status: 202,
        summary: 'Mails the link that proves the address once more',
        act: (id, request) => admin.emailVerification(id, request),
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
      route(
        `POST /api/cda/customers/:id/${path}`,
        { summary, permission, params: CustomerParams, status },
        ({ params, request }) => act(params.id, adminRequestOf(request)),
      )

    route(
      'POST /api/cda/customers/:id/addresses',
      {
        summary: 'Adds an address to a customer’s book, or changes the one with that id',
        ...write,
        params: CustomerParams,
        body: AddressInput,
        answer: AddressList,
      },
      async ({ params, body, request }) => {
        if (!(await customers.isThere(params.id, shopActorOf(request)))) return notThere()
        const saved = await book.save(params.id, body, shopActorOf(request))
        return saved.ok ? presentAddresses(saved.value, speaking(request)) : saved
      },
    )
    route(
      'DELETE /api/cda/customers/:id/addresses/:addressId',
      { summary: 'Removes an address', ...write, params: CustomerAddressParams, answer: AddressList },
      async ({ params, request }) => {
        const removed = await book.remove(params.id, params.addressId, shopActorOf(request))
        return removed.ok ? presentAddresses(removed.value, speaking(request)) : removed
      },
    )
  }

interface Act {
  path: string
  status: 202 | 204
  permission?: 'customers:publish'
  summary: string
  act: (id: string, request: AdminRequest) => Promise<Result<unknown, Refusal>>
}
