import { Type } from 'typebox'
import { VisitorRule } from '#src/content/contract/visitor-group.ts'
import { AnyLanguage, closed, Deed, Id } from './common.ts'

/* Groups of visitors: blocks and popups may be for some of them. */

/** POST /api/cms/visitorgroups. `name`: for staff; visitors do not see it. */
export const GroupBody = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }), rule: VisitorRule },
  closed,
)
export type GroupBody = Type.Static<typeof GroupBody>
export const GroupCreated = Type.Object({ id: Id })

/** PUT …/{id}; refused with 409 when the group is not as it was `seen`. */
export const GroupChange = Type.Object({ ...GroupBody.properties, seen: GroupBody }, closed)
export type GroupChange = Type.Static<typeof GroupChange>

/** GET /api/cms/visitorgroups. */
export const VisitorGroup = Type.Object({
  id: Id,
  key: Type.String(),
  name: Type.String(),
  rule: VisitorRule,
  made: Deed,
})
export type VisitorGroup = Type.Static<typeof VisitorGroup>
export const GroupList = Type.Object({ items: Type.Array(VisitorGroup), mayWrite: Type.Boolean() })
export type GroupList = Type.Static<typeof GroupList>

/** GET …/uses: items with something for a group, by language. DELETE …/{id} is refused while there is one. */
export const GroupUses = Type.Object({
  items: Type.Array(
    Type.Object({
      group: Id,
      id: Id,
      type: Type.String(),
      name: Type.String(),
      language: AnyLanguage,
      /** False: in a draft alone. */
      isPublished: Type.Boolean(),
      isTrashed: Type.Boolean(),
    }),
  ),
})
export type GroupUses = Type.Static<typeof GroupUses>
