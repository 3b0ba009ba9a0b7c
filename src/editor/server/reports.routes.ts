import { routesOf } from '#src/platform/http/route.ts'
import { type App, shopActorOf } from '#src/platform/http/route-types.ts'
import { SiteReport } from '../contract/reports.ts'
import type { SiteReports } from './site-reports.ts'

/** What is to mend on the whole site. */
export const reportRoutes =
  ({ reports }: { reports: SiteReports }) =>
  (app: App): void => {
    routesOf(app, ['cms'])(
      'GET /api/cms/reports',
      {
        summary:
          'Broken links, missing texts and translations, headings, faint texts, what is unused, and what the week brings',
        permission: 'pages:read',
        answer: SiteReport,
      },
      async ({ request, reply }) => {
        void reply.header('cache-control', 'private, no-store')
        return reports.report(shopActorOf(request))
      },
    )
  }
