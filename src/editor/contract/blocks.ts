import { Type } from 'typebox'
import { closed, Deed, Id, StoredFields } from './common.ts'
import { Saved } from './document.ts'

/* Blocks beyond one page: shared ones, and fillings saved by name. */

/** GET /api/cms/shared?language. */
export const SharedList = Type.Object({
  items: Type.Array(
    Type.Object({
      id: Id,
      type: Type.String(),
      name: Type.String(),
      /** On how many pages it stands, drafts included. */
      pages: Type.Integer(),
    }),
  ),
})

/**
 * POST …/{id}/share?language: a block of the page becomes a separate item, published where the page's block was, and the page refers
 * to it. The block must be in the version named.
 */
export const ShareBody = Type.Object(
  { baseVersion: Type.Integer({ minimum: 1 }), node: Id, name: Type.String({ minLength: 1, maxLength: 200 }) },
  closed,
)
/** POST …/{id}/detach?language: every reference of the page to a shared block becomes a block of the page's own. */
export const DetachBody = Type.Object({ baseVersion: Type.Integer({ minimum: 1 }), ref: Id }, closed)
export const SharedAnswer = Type.Object({ ...Saved.properties, ref: Id })

/** GET /api/cms/presets, POST, DELETE …/{id}: fillings that editors saved by name. */
export const PresetBody = Type.Object(
  {
    type: Type.String({ maxLength: 60 }),
    name: Type.String({ minLength: 1, maxLength: 80 }),
    fields: StoredFields,
  },
  closed,
)
export type PresetBody = Type.Static<typeof PresetBody>
export const PresetList = Type.Object({
  items: Type.Array(
    Type.Object({ id: Id, type: Type.String(), name: Type.String(), fields: StoredFields, saved: Deed }),
  ),
})
export type PresetList = Type.Static<typeof PresetList>
export const PresetCreated = Type.Object({ id: Id })
