import { Type } from 'typebox'
import { AnyLanguage, closed, Deed, Id, Moment, nullable } from './common.ts'

/* Projects: changes of many pages that are previewed as one site and published together or not at all. */

export const Project = Type.Object({
  id: Id,
  name: Type.String(),
  state: Type.Enum(['open', 'published', 'closed']),
  made: Deed,
  publishAt: nullable(Moment),
  published: nullable(Deed),
  /** The number of its drafts. */
  drafts: Type.Integer(),
})
export type Project = Type.Static<typeof Project>
export const ProjectList = Type.Object({ items: Type.Array(Project) })

/** GET /api/cms/projects/{id}. */
export const ProjectDetails = Type.Object({
  ...Project.properties,
  items: Type.Array(
    Type.Object({
      id: Id,
      kind: Type.Enum(['page', 'block']),
      type: Type.String(),
      name: Type.String(),
      language: AnyLanguage,
      version: Type.Integer(),
      saved: Deed,
    }),
  ),
})
export type ProjectDetails = Type.Static<typeof ProjectDetails>

/** POST /api/cms/projects, PUT …/{id}. */
export const ProjectBody = Type.Object({ name: Type.String({ minLength: 1, maxLength: 120 }) }, closed)
export const ProjectChange = Type.Object(
  {
    name: Type.Optional(ProjectBody.properties.name),
    state: Type.Optional(Type.Enum(['open', 'closed'])),
    publishAt: Type.Optional(nullable(Moment)),
  },
  closed,
)
export const ProjectCreated = Type.Object({ id: Id })
/** POST …/{id}/publish: 204, or a 400 whose entries are `PublishProblem & {id, name}`, and nothing was published. */
