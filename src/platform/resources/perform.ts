import { authorise } from '#src/common/authorise.ts'
import { type Refusal, RefusalError } from '#src/common/errors.ts'
import { refuse, type Result } from '#src/common/result.ts'
import type { ActionContext, Resource } from './resource.ts'

/** Does an action to one record, for menu, route and command line alike: the definition's permission comes first. */
export async function perform(
  { name, actions = {} }: Resource,
  key: string,
  id: string,
  body: object,
  by: ActionContext,
): Promise<Result<unknown, Refusal>> {
  const action = actions[key]
  if (!action) throw new Error(`The resource ${name} has no action ${key}`)
  authorise(by.actor, action.permission)
  return action.run(id, body as never, by) // checked by the action's schema at the door
}

/** Does it to several, each in its own transaction: one that is refused holds up nothing. Null: done. */
export async function performAll(
  resource: Resource,
  key: string,
  ids: readonly string[],
  body: object,
  by: ActionContext,
): Promise<{ id: string; refused: Refusal | null }[]> {
  const results: { id: string; refused: Refusal | null }[] = []
  for (const id of ids) {
    const done = await performAmong(resource, key, id, body, by).catch((error: unknown) => {
      // A role that ends in the middle ends the whole call; what was done stays done.
      if (error instanceof RefusalError && error.refusal.kind !== 'forbidden' && error.refusal.kind !== 'step-up')
        return refuse(error.refusal)
      throw error
    })
    results.push({ id, refused: done.ok ? null : done.error })
  }
  return results
}

async function performAmong(resource: Resource, key: string, id: string, body: object, by: ActionContext) {
  const kept = await resource.actions?.[key]?.refusesInBulk?.(id, body as never, by) // checked as in `perform`
  return kept ? refuse(kept) : perform(resource, key, id, body, by)
}
