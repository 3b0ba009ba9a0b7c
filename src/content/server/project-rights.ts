import type { ShopActor } from '#src/common/actor.ts'
import type { Refusal } from '#src/common/errors.ts'
import { may } from '#src/common/permissions.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { mayInBranch } from './content-rights.ts'
import { findProjectById } from './project.store.ts'

/** Why a draft neither goes nor is saved into a project: it is planned, and the actor may not publish. */
export const projectPlanned: Refusal = { kind: 'fields', fields: { projectId: ['content/project-planned'] } }

/** Whether an actor may put words into a project: what is planned goes on the site by itself, so its words are publishers' alone. */
export async function mayFeed(
  tx: Transaction,
  projectId: number,
  contentId: number,
  actor: ShopActor,
): Promise<boolean> {
  const project = await findProjectById(tx, projectId)
  if (!project?.publishAt) return true
  return may(actor, 'projects:publish') && mayInBranch(tx, actor, contentId, 'publish')
}
