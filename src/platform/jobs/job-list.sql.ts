import { type SQL, sql } from 'drizzle-orm'
import { moment, number, stateChoice, text, type View } from '../resources/resource.ts'
import { jobsSchema } from './boss-options.ts'

/* The queues in the back office. There are some fifty; what waits in them is counted by an index of the job library. */

const column = (name: string): SQL => sql.raw(name)
const isDead = `exists (select from ${jobsSchema}.job as d where d.name = q.name || '.dead' and d.state = 'created')`
const isLate = `coalesce(j.oldest < now() - interval '10 minutes', false)`

const states = {
  dead: { turn: 'blocked', is: isDead },
  late: { turn: 'ours', is: `${isLate} and not ${isDead}` },
  calm: { turn: 'done', is: `not ${isLate} and not ${isDead}` },
} as const
const views: Readonly<Record<string, View>> = {
  all: { filter: {} },
  dead: { filter: { status: ['dead'] }, waits: true },
  late: { filter: { status: ['late'] } },
}

export const jobList = {
  name: 'jobs',
  from: sql.raw(`(select name from ${jobsSchema}.queue where name not like '%.dead' and name not like '\\_\\_%') as q
    left join (
      select name, count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
        count(*) filter (where state < 'active' and start_after > now())::int as later,
        count(*) filter (where state = 'active')::int as running,
        min(created_on) filter (where state < 'active' and start_after <= now()) as oldest
      from ${jobsSchema}.job where state < 'completed' group by name
    ) as j on j.name = q.name`),
  id: column('q.name'),
  byIds: (ids: readonly string[]): SQL => sql`q.name = any(${sql.param(ids)}::text[])`,
  sort: 'queue',
  columns: ['queue', 'status', 'waiting', 'oldest', 'running', 'later', 'dead', 'schedule'],
  views,
  fields: {
    queue: text(column('q.name'), { sorts: true }),
    status: stateChoice(states),
    waiting: number(column('coalesce(j.waiting, 0)'), { sorts: true }),
    oldest: moment(column('j.oldest')),
    running: number(column('coalesce(j.running, 0)')),
    /** Jobs to be done at a later moment. */
    later: number(column('coalesce(j.later, 0)')),
    /** Failed for good. */
    dead: number(
      sql.raw(
        `(select count(*)::int from ${jobsSchema}.job as d where d.name = q.name || '.dead' and d.state = 'created')`,
      ),
    ),
    /** When it runs by itself: minute, hour, day, month and weekday, in UTC. */
    schedule: text(
      sql.raw(`coalesce((select string_agg(s.cron, ', ') from ${jobsSchema}.schedule as s where s.name = q.name), '')`),
    ),
  },
}
