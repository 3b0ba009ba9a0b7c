import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { summariseError } from '../safe-error.ts'
import { isLoopback } from '../database/encrypted-database.ts'
import { mails } from '../metrics/process-metrics.ts'
import { traced } from '../tracing.ts'
import { mailQueue } from './mail-queue.ts'
import { claimMail, findMail, insertMail, isSendingStuck, markFailed, markSent, type OutboxMail } from './mail.store.ts'

/*
 * Mail leaves after the transaction that wanted it, and only then: a row and a job are written with it. The worker takes the
 * row before it talks to the mail server, so that two workers never send the same mail. Between the server's "accepted" and
 * our "sent" lies the one moment in which a dying process makes a mail go out twice; both have the same Message-ID, by
 * which receivers drop the second.
 *
 *   waiting -> sending -> sent
 *                 |  ^
 *                 v  |   after 1 min, doubling up to 12 h, 14 times; also from `sending` when its process has died
 *               failed
 *
 * After a restore an operator may hold what is unsent: held -> waiting, or -> dropped.
 */

export interface Mail {
  /** The kind of mail, e.g. `order-confirmation`. */
  key: string
  to: string
  language: OutboxMail['language']
  subject: string
  html: string
  text: string
  /** At most one mail is ever sent for it, e.g. `order-confirmation:<order id>`. */
  dedupKey: string
  /** Recipient, subject and text are erased once it was sent. */
  ephemeral?: boolean
  /** For a mailing list only: the mail program unsubscribes there with one press, without signing in (RFC 8058). */
  unsubscribeUrl?: string
}

export interface Outbox {
  /** Part of `tx`, which must come from `inTransaction`. False when a mail with this `dedupKey` exists already. */
  enqueueMail(tx: Transaction, mail: Mail): Promise<boolean>
  /** Makes this process send what is in the outbox. */
  startSending: () => Promise<void>
  /**
   * False when the mail server refuses the name or password. Throws when it can be reached and offers no encryption: the shop
   * must not start then.
   */
  checkServer: () => Promise<boolean>
  /** Whether mails are stuck: the mail server could not be reached, or accepted nothing, and has accepted nothing since. */
  isStuck: () => Promise<boolean>
  close: () => void
}

export interface OutboxOptions {
  db: Database
  jobs: Jobs
  clock: Clock
  /** `user` left out or empty: the server asks for no name. */
  smtp: { host: string; port: number; user?: string; password?: string }
  /** The sender, `Name <address>` or an address. */
  from: string
}

const connectTimeoutMs = 5_000
const answerTimeoutMs = 20_000
// Longer than one attempt can take: a process that claimed the mail before that is gone.
const claimLifeMs = 90_000
/** The longest pause between two tries of the first hours. */
const stuckSinceMs = 60 * 60_000

export function createOutbox(options: OutboxOptions): Outbox {
  const { db, jobs, clock, smtp, from } = options
  const transport = createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.port === 465,
    // Names and addresses leave this machine encrypted or not at all.
    requireTLS: !isLoopback(smtp.host),
    ...(smtp.user ? { auth: { user: smtp.user, pass: smtp.password ?? '' } } : {}),
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: answerTimeoutMs,
  })
  const domain = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'

  const deliver = async (mail: OutboxMail): Promise<void> => {
    await transport.sendMail({
      from,
      // One mailbox: parsed as a list, an address could name several.
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: `<${mail.id}@${domain}>`,
      date: clock.now(),
      headers: {
        'Auto-Submitted': 'auto-generated',
        'Content-Language': mail.language,
        ...listHeaders(mail.unsubscribeUrl),
      },
    })
  }

  const send = async (id: string): Promise<void> => {
    const now = clock.now()
    const mail = await claimMail(db, id, now, new Date(now.getTime() - claimLifeMs))
    if (mail === null) {
      const found = await findMail(db, id)
      if (found === null || found.status === 'sent' || found.status === 'held' || found.status === 'dropped') return
      throw new Error(`The mail ${id} is being sent by somebody else`)
    }
    try {
      await traced('deliver mail', { 'mail.kind': mail.kind }, () => deliver(mail))
    } catch (error) {
      mails.inc({ result: 'failed' })
      await markFailed(db, id, summariseError(error))
      throw error
    }
    mails.inc({ result: 'sent' })
    await markSent(db, id, clock.now())
  }

  return {
    async enqueueMail(tx, mail) {
      const { key, to, ephemeral = false, unsubscribeUrl = null, ...rest } = mail
      const about = { kind: key, recipient: to, ephemeral, unsubscribeUrl, createdAt: clock.now() }
      const id = await insertMail(tx, { ...rest, ...about })
      if (id === null) return false
      await jobs.send(tx, mailQueue, { id })
      return true
    },
    async startSending() {
      await jobs.work(mailQueue, ({ id }) => send(id), { concurrency: 2 })
    },
    async checkServer() {
      if (isLoopback(smtp.host) && !smtp.user) return true
      try {
        await transport.verify()
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : null
        if (code === 'ETLS') throw new Error('The mail server (SMTP_HOST) offers no encryption', { cause: error })
        // When the server cannot be reached, mail waits for it.
        return code !== 'EAUTH'
      }
      return true
    },
    isStuck: () => isSendingStuck(db, new Date(+clock.now() - stuckSinceMs)),
    close: () => transport.close(),
  }
}

/** `prepared`: the library must not fold or encode the address. */
const listHeaders = (url: string | null) =>
  url === null
    ? {}
    : {
        'List-Unsubscribe': { prepared: true, value: `<${url}>` },
        'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
      }
