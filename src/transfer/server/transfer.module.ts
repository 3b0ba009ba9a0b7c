import type { Database } from '#src/platform/database/database.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { createCatalogueExports } from './catalogue-exports.ts'
import { createCategoryForms } from './category-form.service.ts'
import { formRoutes } from './form.routes.ts'
import { importResource } from './imports.resource.ts'
import { importRoutes } from './imports.routes.ts'
import { createLocationForms } from './location-form.service.ts'
import { createProductForms } from './product-form.service.ts'
import { createImports, type ImportsDeps } from './imports.service.ts'

export interface TransferModuleDeps extends ImportsDeps {
  /** Answers the database that exports are read from; without it, `db`. */
  readFrom?: () => Database
}

/** Imports and exports: their screens of the back office, and the work behind the requests. */
export function createTransferModule({ readFrom, ...deps }: TransferModuleDeps) {
  const imports = createImports(deps)
  const exports = createCatalogueExports({ readFrom: async () => readFrom?.() ?? deps.db })
  return {
    imports,
    routes: [
      importRoutes({ ...deps, imports, exports }),
      formRoutes({
        products: createProductForms(deps),
        categories: createCategoryForms(deps),
        locations: createLocationForms(deps),
      }),
    ],
    resources: [importResource({ ...deps, imports })],
    registerWork: imports.startWorking,
    resume: imports.resumeInterrupted,
  } satisfies DomainModule & { imports: unknown }
}

export const transferRetention: readonly RetentionRule[] = [
  {
    table: 'catalogue_import',
    since: 'updated_at',
    days: 90,
    only: `status in ('done', 'failed', 'cancelled')`,
    reason: 'a report is read soon or never; its file goes with it',
  },
  {
    table: 'catalogue_import_chunk',
    since: '(select i.finished_at from catalogue_import as i where i.id = import_id)',
    days: 1,
    only: `(select i.status = 'done' from catalogue_import as i where i.id = import_id)`,
    reason: 'what was checked goes in soon or is sent again',
  },
  {
    table: 'catalogue_import',
    since: 'updated_at',
    days: 1,
    only: `status = 'receiving'`,
    reason: 'whoever sent it went away before all of it was there',
  },
]
