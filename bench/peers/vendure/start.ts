import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { withConnection } from '../../../src/platform/database/client.ts'
import { connectionOptions, withDatabase } from '../../../src/platform/database/connection-options.ts'
import { findFreePorts } from '../../../tests/support/ports.ts'
import { projectDirectory } from '../../../tests/support/places.ts'
import type { CatalogueImport } from '../../../src/transfer/server/catalogue-import.ts'
import type { FlatProduct } from '../../brute-force.ts'
import type { ShopDatabase } from '../../support/databases.ts'
import { type Process, startProcess } from '../../support/processes.ts'
import { temporaryDirectory } from '../../support/shop-process.ts'
import { installVendure } from './install.ts'
import { writeSeedFile } from './seed-file.ts'

export interface Vendure extends Process {
  /** `http://127.0.0.1:…/shop-api` */
  shopApi: string
}

const databaseName = 'vendure'
const folder = 'bench/peers/vendure'

/** Runs `work` beside a Vendure with these products on the PostgreSQL of the shop; it is gone afterwards. */
export async function withVendure<T>(
  database: Pick<ShopDatabase, 'adminUrl'>,
  made: CatalogueImport,
  flat: readonly FlatProduct[],
  say: (line: string) => void,
  work: (vendure: Vendure) => Promise<T>,
): Promise<T> {
  const directory = await installVendure(say)
  await withConnection(database.adminUrl, 'bench', async ({ run }) => {
    await run(`drop database if exists ${databaseName} with (force)`)
    await run(`create database ${databaseName}`)
  })
  const [port = 0, workerPort = 0] = await findFreePorts(2)
  const url = withDatabase(database.adminUrl, databaseName)
  const environment = {
    ...databaseEnvironment(url),
    VENDURE_DIR: directory,
    VENDURE_SECRET: randomUUID(),
    VENDURE_DISABLE_TELEMETRY: 'true',
  }
  const temporary = temporaryDirectory('vendure')
  try {
    const file = join(temporary, 'seed.json')
    await writeSeedFile(file, made, flat)
    const began = performance.now()
    await runSeed({ ...environment, PORT: String(port), VENDURE_SEED: file })
    await withConnection(url, 'bench', ({ run }) => run('analyze'))
    say(`  Vendure seeded (${((performance.now() - began) / 1000).toFixed(0)} s)`)
    const start = (name: string, own: number): Process =>
      startProcess({
        name,
        args: [`${folder}/${name === 'vendure' ? 'server' : 'worker'}.mjs`],
        env: { ...environment, NODE_ENV: 'production', PORT: String(own) },
      })
    const worker = start('vendure-worker', workerPort)
    const server = start('vendure', port)
    try {
      const origin = `http://127.0.0.1:${port}`
      await server.ready(`${origin}/health`)
      return await work({ ...server, shopApi: `${origin}/shop-api` })
    } finally {
      await Promise.all([server.end(), worker.end()])
    }
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

function databaseEnvironment(url: string): Record<string, string> {
  const { host, port, socket, user, password, database } = connectionOptions(url)
  const [, directory, socketPort] = /^(.*)\/\.s\.PGSQL\.(\d+)$/.exec(socket ?? '') ?? []
  return {
    VENDURE_DB_HOST: directory ?? host,
    VENDURE_DB_PORT: socketPort ?? String(port),
    VENDURE_DB_USER: user,
    VENDURE_DB_PASSWORD: password ?? 'none',
    VENDURE_DB_NAME: database,
  }
}

async function runSeed(env: Readonly<Record<string, string>>): Promise<void> {
  const child = spawn(process.execPath, [`${folder}/seed.mjs`], {
    cwd: projectDirectory,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  const stop = (): void => void child.kill('SIGKILL')
  process.once('exit', stop)
  const [code] = (await once(child, 'exit')) as [number | null] // its exit code and signal
  process.off('exit', stop)
  if (code !== 0) throw new Error('Vendure could not be seeded')
}
