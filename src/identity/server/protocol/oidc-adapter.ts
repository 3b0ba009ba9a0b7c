import { createHash } from 'node:crypto'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { Clock } from '#src/platform/clock.ts'
import type { Executor } from '#src/platform/database/database.ts'
import * as store from '../identity.store.ts'
import { protocolRequest } from './protocol-request.ts'

/** Models whose identifiers grant access: only their hashes are stored. */
const secretModels: ReadonlySet<string> = new Set(['Session', 'AuthorizationCode', 'RefreshToken', 'AccessToken'])

/** Models that belong to the shop's session under which they were made, and end with it. */
const sessionModels: ReadonlySet<string> = new Set([...secretModels, 'Grant'])

/**
 * The provider's storage on PostgreSQL: one table for all its models. The provider's session is found only together with the
 * shop's session that it mirrors; whatever was granted under that one is found only while it lives.
 */
export function createOidcAdapter(db: Executor, clock: Clock) {
  return class DatabaseAdapter implements Adapter {
    readonly model: string
    constructor(model: string) {
      this.model = model
    }
    async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
      const stored: Record<string, unknown> = { ...payload } // plain JSON
      if (secretModels.has(this.model)) delete stored['jti']
      await store.upsertPayload(db, {
        model: this.model,
        id: this.atRest(id),
        payload: stored,
        grantId: payload.grantId ?? null,
        userCode: payload.userCode ?? null,
        uid: payload.uid ?? null,
        accountId: payload.accountId ?? null,
        sessionId: sessionModels.has(this.model) ? (protocolRequest()?.signedIn?.sessionId ?? null) : null,
        expiresAt: expiresIn ? new Date(clock.now().getTime() + expiresIn * 1000) : null,
      })
    }
    async find(id: string): Promise<AdapterPayload | undefined> {
      const row = await store.findPayload(db, this.model, { id: this.atRest(id) })
      const isElsewhere =
        this.model === 'Session' && row?.sessionId !== (protocolRequest()?.signedIn?.sessionId ?? null)
      const found = isElsewhere ? undefined : this.present(row)
      return found && { ...found, jti: id }
    }
    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return this.present(await store.findPayload(db, this.model, { uid }))
    }
    async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
      return this.present(await store.findPayload(db, this.model, { userCode }))
    }
    async consume(id: string): Promise<void> {
      // The provider has checked whether it is consumed, but so have all requests of the same moment.
      if (await store.consumePayload(db, this.model, this.atRest(id), clock.now())) return
      // One of the two is a copy, and the server cannot tell which.
      await store.removeGrantOf(db, this.model, this.atRest(id))
      throw new errors.InvalidGrant('already used')
    }
    async destroy(id: string): Promise<void> {
      await store.removePayload(db, this.model, this.atRest(id))
    }
    async revokeByGrantId(grantId: string): Promise<void> {
      await store.removeGrant(db, grantId)
    }
    private atRest(id: string): string {
      return secretModels.has(this.model) ? createHash('sha256').update(id).digest('hex') : id
    }
    private present(row: store.FoundPayload | null): AdapterPayload | undefined {
      const isOver = (end: Date | null): boolean => end !== null && end <= clock.now()
      if (!row || isOver(row.expiresAt) || isOver(row.sessionEndsAt)) return undefined
      return { ...row.payload, ...(row.consumedAt ? { consumed: Math.floor(row.consumedAt.getTime() / 1000) } : {}) }
    }
  }
}
