import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paymentEnvironment, serverEnvironment } from '../../src/app/start/environment.ts'
import { builtServer } from '../../src/app/start/places.ts'
import { serverFlags } from '../../src/app/start/server-flags.ts'
import { makeSecrets } from '../../src/app/start/secrets.ts'
import { projectDirectory } from '../../tests/support/places.ts'
import { findFreePorts } from '../../tests/support/ports.ts'
import type { ShopDatabase } from './databases.ts'
import { type Process, startProcess } from './processes.ts'

/** One server of the shop, as production runs it, without stand-ins beside it but for those that are asked for. */
export interface ShopProcess extends Process {
  /** By address, for load. */
  origin: string
  /** By name, for browsers. */
  publicUrl: string
  /** Milliseconds from the start of the process to its first page. */
  firstPageMs: number
}

export interface ShopProcessOptions {
  env?: Readonly<Record<string, string>>
  /** Flags for Node, e.g. for a profile. */
  flags?: readonly string[]
  name?: string
  /** Beside it a payment provider that answers at once. */
  withPayment?: boolean
}

// Processes on one database share the keys that sign tokens and cookies.
const secrets = makeSecrets()

export async function startShopProcess(
  database: ShopDatabase,
  { env = {}, flags = [], name = 'shop', withPayment = false }: ShopProcessOptions = {},
): Promise<ShopProcess> {
  const [shop = 0, payment = 0, mailboxPage = 0, mailboxSmtp = 0, reviews = 0, delivery = 0, press = 0] =
    await findFreePorts(7)
  const settings = {
    project: projectDirectory,
    databaseUrl: database.url,
    migrationDatabaseUrl: database.ownerUrl,
    ports: { shop, payment, mailboxPage, mailboxSmtp, reviews, delivery, press },
    secrets,
    dataDirectory: withPayment ? temporaryDirectory('payment') : tmpdir(),
    development: false,
    // One generator asks more than any visitor may.
    overrides: { RATE_LIMITS: 'off', IMAGE_CACHE_DIR: join(projectDirectory, '.cache', 'images'), ...env },
  }
  const environment = serverEnvironment(settings)
  const provider = withPayment
    ? startProcess({
        name: 'payment-provider',
        args: ['standins/payment-provider/main.ts'],
        env: paymentEnvironment(settings),
      })
    : null
  await provider?.ready(`http://127.0.0.1:${payment}/health`)
  const child = startProcess({
    name,
    args: [...serverFlags, ...flags, builtServer],
    env: environment,
  })
  const origin = `http://127.0.0.1:${shop}`
  const firstPageMs = await child.ready(`${origin}/`)
  const end = async (): Promise<void> => {
    await child.end()
    await provider?.end()
  }
  return { ...child, end, origin, publicUrl: `http://localhost:${shop}`, firstPageMs }
}

/** Runs `work` with a server that ends whatever happens. */
export async function withShop<T>(
  database: ShopDatabase,
  options: ShopProcessOptions,
  work: (shop: ShopProcess) => Promise<T>,
): Promise<T> {
  const shop = await startShopProcess(database, options)
  try {
    return await work(shop)
  } finally {
    await shop.end()
  }
}

export const temporaryDirectory = (name: string): string => mkdtempSync(join(tmpdir(), `bench-${name}-`))
