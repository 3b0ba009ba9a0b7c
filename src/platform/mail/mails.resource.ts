import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Type } from 'typebox'
import { authorise } from '#src/common/authorise.ts'
import { notFound, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { isUuid } from '#src/common/uuid.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { inTransactionResult } from '../database/transaction-result.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { containing } from '../resources/list-query.ts'
import { action, byUuids, choice, defineResource, moment, number, type Resource, text } from '../resources/resource.ts'
import { mailQueue } from './mail-queue.ts'
import { copyMail, findMail, type OutboxMail } from './mail.store.ts'

export interface MailsDeps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'send'>
  /** Every kind of mail that the shop sends. */
  kinds: readonly string[]
}

/** Mails that open something: what they say stays between them and their mailbox (C-24). */
const secretKinds: readonly string[] = ['gift-card', 'order-access-code']
export const isHidden = ({ ephemeral, kind }: OutboxMail): boolean => ephemeral || secretKinds.includes(kind)

/** The log of mails, for staff. */
export const createMailLog = ({ db, clock, jobs }: Omit<MailsDeps, 'kinds'>) => ({
  async find(id: string, actor: ShopActor): Promise<OutboxMail | null> {
    authorise(actor, 'mail:read')
    return isUuid(id) ? findMail(db, id) : null
  },

  /**
   * Sends a mail once more, to the mailbox it went to: one that was sent becomes a second mail, since receivers drop a second
   * one of the same id, and one that failed at once instead of at its next try.
   */
  async resend(id: string, actor: ShopActor): Promise<Result<void, Refusal>> {
    authorise(actor, 'mail:write')
    return inTransactionResult<void, Refusal>(db, async (tx) => {
      const mail = isUuid(id) ? await findMail(tx, id) : null
      if (!mail) return refuse(notFound)
      if (!mayResend(mail))
        return refuse({ kind: 'business', status: 409, problems: [{ key: 'office/mail-not-resent' }] })
      const now = clock.now()
      const sent =
        mail.status === 'sent' ? await copyMail(tx, mail, `resent:${mail.dedupKey}:${randomUUID()}`, now) : mail.id
      await recordAudit(tx, { at: now, actor, command: 'mail.resent', subject: mail.id, after: { sent } })
      await jobs.send(tx, mailQueue, { id: sent })
      return ok(undefined)
    })
  },
})

/** Not one that is on its way, and not one whose address and words are erased. */
const mayResend = ({ status, recipient }: OutboxMail): boolean =>
  recipient !== '' && (status === 'sent' || status === 'failed')

const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const time = Type.String({ format: 'date-time' })

const MailRecord = Type.Object({
  kind: Type.String(),
  recipient: Type.String(),
  language: Type.String(),
  subject: Type.String(),
  /** Whether the mail can be shown in its frame: not where it is hidden or erased. */
  isShown: Type.Boolean(),
  text: Type.String(),
  /** It says a code or a PIN. */
  isHidden: Type.Boolean(),
  status: Type.String(),
  attempts: Type.Integer(),
  lastError: orNull(Type.String()),
  createdAt: time,
  sentAt: orNull(time),
})

const statuses = [
  { value: 'waiting', turn: 'waiting' },
  { value: 'sending', turn: 'waiting' },
  { value: 'sent', turn: 'done' },
  { value: 'failed', turn: 'blocked' },
  { value: 'held', turn: 'ours' },
  { value: 'dropped', turn: 'over' },
] as const

/** Mails in the back office: what was sent to whom, and what could not be. */
export function mailResource(deps: MailsDeps): Resource {
  const mails = createMailLog(deps)
  return defineResource({
    name: 'mails',
    reading: 'mail:read',
    reads: 'mail.read',
    from: sql`outbox_mail as m`,
    id: sql.raw('m.id'),
    byIds: byUuids(sql.raw('m.id')),
    sort: '-createdAt',
    columns: ['createdAt', 'kind', 'recipient', 'subject', 'status', 'attempts', 'sentAt'],
    fields: {
      createdAt: moment(sql.raw('m.created_at'), { sorts: true, filters: true }),
      // Not filtered, because no index serves it.
      kind: { kind: 'choice', sql: sql.raw('m.kind'), options: deps.kinds.map((value) => ({ value })) },
      recipient: text(sql.raw('m.recipient')),
      subject: text(sql.raw('m.subject')),
      status: choice(sql.raw('m.status'), statuses, {
        // As the partial indexes have it: what waits, what failed.
        where: (values: string[]) =>
          values.includes('sent')
            ? sql`m.status = any(${sql.param(values)}::text[])`
            : sql`(m.status <> 'sent' and m.status = any(${sql.param(values)}::text[]))`,
      }),
      attempts: number(sql.raw('m.attempts')),
      lastError: text(sql.raw('m.last_error')),
      sentAt: moment(sql.raw('m.sent_at')),
    },
    search: {
      from: 3,
      where: (words) => sql`(m.recipient <> '' and lower(m.recipient) like lower(${containing(words)}))`,
    },
    views: {
      all: { filter: {} },
      failed: { filter: { status: ['failed'] }, waits: true },
      waiting: { filter: { status: ['waiting', 'sending'] } },
      held: { filter: { status: ['held'] } },
    },
    record: MailRecord,
    async find(id, { actor }) {
      const mail = await mails.find(id, actor)
      if (!mail) return null
      const hides = isHidden(mail)
      const shown = { isShown: !hides && mail.html !== '', text: hides ? '' : mail.text, isHidden: hides }
      const { kind, recipient, language, subject, status, attempts, lastError, createdAt, sentAt } = mail
      const fields = { kind, recipient, language, subject, ...shown, status, attempts, lastError }
      const times = { createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null }
      return { version: null, ready: mayResend(mail) ? ['resend'] : [], fields: { ...fields, ...times } }
    },
    actions: {
      resend: action({
        permission: 'mail:write',
        isBulk: true,
        body: Type.Object({}, { additionalProperties: false, examples: [{}] }),
        run: (id, _body, { actor }) => mails.resend(id, actor),
      }),
    },
  })
}
