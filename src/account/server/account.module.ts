import type { TextLookup } from '#src/common/errors.ts'
import { createPermissions } from '#src/consents/server/marketing/permissions.ts'
import { createSubscriberAdmin } from '#src/consents/server/marketing/subscriber-admin.ts'
import type { CustomerAdmin } from '#src/identity/server/account/customer-admin.ts'
import { createPersonalReads } from '#src/platform/audit/personal-reads.ts'
import type { Deletions } from '#src/privacy/server/deletions.ts'
import type { Exports } from '#src/privacy/server/exports.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Keyring } from '#src/platform/keys/keyring.ts'
import type { Profiles } from '#src/identity/server/account/profiles.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import type { PageExtras, PageExtrasByTemplate } from '#src/shell/server/page-extras.ts'
import { accountRoutes } from './account.routes.ts'
import { createCustomers } from './customers.ts'
import { customerResource } from './customers.resource.ts'
import { customersRoutes } from './customers.routes.ts'
import { createAddressBook } from './address-book.ts'
import { createUsers } from './users.ts'

export interface AccountModuleDeps {
  db: Database
  clock: Clock
  text: TextLookup
  keyring: Pick<Keyring, 'accountWidget'>
  profiles: Profiles
  customerAdmin: CustomerAdmin
  deletions: Pick<Deletions, 'find' | 'force'>
  exports: Pick<Exports, 'askFor'>
  /** Script of the member profile; empty: none. */
  widgetUrl: string
}

const ofCustomers: PageExtras = { isPrivate: true }
export const accountPageExtras: PageExtrasByTemplate = {
  'my-account-page': ofCustomers,
  'my-order-history-page': ofCustomers,
  'my-addresses-page': ofCustomers,
  'my-sign-in-page': ofCustomers,
  'my-email-preferences-page': ofCustomers,
  'my-account-widget-page': ofCustomers,
}

/** Details that customers keep and change in their account. */
export function createAccountModule({ keyring, customerAdmin: admin, ...deps }: AccountModuleDeps) {
  const book = createAddressBook(deps)
  const users = createUsers({ ...deps, book })
  const subscribers = createSubscriberAdmin(deps)
  const customers = createCustomers({ ...deps, admin, book, subscribers, reads: createPersonalReads(deps) })
  return {
    resources: [customerResource({ ...deps, admin, customers, permissions: createPermissions(deps) })],
    routes: [
      accountRoutes({ ...deps, keys: keyring.accountWidget, book, users }),
      customersRoutes({ ...deps, admin, book, customers }),
    ],
  } satisfies DomainModule
}
