import { Type } from 'typebox'
import { AnyLanguage, closed, Deed, Id, Moment, nullable, StoredFields } from './common.ts'

/* GET …/{id}/versions?language: what was published, kept and is drafted, the newest first. */

export const VersionEntry = Type.Object({
  version: Type.Integer(),
  /** `kept`: a draft that another person took over, or that was left for a while. `superseded`: was on the site. */
  status: Type.Enum(['draft', 'kept', 'published', 'superseded']),
  name: Type.String(),
  saved: Deed,
  publishedAt: nullable(Moment),
})
export type VersionEntry = Type.Static<typeof VersionEntry>
export const VersionList = Type.Object({ items: Type.Array(VersionEntry) })

/** GET …/{id}/versions/{version}?language: all of it, for comparing by node id. */
export const VersionContent = Type.Object({
  ...VersionEntry.properties,
  language: AnyLanguage,
  slug: Type.String(),
  fields: StoredFields,
})
export type VersionContent = Type.Static<typeof VersionContent>
export const VersionParams = Type.Object({ id: Id, version: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }) })

/**
 * POST …/{id}/versions/{version}/restore?language: makes it the draft; with `node` only that block, where it stands now, or at its old
 * place when it is gone or only moved. The draft of before stays among the versions. Answers as PUT does, and refuses as PUT does.
 */
export const RestoreBody = Type.Object({ baseVersion: Type.Integer({ minimum: 0 }), node: Type.Optional(Id) }, closed)
