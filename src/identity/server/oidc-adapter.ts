import { createHash } from 'node:crypto'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { Clock } from '#src/platform/clock.ts'
import type { Executor } from '#src/platform/database/database.ts'
import * as store from './identity.store.ts'

/** Whose identifiers open something: at rest they are hashes. */
const secretModels: ReadonlySet<string> = new Set(['Session', 'AuthorizationCode', 'RefreshToken', 'AccessToken'])

/** The provider's storage on PostgreSQL: one table for all its models. */
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
        expiresAt: expiresIn ? new Date(clock.now().getTime() + expiresIn * 1000) : null,
      })
    }
    async find(id: string): Promise<AdapterPayload | undefined> {
      const found = this.present(await store.findPayload(db, this.model, { id: this.atRest(id) }))
      return found && { ...found, jti: id }
    }
    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return this.present(await store.findPayload(db, this.model, { uid }))
    }
    async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
      return this.present(await store.findPayload(db, this.model, { userCode }))
    }
    async consume(id: string): Promise<void> {
      // The provider has looked already whether it is consumed, but so have all that came at the same moment.
      if (!(await store.consumePayload(db, this.model, this.atRest(id), clock.now())))
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
    private present(row: store.PayloadRow | null): AdapterPayload | undefined {
      if (!row || (row.expiresAt && row.expiresAt <= clock.now())) return undefined
      return { ...row.payload, ...(row.consumedAt ? { consumed: Math.floor(row.consumedAt.getTime() / 1000) } : {}) }
    }
  }
}
