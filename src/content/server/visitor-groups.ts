import { Check } from 'typebox/value'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { business, notFound, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { VisitorRule } from '../contract/visitor-group.ts'
import { belongs, type VisitorContext } from '../rules/visitor-groups.ts'
import * as store from './visitor-group.store.ts'

const groupsTag = 'visitor-groups'

/** Visitor groups: staff write the rule of each group, and the service says which groups a visitor belongs to. */
export function createVisitorGroups({ db, clock }: { db: Database; clock: Clock }) {
  let kept: Promise<store.GroupRow[]> | null = null

  function groups(): Promise<store.GroupRow[]> {
    if (kept) return kept
    const read = store.listGroups(db)
    kept = read
    read.catch(() => {
      if (kept === read) kept = null
    })
    return read
  }

  return {
    list(actor: ShopActor) {
      authorise(actor, 'groups:read')
      return store.listGroups(db)
    },

    /** Ids of the groups that the visitor belongs to now. */
    async of(facts: VisitorContext): Promise<number[]> {
      const asked = {
        ...facts,
        isSignedIn: once(facts.isSignedIn),
        cartCents: once(facts.cartCents),
      }
      const ids: number[] = []
      for (const { id, rule } of await groups()) if (await belongs(rule, asked)) ids.push(id)
      return ids
    },

    /** A new group, or another name and rule for one there is. */
    async set(key: string, name: string, rule: unknown, actor: ShopActor): Promise<Result<number, Refusal>> {
      authorise(actor, 'groups:write')
      if (!/^[a-z0-9-]{1,60}$/.test(key) || name === '' || !Check(VisitorRule, rule))
        return refuse(business({ key: 'content/visitor-rule' }))
      return inTransaction(db, async (tx) => {
        const at = clock.now()
        const id = await store.putGroup(tx, { key, name, rule, createdAt: at, createdBy: actor.name })
        await emitCacheEvent(tx, [groupsTag])
        await recordAudit(tx, {
          at,
          actor,
          command: 'visitor-group.set',
          subject: key,
          after: { rule: JSON.stringify(rule) },
        })
        return ok(id)
      })
    },

    /** Removes a group. No visitor sees content bound to it from then on. */
    remove(key: string, actor: ShopActor): Promise<Result<null, Refusal>> {
      authorise(actor, 'groups:write')
      return inTransaction(db, async (tx) => {
        if (!(await store.removeGroup(tx, key))) return refuse(notFound)
        await emitCacheEvent(tx, [groupsTag])
        await recordAudit(tx, { at: clock.now(), actor, command: 'visitor-group.removed', subject: key })
        return ok(null)
      })
    },

    invalidate(tags: readonly string[] | 'all'): void {
      if (tags === 'all' || tags.includes(groupsTag)) kept = null
    },
  }
}

export type VisitorGroups = ReturnType<typeof createVisitorGroups>

/** Calls `ask` at the first use, and no more than once. */
function once<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let answer: Promise<Value> | undefined
  return () => (answer ??= ask())
}
