import type { Language } from '#src/common/locale.ts'
import { emailKey } from '#src/identity/server/account/email-key.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { MarketingSource, MyConsents } from '../../contract/marketing.ts'
import * as store from './permission.store.ts'

/** A mailbox; `email` is spelt as its owner or the shop wrote it. */
export interface Mailbox {
  email: string
  language: Language
}

export interface Change {
  source: MarketingSource
  /** Version of the text agreed to, or withdrawn from. */
  version: string
}

export type Permissions = ReturnType<typeof createPermissions>

/**
 * Permissions for marketing: one row per address, and one history line per change. Callers must have checked that the
 * change is allowed: by a session, a signed link or the mailbox itself.
 */
export function createPermissions({ clock }: { clock: Clock }) {
  const find = (executor: Executor, email: string): Promise<store.PermissionRow | null> =>
    store.findByEmail(executor, emailKey(email))

  return {
    find,
    findById: store.findById,

    /** `isNew`: it was not given before. A consent to another version of the text is stored again. */
    async give(
      tx: Transaction,
      { email, language }: Mailbox,
      { source, version }: Change,
    ): Promise<{ permission: store.PermissionRow; isNew: boolean }> {
      const key = emailKey(email)
      const at = clock.now()
      const before = await store.lockByEmail(tx, key)
      if (before?.isGiven && (await store.listEvents(tx, before.id))[0]?.version === version)
        return { permission: before, isNew: false }
      const state = { email: email.trim(), language, isGiven: true, ...(before?.isGiven ? {} : { changedAt: at }) }
      const permission = before
        ? await store.updatePermission(tx, before.id, state)
        : await store.insertPermission(tx, { ...state, emailKey: key, changedAt: at })
      await store.insertEvent(tx, { permissionId: permission.id, isGiven: true, source, version, at })
      return { permission, isNew: before?.isGiven !== true }
    },

    /** Returns null if no permission was given; then nothing changes. */
    async withdraw(tx: Transaction, email: string, source: MarketingSource): Promise<store.PermissionRow | null> {
      const before = await store.lockByEmail(tx, emailKey(email))
      if (!before?.isGiven) return null
      const at = clock.now()
      const version = (await store.listEvents(tx, before.id))[0]?.version ?? ''
      await store.insertEvent(tx, { permissionId: before.id, isGiven: false, source, version, at })
      return store.updatePermission(tx, before.id, { isGiven: false, changedAt: at })
    },

    /** Returns the permissions of those normalised addresses that may get marketing. */
    given: async (executor: Executor, emails: readonly string[]): Promise<store.PermissionRow[]> =>
      store.listGiven(executor, [...new Set(emails.map(emailKey))]),

    /** Returns the consents as their owner sees them. */
    async describe(executor: Executor, email: string): Promise<MyConsents> {
      const permission = await find(executor, email)
      const events = permission ? await store.listEvents(executor, permission.id) : []
      return {
        marketingUpdates: permission?.isGiven ?? false,
        updatedAt: permission?.changedAt.toISOString() ?? null,
        source: events[0]?.source ?? null,
        history: events.map(({ at, isGiven, source, version }) => ({
          at: at.toISOString(),
          value: isGiven,
          source,
          version,
        })),
      }
    },

    /** Source of the last change, and the text version of the last consent; null: there was none. */
    async changeOf(executor: Executor, { id }: store.PermissionRow) {
      const events = await store.listEvents(executor, id)
      return {
        source: events[0]?.source ?? ('operator' as const),
        version: events.find(({ isGiven }) => isGiven)?.version ?? null,
      }
    },

    /**
     * Part of the change of a customer's address (`app/on-email-changed.ts`), which its owner has verified. The
     * permission moves to the new address, unless that one already has a row.
     */
    async moveAddress(tx: Transaction, from: string, to: Mailbox): Promise<void> {
      const [before, key] = [emailKey(from), emailKey(to.email)]
      if (before === key) return
      // Sorted, so that two opposite moves at once cannot deadlock.
      for (const each of [before, key].toSorted()) await store.lockByEmail(tx, each)
      const moved = await store.findByEmail(tx, before)
      if (!moved) return
      if (await store.findByEmail(tx, key)) await store.removeByEmail(tx, before)
      else await store.updatePermission(tx, moved.id, { email: to.email.trim(), emailKey: key, language: to.language })
    },
  }
}
