import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { Refusal } from '#src/common/errors.ts'
import type { Result } from '#src/common/result.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import { IdParams, InviteBody, MemberList, RolesBody } from '../contract/staff.ts'
import type { Invitations } from './invitations.ts'
import type { Members } from './members.ts'

export interface MembersRouteDeps {
  members: Members
  invitations: Pick<Invitations, 'invite' | 'takeBack'>
}

const tags = ['staff']
const reading = { permission: 'staff:read' } as const
const writing = { permission: 'staff:write' } as const
const gone = { 204: Type.Null() }

/** Users of the back office (C-9), for admins. */
export const membersRoutes =
  ({ members, invitations }: MembersRouteDeps) =>
  (app: App): void => {
    const answer = (reply: FastifyReply, result: Result<unknown, Refusal>) =>
      result.ok ? reply.code(204).send(null) : refuseRequest(result.error)

    app.get(
      '/api/admin/users',
      {
        config: reading,
        schema: { tags, summary: 'Who works here, and who is invited', response: { 200: MemberList } },
      },
      (request) => members.list(shopActorOf(request)),
    )
    app.post(
      '/api/admin/users',
      { config: writing, schema: { tags, summary: 'Invites somebody by mail', body: InviteBody, response: gone } },
      async (request, reply) => answer(reply, await invitations.invite(request.body, shopActorOf(request))),
    )
    app.delete(
      '/api/admin/invitations/:id',
      {
        config: writing,
        schema: { tags, summary: 'Takes an invitation back; its link opens nothing', params: IdParams, response: gone },
      },
      async (request, reply) => answer(reply, await invitations.takeBack(request.params.id, shopActorOf(request))),
    )
    app.put(
      '/api/admin/users/:id/roles',
      {
        config: writing,
        schema: { tags, summary: 'Sets what somebody may', params: IdParams, body: RolesBody, response: gone },
      },
      async (request, reply) =>
        answer(reply, await members.setRoles(request.params.id, request.body.roles, shopActorOf(request))),
    )
    app.post(
      '/api/admin/users/:id/end',
      {
        config: writing,
        schema: { tags, summary: 'Somebody leaves; every session ends', params: IdParams, response: gone },
      },
      async (request, reply) => answer(reply, await members.end(request.params.id, shopActorOf(request))),
    )
    app.post(
      '/api/admin/users/:id/unlock',
      {
        config: writing,
        schema: { tags, summary: 'Somebody may try to sign in again at once', params: IdParams, response: gone },
      },
      async (request, reply) => answer(reply, await members.unlock(request.params.id, shopActorOf(request))),
    )
    app.post(
      '/api/admin/users/:id/reset-factor',
      {
        config: writing,
        schema: {
          tags,
          summary: 'Somebody else sets their second proof anew, by mail',
          params: IdParams,
          response: gone,
        },
      },
      async (request, reply) => answer(reply, await members.resetFactor(request.params.id, shopActorOf(request))),
    )
  }
