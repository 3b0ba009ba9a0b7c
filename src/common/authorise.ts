import type { Actor } from './actor.ts'
import { RefusalError } from './errors.ts'
import { may, needsStepUp, type Permission } from './permissions.ts'

/**
 * Stands at the head of every function that staff may call, so that route, command line and job are held to the same
 * permission. It throws instead of refusing: the office shows no action that its user may not take.
 */
export function authorise(actor: Actor, permission: Permission): void {
  if (!may(actor, permission)) throw new RefusalError({ kind: 'forbidden', permission })
  if (isStale(actor, permission)) throw new RefusalError({ kind: 'step-up', permission })
}

/** Whether a staff member must first confirm their identity again. */
export const isStale = (actor: Actor, permission: Permission): boolean =>
  actor.kind === 'staff' && needsStepUp(permission) && actor.hasSteppedUp !== true
