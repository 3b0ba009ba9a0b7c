import pg from 'pg'
import type { Log } from '#src/platform/logging.ts'
import { clientConfig } from './client.ts'

export interface Listener {
  close(): Promise<void>
}

export interface ListenerOptions {
  url: string
  channel: string
  applicationName: string
  log: Pick<Log, 'warn'>
  onNotification: () => void
  /** The connection was lost and restored: notifications may have been missed. */
  onReconnect: () => void
}

const pauseMs = 500

/** Listens on a separate connection, which is reopened whenever it breaks. Rejects when the first attempt fails. */
export async function openListener(options: ListenerOptions): Promise<Listener> {
  const { channel, log, onNotification, onReconnect } = options
  let closed = false
  let current: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined

  const connect = async (): Promise<void> => {
    const client = new pg.Client(
      clientConfig(options.url, {
        applicationName: options.applicationName,
        statementTimeoutMs: 5_000,
        lockTimeoutMs: 2_000,
      }),
    )
    client.on('error', () => {})
    client.on('notification', onNotification)
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      void client.end().catch(() => {})
      throw error
    }
    // Not set earlier: when a connection breaks while it is being opened, its opener retries, and only once.
    client.on('end', () => {
      if (closed) return
      log.warn({ channel }, 'the listening connection broke')
      reconnectLater()
    })
    current = client
    if (closed) await client.end()
  }

  const reconnectLater = (): void => {
    timer = setTimeout(() => {
      connect().then(onReconnect, () => {
        if (!closed) reconnectLater()
      })
    }, pauseMs).unref()
  }

  await connect()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await current?.end()
    },
  }
}
