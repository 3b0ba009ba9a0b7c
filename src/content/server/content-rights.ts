import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Executor } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { type BranchRight, isGranted, listRights, replaceRights } from './content-right.store.ts'
import { listItems } from './content.store.ts'
import type { BranchVerb } from './content.tables.ts'

export type { BranchRight, BranchVerb }

/**
 * Whether an actor may do that to an item, beyond what the role says: staff who have rows are held to those branches
 * (C-23). Shared blocks and items of the site belong to no branch: a row may name them by themselves. Admins are held to nothing.
 */
export async function mayInBranch(db: Executor, actor: ShopActor, itemId: number, verb: BranchVerb): Promise<boolean> {
  if (actor.kind !== 'staff' || actor.roles.includes('Admin')) return true
  return isGranted(db, actor.accountId, itemId, verb)
}

/** Which branches of the tree an account is held to; none: its roles count everywhere. */
export function createContentRights({ db, clock }: { db: Database; clock: Clock }) {
  return {
    list(accountId: string, actor: ShopActor): Promise<BranchRight[]> {
      authorise(actor, 'staff:read')
      return listRights(db, accountId)
    },

    /** Replaces all rows of an account; none: its roles count everywhere again. */
    set(accountId: string, rights: readonly BranchRight[], actor: ShopActor): Promise<Result<null, Refusal>> {
      authorise(actor, 'staff:write')
      return inTransaction(db, async (tx): Promise<Result<null, Refusal>> => {
        const branches = rights.map(({ branchId }) => branchId)
        const known = await listItems(tx, branches)
        const isKnown = branches.every((id) => known.has(id) && known.get(id)?.ownerId === null)
        if (!isKnown || new Set(branches).size < branches.length)
          return refuse({ kind: 'fields', fields: { rights: ['forms/validation/invalid'] } })
        await replaceRights(tx, accountId, rights)
        const after = { rights: rights.map(({ branchId, verbs }) => `${branchId}: ${verbs.join(' ')}`) }
        await recordAudit(tx, { at: clock.now(), actor, command: 'staff.branches-set', subject: accountId, after })
        return ok(null)
      })
    },
  }
}

export type ContentRights = ReturnType<typeof createContentRights>
