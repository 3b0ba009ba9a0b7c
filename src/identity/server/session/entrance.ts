import type { Transaction } from '#src/platform/database/database.ts'
import type { AccountRow } from '../account/account.store.ts'
import type { Visit } from '../account/account-gates.ts'
import type { AccountMails } from '../account/account-mails.ts'
import type { BrowserCookies } from '../account/browser-cookies.ts'
import { deviceName } from '../../rules/device-name.ts'
import type { Visitors } from '../visitors.ts'
import type { Sessions } from './sessions.ts'

export interface EntranceDeps {
  sessions: Sessions
  cookies: BrowserCookies
  visitors: Visitors
  mails: AccountMails
}

/** What goes back to a browser that has signed in. */
export interface Entered {
  /** Headers. */
  cookies: string[]
}

export type Entrance = ReturnType<typeof createEntrance>

/** The one way in, whatever was proved: a new session, a new visitor for when it ends, and word of a device that was never seen. */
export function createEntrance({ sessions, cookies, visitors, mails }: EntranceDeps) {
  return async function enter(
    tx: Transaction,
    account: AccountRow,
    { visit, isKept, isFirst = false }: { visit: Visit; isKept: boolean; isFirst?: boolean },
  ): Promise<Entered> {
    const { emailKey, language } = account
    const session = await sessions.open(tx, account, isKept, visit.device)
    if (!isFirst && cookies.knownDevice(visit.cookies, emailKey) === null) {
      const { forgottenUrl } = await mails.addresses(language)
      const facts = {
        kind: 'new-device',
        at: mails.now(language),
        device: deviceName(visit.device),
        forgottenUrl,
      } as const
      await mails.send(tx, account, session.id, facts)
    }
    return { cookies: [session.cookie, visitors.fresh(), cookies.deviceCookie(visit.cookies, emailKey)] }
  }
}
