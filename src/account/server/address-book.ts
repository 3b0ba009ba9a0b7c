import type { ShopActor } from '#src/common/actor.ts'
import type { Address } from '#src/common/address.ts'
import { business, notFound, type Refusal } from '#src/common/errors.ts'
import { readPhoneNumber } from '#src/common/phone-number.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { AddressInput } from '../contract/address-book.ts'
import { addressesMax } from '../contract/limits.ts'
import { addressFaults, type AddressForm, readAddress } from '../rules/address-form.ts'
import { hasAddress, type ProfileForm } from '../rules/profile-form.ts'
import * as store from './address-book.store.ts'

export type AddressBook = ReturnType<typeof createAddressBook>

const defaultKinds = ['isDefaultShipping', 'isDefaultBilling'] as const
const samePlace = ['firstName', 'lastName', 'line1', 'line2', 'postalCode', 'city', 'countryCode'] as const

const full = business({ key: 'account/addresses/full', params: { n: addressesMax } })

/** A customer's addresses. At most one is the default for deliveries and one for bills. */
export function createAddressBook({ db, clock }: { db: Database; clock: Clock }) {
  async function write(
    tx: Transaction,
    accountId: string,
    id: string | undefined,
    values: store.AddressValues,
    createdAt = clock.now(),
  ): Promise<void> {
    for (const kind of defaultKinds) if (values[kind]) await store.clearDefault(tx, accountId, kind)
    if (id === undefined) await store.insertAddress(tx, { accountId, ...values, createdAt })
    else await store.updateAddress(tx, id, values)
  }

  /** Records changes by staff; changes that customers make to their own addresses are not audited. */
  async function recordChange(tx: Transaction, accountId: string, by: ShopActor | undefined): Promise<void> {
    if (by)
      await recordAudit(tx, { at: clock.now(), actor: by, command: 'account.addresses-changed', subject: accountId })
  }

  return {
    list: (accountId: string) => store.listAddresses(db, accountId),

    /** Saves an address. Another customer's id gets the same answer as an unknown one. */
    async save(accountId: string, input: AddressInput, by?: ShopActor): Promise<Result<store.AddressRow[], Refusal>> {
      const { phoneNumber, ...form } = readForm(input)
      const fields = faultsOf(input)
      if (Object.keys(fields).length > 0) return refuse({ kind: 'fields', fields })
      return inTransaction(db, async (tx): Promise<Result<store.AddressRow[], Refusal>> => {
        const known = await store.lockBook(tx, accountId)
        const before = known.find(({ id }) => id === input.id)
        if (input.id !== undefined && !before) return refuse(notFound)
        if (!before && known.length >= addressesMax) return refuse(full)
        const { isDefaultShipping = before?.isDefaultShipping ?? false } = input
        const { isDefaultBilling = before?.isDefaultBilling ?? false } = input
        await write(tx, accountId, input.id, { ...form, phone: phoneNumber, isDefaultShipping, isDefaultBilling })
        await recordChange(tx, accountId, by)
        return ok(await store.listAddresses(tx, accountId))
      })
    },

    async remove(accountId: string, id: string, by?: ShopActor): Promise<Result<store.AddressRow[], Refusal>> {
      return inTransaction(db, async (tx): Promise<Result<store.AddressRow[], Refusal>> => {
        if (!(await store.removeAddress(tx, accountId, id))) return refuse(notFound)
        await recordChange(tx, accountId, by)
        return ok(await store.listAddresses(tx, accountId))
      })
    },

    /** Replaces the whole book: updates addresses with a known id, adds the others and removes those not listed. */
    async replaceAll(
      tx: Transaction,
      accountId: string,
      inputs: readonly AddressInput[],
      by: ShopActor,
    ): Promise<Result<void, Refusal>> {
      const faults = inputs.flatMap((input, at) =>
        Object.entries(faultsOf(input)).map(([field, keys]) => [`addresses.${at}.${field}`, keys] as const),
      )
      if (faults.length > 0) return refuse({ kind: 'fields', fields: Object.fromEntries(faults) })
      const known = await store.lockBook(tx, accountId)
      const isKnown = (id: string | undefined) => id === undefined || known.some((row) => row.id === id)
      if (!inputs.every(({ id }) => isKnown(id))) return refuse(notFound)
      for (const { id } of known)
        if (!inputs.some((input) => input.id === id)) await store.removeAddress(tx, accountId, id)
      for (const [at, input] of inputs.entries()) {
        const { phoneNumber: phone, ...form } = readForm(input)
        const { id, isDefaultShipping = false, isDefaultBilling = false } = input
        // Distinct times keep the order in which the addresses were added.
        const addedAt = new Date(+clock.now() + at)
        await write(tx, accountId, id, { ...form, phone, isDefaultShipping, isDefaultBilling }, addedAt)
      }
      await recordChange(tx, accountId, by)
      return ok(undefined)
    },

    /** Adds missing addresses while there is room; each becomes the default of its kind if there is none. */
    async keep(tx: Transaction, accountId: string, addresses: Record<store.DefaultKind, Address>): Promise<void> {
      let known = await store.lockBook(tx, accountId)
      for (const [at, kind] of defaultKinds.entries()) {
        const input = { ...addresses[kind], name: '' }
        const { phoneNumber: phone, ...form } = readForm(input)
        const same = known.find((row) => samePlace.every((part) => row[part] === form[part]))
        const defaults = { isDefaultShipping: false, isDefaultBilling: false, [kind]: !known.some((row) => row[kind]) }
        const isAddable = known.length < addressesMax && Object.keys(faultsOf(input)).length === 0
        // Distinct times keep the order in which the addresses were added.
        const createdAt = new Date(+clock.now() + at)
        if (same && defaults[kind]) await store.updateAddress(tx, same.id, { [kind]: true })
        if (!same && isAddable) await store.insertAddress(tx, { accountId, ...form, phone, ...defaults, createdAt })
        known = await store.listAddresses(tx, accountId)
      }
    },

    /**
     * Makes the profile's billing address the book's default for bills. If the present default is also the delivery default,
     * the bill gets a separate address, so that parcels do not follow it. An emptied address only loses its default.
     */
    async setBilling(tx: Transaction, accountId: string, form: ProfileForm): Promise<void> {
      const known = await store.lockBook(tx, accountId)
      const before = known.find(({ isDefaultBilling }) => isDefaultBilling)
      if (!hasAddress(form)) return store.clearDefault(tx, accountId, 'isDefaultBilling')
      const { street: line1, postalCode, city, countryCode } = form
      const place = { line1, postalCode, city, countryCode }
      const isSame =
        before && Object.entries(place).every(([name, value]) => before[name as keyof typeof place] === value) // its own
      if (isSame) return
      if (before && !before.isDefaultShipping) return store.updateAddress(tx, before.id, place)
      const { firstName, lastName, phone } = form
      const person = { name: '', firstName, lastName, phone, line2: '' }
      await write(tx, accountId, undefined, { ...person, ...place, isDefaultShipping: false, isDefaultBilling: true })
    },
  }
}

function readForm(input: AddressInput): AddressForm {
  const form = readAddress(input)
  return { ...form, phoneNumber: readPhoneNumber(form.phoneNumber) }
}

/** Text keys by field; empty if all are valid. */
const faultsOf = (input: AddressInput): Record<string, string[]> =>
  Object.fromEntries(Object.entries(addressFaults(readForm(input))).map(([field, key]) => [field, [key]]))
