import fastify from 'fastify'
import { jsonLog, type Log } from '../support/json-log.ts'
import { registerMailboxRoutes } from './mailbox-routes.ts'
import { openMessageStore } from './message-store.ts'
import { DEFAULT_SETTINGS, type MailboxSettings } from './settings.ts'
import { createSmtpServer, type MailboxMode } from './smtp.ts'

/** Only the folder must be given. `now` and `log` are for tests. */
export type MailboxOptions = Pick<MailboxSettings, 'dataDir'> &
  Partial<MailboxSettings> & { now?: () => Date; log?: Log }

/** `url` is the web page's, `smtpPort` the port that mail goes to; both on 127.0.0.1 only. */
export type RunningMailbox = { url: string; smtpPort: number; close(): Promise<void> }

export async function startMailbox(options: MailboxOptions): Promise<RunningMailbox> {
  const { now = () => new Date(), log = jsonLog('mailbox'), ...given } = options
  const settings: MailboxSettings = { ...DEFAULT_SETTINGS, ...given }
  const store = openMessageStore(settings.dataDir, settings.maxMessages)
  let mode: MailboxMode = { mode: 'ok', slowMs: 5_000 }

  const smtp = createSmtpServer(store, () => mode, now, log)
  const app = fastify({ forceCloseConnections: true })
  registerMailboxRoutes(app, store, {
    get: () => mode,
    set(changed) {
      mode = changed
      log({ event: 'control', ...changed })
    },
  })

  const url = await app.listen({ host: '127.0.0.1', port: settings.httpPort })
  const smtpPort = await new Promise<number>((resolve, reject) => {
    smtp.server.once('error', reject)
    smtp.listen(settings.smtpPort, '127.0.0.1', () => {
      const address = smtp.server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : settings.smtpPort)
    })
  })
  log({ event: 'started', url, smtpPort, messages: store.list().length })
  return {
    url,
    smtpPort,
    async close() {
      await Promise.all([app.close(), new Promise<void>((resolve) => smtp.close(() => resolve()))])
      store.close()
      log({ event: 'stopped' })
    },
  }
}
