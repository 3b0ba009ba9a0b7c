import type { Language } from '#src/common/locale.ts'
import { isUuid } from '#src/common/uuid.ts'
import type { Database } from '#src/platform/database/database.ts'
import { findAccount, listCustomersOf } from './account.store.ts'

export type CustomerIds = ReturnType<typeof createCustomerIds>

/** Carts and orders belong to an owner id; the calls of the back office name a customer by the account's id. */
export function createCustomerIds(db: Database) {
  return {
    /** `customerId`: an account's id, or the owner id that a cart or an order names. Null: there is no such customer. */
    async ownerOf(customerId: string): Promise<string | null> {
      if (/^v_[\w-]+$/.test(customerId)) return customerId
      if (customerId.startsWith('c_'))
        return (await listCustomersOf(db, [customerId])).has(customerId) ? customerId : null
      const account = isUuid(customerId) ? await findAccount(db, customerId) : null
      return account?.realm === 'customer' ? account.ownerId : null
    },

    /** The owner and the address of an account; null: there is no such customer. */
    async shopperOf(accountId: string): Promise<{ ownerId: string; email: string } | null> {
      const account = isUuid(accountId) ? await findAccount(db, accountId) : null
      return account?.realm === 'customer' && account.ownerId !== null
        ? { ownerId: account.ownerId, email: account.email }
        : null
    },

    /** Returns the customer's language; null for a visitor. */
    async languageOf(ownerId: string): Promise<Language | null> {
      const id = (await listCustomersOf(db, [ownerId])).get(ownerId)
      return id === undefined ? null : ((await findAccount(db, id))?.language ?? null)
    },

    /** Account ids by owner id, without those that belong to visitors. */
    async customersOf(ownerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const customers = ownerIds.filter((id) => id.startsWith('c_'))
      return customers.length === 0 ? new Map() : listCustomersOf(db, customers)
    },
  }
}
