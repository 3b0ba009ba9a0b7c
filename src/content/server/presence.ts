import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Language } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { findItemById, highestVersion } from './content.store.ts'
import { listPresent, putPresence } from './review.store.ts'

/** An editor who was not heard of for so long is gone; the editor's beat is every 20 seconds. In milliseconds. */
const presentMs = 45_000

/** Which editors have a page open at the same time. */
export function createPresence({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Says that the actor is on the page, and who else is, with the newest version; null: there is no such page. */
    async beat(contentId: number, language: Language, node: number | null, actor: ShopActor) {
      authorise(actor, 'pages:read')
      const item = await findItemById(db, contentId)
      if (!item || item.ownerId !== null) return null
      const seenAt = clock.now()
      const accountId = actor.kind === 'staff' ? actor.accountId : null
      if (accountId !== null)
        await putPresence(db, { contentId, language, accountId, name: actor.name, nodeId: node, seenAt })
      const since = new Date(seenAt.getTime() - presentMs)
      const people = await listPresent(db, { contentId, language, accountId }, since)
      return { version: await highestVersion(db, contentId, language), people }
    },
  }
}

export type Presence = ReturnType<typeof createPresence>
