import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { clientConfig } from '../../../src/platform/database/client.ts'
import type { TestDatabase } from '../../support/test-database-copy.ts'

const file = new URL('../../../database/invariants.sql', import.meta.url)

/** The broken rules, by name; an empty object when all hold. */
export async function brokenInvariants({ ownerUrl }: TestDatabase): Promise<Record<string, number>> {
  // Not as the shop, whose statements are cut short.
  const client = new pg.Client(
    clientConfig(ownerUrl, { applicationName: 'invariants', statementTimeoutMs: 0, lockTimeoutMs: 0 }),
  )
  await client.connect()
  try {
    // Without statistics, thousands of new orders are joined one by one.
    await client.query('analyze')
    const { rows } = await client.query<{ rule: string; broken: number }>(await readFile(file, 'utf8'))
    return Object.fromEntries(rows.filter((row) => row.broken > 0).map((row) => [row.rule, row.broken]))
  } finally {
    await client.end()
  }
}

/** What the invariants let pass while a job for it waits; in a shop at rest none does. */
async function waitingJobs({ sql }: TestDatabase): Promise<Record<string, number>> {
  const rows = await sql<{ name: string; count: number }>`select name, count(*)::int as count from jobs.job
    where name in ('orders.mail', 'checkout.payment-event') and state <= 'active' group by 1`
  return Object.fromEntries(rows.map(({ name, count }) => [`jobs of ${name} that wait`, count]))
}

/** Waits until no job is left to do, so that the invariants hold; then asks for them. */
export async function settledInvariants(database: TestDatabase, limitMs = 120_000): Promise<Record<string, number>> {
  const end = Date.now() + limitMs
  for (;;) {
    const broken = { ...(await brokenInvariants(database)), ...(await waitingJobs(database)) }
    if (Object.keys(broken).length === 0 || Date.now() > end) return broken
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
