import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { personOfEmail } from '#src/identity/server/personal-data.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Person } from '#src/platform/personal-data/person.ts'
import { createPersons, type PersonalFile, type PersonsDeps } from './persons.ts'
import { type ErasedRow, insertErased, listErased } from './privacy.store.ts'

export interface PrivacyAdminDeps extends PersonsDeps {
  /** Returns the account of the customer with this address; null for none. */
  findAccountId: (email: string) => Promise<string | null>
}

const emailsAtOnce = 5_000

/** Operators' tasks: for a person who has proved their identity, and after a backup was restored. */
export function createPrivacyAdmin(deps: PrivacyAdminDeps) {
  const { db, clock, data, findAccountId } = deps
  const persons = createPersons(deps)

  async function known(email: string): Promise<Partial<Person>> {
    const accountId = await findAccountId(email)
    return { ...personOfEmail(email), accounts: accountId === null ? [] : [accountId] }
  }

  /** Returns the addresses in the database by the hash that the list of erased persons has for them. */
  async function addressesByHash(): Promise<Map<string, string>> {
    const byHash = new Map<string, string>()
    for (const { listEmails } of data) {
      for (let after = ''; listEmails;) {
        const emails = await listEmails(db, after, emailsAtOnce)
        for (const email of emails) for (const hash of persons.hashesOf([email])) byHash.set(hash, email)
        const last = emails.at(-1)
        if (last === undefined || emails.length < emailsAtOnce) break
        after = last
      }
    }
    return byHash
  }

  return {
    /** Reads all data about the person with this address, and audits it under the hash of the address. */
    async read(email: string, actor: ShopActor): Promise<PersonalFile> {
      authorise(actor, 'personal-data:read')
      const who = await known(email)
      const [subject = null] = persons.hashesOf(who.emails ?? [])
      await inTransaction(db, (tx) => recordAudit(tx, { at: clock.now(), actor, command: 'person.exported', subject }))
      return persons.read(who)
    },

    /** Erases a person. Returns the orders that block it; empty when everything is erased. */
    async erase(email: string, actor: ShopActor): Promise<string[]> {
      authorise(actor, 'customers:delete')
      const who = await known(email)
      return inTransaction(db, async (tx) => {
        const person = await persons.gather(tx, who)
        const waits = await persons.listWaits(tx, person)
        if (waits.length === 0) await persons.forget(tx, person, actor)
        return waits
      })
    },

    /** Returns the list to keep with the backups: if the database is lost, `reapply` takes that list. */
    listErased(actor: ShopActor): Promise<ErasedRow[]> {
      authorise(actor, 'personal-data:read')
      return listErased(db)
    },

    /**
     * After a backup was restored: erases again everyone on this list or the database's own. Returns the ids of those whose
     * orders are under way again.
     */
    async reapply(list: readonly ErasedRow[], actor: ShopActor): Promise<{ erased: number; waiting: string[] }> {
      authorise(actor, 'personal-data:write')
      const rows = new Map([...(await listErased(db)), ...list].map((row) => [row.id, row]))
      const byHash = await addressesByHash()
      const waiting: string[] = []
      for (const row of rows.values()) {
        const emails = row.emailHashes.flatMap((hash) => byHash.get(hash) ?? [])
        const isDone = await inTransaction(db, async (tx) => {
          const { accountIds: accounts, ownerIds: owners, orderIds: orders } = row
          const person = await persons.gather(tx, { accounts, owners, orders, emails })
          if ((await persons.listWaits(tx, person)).length > 0) return false
          const count = await persons.erase(tx, person)
          await insertErased(tx, row)
          const after = { rows: count }
          await recordAudit(tx, { at: clock.now(), actor, command: 'person.erased-again', subject: row.id, after })
          return true
        })
        if (!isDone) waiting.push(row.id)
      }
      return { erased: rows.size - waiting.length, waiting }
    },
  }
}
