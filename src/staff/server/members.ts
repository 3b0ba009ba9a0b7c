import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { business, type Refusal } from '#src/common/errors.ts'
import type { StaffRole } from '#src/common/permissions.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { AccountRateLimits } from '#src/identity/server/account/account-rate-limits.ts'
import type { Passkeys } from '#src/identity/server/passkeys/passkeys.ts'
import type { Sessions } from '#src/identity/server/session/sessions.ts'
import {
  findStaff,
  findStaffByEmail,
  removeStaffPassword,
  type StaffAccount,
} from '#src/identity/server/staff-accounts.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { MemberList } from '../contract/staff.ts'
import { listInvitations, removeInvitations } from './invitation.store.ts'
import type { Invitations } from './invitations.ts'
import { nameOf, type OwnNews } from './own-news.ts'
import { reopenCodes } from './second-factors.ts'
import * as store from './staff.store.ts'

export interface MembersDeps {
  db: Database
  clock: Clock
  sessions: Pick<Sessions, 'endAll'>
  passkeys: Pick<Passkeys, 'removeAll'>
  invitations: Pick<Invitations, 'issue'>
  news: OwnNews
  rateLimiter: Pick<AccountRateLimits, 'reopen'>
}

export type Members = ReturnType<typeof createMembers>
type Done = Promise<Result<void, Refusal>>

const notOneself = business({ key: 'staff/not-oneself' })
const lastAdmin = business({ key: 'staff/last-admin' })

/** The employees and their roles. An admin cannot change their own roles or factors here, and the last admin stays one. */
export function createMembers({ db, clock, sessions, passkeys, invitations, news, rateLimiter }: MembersDeps) {
  const done = ok(undefined)

  /** Changes run one after the other, so that two admins cannot end each other. */
  const change = (
    id: string,
    actor: ShopActor,
    make: (tx: Transaction, found: { account: StaffAccount; member: store.MemberRow }) => Done,
  ): Done => {
    authorise(actor, 'staff:write')
    return inTransaction(db, async (tx) => {
      await store.lockMembers(tx)
      const [account, member] = [await findStaff(tx, id), await store.findMember(tx, id)]
      if (!account || !member) return refuse({ kind: 'not-found' })
      if (actor.kind === 'staff' && actor.accountId === id) return refuse(notOneself)
      return make(tx, { account, member })
    })
  }
  const isLastAdmin = async (tx: Transaction, { accountId, roles }: store.MemberRow): Promise<boolean> =>
    roles.includes('Admin') && (await store.countAdminsBut(tx, accountId)) === 0

  /** Ends all that opens the account: passkeys, recovery codes, sign-ins under way and sessions. */
  async function shutOut(tx: Transaction, accountId: string): Promise<number> {
    await passkeys.removeAll(tx, accountId)
    await store.replaceRecoveryCodes(tx, accountId, [])
    await store.removeSignIns(tx, accountId)
    return sessions.endAll(tx, accountId, null)
  }

  return {
    async list(actor: ShopActor): Promise<MemberList> {
      authorise(actor, 'staff:read')
      const members = (await store.listMembers(db)).map(({ firstName, lastName, seenAt, endedAt, ...member }) => ({
        ...member,
        name: nameOf({ firstName, lastName }),
        seenAt: seenAt?.toISOString() ?? null,
        hasLeft: endedAt !== null,
      }))
      const invited = await listInvitations(db, clock.now())
      const open = invited.map(({ id, email, roles, endsAt }) => ({ id, email, roles, endsAt: endsAt.toISOString() }))
      return { members, invitations: open }
    },

    /** The command line knows employees by their addresses. Returns null for an unknown address. */
    async idOf(email: string, actor: ShopActor): Promise<string | null> {
      authorise(actor, 'staff:read')
      return (await findStaffByEmail(db, email))?.id ?? null
    },

    /** Sets roles; they count from the employee's next request, in every process. */
    setRoles: (id: string, roles: readonly StaffRole[], actor: ShopActor): Done =>
      change(id, actor, async (tx, { member }) => {
        if (!roles.includes('Admin') && (await isLastAdmin(tx, member))) return refuse(lastAdmin)
        await store.changeMember(tx, id, { roles: [...roles] })
        await news(tx, id, 'roles-set', { actor, before: { roles: member.roles }, after: { roles } })
        return done
      }),

    /** Ends the employment: every session ends at once, and nothing opens the account, not even a link on its way. */
    end: (id: string, actor: ShopActor): Done =>
      change(id, actor, async (tx, { account, member }) => {
        if (await isLastAdmin(tx, member)) return refuse(lastAdmin)
        const sessionsEnded = await shutOut(tx, id)
        await removeStaffPassword(tx, id)
        await removeInvitations(tx, account.emailKey)
        const now = clock.now()
        await store.changeMember(tx, id, { roles: [], totpSealed: null, totpNewSealed: null, endedAt: now })
        const facts = { before: { roles: member.roles }, after: { sessionsEnded } }
        await recordAudit(tx, { at: now, actor, command: 'staff.ended', subject: id, ...facts })
        return done
      }),

    /** Lifts the lock after wrong passwords and codes, by the employee or a stranger: new devices may try again at once. */
    unlock: (id: string, actor: ShopActor): Done =>
      change(id, actor, async (tx, { account }) => {
        await rateLimiter.reopen(tx, account.emailKey)
        await reopenCodes(tx, id)
        await recordAudit(tx, { at: clock.now(), actor, command: 'staff.unlocked', subject: id })
        return done
      }),

    /** For a lost second factor: a mailed link and the password set a new one. */
    resetFactor: (id: string, actor: ShopActor): Done =>
      change(id, actor, async (tx, { account, member }) => {
        const sessionsEnded = await shutOut(tx, id)
        await store.changeMember(tx, id, { totpSealed: null, totpNewSealed: null })
        await invitations.issue(tx, { ...account, roles: member.roles }, id)
        await news(tx, id, 'factor-reset', { actor, after: { sessionsEnded } })
        return done
      }),
  }
}
