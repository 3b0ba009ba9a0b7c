import type { ShopActor } from '#src/common/actor.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import type { ContentService } from './content.service.ts'
import { listDue } from './content-schedule.store.ts'
import type { Projects } from './projects.ts'
import { listDueProjects } from './project.store.ts'
import { contentScheduleQueue } from './queues.ts'

const actor: ShopActor = { kind: 'system', by: 'job', name: contentScheduleQueue.name }

export interface ContentScheduleDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'warn'>
  service: Pick<ContentService, 'publish' | 'unpublish'>
  projects: Pick<Projects, 'publish'>
}

/**
 * Publishes drafts and projects, and unpublishes versions when their time has come; the transactions purge caches as they do when an editor
 * publishes by hand. Any number of processes may run it: each checks again under the item's lock. Returns how many were due.
 */
export const runSchedule =
  ({ db, clock, log, service, projects }: ContentScheduleDeps) =>
  async (): Promise<number> => {
    const now = clock.now()
    const due = await listDue(db, now)
    for (const { contentId, language, turn } of due) {
      const result = await service[turn](contentId, [language], actor, { dueAt: now })
      if (!result.ok)
        log.warn(
          { alarm: 'content-schedule', contentId, language, turn, refusal: result.error },
          'a schedule could not be kept',
        )
    }
    const dueProjects = await listDueProjects(db, now)
    for (const project of dueProjects) {
      const result = await projects.publish(project, actor, now)
      if (!result.ok)
        log.warn({ alarm: 'content-schedule', project, refusal: result.error }, 'a schedule could not be kept')
    }
    return due.length + dueProjects.length
  }
