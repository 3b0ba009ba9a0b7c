import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { emailRule } from '#src/common/email-rule.ts'
import { business, type Refusal } from '#src/common/errors.ts'
import { brokenRules, type FieldRule } from '#src/common/field-rules.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { emailKey, findStaffByEmail } from '#src/identity/server/staff-accounts.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { invitationHours } from '../contract/limits.ts'
import type { InviteBody } from '../contract/staff.ts'
import { removeInvitation, replaceInvitation } from './invitation.store.ts'
import { invitationQueue } from './queues.ts'
import { findMember, lockMembers } from './staff.store.ts'

export interface InvitationsDeps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'send'>
}

type Invitee = Pick<InviteBody, 'email' | 'firstName' | 'lastName' | 'language'> & { roles: readonly string[] }

export type Invitations = ReturnType<typeof createInvitations>

const alreadyMember = business({ key: 'staff/already-member' })
const rules: Record<'email' | 'firstName' | 'lastName', FieldRule> = {
  email: emailRule,
  firstName: { required: 'forms/name-required', max: { length: 255, key: 'forms/name-max-length' } },
  lastName: { required: 'forms/last-name-required', max: { length: 255, key: 'forms/last-name-max' } },
}

/** Staff cannot sign up: an admin invites them, and a link comes by mail. */
export function createInvitations({ db, clock, jobs }: InvitationsDeps) {
  /** Part of `tx`: stores an invitation in place of any earlier one, and sends the job that mails its link. */
  async function issue(
    tx: Transaction,
    { email, firstName, lastName, roles, language }: Invitee,
    accountId: string | null,
  ): Promise<string> {
    const now = clock.now()
    const invitationId = await replaceInvitation(tx, {
      email: email.trim(),
      emailKey: emailKey(email),
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      roles: [...roles],
      language,
      accountId,
      createdAt: now,
      endsAt: new Date(+now + invitationHours * 3_600_000),
    })
    await jobs.send(tx, invitationQueue, { invitationId })
    return invitationId
  }

  return {
    issue,

    async invite(person: InviteBody, actor: ShopActor): Promise<Result<string, Refusal>> {
      authorise(actor, 'staff:write')
      const broken = Object.entries(brokenRules(rules, person)).map(([field, key]) => [field, [key]])
      const fields = Object.fromEntries(broken) as Record<string, string[]> // pairs of a name and its keys
      if (broken.length > 0) return refuse({ kind: 'fields', fields })
      return inTransaction(db, async (tx): Promise<Result<string, Refusal>> => {
        await lockMembers(tx)
        const account = await findStaffByEmail(tx, person.email)
        if (account && (await findMember(tx, account.id))) return refuse(alreadyMember)
        const id = await issue(tx, person, account?.id ?? null)
        const after = { roles: person.roles }
        await recordAudit(tx, { at: clock.now(), actor, command: 'staff.invited', subject: id, after })
        return ok(id)
      })
    },

    /** Withdraws an invitation: its link, opened before or not, is no longer valid. */
    takeBack(id: string, actor: ShopActor): Promise<Result<void, Refusal>> {
      authorise(actor, 'staff:write')
      return inTransaction(db, async (tx): Promise<Result<void, Refusal>> => {
        const invitation = await removeInvitation(tx, id)
        if (!invitation) return refuse({ kind: 'not-found' })
        const before = { roles: invitation.roles }
        await recordAudit(tx, { at: clock.now(), actor, command: 'staff.invitation-taken-back', subject: id, before })
        return ok(undefined)
      })
    },
  }
}
