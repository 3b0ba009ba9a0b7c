import type { App } from '#src/platform/http/route-types.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Report } from '#src/platform/resources/report.ts'
import type { Resource } from '#src/platform/resources/resource.ts'
import type { PageSource } from '../contract/page-source.ts'
import type { PageExtrasByTemplate } from './page-extras.ts'

/**
 * What a domain contributes to the program, made by one function in its `server/*.module.ts`; a module also carries what other
 * domains are made with. Queues and retention rules are separate lists: the migration and the tests read them without making a
 * module.
 */
export interface DomainModule {
  /** Each route names its permission. */
  routes?: readonly ((app: App) => void)[]
  /** What staff see and do in the back office. */
  resources?: readonly Resource[]
  /** Sums that staff read in the back office. */
  reports?: readonly Report[]
  pageSources?: readonly PageSource[]
  pageExtras?: PageExtrasByTemplate
  /** Registers workers and schedules; called before anything starts, in processes that run jobs. */
  registerWork?: (jobs: Pick<Jobs, 'work' | 'schedule'>) => void | Promise<void>
  /** Called with the tags of cache events, or 'all' when some events may have been missed. It must not throw. */
  invalidate?: (tags: readonly string[] | 'all') => void
  start?: () => void | Promise<void>
  /** Goes on with work at the start of a process that runs jobs, when all has started. */
  resume?: () => void | Promise<void>
  /** Called in the reverse order of the starts, when no request and no job runs any more. */
  stop?: () => void | Promise<void>
}
