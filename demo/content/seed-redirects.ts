import type { ShopActor } from '#src/common/actor.ts'
import type { RedirectsService } from '#src/content/server/redirects.service.ts'
import { listAudit } from '#src/platform/audit/audit.store.ts'
import type { Database } from '#src/platform/database/database.ts'

/** Other names of pages, which people type and older links have: language, from, to. */
const otherNames = [
  ['fi', '/kayttoehdot', '/tilausehdot'],
  ['fi', '/toimitusehdot', '/tilausehdot'],
  ['fi', '/sopimusehdot', '/tilausehdot'],
  ['sv', '/anvandarvillkor', '/villkor'],
  ['sv', '/kopvillkor', '/villkor'],
  ['sv', '/bestallningsvillkor', '/villkor'],
  ['en', '/terms-of-use', '/terms'],
  ['en', '/terms-of-sale', '/terms'],
  ['en', '/terms-and-conditions', '/terms'],
] as const

const actor: ShopActor = { kind: 'system', by: 'job', name: 'seed' }

/** Leads other names of pages to them. One that operators have changed stays so, and one they took away does not come back. */
export async function seedRedirects({
  redirects,
  db,
}: {
  redirects: Pick<RedirectsService, 'add'>
  db: Database
}): Promise<void> {
  for (const [language, from, to] of otherNames) {
    const before = await listAudit(db, `redirect:${language} ${from}`, new Date(0))
    if (before.length > 0) continue
    const added = await redirects.add({ language, from, to, kind: '301' }, actor)
    if (!added.ok && added.error.reason !== 'page') throw new Error(`${from}: ${JSON.stringify(added.error)}`)
  }
}
