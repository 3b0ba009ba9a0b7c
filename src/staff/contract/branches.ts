import { Type } from 'typebox'

/*
 * GET and PUT /api/admin/users/{id}/branches: the branches of the content tree to which an employee's roles are held (C-23). Without
 * rows a role counts everywhere.
 */

export const branchVerbs = ['write', 'publish', 'delete'] as const
export type BranchVerb = (typeof branchVerbs)[number]

const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const verbs = Type.Array(Type.Unsafe<BranchVerb>({ type: 'string', enum: [...branchVerbs] }), {
  minItems: 1,
  maxItems: branchVerbs.length,
  uniqueItems: true,
})
const right = Type.Object({ branchId: id, verbs }, { additionalProperties: false })

export const BranchRightsBody = Type.Object(
  { rights: Type.Array(right, { maxItems: 200 }) },
  { additionalProperties: false },
)
export type BranchRightsBody = Type.Static<typeof BranchRightsBody>
export type BranchRight = BranchRightsBody['rights'][number]

export const BranchRightsAnswer = Type.Object({
  rights: Type.Array(Type.Object({ branchId: Type.Integer(), verbs })),
  /** What can be chosen: pages in the order of the tree, then what stands in no branch. `depth`: 0 for the top. */
  branches: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), depth: Type.Integer() })),
})
export type BranchRightsAnswer = Type.Static<typeof BranchRightsAnswer>
