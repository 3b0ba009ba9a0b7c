import { isPhoneNumber } from '#src/common/phone-number.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Profiles } from '#src/identity/server/account/profiles.ts'
import { listPhones } from './address-book.store.ts'

export interface DoubtfulPhone {
  accountId: string
  /** Null: the account's own number. */
  addressId: string | null
}

/**
 * Stored numbers that are valid in no country. The list leaves the numbers out: staff read a customer's number in the office.
 */
export async function listDoubtfulPhones(db: Database, profiles: Profiles): Promise<DoubtfulPhone[]> {
  const stored = [
    ...(await profiles.listPhones()).map((row) => ({ ...row, addressId: null })),
    ...(await listPhones(db)),
  ]
  return stored
    .filter(({ phone }) => !isPhoneNumber(phone))
    .map(({ accountId, addressId }) => ({ accountId, addressId }))
}
