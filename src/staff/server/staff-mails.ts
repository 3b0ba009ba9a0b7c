import { dateTimeText } from '#src/common/day-text.ts'
import type { Language } from '#src/common/locale.ts'
import { hashSecret, makeSecret } from '#src/identity/server/account/email-verification.ts'
import { findStaff } from '#src/identity/server/staff-accounts.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Mailer } from '#src/platform/mail/mailer.ts'
import { invitationHours } from '../contract/limits.ts'
import type { StaffMail, StaffNews } from '../contract/staff-mail.ts'
import { lockInvitation, setTokenHash } from './invitation.store.ts'
import { findMember } from './staff.store.ts'

export interface StaffMailsDeps {
  db: Database
  clock: Clock
  publicUrl: string
  mailer: Mailer<StaffMail>
}

/** Jobs of the staff domain, which may run twice. None of their mails is stored after it was sent. */
export function createStaffMails({ db, clock, publicUrl, mailer }: StaffMailsDeps) {
  const officeUrl = `${publicUrl}/office`

  async function send(
    tx: Transaction,
    { email: to, language }: { email: string; language: Language },
    subject: string,
    mail: StaffMail,
  ) {
    await mailer.send(tx, mail, { to, language, dedupKey: `${mail.kind}:${subject}`, ephemeral: true })
  }

  return {
    /** Makes the link; a second run finds that it exists already. */
    sendInvitation: (invitationId: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const invitation = await lockInvitation(tx, invitationId)
        if (!invitation || invitation.usedAt || invitation.tokenHash !== null || invitation.endsAt <= clock.now())
          return
        const token = makeSecret()
        await setTokenHash(tx, invitation.id, hashSecret(token))
        const isMember = invitation.accountId !== null && (await findMember(tx, invitation.accountId)) !== null
        // The token stands after the #, so that no server logs it.
        const url = `${officeUrl}#invitation=${token}`
        const kind = isMember ? 'staff-factor-reset' : 'staff-invitation'
        await send(tx, invitation, invitation.id, {
          kind,
          firstName: invitation.firstName,
          url,
          hours: invitationHours,
        })
      }),

    sendNews: ({ accountId, what, at }: { accountId: string; what: StaffNews; at: number }): Promise<void> =>
      inTransaction(db, async (tx) => {
        const account = await findStaff(tx, accountId)
        if (!account) return
        const read = dateTimeText(new Date(at), account.language)
        await send(tx, account, `${accountId}:${what}:${at}`, { kind: 'staff-news', what, at: read, officeUrl })
      }),
  }
}
