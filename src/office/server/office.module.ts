import type { TextLookup } from '#src/common/errors.ts'
import { createPersonalReads } from '#src/platform/audit/personal-reads.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { SettingsAdmin } from '#src/platform/settings/settings.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { createExports } from './exports.service.ts'
import { officeApiRoutes } from './office.routes.ts'
import { officeExportQueue } from './queues.ts'
import { reportRoutes } from './report.routes.ts'
import { createReports } from './reports.service.ts'
import { settingRoutes } from './setting.routes.ts'
import { createOfficeSettings } from './settings.service.ts'
import { resourceRoutes } from './resource.routes.ts'
import { createViews } from './views.service.ts'

export interface OfficeModuleDeps {
  jobs: Pick<Jobs, 'send'>
  db: Database
  /** The database that files are written from; left out: the same. */
  readFrom?: () => Database
  clock: Clock
  text: TextLookup
  settingsAdmin: SettingsAdmin
}

/** The calls of the back office, made from the resources and reports of the modules. */
export function createOfficeModule(deps: OfficeModuleDeps, modules: readonly DomainModule[]): DomainModule {
  const resources = modules.flatMap((one) => one.resources ?? [])
  const names = resources.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`There are two resources ${twice}`)
  const reports = modules.flatMap((one) => one.reports ?? [])
  const reads = createPersonalReads(deps)
  const exports = createExports({ ...deps, resources })
  return {
    routes: [
      officeApiRoutes({ ...deps, resources, views: createViews({ ...deps, resources }), exports }),
      settingRoutes(createOfficeSettings(deps)),
      reportRoutes({ reports, service: createReports({ ...deps, reports }) }),
      ...resources.map((resource) => resourceRoutes(resource, { ...deps, reads, exports })),
    ],
    registerWork: (jobs) => jobs.work(officeExportQueue, ({ id }) => exports.write(id)),
  }
}

export const officeRetention: readonly RetentionRule[] = [
  { table: 'office_export', since: 'created_at', days: 1, reason: 'the link of the file has ended' },
]
