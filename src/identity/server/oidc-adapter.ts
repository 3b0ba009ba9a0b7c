import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Clock } from '#src/platform/clock.ts'
import type { Executor } from '#src/platform/database/database.ts'
import * as store from './identity.store.ts'

/** The provider's storage on PostgreSQL: one table for all its models. */
export function createOidcAdapter(db: Executor, clock: Clock) {
  return class DatabaseAdapter implements Adapter {
    readonly model: string
    constructor(model: string) {
      this.model = model
    }
    async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
      await store.upsertPayload(db, {
        model: this.model,
        id,
        payload: payload as Record<string, unknown>, // plain JSON
        grantId: payload.grantId ?? null,
        userCode: payload.userCode ?? null,
        uid: payload.uid ?? null,
        expiresAt: expiresIn ? new Date(clock.now().getTime() + expiresIn * 1000) : null,
      })
    }
    async find(id: string): Promise<AdapterPayload | undefined> {
      return this.present(await store.findPayload(db, this.model, { id }))
    }
    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return this.present(await store.findPayload(db, this.model, { uid }))
    }
    async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
      return this.present(await store.findPayload(db, this.model, { userCode }))
    }
    async consume(id: string): Promise<void> {
      await store.consumePayload(db, this.model, id, clock.now())
    }
    async destroy(id: string): Promise<void> {
      await store.removePayload(db, this.model, id)
    }
    async revokeByGrantId(grantId: string): Promise<void> {
      await store.removeGrant(db, grantId)
    }
    private present(row: store.PayloadRow | null): AdapterPayload | undefined {
      if (!row || (row.expiresAt && row.expiresAt <= clock.now())) return undefined
      return { ...row.payload, ...(row.consumedAt ? { consumed: Math.floor(row.consumedAt.getTime() / 1000) } : {}) }
    }
  }
}
