import { sql } from 'drizzle-orm'
import type { Executor } from './database.ts'

export interface WalPosition {
  /** Bytes of the log that the server has written, or replayed where it is a replica. */
  at: bigint
  /**
   * The log it belongs to: the same on a primary and its replicas, and on no other server. A restore or a failover begins
   * another; a replica that has followed says so within minutes, at its next restart point.
   */
  history: string
}

export async function readWalPosition(db: Executor): Promise<WalPosition> {
  const { rows } = await db.execute<{ at: string; history: string }>(sql`
    select (case when is_replica then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end - '0/0')::text as at,
           system_identifier || '/' || case when is_replica then checkpoint.timeline_id
             else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as history
    from pg_is_in_recovery() as is_replica, pg_control_system(), pg_control_checkpoint() as checkpoint`)
  const [row] = rows
  return { at: BigInt(row?.at ?? 0), history: row?.history ?? '' }
}
