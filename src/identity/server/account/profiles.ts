import type { Database, Executor, Transaction } from '#src/platform/database/database.ts'
import { type AccountRow, findAccount, listPhones, updateProfile } from './account.store.ts'

/** What an account's owner may see of it and other domains may show. */
export type Profile = Pick<
  AccountRow,
  'id' | 'ownerId' | 'email' | 'firstName' | 'lastName' | 'phone' | 'language' | 'createdAt' | 'provedAt'
>

export interface Profiles {
  /** Null: the account no longer exists. */
  find: (accountId: string, executor?: Executor) => Promise<Profile | null>
  update: (
    tx: Transaction,
    accountId: string,
    values: Pick<AccountRow, 'firstName' | 'lastName' | 'phone'>,
  ) => Promise<Profile | null>
  /** Returns the phone numbers of all customers that have one. */
  listPhones: () => Promise<{ accountId: string; phone: string }[]>
}

/** Names and phone numbers of customers, for the domains that show and change them. */
export const createProfiles = (db: Database): Profiles => ({
  find: async (accountId, executor = db) => {
    const row = await findAccount(executor, accountId)
    return row && profileOf(row)
  },
  update: async (tx, accountId, values) => {
    const row = await updateProfile(tx, accountId, values)
    return row && profileOf(row)
  },
  listPhones: () => listPhones(db),
})

const profileOf = ({
  id,
  ownerId,
  email,
  firstName,
  lastName,
  phone,
  language,
  createdAt,
  provedAt,
}: AccountRow): Profile => ({
  id,
  ownerId,
  email,
  firstName,
  lastName,
  phone,
  language,
  createdAt,
  provedAt,
})
