import { randomBytes } from 'node:crypto'
import { insertAddress } from '../src/account/server/address-book.store.ts'
import { demoCustomerPassword, demoCustomers } from '../src/app/start/demo-customers.ts'
import { insertAccount, setPassword } from '../src/identity/server/account/account.store.ts'
import { emailKey } from '../src/identity/server/account/email-key.ts'
import { createPasswordHashing } from '../src/identity/server/account/password-hashing.ts'
import type { Clock } from '../src/platform/clock.ts'
import type { Database } from '../src/platform/database/database.ts'
import { inTransaction } from '../src/platform/database/transaction.ts'
import { insertItems } from '../src/wishlist/server/wishlist.store.ts'

interface DemoPlace {
  /** As its owner calls it; the first is where they live. */
  name: string
  line1: string
  postalCode: string
  city: string
  phone: string
  /** Another person lives there. */
  firstName?: string
  lastName?: string
}

type DemoEmail = (typeof demoCustomers)[number]['email']

export const addressBooks: Readonly<Record<DemoEmail, readonly DemoPlace[]>> = {
  'customer@konvehti.example': [
    { name: 'Koti', line1: 'Vaasankatu 14 B 32', postalCode: '00500', city: 'Helsinki', phone: '+358405123380' },
    { name: 'Mökki', line1: 'Rantatie 7', postalCode: '21660', city: 'Nauvo', phone: '+358405123380' },
    {
      name: 'Äiti',
      firstName: 'Kaarina',
      line1: 'Yliopistonkatu 30 A 5',
      postalCode: '20100',
      city: 'Turku',
      phone: '+358401234560',
    },
  ],
  'kund@konvehti.example': [
    { name: 'Hem', line1: 'Mannerheimvägen 8 A 4', postalCode: '00100', city: 'Helsingfors', phone: '+358401234561' },
    { name: 'Jobbet', line1: 'Norra esplanaden 25', postalCode: '00100', city: 'Helsingfors', phone: '+358401234561' },
  ],
  'buyer@konvehti.example': [
    { name: 'Home', line1: 'Fredrikinkatu 42 B 18', postalCode: '00120', city: 'Helsinki', phone: '+358401234562' },
    { name: 'Office', line1: 'Itämerenkatu 9', postalCode: '00180', city: 'Helsinki', phone: '+358401234562' },
  ],
}

/** The last one wished for stands first. */
const wishlists: Readonly<Record<DemoEmail, readonly string[]>> = {
  'customer@konvehti.example': ['KV2005', 'KV8000', 'KV7010', 'KV1055'],
  'kund@konvehti.example': ['KV2020', 'KV1020', 'KV3050'],
  'buyer@konvehti.example': ['KV8000', 'KV2065', 'KV6030', 'KV4020'],
}

/** Customers to sign in as, each with an address book and a wishlist. An account that exists is left as its customer has made it. */
export async function seedCustomers(db: Database, clock: Clock): Promise<void> {
  const now = clock.now()
  // Before the first of their orders.
  const since = new Date(now.getTime() - 130 * 86_400_000)
  const hash = await createPasswordHashing().hash(demoCustomerPassword)
  for (const { email, firstName, lastName, language } of demoCustomers) {
    const places = addressBooks[email]
    await inTransaction(db, async (tx) => {
      const account = await insertAccount(tx, {
        realm: 'customer',
        ownerId: `c_${randomBytes(16).toString('base64url')}`,
        email,
        emailKey: emailKey(email),
        firstName,
        lastName,
        phone: places[0]?.phone ?? '',
        language,
        createdAt: since,
      })
      if (account === null) return
      await setPassword(tx, account.id, hash, now)
      for (const [index, place] of places.entries())
        await insertAddress(tx, {
          accountId: account.id,
          firstName,
          lastName,
          line2: '',
          countryCode: 'FIN',
          ...place,
          isDefaultShipping: index === 0,
          isDefaultBilling: index === 0,
          createdAt: new Date(since.getTime() + index),
        })
      await insertItems(tx, account.id, wishlists[email].toReversed(), now)
    })
  }
}
