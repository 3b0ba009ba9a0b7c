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

/** Somebody who is signed in. */
export interface SignedIn {
  sessionId: string
  accountId: string
  /** Of customers; staff own nothing, and theirs is empty. */
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
 * Sessions of one realm: a secret in a cookie, a row by its hash. Every request asks the row, so a session that is ended in one
 * process is ended in all of them with the commit. That of staff is sent along by no other site's link.
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

  /** That of staff by idling too: each of their calls is noted. */
  const hasEnded = ({ endsAt, seenAt }: Pick<store.SessionRow, 'endsAt' | 'seenAt'>): boolean =>
    endsAt <= clock.now() || (isStaff && +clock.now() - +seenAt > staffIdleMs)

  /** The session of a request, looked at with its secret; null for none, one that has ended, and one that somebody copied. */
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

  /** Both who has the copy and who was copied lose it: they cannot be told apart. */
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
     * For the call every page begins with: who is signed in, what the sign-in has to tell, and the cookie to set: one with a new
     * secret where that is due, and none at all in the place of one that opens nothing any more.
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

    /** A new session; answers its cookie. */
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

    /** Ends that of the request, if it has one. */
    async end(cookies: Cookies): Promise<SignedIn | null> {
      const signedIn = await find(cookies)
      if (signedIn) await store.removeSession(db, signedIn.sessionId)
      return signedIn
    },

    /** Whoever comes in reads the account's mail. */
    proveEmail: (tx: Transaction, accountId: string): Promise<void> => markProved(tx, accountId, clock.now()),

    /** Who it is has been proved anew. */
    prove: (sessionId: string): Promise<void> => store.markProved(db, sessionId, clock.now()),
    isFresh: ({ provedAt }: Pick<SignedIn, 'provedAt'>): boolean => +clock.now() - +provedAt <= stepUpMs,

    list: async (accountId: string) =>
      (await store.listSessions(db, accountId, clock.now())).filter((row) => !hasEnded(row)),
    /** One of the account's. */
    endOne: (accountId: string, sessionId: string) => store.removeSessionOf(db, sessionId, accountId),

    /** Ends all of an account but the one that is kept; null: all. */
    endAll: store.removeSessions,
  }
}
