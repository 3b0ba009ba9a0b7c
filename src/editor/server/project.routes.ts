import type { Refusal } from '#src/common/errors.ts'
import { may } from '#src/common/permissions.ts'
import { refuse, type Result } from '#src/common/result.ts'
import type { ContentAdmin } from '#src/content/server/content-admin.ts'
import type { ContentTypes } from '#src/content/server/content-types.ts'
import { type ProjectRefusal, type Projects, projectState } from '#src/content/server/projects.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import { IdParams, LanguageQuery } from '../contract/common.ts'
import { StatesAnswer } from '../contract/document.ts'
import {
  type Project,
  ProjectAssign,
  ProjectBody,
  ProjectChange,
  ProjectCreated,
  ProjectDetails,
  ProjectList,
} from '../contract/projects.ts'
import { compare } from '../rules/compare.ts'
import { languageStates } from '../rules/status.ts'
import { momentIn } from './moment-in.ts'
import { pagesRefusal } from './publish-problems.ts'

export interface ProjectRouteDeps {
  admin: Pick<ContentAdmin, 'states'>
  projects: Projects
  /** All types of pages and blocks. */
  types: ContentTypes
}

type Row = Awaited<ReturnType<Projects['list']>>[number]['project']
type Found = NonNullable<Awaited<ReturnType<Projects['find']>>>['versions'][number]

const reading = { permission: 'pages:read' } as const
const writing = { permission: 'projects:write' } as const

/** Changes of many pages that go on the site together. */
export const projectRoutes =
  ({ admin, projects, types }: ProjectRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['cms'])
    route(
      'GET /api/cms/projects',
      { summary: 'Projects, open ones first', ...reading, answer: ProjectList },
      async ({ request }) => {
        const actor = shopActorOf(request)
        const rows = await projects.list(actor)
        return {
          items: rows.map(({ project, drafts }) => presentProject(project, drafts)),
          mayWrite: may(actor, 'projects:write'),
          mayPublish: may(actor, 'projects:publish'),
        }
      },
    )
    route(
      'POST /api/cms/projects',
      { summary: 'Begins a project', ...writing, body: ProjectBody, answer: ProjectCreated, status: 201 },
      async ({ body, request }) => ({ id: await projects.create(body.name, shopActorOf(request)) }),
    )
    route(
      'GET /api/cms/projects/:id',
      { summary: 'A project and its pages', ...reading, params: IdParams, answer: ProjectDetails },
      async ({ params, request }) => {
        const found = await projects.find(params.id, shopActorOf(request))
        if (!found) return refuseRequest({ kind: 'not-found' })
        return { ...presentProject(found.project, found.versions.length), items: found.versions.map(itemOf) }
      },
    )
    route(
      'PUT /api/cms/projects/:id',
      { summary: 'Renames, closes, opens again or plans a project', ...writing, params: IdParams, body: ProjectChange },
      async ({ params, body: { publishAt, ...rest }, request }) =>
        placed(
          await projects.change(
            params.id,
            { ...rest, ...(publishAt !== undefined && { publishAt: momentIn(publishAt, 'begin', 'publishAt') }) },
            shopActorOf(request),
          ),
        ),
    )
    route(
      'POST /api/cms/projects/:id/publish',
      { summary: 'Publishes all drafts of a project, or none', permission: 'projects:publish', params: IdParams },
      async ({ params, request }) => placed(await projects.publish(params.id, shopActorOf(request))),
    )
    route(
      'POST /api/cms/content/:id/project',
      {
        summary: 'Puts a draft into a project, or takes it out',
        permission: 'pages:write',
        params: IdParams,
        query: LanguageQuery,
        body: ProjectAssign,
        answer: StatesAnswer,
      },
      async ({ params, query, body, request }) => {
        const actor = shopActorOf(request)
        const done = await projects.assign(params.id, query.language, body.projectId, actor)
        return done.ok ? { languages: languageStates(await admin.states(params.id, actor)) } : done
      },
    )

    function itemOf({ item, version, before }: Found): ProjectDetails['items'][number] {
      const { name, language, fields, createdBy, createdAt } = version
      const fieldsOfType = (type: string) => types[type]?.fields
      const own = { fields: fieldsOfType(item.contentType) ?? {}, fieldsOfType }
      const kinds = before && compare(before, fields, own).map(({ kind }) => kind)
      const count = (kind: string): number => kinds?.filter((one) => one === kind).length ?? 0
      return {
        id: item.id,
        kind: item.kind,
        type: item.contentType,
        name,
        language,
        version: version.version,
        saved: { by: createdBy, at: createdAt.toISOString() },
        changes: kinds && {
          added: count('added'),
          changed: count('changed'),
          moved: count('moved'),
          removed: count('removed'),
        },
        trashed: item.trashedAt && { by: item.trashedBy ?? '', at: item.trashedAt.toISOString() },
      }
    }
  }

const placed = (done: Result<null, ProjectRefusal>): Result<null, Refusal> =>
  done.ok || done.error.kind !== 'pages' ? (done as Result<null, Refusal>) : refuse(pagesRefusal(done.error.faults)) // narrowed

const presentProject = (row: Row, drafts: number): Project => ({
  id: row.id,
  name: row.name,
  state: projectState(row),
  made: { by: row.createdBy, at: row.createdAt.toISOString() },
  publishAt: row.publishAt?.toISOString() ?? null,
  published: row.publishedAt && { by: row.publishedBy ?? '', at: row.publishedAt.toISOString() },
  drafts,
})
