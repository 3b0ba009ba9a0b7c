import { sql } from 'drizzle-orm'
import { containing } from '#src/platform/resources/list-query.ts'
import {
  byUuids,
  choice,
  languageOptions,
  moment,
  number,
  stateChoice,
  text,
  type View,
} from '#src/platform/resources/resource.ts'

/* The list of sent forms in the back office; the indexes of migration 0583 serve its order and its search. */

const views: Readonly<Record<string, View>> = {
  all: { filter: {} },
  waiting: { filter: { status: ['waiting'] } },
}

export const submissionList = {
  name: 'submissions',
  from: sql`form_submission as s`,
  id: sql.raw('s.id'),
  byIds: byUuids(sql.raw('s.id')),
  sort: '-createdAt',
  columns: ['formName', 'createdAt', 'senderEmail', 'status', 'language', 'fileCount'],
  views,
  search: {
    from: 3,
    where: (words: string) =>
      sql`lower(s.form_name || ' ' || s.sender_email || ' ' || s.answers::text) like lower(${containing(words)})`,
  },
  fields: {
    formName: text(sql.raw('s.form_name')),
    createdAt: moment(sql.raw('s.created_at'), { sorts: true, filters: true }),
    senderEmail: text(sql.raw('s.sender_email')),
    status: stateChoice({
      sent: { turn: 'done', is: 'not s.waits' },
      confirmed: { turn: 'done', is: 's.waits and s.confirmed_at is not null' },
      waiting: { turn: 'waiting', is: 's.waits and s.confirmed_at is null' },
    }),
    language: choice(sql.raw('s.language'), languageOptions),
    fileCount: number(sql`(select count(*)::int from form_file as f where f.submission_id = s.id)`),
    /** All answers in one text, for a file of the list. */
    summary: text(sql`(select string_agg((x ->> 'label') || ': ' || (x ->> 'value'), '; ')
      from jsonb_array_elements(s.answers) as x)`),
  },
}
