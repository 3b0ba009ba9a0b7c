import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { AccountRow } from '../account/account.store.ts'
import type { ClientInfo } from '../account/account-rate-limits.ts'
import type { AccountMails } from '../account/account-mails.ts'
import type { BrowserCookies } from '../account/browser-cookies.ts'
import type { CartMerge } from '../../contract/sign-in.ts'
import { deviceName } from '../../rules/device-name.ts'
import type { Visitors } from '../visitors.ts'
import { emailSpellings, type OnSignIn } from './on-sign-in.ts'
import type { Sessions } from './sessions.ts'

export interface SignInSessionDeps {
  clock: Clock
  sessions: Sessions
  cookies: BrowserCookies
  visitors: Visitors
  mails: AccountMails
  onSignIn: OnSignIn
}

/** The response to a browser that has signed in. */
export interface Entered {
  /** `Set-Cookie` headers. */
  cookies: string[]
  /** Null: there is nothing to report. */
  cartMerge: CartMerge | null
}

interface Entering {
  visit: ClientInfo
  isKept: boolean
  /** The account has just begun: its owner needs no mail about this device. */
  isFirst?: boolean
  /** The visitor entered a code or opened a link that was mailed. */
  provesEmail?: boolean
  /** See `SignInArgs`. */
  orderNumber?: string | null
}

export type SignInSession = ReturnType<typeof createSignInSession>

/**
 * Every sign-in ends here, whatever was proved: it makes a new session and a new visitor for the time after it, mails the
 * owner about an unknown device, and moves the guest's things to the customer.
 */
export function createSignInSession({ clock, sessions, cookies, visitors, mails, onSignIn }: SignInSessionDeps) {
  return async function enter(
    tx: Transaction,
    account: AccountRow,
    { visit, isKept, isFirst = false, provesEmail = false, orderNumber = null }: Entering,
  ): Promise<Entered> {
    const { emailKey, language } = account
    if (provesEmail) await sessions.proveEmail(tx, account.id)
    const session = await sessions.open(tx, account, isKept, visit.device)
    const isKnownDevice = cookies.knownDevice(visit.cookies, emailKey) !== null
    const actor = { kind: 'customer', accountId: account.id, ownerId: account.ownerId ?? '' } as const
    const entry = { at: clock.now(), actor, subject: account.id, after: { isKnownDevice } }
    await recordAudit(tx, { ...entry, command: 'account.signed-in' })
    if (!isFirst && !isKnownDevice) {
      const { forgottenUrl } = await mails.addresses(language)
      const facts = {
        kind: 'new-device',
        at: mails.now(language),
        device: deviceName(visit.device),
        forgottenUrl,
      } as const
      await mails.send(tx, account, session.id, facts)
    }
    const { cartMerge, isDeletionCalledOff } = await onSignIn(tx, {
      accountId: account.id,
      ownerId: account.ownerId ?? '',
      guestId: visitors.idOfCookies(visit.cookies),
      language,
      provedEmails: provesEmail ? emailSpellings(emailKey) : [],
      orderNumber,
    })
    if (isDeletionCalledOff) await sessions.leaveNotice(tx, session.id, 'deletion-called-off')
    return { cartMerge, cookies: [session.cookie, visitors.fresh(), cookies.deviceCookie(visit.cookies, emailKey)] }
  }
}
