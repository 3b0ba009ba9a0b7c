import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { business, notFound, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { SubscriberAdmin } from '#src/consents/server/marketing/subscriber-admin.ts'
import type { Also, AdminRequest, CustomerAdmin } from '#src/identity/server/account/customer-admin.ts'
import type { PersonalReads } from '#src/platform/audit/personal-reads.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Deletions } from '#src/privacy/server/deletions.ts'
import type { CustomerUpdate, NewCustomer } from '../contract/customers.ts'
import type { KnownCustomer } from './account.presenter.ts'
import type { AddressBook } from './address-book.ts'

export interface CustomersDeps {
  db: Database
  admin: CustomerAdmin
  book: AddressBook
  subscribers: Pick<SubscriberAdmin, 'isGiven' | 'endIn'>
  deletions: Pick<Deletions, 'find'>
  reads: PersonalReads
}

type Found = Result<KnownCustomer, Refusal>
export type Customers = ReturnType<typeof createCustomers>

const notOurs = business({ key: 'account/marketing-not-ours' })
const erasedElsewhere: Refusal = { kind: 'fields', fields: { status: ['forms/validation/invalid'] } }

/** Customers as staff manage them (C-16): account, addresses and marketing together. */
export function createCustomers({ db, admin, book, subscribers, deletions, reads }: CustomersDeps) {
  async function find(id: string, actor: ShopActor): Promise<KnownCustomer | null> {
    authorise(actor, 'customers:read')
    const account = await admin.find(id, actor)
    if (!account) return null
    return {
      account,
      addresses: await book.list(id),
      marketingUpdates: await subscribers.isGiven(db, account.email),
      isLeaving: (await deletions.find(id)) !== null,
    }
  }
  const answer = async (id: string, actor: ShopActor): Promise<Found> => {
    const customer = await find(id, actor)
    return customer ? ok(customer) : refuse(notFound)
  }

  /** Saves what belongs to the account but not to its row. Staff cannot give marketing consent for a customer. */
  const alsoKeep =
    ({ addresses, marketingUpdates }: Pick<NewCustomer, 'addresses' | 'marketingUpdates'>, actor: ShopActor): Also =>
    async (tx, { id, email }) => {
      if (marketingUpdates === true && !(await subscribers.isGiven(tx, email))) return refuse(notOurs)
      if (marketingUpdates === false) await subscribers.endIn(tx, email, actor)
      return addresses ? book.replaceAll(tx, id, addresses, actor) : ok(undefined)
    }

  return {
    /** The caller audits who has looked. Null: there is none. */
    find,

    /** Reads a customer and audits who has looked. Null: there is none. */
    async read(id: string, actor: ShopActor): Promise<KnownCustomer | null> {
      authorise(actor, 'customers:read')
      const customer = await find(id, actor)
      if (customer) await reads.record(actor, 'account.read', [id])
      return customer
    },

    async create(body: NewCustomer, request: AdminRequest, language: Language, isInvited: boolean): Promise<Found> {
      authorise(request.actor, 'customers:write')
      const { phone = '', email, firstName, lastName } = body
      const form = { email, firstName, lastName, phone, language: body.language ?? language }
      const made = await admin.create(form, request, isInvited, alsoKeep(body, request.actor))
      return made.ok ? answer(made.value.id, request.actor) : made
    },

    /** Updates everything or nothing. */
    async update(
      { customerId, status, ...body }: CustomerUpdate & { version?: number },
      request: AdminRequest,
    ): Promise<Found> {
      authorise(request.actor, 'customers:write')
      const before = await find(customerId, request.actor)
      if (!before) return refuse(notFound)
      if (status === 'Deleted' && !before.isLeaving) return refuse(erasedElsewhere)
      const { email, firstName, lastName, phone, language, version } = body
      const isLocked = status === undefined || status === 'Deleted' ? undefined : status === 'Locked'
      const changes = { email, firstName, lastName, phone, language, isLocked, version }
      const updated = await admin.update(customerId, changes, request, alsoKeep(body, request.actor))
      return updated.ok ? answer(customerId, request.actor) : updated
    },

    /** Whether the customer exists. */
    async isThere(id: string, actor: ShopActor): Promise<boolean> {
      authorise(actor, 'customers:write')
      return (await admin.find(id, actor)) !== null
    },
  }
}
