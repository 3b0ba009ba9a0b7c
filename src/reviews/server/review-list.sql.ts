import { type SQL, sql } from 'drizzle-orm'
import { containing } from '#src/platform/resources/list-query.ts'
import {
  byUuids,
  choice,
  languageOptions,
  moment,
  number,
  text,
  type View,
  yesNo,
} from '#src/platform/resources/resource.ts'

/* The list of reviews in the back office; the indexes of migrations 0096 and 0582 serve each order, filter and search. */

const column = (name: string): SQL => sql.raw(name)
const reports = sql`select from review_report as p where p.review_id = r.id`

const views: Readonly<Record<string, View>> = {
  pending: { filter: { status: ['pending'] }, sort: 'submittedAt', waits: true, since: 'submittedAt' },
  reported: { filter: { status: ['published'], isReported: true }, sort: 'submittedAt', waits: true },
  unanswered: { filter: { status: ['published'], isAnswered: false } },
  all: { filter: {} },
}

export const reviewList = {
  name: 'reviews',
  from: sql`review as r`,
  id: column('r.id'),
  byIds: byUuids(column('r.id')),
  sort: '-submittedAt',
  columns: ['title', 'submittedAt', 'status', 'rating', 'productCode', 'authorName', 'isVerified', 'language'],
  views,
  search: {
    from: 3,
    where: (words: string): SQL =>
      sql`lower(r.title || ' ' || r.body || ' ' || r.author_name || ' ' || r.product_code) like lower(${containing(words)})`,
  },
  fields: {
    title: text(column('r.title')),
    submittedAt: moment(column('r.submitted_at'), { sorts: true, filters: true }),
    status: choice(column('r.status'), [
      { value: 'pending', turn: 'ours' },
      { value: 'published', turn: 'done' },
      { value: 'rejected', turn: 'over' },
    ]),
    rating: number(column('r.rating')),
    text: text(column('r.body')),
    reply: text(column('r.reply')),
    productCode: text(column('r.product_code')),
    authorName: text(column('r.author_name')),
    isVerified: yesNo(column('r.verified')),
    language: choice(column('r.language'), languageOptions),
    isReported: yesNo(sql`exists (${reports})`, {
      filters: true,
      where: (value: boolean) => (value ? sql`exists (${reports})` : sql`not exists (${reports})`),
    }),
    isAnswered: yesNo(column('(r.reply is not null)'), { filters: true, hidden: true }),
    decidedAt: moment(column('r.decided_at')),
    repliedAt: moment(column('r.replied_at')),
  },
}
