import { isDeepStrictEqual } from 'node:util'
import { Check } from 'typebox/value'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { business, conflict, notFound, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { freeSlug, slugOf } from '#src/common/slug.ts'
import { type AuditDetails, recordAudit } from '#src/platform/audit/audit.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransactionResult } from '#src/platform/database/transaction-result.ts'
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

    /** Drafts and published versions with something for a group, of all groups. */
    uses(actor: ShopActor): Promise<store.GroupUse[]> {
      authorise(actor, 'groups:read')
      return store.listGroupUses(db)
    },

    /** A new group, or another name and rule for one there is. */
    async set(key: string, name: string, rule: unknown, actor: ShopActor): Promise<Result<number, Refusal>> {
      authorise(actor, 'groups:write')
      if (!/^[a-z0-9-]{1,60}$/.test(key) || !isSound(name, rule)) return refuse(unsound)
      return inTransaction(db, async (tx) => {
        const at = clock.now()
        const id = await store.putGroup(tx, { key, name, rule, createdAt: at, createdBy: actor.name })
        await wrote(tx, { at, actor, subject: key, after: { name, rule: JSON.stringify(rule) } })
        return ok(id)
      })
    },

    /** A new group, whose key is made from its name; returns its id. */
    async create({ name, rule }: GroupWords, actor: ShopActor): Promise<Result<number, Refusal>> {
      authorise(actor, 'groups:write')
      if (!isSound(name, rule)) return refuse(unsound)
      return inTransactionResult<number, Refusal>(db, async (tx) => {
        const at = clock.now()
        const keys = (await store.listGroups(tx)).map((group) => group.key)
        const key = freeSlug(slugOf(name, 'ryhma').slice(0, 50), keys)
        const id = await store.insertGroup(tx, { key, name, rule, createdAt: at, createdBy: actor.name })
        if (id === null) return refuse(conflict)
        await wrote(tx, { at, actor, subject: key, after: { name, rule: JSON.stringify(rule) } })
        return ok(id)
      })
    },

    /** Another name and rule for a group, refused with `conflict` when it is not as it was `seen`. */
    async change(
      id: number,
      { name, rule, seen }: GroupWords & { seen: GroupWords },
      actor: ShopActor,
    ): Promise<Result<null, Refusal>> {
      authorise(actor, 'groups:write')
      if (!isSound(name, rule)) return refuse(unsound)
      return inTransactionResult<null, Refusal>(db, async (tx) => {
        const group = await store.lockGroup(tx, id)
        if (!group) return refuse(notFound)
        if (!isDeepStrictEqual({ name: group.name, rule: group.rule }, seen)) return refuse(conflict)
        await store.updateGroup(tx, id, { name, rule })
        await wrote(tx, {
          at: clock.now(),
          actor,
          subject: group.key,
          before: { name: group.name, rule: JSON.stringify(group.rule) },
          after: { name, rule: JSON.stringify(rule) },
        })
        return ok(null)
      })
    },

    /** Removes a group; refused while something is for it, which no visitor would see from then on. */
    remove(id: number, actor: ShopActor): Promise<Result<null, Refusal>> {
      authorise(actor, 'groups:write')
      return inTransactionResult<null, Refusal>(db, async (tx) => {
        const group = await store.lockGroup(tx, id)
        if (!group) return refuse(notFound)
        const [used] = (await store.listGroupUses(tx)).filter((one) => one.group === id)
        if (used) {
          const key = used.isTrashed ? 'content/visitor-group-used-in-trash' : 'content/visitor-group-used'
          return refuse(business({ key, params: { name: used.name } }))
        }
        await store.removeGroup(tx, id)
        await emitCacheEvent(tx, [groupsTag])
        await recordAudit(tx, { at: clock.now(), actor, command: 'visitor-group.removed', subject: group.key })
        return ok(null)
      })
    },

    invalidate(tags: readonly string[] | 'all'): void {
      if (tags === 'all' || tags.includes(groupsTag)) kept = null
    },
  }
}

/** The name of a group for staff, and who belongs to it. */
export interface GroupWords {
  name: string
  rule: VisitorRule
}

const unsound = business({ key: 'content/visitor-rule' })
const isSound = (name: string, rule: unknown): rule is VisitorRule => name.trim() !== '' && Check(VisitorRule, rule)

async function wrote(
  tx: Transaction,
  entry: { at: Date; actor: ShopActor; subject: string; before?: AuditDetails; after: AuditDetails },
): Promise<void> {
  await emitCacheEvent(tx, [groupsTag])
  await recordAudit(tx, { ...entry, command: 'visitor-group.set' })
}

export type VisitorGroups = ReturnType<typeof createVisitorGroups>

/** Calls `ask` at the first use, and no more than once. */
function once<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let answer: Promise<Value> | undefined
  return () => (answer ??= ask())
}
