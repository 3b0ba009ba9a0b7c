import type { Language } from '#src/common/locale.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Log } from '#src/platform/logging.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import type { AccountAdmin } from '#src/identity/server/account/account-admin.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { erasedListDays } from '../contract/limits.ts'
import { createDeletions } from './deletions.ts'
import { createErasureLog } from './erasure-log.ts'
import { createExports } from './exports.ts'
import { createPersons, type PersonsDeps } from './persons.ts'
import { privacyRoutes } from './privacy.routes.ts'
import { erasingQueue, erasureLogQueue, personalExportQueue } from './queues.ts'

export interface PrivacyModuleDeps extends PersonsDeps {
  log: Pick<Log, 'error' | 'info' | 'warn'>
  jobs: Pick<Jobs, 'send'>
  publicUrl: string
  /** File that erasures are written to; empty: none. */
  erasureLog: string
  accounts: AccountAdmin
  pageUrls: (language: Language) => Promise<{ signIn: string }>
}

/** Exports of personal data, and deletion of accounts. */
export function createPrivacyModule(deps: PrivacyModuleDeps) {
  const persons = createPersons(deps)
  const deletions = createDeletions({ ...deps, persons })
  const exports = createExports({ ...deps, persons })
  return {
    deletions,
    exports,
    routes: [privacyRoutes({ ...deps, deletions, exports })],
    async registerWork(jobs: Pick<Jobs, 'work' | 'schedule'>): Promise<void> {
      await jobs.work(personalExportQueue, ({ exportId }) => exports.mail(exportId))
      jobs.schedule(erasingQueue, '41 * * * *', async () => void (await deletions.eraseAllDue()))
      jobs.schedule(erasureLogQueue, '* * * * *', createErasureLog({ ...deps, file: deps.erasureLog }))
    },
  } satisfies DomainModule & { deletions: unknown; exports: unknown }
}

export const privacyRetention: readonly RetentionRule[] = [
  { table: 'personal_export', since: 'ends_at', days: 0, reason: 'its link opens nothing any more' },
  {
    table: 'erased_person',
    since: 'erased_at',
    days: erasedListDays,
    reason: 'no backup is older than thirty days (C-20)',
  },
]
