import { business, notFound, type Refusal } from '#src/common/errors.ts'
import { may } from '#src/common/permissions.ts'
import { refuse } from '#src/common/result.ts'
import { importLimits, parseRedirectCsv } from '#src/content/rules/redirect-csv.ts'
import { redirectProblem, redirectRefusal } from '#src/content/server/redirect-refusal.ts'
import type { RedirectsService } from '#src/content/server/redirects.service.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import { documentBytesMax } from '../contract/common.ts'
import {
  RedirectAdded,
  RedirectBody,
  RedirectImportBody,
  RedirectList,
  RedirectQuery,
  RedirectsImported,
} from '../contract/redirects.ts'

export interface RedirectRouteDeps {
  redirects: RedirectsService
}

const reading = { permission: 'redirects:read' } as const
const writing = { permission: 'redirects:write' } as const
/** A long faulty table is refused with no more lines than can be read. */
const faultsTold = 100

/** The redirects of the site. */
export const redirectRoutes =
  ({ redirects }: RedirectRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['cms'])
    route(
      'GET /api/cms/redirects',
      { summary: 'All redirects of the site, with their hits', ...reading, answer: RedirectList },
      async ({ request }) => {
        const actor = shopActorOf(request)
        const rows = await redirects.list(actor)
        return {
          mayWrite: may(actor, 'redirects:write'),
          items: rows.map(({ language, fromPath, toUrl, permanent, hits, lastHitAt, createdAt, createdBy }) => ({
            language,
            from: fromPath,
            to: toUrl,
            isPermanent: permanent,
            hits,
            lastHitAt: lastHitAt?.toISOString() ?? null,
            made: { by: createdBy, at: createdAt.toISOString() },
          })),
        }
      },
    )
    route(
      'POST /api/cms/redirects',
      {
        summary: 'Adds a redirect, or replaces the one from that path',
        ...writing,
        body: RedirectBody,
        answer: RedirectAdded,
        status: 201,
      },
      async ({ body: { isPermanent, ...body }, request }) => {
        const added = await redirects.add({ ...body, kind: isPermanent ? '301' : '302' }, shopActorOf(request))
        if (!added.ok) return refuse(redirectRefusal(added.error))
        const { rule, replaced, retargeted, isMissing } = added.value
        return { from: rule.fromPath, to: rule.toUrl, replaced, retargeted, isMissing }
      },
    )
    route(
      'DELETE /api/cms/redirects',
      { summary: 'Removes a redirect', ...writing, query: RedirectQuery },
      async ({ query, request }) => {
        const removed = await redirects.remove(query.language, query.from, shopActorOf(request))
        if (!removed.ok) refuseRequest(redirectRefusal(removed.error))
        else if (!removed.value) refuseRequest(notFound)
      },
    )
    route(
      'POST /api/cms/redirects/import',
      {
        summary: 'Adds the redirects of a CSV table, all or none',
        ...writing,
        bodyLimit: documentBytesMax,
        body: RedirectImportBody,
        answer: RedirectsImported,
      },
      async ({ body: { csv, coversPage = false }, request }) => {
        const table = parseRedirectCsv(csv)
        if (!('rows' in table)) return refuse(tableRefusal(table.reason, table.line))
        if (table.rows.length === 0) return refuse(tableRefusal('header', 1))
        const inputs = table.rows.map((row) => ({ ...row, coversPage }))
        const { isDone, lines } = await redirects.importAll(inputs, shopActorOf(request))
        if (isDone) return { count: lines.length }
        const problems = lines.flatMap(({ line, outcome }) =>
          outcome.ok ? [] : [redirectProblem(outcome.error, line)],
        )
        return refuse(business(...problems.slice(0, faultsTold)))
      },
    )
  }

const tableRefusal = (reason: string, line: number): Refusal =>
  business({ key: `content/redirect-csv/${reason}`, params: { line, rows: importLimits.rows }, details: { line } })
