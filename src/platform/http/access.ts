import type { FastifyContextConfig, RouteOptions } from 'fastify'
import type { Actor } from '#src/common/actor.ts'
import type { Refusal } from '#src/common/errors.ts'
import { isStale } from '#src/common/authorise.ts'
import { isPermission, isPublic, may, type Permission } from '#src/common/permissions.ts'
import type { App } from './route-types.ts'

type Rules = Pick<FastifyContextConfig, 'permission' | 'access'>

const nobody: Actor = { kind: 'none' }
const anyVisitor: Actor = { kind: 'visitor', ownerId: '' }
const anyCustomer: Actor = { kind: 'customer', ownerId: '', accountId: '' }
const mayAll = (actor: Actor, { permission }: Rules): boolean => permission === undefined || may(actor, permission)

/** Why the actor is refused; null when access is allowed. */
export function refusalOf(actor: Actor, rules: Rules): Refusal | null {
  if (rules.access !== undefined) return null
  if (mayAll(actor, rules)) return rules.permission && isStale(actor, rules.permission) ? { kind: 'step-up' } : null
  const mayTell = actor.kind === 'none' || actor.kind === 'visitor'
  return { kind: mayTell && mayAll(anyCustomer, rules) ? 'unauthenticated' : 'forbidden' }
}

/** Whether the caller's identity matters: a token that decides nothing is not verified. */
export const needsActor = (rules: Rules): boolean => rules.access === 'optional' || refusalOf(nobody, rules) !== null

/** A route's access in one word, for documentation. */
export function accessOf(rules: Rules = {}): 'public' | 'visitor' | 'customer' | 'optional' | 'signed' | 'staff' {
  if (rules.access !== undefined) return rules.access
  if (mayAll(nobody, rules)) return 'public'
  if (mayAll(anyVisitor, rules)) return 'visitor'
  return mayAll(anyCustomer, rules) ? 'customer' : 'staff'
}

/** Whether staff sessions are looked up: only staff are let in, or staff in addition to the owners (`staff`). */
export const admitsStaff = (rules: Rules & Pick<FastifyContextConfig, 'staff'> = {}): boolean =>
  rules.staff !== undefined || accessOf(rules) === 'staff'

/** Staff alone call these; a permission that everybody holds would guard nothing. */
const staffPaths = /^\/api\/(admin|cms)\//

/** Checks the permissions once all routes are registered, since a plugin may set the permission of its routes in a hook. */
export function requirePermissions(app: App): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  app.addHook('onReady', (done) => {
    const named = (open: readonly RouteOptions[]): string =>
      open.map(({ method, url }) => `${[method].flat().join(' ')} ${url}`).join(', ')
    const silent = routes.filter(({ config }) => !isPermission(config?.permission))
    if (silent.length > 0) return done(new Error(`Routes that name no permission: ${named(silent)}`))
    const open = routes.filter(({ url, config }) => staffPaths.test(url) && isPublic(config?.permission as Permission)) // just checked
    done(open.length === 0 ? undefined : new Error(`Routes for staff that everybody may call: ${named(open)}`))
  })
}
