import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
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
 * Lists stored numbers that are valid in no country. The numbers themselves are left out: staff read a customer's number in
 * the office, which is audited.
 */
export const createDoubtfulPhones = ({ db, profiles }: { db: Database; profiles: Pick<Profiles, 'listPhones'> }) => ({
  async list(actor: ShopActor): Promise<DoubtfulPhone[]> {
    authorise(actor, 'customers:read')
    const stored = [
      ...(await profiles.listPhones()).map((row) => ({ ...row, addressId: null })),
      ...(await listPhones(db)),
    ]
    return stored
      .filter(({ phone }) => !isPhoneNumber(phone))
      .map(({ accountId, addressId }) => ({ accountId, addressId }))
  },
})
