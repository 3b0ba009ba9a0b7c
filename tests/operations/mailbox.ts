import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** A mail server that keeps what it takes; while `gate.isOpen` is false it takes nothing. */
export async function startMailbox() {
  const mails: ParsedMail[] = []
  const gate = { isOpen: true }
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(gate.isOpen ? null : new Error('not now')),
    onData: (stream, _session, done) => {
      simpleParser(stream).then((mail) => {
        mails.push(mail)
        done()
      }, done)
    },
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  return {
    port: (smtp.server.address() as AddressInfo).port, // it listens on TCP
    gate,
    mails,
    /** Mails whose subject or text has these words. */
    with: (words: string) => mails.filter((mail) => JSON.stringify([mail.subject, mail.text]).includes(words)),
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}
