import { Type } from 'typebox'
import { closed, Id, nullable } from './common.ts'

/** POST /api/cms/content/{id}/presence?language, every twenty seconds: at which block this editor is, null the page. */
export const PresenceBody = Type.Object({ node: nullable(Id) }, closed)
export const PresenceAnswer = Type.Object({
  /** The highest version there is, so that a newer one is known before the next save. */
  version: Type.Integer(),
  /** The others on the page in this language; one person's windows are one. */
  people: Type.Array(Type.Object({ name: Type.String(), node: nullable(Id) })),
})
export type PresenceAnswer = Type.Static<typeof PresenceAnswer>
