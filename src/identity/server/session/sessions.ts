import { fastifyCookie } from '@fastify/cookie'
import type { Clock } from '#src/platform/clock.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Log } from '#src/platform/logging.ts'
import { stepUpMs, seenEveryMs, staffIdleMs } from '../../contract/limits.ts'
import type { SignInNotice } from '../../contract/sign-in-notice.ts'
import { endOfSession, isRotationDue, verifySessionSecret } from '../../rules/session-rotation.ts'
import { type AccountRow, markProved } from '../account/account.store.ts'
import type { Realm } from '../account/account.tables.ts'
import { hashSecret, makeSecret } from '../account/email-verification.ts'
import * as store from './session.store.ts'

export interface SessionsDeps {
  db: Database
  clock: Clock
  log: Pick<Log, 'warn'>
  publicUrl: string
}

/** A signed-in customer or employee. */
export interface SignedIn {
  sessionId: string
  accountId: string
  /** The customer's owner id; empty for staff, who own nothing. */
  ownerId: string
  signedInAt: Date
  provedAt: Date
}

interface Renewed {
  isSignedIn: boolean
  cookie: string | null
  notice: SignInNotice | null
}

type Cookies = Readonly<Record<string, string | undefined>>
const deviceNameMax = 300

export type Sessions = ReturnType<typeof createSessions>

/**
 * Sessions of one realm: a secret in a cookie, and a row found by its hash. Every request reads the row, so a session ended
 * in one process is ended in all with the commit. A link on another site never sends the staff cookie.
 */
export function createSessions({ db, clock, log, publicUrl }: SessionsDeps, realm: Realm = 'customer') {
  const isSecure = publicUrl.startsWith('https://')
  const isStaff = realm === 'staff'
  const name = isStaff ? 'staff' : 'session'
  const cookieName = isSecure ? `__Host-${name}` : name
  const attributes = { path: '/', httpOnly: true, sameSite: isStaff ? 'strict' : 'lax', secure: isSecure } as const
  const clearCookie = (): string => fastifyCookie.serialize(cookieName, '', { ...attributes, maxAge: 0 })
  const setCookie = (secret: string, { isKept, endsAt }: Pick<store.SessionRow, 'isKept' | 'endsAt'>): string =>
    fastifyCookie.serialize(cookieName, secret, {
      ...attributes,
      ...((isKept || isStaff) && { maxAge: Math.max(0, Math.floor((+endsAt - +clock.now()) / 1000)) }),
    })
  const secretOf = (cookies: Cookies): string | null => /^[\w-]{43}$/.exec(cookies[cookieName] ?? '')?.[0] ?? null

  /** A staff session also ends when it is idle: each staff request is noted. */
  const hasEnded = ({ endsAt, seenAt }: Pick<store.SessionRow, 'endsAt' | 'seenAt'>): boolean =>
    endsAt <= clock.now() || (isStaff && +clock.now() - +seenAt > staffIdleMs)

  /**
   * Finds the session of a request by its secret and checks it; null when there is none, it has ended, or its secret was
   * copied.
   */
  async function look(cookies: Cookies) {
    const secret = secretOf(cookies)
    if (secret === null) return null
    const hash = hashSecret(secret)
    const found = await store.findSession(db, realm, hash)
    const now = clock.now()
    if (!found || hasEnded(found.session)) return null
    const { session, ownerId } = found
    const isPrevious = session.secretHash !== hash
    if (verifySessionSecret(session, isPrevious, now) === 'stolen') {
      await endReused(session)
      return null
    }
    const isShown = isPrevious || session.shownAt !== null
    if (!isShown || isStaff || +now - +session.seenAt > seenEveryMs)
      await store.markSeen(db, session.id, { seenAt: now, ...(!isShown && { shownAt: now }) })
    return { session, ownerId, hash, isPrevious }
  }

  /** Ends the session for the thief and the owner: the server cannot tell them apart. */
  async function endReused({ id, accountId }: store.SessionRow): Promise<void> {
    await inTransaction(db, async (tx) => {
      await store.removeSession(tx, id)
      const actor = { kind: 'system', by: 'job', name: 'sessions' } as const
      await recordAudit(tx, { at: clock.now(), actor, command: 'session.reused', subject: id, after: { accountId } })
    })
    log.warn({ session: id }, 'a secret that was exchanged came again: the session is ended')
  }

  async function find(cookies: Cookies): Promise<SignedIn | null> {
    const looked = await look(cookies)
    if (!looked) return null
    const { id: sessionId, accountId, createdAt: signedInAt, provedAt } = looked.session
    return { sessionId, accountId, ownerId: looked.ownerId ?? '', signedInAt, provedAt }
  }

  return {
    clearCookie,
    find,

    /**
     * For the request that every page begins with: the signed-in user, the notice of the sign-in, and the cookie to set. The
     * cookie has a new secret when one is due, and is cleared when the old one opens nothing any more.
     */
    async renew(cookies: Cookies): Promise<Renewed> {
      const looked = await look(cookies)
      const cleared = cookies[cookieName] === undefined ? null : clearCookie()
      if (!looked) return { isSignedIn: false, cookie: cleared, notice: null }
      const now = clock.now()
      const left = looked.session.notice
      const notice = left !== null && (await store.removeNotice(db, looked.session.id)) ? left : null
      if (!isRotationDue(looked.session, looked.isPrevious, now)) return { isSignedIn: true, cookie: null, notice }
      const secret = makeSecret()
      const next = { secretHash: hashSecret(secret), previousHash: looked.hash, rotatedAt: now }
      const isExchanged = await store.exchangeSecret(db, looked.session, next)
      return { isSignedIn: true, cookie: isExchanged ? setCookie(secret, looked.session) : null, notice }
    },

    /** Makes a new session and returns its cookie. */
    async open(tx: Transaction, account: Pick<AccountRow, 'id' | 'realm'>, isKept: boolean, device: string) {
      const [secret, now] = [makeSecret(), clock.now()]
      const row = await store.insertSession(tx, {
        realm: account.realm,
        accountId: account.id,
        secretHash: hashSecret(secret),
        rotatedAt: now,
        isKept,
        device: device.slice(0, deviceNameMax),
        createdAt: now,
        seenAt: now,
        endsAt: endOfSession(now, isKept),
        provedAt: now,
      })
      return { id: row.id, cookie: setCookie(secret, row) }
    },

    leaveNotice: store.leaveNotice,

    /** Ends the session of the request, if it has one. */
    async end(cookies: Cookies): Promise<SignedIn | null> {
      const signedIn = await find(cookies)
      if (signedIn) await store.removeSession(db, signedIn.sessionId)
      return signedIn
    },

    /** The person who signs in reads the account's mail, so its address is proved. */
    proveEmail: (tx: Transaction, accountId: string): Promise<void> => markProved(tx, accountId, clock.now()),

    /** Records that the user has proved again who they are. */
    prove: (sessionId: string): Promise<void> => store.markProved(db, sessionId, clock.now()),
    isFresh: ({ provedAt }: Pick<SignedIn, 'provedAt'>): boolean => +clock.now() - +provedAt <= stepUpMs,

    list: async (accountId: string) =>
      (await store.listSessions(db, accountId, clock.now())).filter((row) => !hasEnded(row)),
    /** Ends one session of the account. */
    endOne: (accountId: string, sessionId: string) => store.removeSessionOf(db, sessionId, accountId),

    /** Ends all sessions of an account but the kept one; null: all. */
    endAll: store.removeSessions,
  }
}
