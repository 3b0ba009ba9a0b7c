import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { withConnection } from '../../src/platform/database/client.ts'
import { clusterPathsOf } from '../../src/platform/database/embedded/cluster-paths.ts'
import { projectDirectory } from '../../tests/support/places.ts'
import type { ShopDatabase } from './databases.ts'

/** A statement of the shop with what PostgreSQL did for it. */
export interface QueryPlan {
  /** As it was sent, in one line. */
  statement: string
  calls: number
  /** Milliseconds of all calls together, as PostgreSQL measured them. */
  totalMs: number
  medianMs: number
  /** EXPLAIN ANALYZE of the call that took the median time. */
  plan: string
}

/** Has PostgreSQL write down the plan of every statement on this database while `work` runs; most time first. */
export async function collectPlans(database: ShopDatabase, work: () => Promise<void>): Promise<QueryPlan[]> {
  const log = join(clusterPathsOf(projectDirectory, `test-${process.pid}`).run, 'server.log')
  const setting = (name: string, value: string | null): string =>
    `alter database "${nameOf(database)}" ${value === null ? `reset ${name}` : `set ${name} = '${value}'`}`
  const wanted = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    // What visitors typed belongs in no report, and would make every call a statement of its own.
    'auto_explain.log_parameter_max_length': '0',
  }
  await withConnection(database.adminUrl, 'bench', async ({ run }) => {
    await run("load 'auto_explain'")
    for (const [name, value] of Object.entries(wanted)) await run(setting(name, value))
  })
  const { size } = await stat(log)
  try {
    await work()
  } finally {
    await withConnection(database.adminUrl, 'bench', async ({ run }) => {
      for (const name of Object.keys(wanted)) await run(setting(name, null))
    })
  }
  return summarise((await readFile(log)).subarray(size).toString())
}

const nameOf = ({ adminUrl }: ShopDatabase): string => decodeURIComponent(new URL(adminUrl).pathname.slice(1))

/** Without the middle of long lists of ids or placeholders: how many there are is no part of a plan. */
const shortened = (text: string): string => text.replaceAll(/(?<=[({])(\$?\d+)(?:, ?\$?\d+){8,}(?=[)}])/g, '$1, …')

/** Reads the server's log: each entry begins with a time, its further lines are indented. */
function summarise(log: string): QueryPlan[] {
  const found: { statement: string; ms: number; plan: string }[] = []
  for (const entry of log.split(/^(?=\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)/m)) {
    const [, ms, text] = /duration: ([\d.]+) ms {2}plan:\n\s*Query Text: (.*)$/s.exec(entry) ?? []
    if (ms === undefined || text === undefined) continue
    const lines = text.split('\n')
    const start = lines.findIndex((line) => /^\s+(?:->)?\s*[A-Z][\w ]*.*\(cost=/.test(line))
    if (start === -1) continue
    const statement = shortened(lines.slice(0, start).join(' ').replace(/\s+/g, ' ').trim())
    const plan = lines
      .slice(start)
      .map((line) => line.replace(/^\t/, ''))
      .join('\n')
      .trimEnd()
    found.push({ statement, ms: Number(ms), plan: shortened(plan) })
  }
  return [...Map.groupBy(found, ({ statement }) => statement)]
    .map(([statement, calls]) => {
      const sorted = calls.toSorted((a, b) => a.ms - b.ms)
      const middle = sorted[Math.floor(sorted.length / 2)]
      return {
        statement,
        calls: calls.length,
        totalMs: calls.reduce((sum, { ms }) => sum + ms, 0),
        medianMs: middle?.ms ?? 0,
        plan: middle?.plan ?? '',
      }
    })
    .toSorted((a, b) => b.totalMs - a.totalMs)
}
