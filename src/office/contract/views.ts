import { Type } from 'typebox'
import { Filter } from './description.ts'

/* Saved views of lists, one's own and shared ones: `/api/admin/views`. */

const closed = { additionalProperties: false }

export const viewNameMax = 60
const fields = {
  name: Type.String({ minLength: 1, maxLength: viewNameMax }),
  /** Everybody who may read the resource has it. */
  isShared: Type.Boolean(),
  q: Type.String({ maxLength: 200 }),
  filter: Filter,
  /** Empty: the list's own. */
  sort: Type.String({ maxLength: 60 }),
  /** Empty: those that the list shows at first. */
  columns: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 100 }),
}

const example = {
  name: 'Perjantain lähetykset',
  isShared: true,
  q: '',
  filter: { parcels: ['Packed'] },
  sort: '',
  columns: [],
}

/** `GET /api/admin/views?resource=orders`. */
export const ViewsQuery = Type.Object({ resource: Type.String({ maxLength: 60 }) })
/** `POST /api/admin/views`. */
export const NewView = Type.Object(
  { resource: Type.String({ maxLength: 60 }), ...fields },
  { ...closed, examples: [{ resource: 'orders', ...example }] },
)
export type NewView = Type.Static<typeof NewView>
/** `PUT /api/admin/views/{id}`: only the person who made it, and admins for shared ones. `DELETE` alike. */
export const ChangedView = Type.Object(fields, { ...closed, examples: [example] })
export type ChangedView = Type.Static<typeof ChangedView>
export const ViewParams = Type.Object({ id: Type.String({ format: 'uuid' }) })

export const SavedView = Type.Object({
  id: Type.String(),
  resource: Type.String(),
  ...fields,
  /** This person may change and remove it. */
  isOwn: Type.Boolean(),
})
export type SavedView = Type.Static<typeof SavedView>
/** One's own first, each by name. */
export const SavedViews = Type.Object({ views: Type.Array(SavedView) })
export type SavedViews = Type.Static<typeof SavedViews>
