import { Type } from 'typebox'
import { authorise } from '#src/common/authorise.ts'
import { notFound, type TextLookup } from '#src/common/errors.ts'
import { languages } from '#src/common/locale.ts'
import { ok, refuse } from '#src/common/result.ts'
import type { Permissions } from '#src/consents/server/marketing/permissions.ts'
import { type AdminRequest, type CustomerAdmin, profileVersion } from '#src/identity/server/account/customer-admin.ts'
import { emailKey } from '#src/identity/server/account/email-key.ts'
import { auditFields, readRecordAudit } from '#src/platform/audit/record-audit.ts'
import type { Database } from '#src/platform/database/database.ts'
import { createListQuery } from '#src/platform/resources/list-query.ts'
import {
  action,
  type ActionContext,
  defineResource,
  recordFields,
  type Resource,
  writing,
} from '#src/platform/resources/resource.ts'
import type { Deletions } from '#src/privacy/server/deletions.ts'
import type { Exports } from '#src/privacy/server/exports.ts'
import { customerList } from './customer-list.sql.ts'
import { listCustomerOrders } from './customer-record.store.ts'
import type { Customers } from './customers.ts'

export interface CustomerResourceDeps {
  db: Database
  text: TextLookup
  admin: CustomerAdmin
  customers: Customers
  permissions: Pick<Permissions, 'describe'>
  deletions: Pick<Deletions, 'force'>
  exports: Pick<Exports, 'askFor'>
}

const closed = (example: object) => ({ additionalProperties: false, examples: [example] })
const time = Type.String({ format: 'date-time' })
const Named = Type.Object({ value: Type.String(), label: Type.String() })
const words = (max: number) => Type.String({ maxLength: max })
const NoBody = Type.Object({}, closed({}))
const person = { firstName: words(100), lastName: words(100), email: words(254) }

const CustomerRecord = Type.Object({
  ...recordFields(customerList.fields),
  firstName: Type.String(),
  lastName: Type.String(),
  orders: Type.Array(
    Type.Object({ orderNumber: Type.String(), createdAt: time, status: Named, totalCents: Type.Integer() }),
  ),
  addresses: Type.Array(
    Type.Object({
      name: Type.String(),
      recipient: Type.String(),
      line1: Type.String(),
      postalCode: Type.String(),
      city: Type.String(),
      phoneNumber: Type.String(),
    }),
  ),
  /** Every change of the consent to marketing, newest first. */
  consents: Type.Array(Type.Object({ at: time, isGiven: Type.Boolean(), source: Named, version: Type.String() })),
  sessions: Type.Array(Type.Object({ device: Type.String(), signedInAt: time, seenAt: time })),
  ...auditFields,
})

/** A number as people write it: without a country it is a Finnish one. */
const phoneOf = (typed: string): string =>
  typed
    .replaceAll(/[\s()-]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+358')

const requestOf = ({ actor, network }: ActionContext): AdminRequest => ({
  actor,
  visit: { cookies: {}, network, device: '' },
})

/** Customers in the back office: what is known of them, and who has looked. */
export function customerResource(deps: CustomerResourceDeps): Resource {
  const { db, text, admin, customers, permissions, deletions, exports } = deps
  const rows = createListQuery(customerList)
  const write = { permission: 'customers:write' } as const
  return defineResource({
    reading: 'customers:read',
    reads: 'account.read',
    exporting: 'customers:export',
    ...customerList,
    record: CustomerRecord,
    async find(id, { actor, language }) {
      authorise(actor, 'customers:read')
      const known = await customers.find(id, actor)
      const row = known && (await rows.one(db, id))
      if (!known || !row) return null
      const { account, addresses, marketingUpdates } = known
      const orders = await listCustomerOrders(db, account.ownerId ?? '')
      const { history } = await permissions.describe(db, account.email)
      const waits = account.provedAt === null || row['waitingEmail'] !== null
      const able = {
        'mail-reset': account.lockedAt === null,
        'mail-proof': waits,
        lock: account.lockedAt === null,
        unlock: account.lockedAt !== null,
        'end-password': true,
        'confirm-email': waits,
        'end-newsletter': marketingUpdates,
        export: account.provedAt !== null,
        erase: true,
      }
      const { firstName, lastName } = account
      const fields = {
        ...row,
        firstName,
        lastName,
        orders: orders.map(({ createdAt, status, ...order }) => ({
          ...order,
          createdAt: new Date(createdAt).toISOString(),
          status: { value: status, label: text(language, `office/orders/status/${status}`) },
        })),
        addresses: addresses.map(({ phone, line2, ...address }) => ({
          ...address,
          recipient: `${address.firstName} ${address.lastName}`.trim(),
          line1: [address.line1, line2].filter(Boolean).join(', '),
          phoneNumber: phone,
        })),
        consents: history.map(({ value, source, ...given }) => ({
          ...given,
          isGiven: value,
          source: { value: source, label: text(language, `account/preferences/source/${source}`) },
        })),
        sessions: await admin.devices(id, actor),
        ...(await readRecordAudit(deps, 'account', id, language)),
      }
      const ready = Object.entries(able).flatMap(([name, is]) => (is ? [name] : []))
      return { version: profileVersion(account), ready, fields }
    },
    create: writing({
      ...write,
      body: Type.Object(
        { ...person, phone: Type.Optional(words(40)), language: Type.Enum(languages) },
        closed({ firstName: 'Aino', lastName: 'Virta', email: 'aino@posti.example', language: 'fi' }),
      ),
      async run(_id, body, by) {
        const made = await customers.create(
          { ...body, phone: phoneOf(body.phone ?? '') },
          requestOf(by),
          by.language,
          true,
        )
        return made.ok ? ok(made.value.account.id) : made
      },
    }),
    change: writing({
      ...write,
      body: Type.Object(
        {
          version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
          firstName: Type.Optional(person.firstName),
          lastName: Type.Optional(person.lastName),
          email: Type.Optional(person.email),
          phone: Type.Optional(Type.Union([words(40), Type.Null()])),
          language: Type.Optional(Type.Enum(languages)),
        },
        closed({ version: 3, firstName: 'Aino' }),
      ),
      run: (customerId, { phone, ...body }, by) =>
        customers.update(
          { customerId, ...body, ...(phone !== undefined && { phone: phoneOf(phone ?? '') }) },
          requestOf(by),
        ),
    }),
    actions: {
      'mail-reset': action({ ...write, body: NoBody, run: (id, _, by) => admin.mailReset(id, requestOf(by)) }),
      'mail-proof': action({ ...write, body: NoBody, run: (id, _, by) => admin.emailVerification(id, requestOf(by)) }),
      lock: action({
        ...write,
        isBulk: true,
        body: NoBody,
        run: (id, _, by) => customers.update({ customerId: id, status: 'Locked' }, requestOf(by)),
      }),
      unlock: action({
        ...write,
        isBulk: true,
        body: NoBody,
        run: (id, _, by) => customers.update({ customerId: id, status: 'Active' }, requestOf(by)),
      }),
      'end-password': action({
        ...write,
        body: NoBody,
        run: (id, _, by) => admin.endPassword(id, requestOf(by), true),
      }),
      'end-newsletter': action({
        ...write,
        body: NoBody,
        run: (id, _, by) => customers.update({ customerId: id, marketingUpdates: false }, requestOf(by)),
      }),
      // It can move an account to another mailbox.
      'confirm-email': action({
        permission: 'customers:publish',
        body: NoBody,
        run: (id, _, { actor }) => admin.confirmEmail(id, actor),
      }),
      export: action({
        permission: 'customers:export',
        body: NoBody,
        async run(id, _, { actor }) {
          authorise(actor, 'customers:export')
          if (!(await customers.find(id, actor))) return refuse(notFound)
          return (await exports.askFor(id, actor))
            ? ok(undefined)
            : refuse({ kind: 'business', status: 409, problems: [{ key: 'office/customers/exported-now' }] })
        },
      }),
      erase: action({
        permission: 'customers:delete',
        body: Type.Object({ confirmEmail: person.email }, closed({ confirmEmail: 'aino@posti.example' })),
        async run(id, { confirmEmail }, { actor }) {
          authorise(actor, 'customers:delete')
          const known = await customers.find(id, actor)
          if (!known) return refuse(notFound)
          if (emailKey(confirmEmail) !== known.account.emailKey)
            return refuse({ kind: 'fields', fields: { confirmEmail: ['office/customers/other-email'] } })
          const isErased = await deletions.force(id, actor)
          return isErased === null ? refuse(notFound) : ok(undefined)
        },
      }),
    },
  })
}
