import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Child, startChild } from './children.ts'
import {
  deliveryEnvironment,
  deliveryOrigin,
  mailboxEnvironment,
  mailboxOrigin,
  paymentEnvironment,
  paymentOrigin,
  pressEnvironment,
  pressOrigin,
  reviewsEnvironment,
  reviewsOrigin,
  serverEnvironment,
  type StackSettings,
  usesOwnDelivery,
  usesOwnMail,
  usesOwnPayment,
  usesOwnPressRoom,
  usesReviewsStandin,
} from './environment.ts'
import { builtServer, serverSource } from './places.ts'

/** The shop's server and its stand-ins, each a process, on an existing database. */
export interface Stack {
  server: Child
  standins: readonly Child[]
  /** Replaces the server's process; rejects like `startStack`. */
  restartServer(): Promise<void>
  /** Rejects with the last output of a process that ended without having been stopped. */
  failed: Promise<never>
  stop(): Promise<void>
}

export interface StackOptions {
  settings: StackSettings
  /** Null shows the server's log on the console. */
  serverLogDirectory: string | null
  logDirectory: string
  /** True keeps the rest running when the server ends by itself: the next change of a file starts it again. */
  surviveServer?: boolean
}

/** A server that ends is noticed at once; loading 100,000 products into memory on a busy machine takes a minute or two. */
const readyLimitMs = 300_000

/** Resolves when all processes answer; otherwise ends the started ones and rejects with the output of the faulty one. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { settings, logDirectory } = options
  const { project, ports, overrides } = settings
  const env = (own: Readonly<Record<string, string>>): Record<string, string> => ({ ...inherited(), ...own })
  const standins: Child[] = []
  const asked = new Set<Child>()
  let restarting: Promise<void> = Promise.resolve()
  let server: Child | null = null
  const { promise: failed, reject: fail } = Promise.withResolvers<never>()
  failed.catch(() => {})

  const watch = (child: Child, essential: boolean): Child => {
    void child.ended.then(({ code, signal }) => {
      if (asked.has(child) || !essential) return
      fail(new Error(`The ${child.name} ended (${signal ?? `exit code ${code}`}).\n${child.lastLines()}`))
    })
    return child
  }
  const end = async (child: Child): Promise<void> => {
    asked.add(child)
    await child.end()
  }
  const startServer = async (): Promise<Child> => {
    await assertFree(ports.shop, 'PORT')
    const child = startChild({
      name: 'server',
      program: settings.development ? serverSource : builtServer,
      project,
      env: env(serverEnvironment(settings)),
      logDirectory: options.serverLogDirectory,
    })
    server = watch(child, options.surviveServer !== true)
    await ready(child, `http://127.0.0.1:${ports.shop}/health/ready`)
    return child
  }
  const stop = async (): Promise<void> => {
    // Ends the server first: it finishes its requests, and may need the others for them.
    if (server !== null) await end(server)
    await Promise.all(standins.map(end))
  }

  try {
    const starting: Array<Promise<void>> = []
    /** A stand-in that is needed; rejects when one of its ports is taken. */
    const standIn = async (
      name: 'payment-provider' | 'mailbox' | 'reviews' | 'delivery' | 'press-releases',
      taken: readonly (readonly [port: number, setting: string])[],
      origin: string,
      own: Record<string, string>,
    ): Promise<void> => {
      for (const [port, setting] of taken) await assertFree(port, setting)
      const child = startChild({
        name,
        program: `standins/${name}/main.ts`,
        project,
        env: env(own),
        logDirectory,
      })
      standins.push(watch(child, true))
      starting.push(ready(child, `${origin}/health`))
    }
    if (!usesOwnPayment(overrides))
      await standIn(
        'payment-provider',
        [[ports.payment, 'PAYMENT_STANDIN_PORT']],
        paymentOrigin(ports),
        paymentEnvironment(settings),
      )
    if (!usesOwnMail(overrides))
      await standIn(
        'mailbox',
        [
          [ports.mailboxPage, 'MAILBOX_HTTP_PORT'],
          [ports.mailboxSmtp, 'MAILBOX_SMTP_PORT'],
        ],
        mailboxOrigin(ports),
        mailboxEnvironment(settings),
      )
    if (!usesOwnDelivery(overrides))
      await standIn(
        'delivery',
        [[ports.delivery, 'DELIVERY_STANDIN_PORT']],
        deliveryOrigin(ports),
        deliveryEnvironment(settings),
      )
    if (!usesOwnPressRoom(overrides))
      await standIn(
        'press-releases',
        [[ports.press, 'PRESS_STANDIN_PORT']],
        pressOrigin(ports),
        pressEnvironment(settings),
      )
    if (usesReviewsStandin(overrides))
      await standIn(
        'reviews',
        [[ports.reviews, 'REVIEWS_STANDIN_PORT']],
        reviewsOrigin(ports),
        reviewsEnvironment(settings),
      )
    starting.push(startServer().then(() => {}))
    await Promise.race([Promise.all(starting), failed])
  } catch (error) {
    await stop()
    throw error
  }
  return {
    get server() {
      if (server === null) throw new Error('The server is being restarted')
      return server
    },
    standins,
    async restartServer() {
      // A server that is still starting need not finish: its replacement has the latest changes.
      if (server !== null) await end(server)
      const turn = restarting.then(async () => {
        if (server !== null) await end(server)
        await startServer()
      })
      restarting = turn.catch(() => {})
      await turn
    },
    failed,
    stop,
  }
}

/** Checks the port first: the child's own message about it would end up in a log that few people read. */
async function assertFree(port: number, variable: string): Promise<void> {
  if (port === 0) return
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', () => reject(new Error(`Port ${port} is in use: end what uses it, or set ${variable}`)))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()))
  })
}

async function ready(child: Child, url: string): Promise<void> {
  let over = false
  void child.ended.then(() => (over = true))
  const deadline = performance.now() + readyLimitMs
  while (performance.now() < deadline) {
    if (over) throw new Error(`The ${child.name} ended before it was ready.\n${child.lastLines()}`)
    const answered = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    await sleep(30)
  }
  throw new Error(`The ${child.name} was not ready within ${readyLimitMs / 1000} s.\n${child.lastLines()}`)
}

/** The parent's environment, which a child needs in addition to its own settings. */
function inherited(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
