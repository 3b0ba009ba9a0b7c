import { Type } from 'typebox'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest, shopActorOf } from '#src/platform/http/route-types.ts'
import type { Report } from '#src/platform/resources/report.ts'
import { ReportAnswer, ReportQuery, Reports } from '../contract/reports.ts'
import type { ReportsService } from './reports.service.ts'

const csvAnswer = Type.Unsafe<string>({ type: 'string', format: 'binary', description: 'CSV' })

/** The calls of every report, from the definitions. A file has no person in it, and is a plain link. */
export const reportRoutes =
  ({ reports, service }: { reports: readonly Report[]; service: ReportsService }) =>
  (app: App): void => {
    const route = routesOf(app, ['office: reports'])
    route(
      'GET /api/admin/reports',
      { summary: 'The reports that the caller may read', permission: 'reports:read', answer: Reports },
      ({ request, language }) => service.list(shopActorOf(request), language),
    )
    for (const report of reports) {
      const { name, reading: permission } = report
      const asked = { permission, query: ReportQuery } as const
      route(
        `GET /api/admin/reports/${name}`,
        { summary: `The report ${name} of a period`, ...asked, answer: ReportAnswer },
        ({ query, request, language }) => service.read(report, query, shopActorOf(request), language),
      )
      route(
        `GET /api/admin/reports/${name}/file`,
        { summary: `The report ${name} as a file`, ...asked, answer: csvAnswer },
        async ({ query, request, language, reply }) => {
          const made = await service.file(report, query, shopActorOf(request), language)
          if (!made.ok) return refuseRequest(made.error)
          return reply
            .header('content-type', 'text/csv; charset=utf-8')
            .header('content-disposition', `attachment; filename="${made.value.name}"`)
            .header('x-content-type-options', 'nosniff')
            .header('cache-control', 'private, no-store')
            .send(made.value.file)
        },
      )
    }
  }
