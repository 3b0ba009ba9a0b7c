import type { RetentionRule } from '#src/platform/retention/retention.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { createImports, type ImportsDeps } from './imports.service.ts'

/** Works on imports behind the requests. */
export function createTransferModule(deps: ImportsDeps) {
  const imports = createImports(deps)
  return { registerWork: imports.startWorking, resume: imports.resumeInterrupted } satisfies DomainModule
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
    table: 'catalogue_import',
    since: 'updated_at',
    days: 1,
    only: `status = 'receiving'`,
    reason: 'whoever sent it went away before all of it was there',
  },
]
