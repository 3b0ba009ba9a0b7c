import { routesOf } from '#src/platform/http/route.ts'
import { type App, shopActorOf } from '#src/platform/http/route-types.ts'
import { IdParams, InviteBody, MemberList, RolesBody } from '../contract/staff.ts'
import type { Invitations } from './invitations.ts'
import type { Members } from './members.ts'

export interface MembersRouteDeps {
  members: Members
  invitations: Pick<Invitations, 'invite' | 'takeBack'>
}

const reading = { permission: 'staff:read' } as const
const writing = { permission: 'staff:write' } as const

/** Users of the back office (C-9), for admins. */
export const membersRoutes =
  ({ members, invitations }: MembersRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['staff'])
    route(
      'GET /api/admin/users',
      { summary: 'Who works here, and who is invited', ...reading, answer: MemberList },
      ({ request }) => members.list(shopActorOf(request)),
    )
    route(
      'POST /api/admin/users',
      { summary: 'Invites somebody by mail', ...writing, body: InviteBody },
      ({ body, request }) => invitations.invite(body, shopActorOf(request)),
    )
    route(
      'DELETE /api/admin/invitations/:id',
      { summary: 'Takes an invitation back; its link opens nothing', ...writing, params: IdParams },
      ({ params, request }) => invitations.takeBack(params.id, shopActorOf(request)),
    )
    route(
      'PUT /api/admin/users/:id/roles',
      { summary: 'Sets what somebody may', ...writing, params: IdParams, body: RolesBody },
      ({ params, body, request }) => members.setRoles(params.id, body.roles, shopActorOf(request)),
    )
    route(
      'POST /api/admin/users/:id/end',
      { summary: 'Somebody leaves; every session ends', ...writing, params: IdParams },
      ({ params, request }) => members.end(params.id, shopActorOf(request)),
    )
    route(
      'POST /api/admin/users/:id/unlock',
      { summary: 'Somebody may try to sign in again at once', ...writing, params: IdParams },
      ({ params, request }) => members.unlock(params.id, shopActorOf(request)),
    )
    route(
      'POST /api/admin/users/:id/reset-factor',
      { summary: 'Somebody else sets their second proof anew, by mail', ...writing, params: IdParams },
      ({ params, request }) => members.resetFactor(params.id, shopActorOf(request)),
    )
  }
