import { sql } from 'drizzle-orm'
import { choice, moment, number, text, type View, yesNo } from '#src/platform/resources/resource.ts'
import { kindNames } from './kind.ts'

/* The list of imports in the back office; an index of migration 0606 serves its order. It holds three months of imports. */

const views: Readonly<Record<string, View>> = {
  all: { filter: {} },
  running: { filter: { status: ['receiving', 'waiting', 'running'] } },
  refused: { filter: { isRefused: true } },
}

const refused = sql.raw('(i.refused > 0)')

export const importList = {
  name: 'imports',
  from: sql`catalogue_import as i`,
  id: sql.raw('i.id'),
  sort: '-createdAt',
  columns: ['fileName', 'createdAt', 'kind', 'isDryRun', 'status', 'rowsDone', 'refused', 'createdBy'],
  views,
  fields: {
    fileName: text(sql.raw('i.file_name'), { filters: true }),
    createdAt: moment(sql.raw('i.created_at'), { sorts: true, filters: true }),
    kind: choice(sql.raw('i.kind'), kindNames),
    isDryRun: yesNo(sql.raw('i.dry_run'), { filters: true }),
    status: choice(sql.raw('i.status'), [
      { value: 'receiving', turn: 'waiting' },
      { value: 'waiting', turn: 'waiting' },
      { value: 'running', turn: 'others' },
      { value: 'done', turn: 'done' },
      { value: 'failed', turn: 'blocked' },
      { value: 'cancelled', turn: 'over' },
    ]),
    rowsDone: number(sql.raw('i.rows_done')),
    refused: number(sql.raw('i.refused')),
    isRefused: yesNo(refused, { filters: true, hidden: true }),
    createdBy: text(sql.raw('i.created_by'), { filters: true }),
  },
}
