import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { business, notFound, type Refusal } from '#src/common/errors.ts'
import { may } from '#src/common/permissions.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Resource } from '#src/platform/resources/resource.ts'
import type { ChangedView, NewView, SavedView } from '../contract/views.ts'
import type { ViewRow } from './office.tables.ts'
import { countViews, findView, insertView, listViews, removeView, updateView } from './view.store.ts'

export interface ViewsDeps {
  db: Database
  clock: Clock
  resources: readonly Resource[]
}

/** The limit keeps a list of views from growing without end. */
const viewsMost = 200

/** Views of lists that staff save, for themselves or for all who may read the list. They hold no data, only what is asked. */
export function createViews({ db, clock, resources }: ViewsDeps) {
  const idOf = (actor: ShopActor): string | null => (actor.kind === 'staff' ? actor.accountId : null)
  const mayRead = (name: string, actor: ShopActor): boolean =>
    resources.some((one) => one.name === name && may(actor, one.reading))
  const isTheirs = (row: ViewRow, actor: ShopActor): boolean =>
    row.accountId === idOf(actor) || (row.isShared && actor.kind === 'staff' && actor.roles.includes('Admin'))
  const present = (row: ViewRow, actor: ShopActor): SavedView => {
    const { id, resource, name, isShared, q, filter, sort, columns } = row
    return { id, resource, name, isShared, q, filter, sort, columns, isOwn: isTheirs(row, actor) }
  }
  async function find(id: string, actor: ShopActor): Promise<ViewRow | null> {
    const row = await findView(db, id)
    return row && isTheirs(row, actor) && mayRead(row.resource, actor) ? row : null
  }

  return {
    /** One's own first. */
    async list(resource: string, actor: ShopActor): Promise<Result<{ views: SavedView[] }, Refusal>> {
      authorise(actor, 'office:read')
      const accountId = idOf(actor)
      if (accountId === null || !mayRead(resource, actor)) return refuse(notFound)
      const rows = await listViews(db, resource, accountId)
      const isOwn = (row: ViewRow): boolean => row.accountId === accountId
      return ok({
        views: [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))].map((row) => present(row, actor)),
      })
    },

    async add(view: NewView, actor: ShopActor): Promise<Result<SavedView, Refusal>> {
      authorise(actor, 'office:write')
      const accountId = idOf(actor)
      if (accountId === null || !mayRead(view.resource, actor)) return refuse(notFound)
      if ((await countViews(db, accountId)) >= viewsMost) return refuse(business({ key: 'office/too-many-views' }))
      return ok(present(await insertView(db, { ...view, accountId, createdAt: clock.now() }), actor))
    },

    async change(id: string, changes: ChangedView, actor: ShopActor): Promise<Result<SavedView, Refusal>> {
      authorise(actor, 'office:write')
      const changed = (await find(id, actor)) && (await updateView(db, id, changes))
      return changed ? ok(present(changed, actor)) : refuse(notFound)
    },

    async remove(id: string, actor: ShopActor): Promise<Result<void, Refusal>> {
      authorise(actor, 'office:write')
      if (!(await find(id, actor))) return refuse(notFound)
      await removeView(db, id)
      return ok(undefined)
    },
  }
}

export type Views = ReturnType<typeof createViews>
