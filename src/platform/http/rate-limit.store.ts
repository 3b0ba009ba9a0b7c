import { sql } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
import { namedStatement } from '../database/statement.ts'

interface Hit {
  /** The count, including this hit. */
  count: number
  /** For how long they count, and until when by the database's clock. */
  seconds: number
  until: string
}

/**
 * Adds a hit to `key`; when its window is over, a new one of `$2` milliseconds begins. The database's clock is the only
 * one.
 */
const add = namedStatement<Hit>(
  'rate-limit-add',
  `insert into rate_limit as r (key, count, ends_at) values ($1, 1, now() + $2 * interval '1 ms')
   on conflict (key) do update set
     count = case when r.ends_at <= now() then 1 else r.count + 1 end,
     ends_at = case when r.ends_at <= now() then excluded.ends_at else r.ends_at end
   returning count, ceil(extract(epoch from ends_at - now()))::integer as seconds, ends_at::text as until`,
)

const refundHit = namedStatement(
  'rate-limit-give-back',
  'update rate_limit set count = count - 1 where key = $1 and ends_at = $2::timestamptz and count > 0',
)

export async function addHit(db: Executor, key: string, windowMs: number): Promise<Hit> {
  const [row] = await add(db, [key, windowMs])
  if (!row) throw new Error('A hit was not counted')
  return row
}

/** Takes back a hit of the window it was counted in; when the next window has begun, nothing is taken back. */
export async function removeHit(db: Executor, key: string, until: string): Promise<void> {
  await refundHit(db, [key, until])
}

export async function removeHits(db: Executor, beginnings: readonly string[]): Promise<void> {
  await db.execute(
    sql`delete from rate_limit r where exists (select from unnest(${sql.param([...beginnings])}::text[]) b where starts_with(r.key, b))`,
  )
}
