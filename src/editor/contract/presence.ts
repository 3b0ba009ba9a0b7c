import { Type } from 'typebox'
import { closed, Id, nullable } from './common.ts'

/* Who is here: POST …/{id}/presence?language every twenty seconds; a person not heard of for 45 is gone. */

export const Person = Type.Object({
  accountId: Type.String(),
  name: Type.String(),
  /** The block they are on; null: the page itself. */
  node: nullable(Id),
})
export type Person = Type.Static<typeof Person>

export const PresenceBody = Type.Object({ node: nullable(Id), isLeaving: Type.Optional(Type.Boolean()) }, closed)
/** The others, and the highest version: a newer one than the editor's own tells it before the next save does. */
export const PresenceAnswer = Type.Object({ version: Type.Integer(), people: Type.Array(Person) })
export type PresenceAnswer = Type.Static<typeof PresenceAnswer>
export const beatSeconds = 20
export const presenceSeconds = 45
