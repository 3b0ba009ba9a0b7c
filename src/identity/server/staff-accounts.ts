import type { Language } from '#src/common/locale.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import * as store from './account/account.store.ts'
import { emailKey } from './account/email-key.ts'

/*
 * What the staff domain may do with accounts: only with accounts of the staff realm, never with customers'. Their sessions,
 * passkeys and passwords use the same code in another realm.
 */

export type StaffAccount = store.AccountRow
export type StaffAccountWithPassword = store.AccountWithPassword

export const findStaffByEmail = (db: Executor, email: string): Promise<StaffAccountWithPassword | null> =>
  store.findAccountByEmail(db, 'staff', emailKey(email))

/** Returns null for customers too. */
export async function findStaff(db: Executor, id: string): Promise<StaffAccountWithPassword | null> {
  const found = await store.findAccount(db, id)
  return found?.realm === 'staff' ? found : null
}

/** Returns null when the account exists already. */
export const insertStaff = (
  tx: Transaction,
  person: { id: string; email: string; firstName: string; lastName: string; language: Language; createdAt: Date },
): Promise<StaffAccount | null> =>
  store.insertAccount(tx, { ...person, realm: 'staff', ownerId: null, emailKey: emailKey(person.email), phone: '' })

export const setStaffPassword = store.setPassword
export const removeStaffPassword = store.removePassword
export { emailKey } from './account/email-key.ts'
