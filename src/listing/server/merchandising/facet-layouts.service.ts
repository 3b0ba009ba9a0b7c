import { notFound, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { isFacetGroupName } from '#src/products/contract/facets.ts'
import * as store from './facet-layout.store.ts'
import { findCategoryId, lockRules } from './merchandising.store.ts'
import { merchandisingTag } from './list-decisions.ts'
import { versionConflict } from './version-conflict.ts'

/**
 * Stores which facet groups visitors see, and in which order (C-7.5): for a category and all below it that have no other
 * layout, or for the whole shop (`category` null). Lists without a layout show all groups in the order of `facetGroupNames`.
 */
export function createFacetLayouts({ db, clock }: { db: Database; clock: Clock }) {
  /**
   * `groups`: the shown ones in their order, none of them twice; refused with the field `groups`, or not-found for the category.
   * `seen`: the version that a person read, null where nothing was set; undefined is not compared.
   */
  async function set(
    category: string | null,
    groups: readonly string[],
    actor: ShopActor,
    seen?: number | null,
  ): Promise<Result<undefined, Refusal>> {
    authorise(actor, 'merchandising:write')
    const known = groups.filter(isFacetGroupName)
    if (known.length < groups.length || new Set(known).size < known.length)
      return refuse({ kind: 'fields', fields: { groups: ['forms/validation/invalid'] } })
    return inTransaction(db, async (tx) => {
      const categoryId = await idOf(tx, category)
      if (categoryId === undefined) return refuse(notFound)
      if (!(await isAsSeen(tx, categoryId, seen))) return refuse(versionConflict)
      const at = clock.now()
      await store.upsertFacetLayout(tx, { categoryId, groups: known, changedAt: at, changedBy: actor.name })
      await emitCacheEvent(tx, [merchandisingTag])
      const record = { command: 'facet-layout.set', subject: category ?? 'all', after: { groups: known } } as const
      await recordAudit(tx, { at, actor, ...record })
      return ok(undefined)
    })
  }

  /** Deletes a layout; the category then takes that of the category above it, or of the shop. Refused where there is none. */
  async function reset(
    category: string | null,
    actor: ShopActor,
    seen?: number | null,
  ): Promise<Result<undefined, Refusal>> {
    authorise(actor, 'merchandising:write')
    return inTransaction(db, async (tx) => {
      const categoryId = await idOf(tx, category)
      if (categoryId === undefined) return refuse(notFound)
      if (!(await isAsSeen(tx, categoryId, seen))) return refuse(versionConflict)
      if (!(await store.deleteFacetLayout(tx, categoryId))) return refuse(notFound)
      await emitCacheEvent(tx, [merchandisingTag])
      await recordAudit(tx, { at: clock.now(), actor, command: 'facet-layout.reset', subject: category ?? 'all' })
      return ok(undefined)
    })
  }

  function list(actor: ShopActor) {
    authorise(actor, 'merchandising:read')
    return store.listFacetLayouts(db)
  }

  return { set, reset, list }
}

/** Layouts of one category are compared and written by one transaction at a time. */
async function isAsSeen(tx: Transaction, categoryId: number | null, seen: number | null | undefined): Promise<boolean> {
  await lockRules(tx)
  return seen === undefined || (await store.findLayoutVersion(tx, categoryId)) === seen
}

/** Null: the whole shop. Undefined: there is no such category. */
const idOf = async (tx: Transaction, category: string | null): Promise<number | null | undefined> =>
  category === null ? null : ((await findCategoryId(tx, category)) ?? undefined)
