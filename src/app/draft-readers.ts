import type { FastifyRequest } from 'fastify'
import { may } from '#src/common/permissions.ts'
import { createSessions, type SessionsDeps } from '#src/identity/server/session/sessions.ts'
import { findStaffActor } from '#src/staff/server/own-news.ts'

/**
 * Whether a request comes from a staff member who may work on drafts. For reading only: the request's origin is not
 * checked.
 */
export function createDraftReaders(deps: SessionsDeps) {
  const sessions = createSessions(deps, 'staff')
  return async ({ cookies }: Pick<FastifyRequest, 'cookies'>): Promise<boolean> => {
    const signedIn = await sessions.find(cookies)
    const actor = signedIn && (await findStaffActor(deps.db, signedIn.accountId))
    return actor !== null && may(actor, 'pages:write')
  }
}
