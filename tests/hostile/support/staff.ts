import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { StaffRole } from '../../../src/common/permissions.ts'
import type { HostileShop } from './shop-on-database.ts'

export interface Worker {
  id: string
  cookie: string
  /** As the office's own page sends them, to read and to change. */
  headers: Record<string, string>
}

/** Somebody who works at the shop, with a session; `isStale`: whose last proof is older than five minutes. */
export async function hire(shop: HostileShop, roles: readonly StaffRole[], isStale = false): Promise<Worker> {
  const [id, secret] = [randomUUID(), randomBytes(32).toString('base64url')]
  const now = shop.clock.now()
  const provedAt = new Date(+now - (isStale ? 6 : 0) * 60_000)
  const hash = createHash('sha256').update(secret).digest('base64url')
  const email = `${id}@konvehti.example`
  await shop.database.sql`
    insert into account (id, realm, email, email_key, first_name, last_name, phone, language, created_at)
    values (${id}, 'staff', ${email}, ${email}, 'Tarja', 'Toimi', '', 'fi', ${now})`
  await shop.database.sql`
    insert into staff_member (account_id, roles, totp_sealed, created_at) values (${id}, ${[...roles]}, 'x', ${now})`
  await shop.database.sql`
    insert into session (realm, account_id, secret_hash, rotated_at, is_kept, device, created_at, seen_at, ends_at, proved_at)
    values ('staff', ${id}, ${hash}, ${now}, false, '', ${now}, ${now}, ${new Date(+now + 3_600_000)}, ${provedAt})`
  const cookie = `staff=${secret}`
  return { id, cookie, headers: { cookie, 'x-requested-with': 'fetch', origin: 'http://localhost:3000' } }
}
