import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/common/actor.ts'
import { may } from '#src/common/permissions.ts'
import type { Sessions } from '#src/identity/server/session/sessions.ts'
import type { Database } from '#src/platform/database/database.ts'
import { admitsStaff } from '#src/platform/http/access.ts'
import { findStaffActor } from './own-news.ts'

export interface StaffActorDeps {
  db: Database
  publicUrl: string
  sessions: Pick<Sessions, 'find' | 'isFresh'>
}

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether code of this site's pages sent the request: one that changes something must prove that twice, by its origin and a
 * header (C-20).
 */
export function isOfficeCall(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  publicUrl: string,
): boolean {
  if (safeMethods.includes(method)) return true
  return headers.origin === new URL(publicUrl).origin && headers['x-requested-with'] === 'fetch'
}

/**
 * Identifies the employee on routes that admit staff. Each request reads session, roles and employment, so a change by an
 * admin counts with the next request in every process. All other routes use `others`, whatever staff cookie the request has.
 */
export function createStaffActors({ db, publicUrl, sessions }: StaffActorDeps) {
  async function find(request: FastifyRequest): Promise<Actor | null> {
    if (!isOfficeCall(request, publicUrl)) return null
    const signedIn = await sessions.find(request.cookies)
    const actor = signedIn && (await findStaffActor(db, signedIn.accountId))
    return actor && { ...actor, hasSteppedUp: sessions.isFresh(signedIn) }
  }

  return (others: (request: FastifyRequest) => Promise<Actor | null>) =>
    async function actorOf(request: FastifyRequest): Promise<Actor | null> {
      const { config } = request.routeOptions
      // A bearer token names a visitor or customer and has priority over any cookie.
      if (!admitsStaff(config) || request.headers.authorization !== undefined) return others(request)
      const actor = await find(request)
      // On routes that admit owners too, an employee without the permission counts as the shopper they are.
      const isLetIn = actor !== null && (config.staff === undefined || may(actor, config.staff))
      return isLetIn ? actor : others(request)
    }
}
