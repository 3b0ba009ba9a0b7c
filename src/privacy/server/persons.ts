import type { ShopActor } from '#src/common/actor.ts'
import type { Localized } from '#src/common/locale.ts'
import { type AuditRecord, recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Executor, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Keyring } from '#src/platform/keys/keyring.ts'
import { isPersonal } from '#src/platform/personal-data/data-entry.ts'
import { joinPersons, nobody, type Person, type PersonalData } from '#src/platform/personal-data/person.ts'
import { eraseRows, listRows, type PersonalRow, takeTime } from './personal-rows.store.ts'
import { insertErased } from './privacy.store.ts'

export interface PersonsDeps {
  db: Database
  clock: Clock
  keyring: Keyring
  /** Entries of the domains, in the order of an export. */
  data: readonly PersonalData[]
}

/** All data kept about one person. */
export interface PersonalFile {
  madeAt: string
  parts: { title: Localized; purpose: string; rows: PersonalRow[] }[]
}

export type Persons = ReturnType<typeof createPersons>

/** Finds, lists and erases all data about a person, in every domain. */
export function createPersons({ db, clock, keyring, data }: PersonsDeps) {
  const entries = data.flatMap((one) => one.entries).filter(isPersonal)
  const deps = (executor: Executor) => ({ db: executor, clock, keyring })

  /** Gathers a person's identifiers. One leads to the next: account to address, address to orders, orders to gift cards. */
  async function gather(executor: Executor, known: Partial<Person>): Promise<Person> {
    let person = joinPersons(nobody, known)
    for (let before = ''; before !== JSON.stringify(person);) {
      before = JSON.stringify(person)
      for (const { find } of data) if (find) person = joinPersons(person, await find(person, deps(executor)))
    }
    return person
  }

  async function listWaits(executor: Executor, person: Person): Promise<string[]> {
    const waits: string[] = []
    for (const { waitsFor } of data) if (waitsFor) waits.push(...(await waitsFor(person, deps(executor))))
    return waits
  }

  /** Hashes that stand for addresses in the list of erased persons. */
  const hashesOf = (emails: readonly string[]): string[] =>
    emails.flatMap((email) => keyring.accounts.signatures(`erased ${email}`))

  /** Erases everything as part of `tx`; returns the number of rows. */
  async function erase(tx: Transaction, person: Person): Promise<number> {
    await takeTime(tx)
    for (const { beforeErasing } of data) await beforeErasing?.(tx, person, { clock, keyring })
    let rows = 0
    for (const entry of entries) rows += await eraseRows(tx, entry, person)
    return rows
  }

  return {
    gather,
    listWaits,
    hashesOf,
    erase,

    /** Reads all data in one snapshot. */
    read: (known: Partial<Person>): Promise<PersonalFile> =>
      inTransaction(
        db,
        async (tx) => {
          await takeTime(tx)
          const person = await gather(tx, known)
          const parts: PersonalFile['parts'] = []
          for (const entry of entries) {
            if (entry.title === null) continue
            const rows = await listRows(tx, entry, person)
            if (rows.length > 0) parts.push({ title: entry.title, purpose: entry.purpose, rows })
          }
          return { madeAt: clock.now().toISOString(), parts }
        },
        { isolation: 'repeatable read' },
      ),

    /** Erases a person and adds them to the list that is applied to restored backups. Part of `tx`. */
    async forget(tx: Transaction, person: Person, actor: AuditRecord['actor'] | ShopActor): Promise<void> {
      const at = clock.now()
      const rows = await erase(tx, person)
      const id = await insertErased(tx, {
        erasedAt: at,
        accountIds: [...person.accounts],
        ownerIds: [...person.owners],
        orderIds: [...person.orders],
        emailHashes: hashesOf(person.emails),
      })
      await recordAudit(tx, {
        at,
        actor,
        command: 'person.erased',
        subject: id,
        after: { accounts: person.accounts, orders: person.orders.length, rows },
      })
    },
  }
}
