import { Type } from 'typebox'
import { AnyLanguage, closed, Deed, Id, Moment, MomentOrDay, nullable } from './common.ts'
import type { PublishProblem } from './document.ts'

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
/** GET /api/cms/projects: open ones first. */
export const ProjectList = Type.Object({
  items: Type.Array(Project),
  mayWrite: Type.Boolean(),
  mayPublish: Type.Boolean(),
})
export type ProjectList = Type.Static<typeof ProjectList>

const Count = Type.Integer({ minimum: 0 })
/** GET /api/cms/projects/{id}: its drafts, or once it is published the versions that went on the site with it. */
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
      /** How many blocks, the page itself being one, differ from what visitors see; null: they do not see the page yet. */
      changes: nullable(Type.Object({ added: Count, changed: Count, moved: Count, removed: Count })),
      /** What is in the trash cannot be published. */
      trashed: nullable(Deed),
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
    /** A day alone is its beginning in Helsinki. */
    publishAt: Type.Optional(nullable(MomentOrDay)),
  },
  closed,
)
export type ProjectChange = Type.Static<typeof ProjectChange>
export const ProjectCreated = Type.Object({ id: Id })
/** POST …/{id}/publish, and PUT …/{id} with a time: 204, or a 400 with these, and nothing was published or planned. */
export interface ProjectProblem extends PublishProblem {
  /** The page's id; absent: it is about the project. */
  id?: number
  name?: string
}

/** POST /api/cms/content/{id}/project?language: puts the draft into a project; null: out of any. */
export const ProjectAssign = Type.Object({ projectId: nullable(Id) }, closed)
