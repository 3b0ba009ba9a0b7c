import type { Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Profile, Profiles } from '#src/identity/server/account/profiles.ts'
import type { Address } from '#src/common/address.ts'
import { phoneFault } from '#src/common/phone.ts'
import { readPhoneNumber } from '#src/common/phone-number.ts'
import type { UserUpdate } from '../contract/user.ts'
import { missingNames, profileFaults, readUserUpdate } from '../rules/profile-form.ts'
import type { AddressBook } from './address-book.ts'

interface OrderedWith {
  shippingAddress: Address
  billingAddress: Address
}

export type Users = ReturnType<typeof createUsers>

const nameRequired: Refusal = { kind: 'message', status: 400, key: 'account/personal/error-name-required' }

/** Details that customers see and change themselves. */
export function createUsers({ db, profiles, book }: { db: Database; profiles: Profiles; book: AddressBook }) {
  return {
    find: profiles.find,

    /** Saves an order's details for the next one: the phone number if the account has none, and the addresses. */
    async keepDetails(
      tx: Transaction,
      accountId: string,
      { shippingAddress, billingAddress }: OrderedWith,
    ): Promise<void> {
      const profile = await profiles.find(accountId, tx)
      if (!profile) return
      const { firstName, lastName } = profile
      const phone = billingAddress.phoneNumber || shippingAddress.phoneNumber
      if (profile.phone === '' && phoneFault(phone) === null)
        await profiles.update(tx, accountId, { firstName, lastName, phone })
      await book.keep(tx, accountId, { isDefaultShipping: shippingAddress, isDefaultBilling: billingAddress })
    },

    /** Updates names, phone number and billing address, or nothing. */
    async update(accountId: string, update: UserUpdate): Promise<Result<Profile, Refusal>> {
      const typed = readUserUpdate(update)
      const form = { ...typed, phone: readPhoneNumber(typed.phone) }
      if (missingNames(form).length > 0) return refuse(nameRequired)
      const faults = Object.entries(profileFaults(form))
      if (faults.length > 0)
        return refuse({
          kind: 'fields',
          fields: Object.fromEntries(faults.map(([field, key]) => [wireFields[field] ?? field, [key]])),
        })
      const { firstName, lastName, phone } = form
      return inTransaction(db, async (tx): Promise<Result<Profile, Refusal>> => {
        const profile = await profiles.update(tx, accountId, { firstName, lastName, phone })
        if (!profile) return refuse({ kind: 'unauthenticated' })
        await book.setBilling(tx, accountId, form)
        return ok(profile)
      })
    },
  }
}

/** Names under which faults are reported, if different from the field's. */
const wireFields: Readonly<Record<string, string>> = {
  street: 'billingAddress.street',
  postalCode: 'billingAddress.postalCode',
  city: 'billingAddress.city',
  countryCode: 'billingAddress.countryCode',
}
