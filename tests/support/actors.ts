import { randomUUID } from 'node:crypto'
import type { ShopActor } from '../../src/common/actor.ts'
import type { Clock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { insertStaff } from '../../src/identity/server/staff-accounts.ts'
import { upsertMember } from '../../src/staff/server/staff.store.ts'

/** Somebody at the operators' command line. */
export const operatorNamed = (name: string): ShopActor => ({ kind: 'system', by: 'operator', name })
export const tester = operatorNamed('tester')

/** An editor who works at the shop, and has no password; answers their address. */
export async function hireOnto(db: Database, clock: Clock, name: string): Promise<string> {
  const email = `${name}@konvehti.example`
  await inTransaction(db, async (tx) => {
    const [id, createdAt] = [randomUUID(), clock.now()]
    await insertStaff(tx, { id, email, firstName: 'Tarja', lastName: 'Toimi', language: 'fi', createdAt })
    await upsertMember(tx, { accountId: id, roles: ['Editor'], totpSealed: 'x', createdAt })
  })
  return email
}
