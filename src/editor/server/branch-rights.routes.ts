import type { ContentAdmin } from '#src/content/server/content-admin.ts'
import type { ContentRights } from '#src/content/server/content-rights.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import { BranchRightsAnswer, BranchRightsBody } from '#src/staff/contract/branches.ts'
import { IdParams } from '#src/staff/contract/staff.ts'
import { branchesInOrder } from '../rules/branches.ts'
import { presentTree } from './document.presenter.ts'

export interface BranchRightsRouteDeps {
  admin: Pick<ContentAdmin, 'tree'>
  rights: ContentRights
  /** Whether the account is an employee's. */
  isStaff: (accountId: string) => Promise<boolean>
}

/** The branches of the tree to which an employee's roles are held, for admins. */
export const branchRightsRoutes =
  ({ admin, rights, isStaff }: BranchRightsRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['staff'])
    const mustBeStaff = async (id: string): Promise<void> => {
      if (!(await isStaff(id))) refuseRequest({ kind: 'not-found' })
    }
    route(
      'GET /api/admin/users/:id/branches',
      {
        summary: 'The branches to which an employee’s roles are held, and those that can be chosen',
        permission: 'staff:read',
        params: IdParams,
        answer: BranchRightsAnswer,
      },
      async ({ params, language, request }) => {
        await mustBeStaff(params.id)
        const actor = shopActorOf(request)
        const tree = presentTree(await admin.tree(language, actor), language)
        return { rights: await listOf(params.id), branches: branchesInOrder(tree.items) }

        async function listOf(id: string) {
          return (await rights.list(id, actor)).map(({ branchId, verbs }) => ({ branchId, verbs: [...verbs] }))
        }
      },
    )
    route(
      'PUT /api/admin/users/:id/branches',
      {
        summary: 'Holds an employee’s roles to branches; none: they count everywhere',
        permission: 'staff:write',
        params: IdParams,
        body: BranchRightsBody,
      },
      async ({ params, body, request }) => {
        await mustBeStaff(params.id)
        return rights.set(params.id, body.rights, shopActorOf(request))
      },
    )
  }
