import { demoPassword, demoStaff } from '../src/app/start/demo-staff.ts'
import { createPasswordHashing } from '../src/identity/server/account/password-hashing.ts'
import { findStaffByEmail, insertStaff, setStaffPassword } from '../src/identity/server/staff-accounts.ts'
import type { Clock } from '../src/platform/clock.ts'
import type { Database } from '../src/platform/database/database.ts'
import { inTransaction } from '../src/platform/database/transaction.ts'
import type { PurposeKeys } from '../src/platform/keys/keyring.ts'
import { upsertMember } from '../src/staff/server/staff.store.ts'
import { sealTotp } from '../src/staff/server/totp.ts'
import { randomUUID } from 'node:crypto'

/** The demo brand's staff, each with a password and an authenticator. Who is there already stays as they are. */
export async function seedStaff(db: Database, clock: Clock, keys: PurposeKeys): Promise<void> {
  const hashing = createPasswordHashing()
  for (const { email, firstName, lastName, roles, secret } of demoStaff) {
    if (await findStaffByEmail(db, email)) continue
    const hash = await hashing.hash(demoPassword)
    await inTransaction(db, async (tx) => {
      const createdAt = clock.now()
      const account = await insertStaff(tx, { id: randomUUID(), email, firstName, lastName, language: 'fi', createdAt })
      if (!account) return
      await setStaffPassword(tx, account.id, hash, createdAt)
      const totpSealed = sealTotp(keys, secret)
      await upsertMember(tx, { accountId: account.id, roles: [...roles], totpSealed, createdAt })
    })
  }
}
