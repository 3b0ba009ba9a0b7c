import { may } from '#src/common/permissions.ts'
import type { VisitorGroups } from '#src/content/server/visitor-groups.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import { IdParams } from '../contract/common.ts'
import { GroupBody, GroupChange, GroupCreated, GroupList, GroupUses } from '../contract/visitor-groups.ts'

export interface VisitorGroupRouteDeps {
  groups: Pick<VisitorGroups, 'list' | 'uses' | 'create' | 'change' | 'remove'>
}

const reading = { permission: 'groups:read' } as const
const writing = { permission: 'groups:write' } as const

/** Groups of visitors that blocks and popups may be for. */
export const visitorGroupRoutes =
  ({ groups }: VisitorGroupRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['cms'])
    route(
      'GET /api/cms/visitorgroups',
      { summary: 'Groups that blocks and popups may be for, with their rules', ...reading, answer: GroupList },
      async ({ request }) => {
        const actor = shopActorOf(request)
        return {
          mayWrite: may(actor, 'groups:write'),
          items: (await groups.list(actor)).map(({ id, key, name, rule, createdAt, createdBy }) => ({
            id,
            key,
            name,
            rule,
            made: { by: createdBy, at: createdAt.toISOString() },
          })),
        }
      },
    )
    route(
      'GET /api/cms/visitorgroups/uses',
      { summary: 'What is for a group, on the site and in drafts', ...reading, answer: GroupUses },
      async ({ request }) => ({
        items: (await groups.uses(shopActorOf(request))).map(({ contentType, ...use }) => ({
          ...use,
          type: contentType,
        })),
      }),
    )
    route(
      'POST /api/cms/visitorgroups',
      { summary: 'Makes a group', ...writing, body: GroupBody, answer: GroupCreated, status: 201 },
      async ({ body, request }) => {
        const made = await groups.create(body, shopActorOf(request))
        return made.ok ? { id: made.value } : refuseRequest(made.error)
      },
    )
    route(
      'PUT /api/cms/visitorgroups/:id',
      { summary: 'Changes a group', ...writing, params: IdParams, body: GroupChange },
      ({ params, body, request }) => groups.change(params.id, body, shopActorOf(request)),
    )
    route(
      'DELETE /api/cms/visitorgroups/:id',
      { summary: 'Removes a group that nothing is for', ...writing, params: IdParams },
      ({ params, request }) => groups.remove(params.id, shopActorOf(request)),
    )
  }
