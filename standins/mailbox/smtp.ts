import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import type { Log } from '../support/json-log.ts'
import type { Attachment, Message, MessageStore } from './message-store.ts'

/** `refuse` answers "try again later" to each message; `slow` takes it after `slowMs`. */
export type MailboxMode = { mode: 'ok' | 'refuse' | 'slow'; slowMs: number }

const LARGEST_MESSAGE_BYTES = 20 * 1024 * 1024

/** An address that begins so does not exist, now or later: the sender must give up. */
const BOUNCING_RECIPIENT = /^bounce[@+]/i

type SmtpError = Error & { responseCode: number }

export function createSmtpServer(store: MessageStore, mode: () => MailboxMode, now: () => Date, log: Log): SMTPServer {
  const server = new SMTPServer({
    banner: 'mailbox stand-in',
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    size: LARGEST_MESSAGE_BYTES,
    disableReverseLookup: true,
    closeTimeout: 500,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username ?? 'anyone' }),
    onRcptTo({ address }, _session, callback) {
      if (BOUNCING_RECIPIENT.test(address)) callback(smtpError(550, '5.1.1 No such mailbox'))
      else if (mode().mode === 'refuse') callback(smtpError(451, '4.3.0 The mailbox takes nothing at the moment'))
      else callback()
    },
    onData(stream, session, callback) {
      const { mailFrom, rcptTo } = session.envelope
      const envelope = {
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
      }
      receive(stream, envelope)
        .then(() => callback())
        .catch((error: unknown) => {
          log({ event: 'not-received', to: envelope.to, problem: String(error) })
          callback(smtpError(451, '4.3.0 The message could not be stored'))
        })
    },
  })
  // A client that hangs up in the middle is not a reason to end.
  server.on('error', (error) => log({ event: 'smtp-error', problem: error.message }))

  async function receive(stream: Readable, envelope: Message['envelope']): Promise<void> {
    const mail = await simpleParser(stream)
    const { mode: present, slowMs } = mode()
    if (present === 'slow') await wait(slowMs)
    const message = messageFrom(mail, envelope, now())
    store.add(message)
    log({ event: 'received', id: message.id, to: envelope.to, subject: message.subject })
  }
  return server
}

function messageFrom(mail: ParsedMail, envelope: Message['envelope'], at: Date): Message {
  const to = Array.isArray(mail.to) ? mail.to : mail.to ? [mail.to] : []
  return {
    id: randomUUID(),
    receivedAt: at.toISOString(),
    envelope,
    from: mail.from?.text ?? envelope.from,
    to: to.map(({ text }) => text).join(', '),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    headers: Object.fromEntries(
      mail.headerLines.map(({ key, line }) => [key, line.slice(line.indexOf(':') + 1).trim()]),
    ),
    text: mail.text ?? null,
    html: mail.html === false ? null : mail.html,
    attachments: mail.attachments
      .filter(({ related }) => !related)
      .map((attachment): Attachment => ({
        filename: attachment.filename ?? 'attachment',
        contentType: attachment.contentType,
        size: attachment.size,
        base64: attachment.content.toString('base64'),
      })),
  }
}

function smtpError(responseCode: number, message: string): SmtpError {
  return Object.assign(new Error(message), { responseCode })
}
