import { randomBytes } from 'node:crypto'
import { insertAddress } from '../src/account/server/address-book.store.ts'
import { demoCustomerPassword, demoCustomers } from '../src/app/start/demo-customers.ts'
import { insertAccount, setPassword } from '../src/identity/server/account/account.store.ts'
import { emailKey } from '../src/identity/server/account/email-key.ts'
import { createPasswordHashing } from '../src/identity/server/account/password-hashing.ts'
import type { Clock } from '../src/platform/clock.ts'
import type { Database } from '../src/platform/database/database.ts'
import { inTransaction } from '../src/platform/database/transaction.ts'

const homes = {
  'customer@konvehti.example': {
    line1: 'Vaasankatu 14 B 32',
    postalCode: '00500',
    city: 'Helsinki',
    phone: '+358405123380',
  },
  'kund@konvehti.example': { line1: 'Mannerheimvägen 8 A 4', postalCode: '00100', city: 'Helsingfors', phone: '' },
} as const

/** Somebody to sign in as. Who is there stays as they have made themselves. */
export async function seedCustomers(db: Database, clock: Clock): Promise<void> {
  const now = clock.now()
  const hash = await createPasswordHashing().hash(demoCustomerPassword)
  for (const { email, firstName, lastName, language } of demoCustomers) {
    const { phone, ...place } = homes[email]
    await inTransaction(db, async (tx) => {
      const account = await insertAccount(tx, {
        realm: 'customer',
        ownerId: `c_${randomBytes(16).toString('base64url')}`,
        email,
        emailKey: emailKey(email),
        firstName,
        lastName,
        phone,
        language,
        createdAt: now,
      })
      if (account === null) return
      await setPassword(tx, account.id, hash, now)
      await insertAddress(tx, {
        accountId: account.id,
        name: '',
        firstName,
        lastName,
        line2: '',
        countryCode: 'FIN',
        phone,
        ...place,
        isDefaultShipping: true,
        isDefaultBilling: true,
        createdAt: now,
      })
    })
  }
}
