import type { ShopActor } from '#src/common/actor.ts'
import { personOfEmail } from '#src/identity/server/personal-data.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Person } from '#src/platform/personal-data/person.ts'
import { createPersons, type PersonalFile, type PersonsDeps } from './persons.ts'
import { type ErasedRow, insertErased, listErased } from './privacy.store.ts'

export interface PrivacyAdminDeps extends PersonsDeps {
  /** Of the customer with this address; null for none. */
  findAccountId: (email: string) => Promise<string | null>
}

const emailsAtOnce = 5_000

/** What operators do for somebody who has proved who they are, and after a backup was put back. */
export function createPrivacyAdmin(deps: PrivacyAdminDeps) {
  const { db, clock, data, findAccountId } = deps
  const persons = createPersons(deps)

  async function known(email: string): Promise<Partial<Person>> {
    const accountId = await findAccountId(email)
    return { ...personOfEmail(email), accounts: accountId === null ? [] : [accountId] }
  }

  /** Addresses that stand in rows, by what the list of the erased has in their place. */
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
    /** Everything kept of whoever has this address. Written down, under the hash of the address. */
    async read(email: string, actor: ShopActor): Promise<PersonalFile> {
      const who = await known(email)
      const [subject = null] = persons.hashesOf(who.emails ?? [])
      await inTransaction(db, (tx) => recordAudit(tx, { at: clock.now(), actor, command: 'person.exported', subject }))
      return persons.read(who)
    },

    /** What it waits for; empty when everything of them is erased. */
    async erase(email: string, actor: ShopActor): Promise<string[]> {
      const who = await known(email)
      return inTransaction(db, async (tx) => {
        const person = await persons.gather(tx, who)
        const waits = await persons.listWaits(tx, person)
        if (waits.length === 0) await persons.forget(tx, person, actor)
        return waits
      })
    },

    /** Kept beside the backups: what is lost with the database is applied from there. */
    listErased: (): Promise<ErasedRow[]> => listErased(db),

    /**
     * After a backup was put back: forgets again who was erased since it was made, by this list and the database's own. Ids of those
     * that wait for orders which are under way again.
     */
    async reapply(list: readonly ErasedRow[], actor: ShopActor): Promise<{ erased: number; waiting: string[] }> {
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
