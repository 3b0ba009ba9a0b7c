import { asc, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import { type BranchVerb, contentRight } from './content.tables.ts'

export interface BranchRight {
  branchId: number
  verbs: readonly BranchVerb[]
}

export const listRights = (db: Executor, accountId: string): Promise<{ branchId: number; verbs: BranchVerb[] }[]> =>
  db
    .select({ branchId: contentRight.branchId, verbs: contentRight.verbs })
    .from(contentRight)
    .where(eq(contentRight.accountId, accountId))
    .orderBy(asc(contentRight.branchId))

/** What several admins set at one moment is not joined: the last one's rows stay. */
export async function replaceRights(tx: Transaction, accountId: string, rights: readonly BranchRight[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`branch rights ${accountId}`}, 0))`)
  await tx.delete(contentRight).where(eq(contentRight.accountId, accountId))
  const rows = rights.map(({ branchId, verbs }) => ({ accountId, branchId, verbs: [...verbs] }))
  if (rows.length > 0) await tx.insert(contentRight).values(rows)
}

/** Whether the account has no rows at all, or one with the verb on the item or above it. */
export async function isGranted(db: Executor, accountId: string, itemId: number, verb: BranchVerb): Promise<boolean> {
  const { rows } = await db.execute<{ granted: boolean }>(sql`
    with recursive up as (
      select id, coalesce(owner_id, parent_id) as above, 0 as height from content_item where id = ${itemId}
      union all
      select i.id, coalesce(i.owner_id, i.parent_id), up.height + 1
      from content_item i join up on i.id = up.above where up.height < 50
    )
    select not exists (select from content_right where account_id::text = ${accountId}) or exists (
      select from content_right r join up on up.id = r.branch_id
      where r.account_id::text = ${accountId} and ${verb} = any(r.verbs)
    ) as granted`)
  return rows[0]?.granted === true
}
