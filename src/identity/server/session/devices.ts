import { notFound, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { DeviceList } from '../../contract/devices.ts'
import { deviceName } from '../../rules/device-name.ts'
import { listSessions, removeSessionOf } from './session.store.ts'
import type { Sessions, SignedIn } from './sessions.ts'

export interface DevicesDeps {
  db: Database
  clock: Clock
  sessions: Pick<Sessions, 'endAll'>
}

export type Devices = ReturnType<typeof createDevices>

/**
 * The devices on which a customer is signed in. A session ended here ends in every process with the commit: each request
 * reads its row.
 */
export function createDevices({ db, clock, sessions }: DevicesDeps) {
  const ended = (sessionsEnded: number, { accountId, ownerId }: SignedIn) => ({
    at: clock.now(),
    actor: { kind: 'customer', accountId, ownerId } as const,
    command: 'account.sessions-ended' as const,
    subject: accountId,
    after: { sessionsEnded },
  })

  async function list({ accountId, sessionId }: SignedIn): Promise<DeviceList> {
    const rows = await listSessions(db, accountId, clock.now())
    return {
      devices: rows
        .map(({ id, device, createdAt, seenAt }) => ({
          id,
          name: deviceName(device),
          signedInAt: createdAt.toISOString(),
          seenAt: seenAt.toISOString(),
          isCurrent: id === sessionId,
        }))
        .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
    }
  }

  return {
    /** Lists the current device first, then the one seen last. */
    list,

    /** Ends a session of this customer; another customer's session gets the same response as a missing one. */
    async end(id: string, signedIn: SignedIn): Promise<Result<DeviceList, Refusal>> {
      const isEnded = await inTransaction(db, async (tx) => {
        const isGone = await removeSessionOf(tx, id, signedIn.accountId)
        if (isGone) await recordAudit(tx, ended(1, signedIn))
        return isGone
      })
      return isEnded ? ok(await list(signedIn)) : refuse(notFound)
    },

    async endOthers(signedIn: SignedIn): Promise<DeviceList> {
      await inTransaction(db, async (tx) => {
        const count = await sessions.endAll(tx, signedIn.accountId, signedIn.sessionId)
        await recordAudit(tx, ended(count, signedIn))
      })
      return list(signedIn)
    },
  }
}
