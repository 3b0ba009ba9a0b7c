import { type SQL, sql } from 'drizzle-orm'
import { containing } from '../resources/list-query.ts'
import { choice, type Field, moment, text, type View } from '../resources/resource.ts'
import { auditCommands } from './audit-commands.ts'

/* The audit in the back office; its indexes by time, person, command and subject serve each filter (0170, 0591). */

const column = (name: string): SQL => sql.raw(name)
const kinds = [...new Set(auditCommands.map((command) => command.split('.')[0] ?? ''))]
const reads = auditCommands.filter((command) => command.endsWith('.read'))
const commandsOf = (kind: string) => auditCommands.filter((command) => command.startsWith(`${kind}.`))

/** Staff have their names: a customer is an actor without one. */
const by = sql.raw(`case when a.actor_kind = 'customer' then '' when a.actor_kind = 'staff' then coalesce((
  select nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), '') from account as p where p.id::text = a.actor), a.actor)
  else a.actor end`)
const actorsNamed = (words: string): SQL => sql`a.actor in (
  select p.id::text from account as p
  where p.realm = 'staff' and concat_ws(' ', p.first_name, p.last_name, p.email) ilike ${containing(words)}
  union all select ${words})`

const unfiltered = (sql: SQL, values: readonly string[]): Field => ({
  kind: 'choice',
  sql,
  options: values.map((value) => ({ value })),
})

const views: Readonly<Record<string, View>> = {
  all: { filter: {} },
  reads: { filter: { command: reads } },
  staff: { filter: { command: commandsOf('staff') } },
  settings: { filter: { command: commandsOf('setting') } },
}

/** `1764418231000000-17`: the microsecond and the number of an entry, which its primary key has in this order. */
const idParts = (id: string): [micros: string, number: string] | null => {
  const [, micros, number] = /^(\d{1,16})-(\d{1,16})$/.exec(id) ?? []
  return micros === undefined || number === undefined ? null : [micros, number]
}

export const auditList = {
  name: 'audit',
  from: sql`audit_entry as a`,
  id: sql.raw(`((extract(epoch from a.at) * 1000000)::bigint || '-' || a.id)`),
  byIds(ids: readonly string[]): SQL {
    const parts = ids.map(idParts).filter((one) => one !== null)
    return sql`(a.at, a.id) in (
      select 'epoch'::timestamptz + known.micros * interval '1 microsecond', known.number
      from unnest(${sql.param(parts.map(([micros]) => micros))}::bigint[], ${sql.param(parts.map(([, number]) => number))}::bigint[])
        as known (micros, number))`
  },
  sort: '-at',
  columns: ['at', 'by', 'command', 'subject'],
  views,
  search: {
    from: 2,
    /** The subject, to the letter. */
    where: (words: string): SQL => sql`(a.subject_kind = any(${sql.param(kinds)}::text[]) and a.subject_id = ${words})`,
  },
  fields: {
    at: moment(column('a.at'), { sorts: true, filters: true }),
    by: text(by, { filters: true, where: actorsNamed }),
    actorKind: unfiltered(column('a.actor_kind'), ['staff', 'operator', 'job', 'customer']),
    subjectKind: unfiltered(column('a.subject_kind'), kinds),
    command: choice(
      column('a.command'),
      auditCommands.map((value) => ({
        value,
        label: `office/audit/${value}`,
        group: `office/audit/subjectKind/${value.split('.')[0] ?? ''}`,
      })),
    ),
    subject: text(column('a.subject_id')),
  },
}
