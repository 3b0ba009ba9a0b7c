import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { notFound, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { setCategoryShown } from './category.store.ts'
import { categoryTreeTag } from './purge-tags.ts'

/** What staff decide of a category as a whole; its words are its form's. */
export function createCategoryAdmin({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Shows a category in the shop, or hides it with all below it: its address answers 404 then. */
    setShown(code: string, isShown: boolean, actor: ShopActor): Promise<Result<void, Refusal>> {
      authorise(actor, 'products:publish')
      const at = clock.now()
      return inTransaction(db, async (tx) => {
        const wasShown = await setCategoryShown(tx, code, isShown, at)
        if (wasShown === null) return refuse(notFound)
        await emitCacheEvent(tx, [categoryTreeTag])
        const command = isShown ? 'category.published' : 'category.hidden'
        const [before, after] = [{ published: wasShown }, { published: isShown }]
        await recordAudit(tx, { at, actor, command, subject: code, before, after })
        return ok(undefined)
      })
    },
  }
}
