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

/** Whether a page of this site sent it, by code of its own: what changes something says so twice (C-20). */
export function isOfficeCall(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  publicUrl: string,
): boolean {
  if (safeMethods.includes(method)) return true
  return headers.origin === new URL(publicUrl).origin && headers['x-requested-with'] === 'fetch'
}

/**
 * Who asks, where staff are let in. Session, roles and whether they work here are read for each request, so that what an admin changes
 * counts with the next one in every process. All other routes are `others`', whatever cookie of staff comes along.
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
      // A bearer names a visitor or customer, and is believed before any cookie.
      if (!admitsStaff(config) || request.headers.authorization !== undefined) return others(request)
      const actor = await find(request)
      // Where owners are let in too, somebody without the permission asks as the shopper they are.
      const isLetIn = actor !== null && (config.staff === undefined || may(actor, config.staff))
      return isLetIn ? actor : others(request)
    }
}
