import { execFile } from 'node:child_process'
import { readdir, rm, statfs, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { clusterPathsOf, prepareClusterPaths } from '../../src/platform/database/embedded/cluster-paths.ts'
import {
  type EmbeddedDatabase,
  removeEmbeddedDatabase,
  startEmbeddedDatabase,
} from '../../src/platform/database/embedded-database.ts'
import { isAlive } from '../../src/platform/database/embedded/processes.ts'
import { withConnection } from '../../src/platform/database/client.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { ownerRole, prepareDatabase } from '../../src/platform/database/prepare-database.ts'
import { queues } from '../../src/app/queues.ts'
import { migrationsDirectory, projectDirectory } from './places.ts'

/*
 * One PostgreSQL server for a whole run of tests, apart from the shop's, with a migrated template that each test file
 * copies. Without fsync unless it is asked for: money and fault runs want it.
 */

export interface TestCluster {
  /** The superuser's URL; `createTestDatabase` takes the rest from it. */
  adminUrl: string
  /** Ends the server and removes its data. */
  stop(): Promise<void>
}

export const templateName = 'template_migrated'

/** Where a whole run keeps the data that each of its servers begins with; see `cluster-image.ts`. */
export const imageVariable = 'TEST_CLUSTER_IMAGE'

export async function startTestCluster(options: { durable?: boolean } = {}): Promise<TestCluster> {
  await removeLeftovers()
  const { durable = false } = options
  const name = `test-${process.pid}`
  const image = process.env[imageVariable]
  const inMemory = image !== undefined && !durable && (await hasRoomInMemory()) ? join(memory, memoryName(name)) : null
  async function stop(): Promise<void> {
    await removeEmbeddedDatabase(projectDirectory, name)
    if (inMemory !== null) await rm(inMemory, { recursive: true, force: true })
  }
  try {
    if (image !== undefined) await copyImage(image, name, inMemory)
    const server = await startEmbeddedDatabase({
      project: projectDirectory,
      name,
      durable,
      settings: { max_connections: '200', ...(inMemory !== null && { max_wal_size: '256MB' }) },
    })
    if (image === undefined) await makeMigratedTemplate(server)
    return { adminUrl: server.adminUrl, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * A run copies and drops some five hundred databases, each of a thousand files. On a disk the kernel takes ten times as much of
 * the processor for that as in memory, so a server whose data need not last keeps it there where there is room.
 */
const memory = '/dev/shm'
const memoryName = (name: string): string => `konvehti-${name}`
const gibibyte = 1024 ** 3

async function hasRoomInMemory(): Promise<boolean> {
  const found = await statfs(memory).catch(() => null)
  return found !== null && found.bavail * found.bsize > 4 * gibibyte && process.availableMemory() > 10 * gibibyte
}

export async function makeMigratedTemplate(server: EmbeddedDatabase): Promise<void> {
  await prepareDatabase(server.adminUrl, templateName)
  await migrate({ url: server.url(ownerRole, templateName), directory: migrationsDirectory, queues, report: () => {} })
  await makeTemplate(server.adminUrl, templateName)
}

/** Only `cp` keeps the owner of the files, who is another user where the tests run as root. */
async function copyImage(image: string, name: string, inMemory: string | null): Promise<void> {
  const { data } = await prepareClusterPaths(projectDirectory, name)
  // A killed run may have had the number of this process.
  if (inMemory !== null) for (const left of [data, inMemory]) await rm(left, { recursive: true, force: true })
  await promisify(execFile)('cp', ['-R', '-p', image, inMemory ?? data])
  if (inMemory !== null) await symlink(inMemory, data)
}

/** Nobody may connect to a template: a copy fails while somebody does. */
export async function makeTemplate(adminUrl: string, database: string): Promise<void> {
  await withConnection(adminUrl, 'tests', ({ run }) =>
    run(`alter database "${database}" with is_template true allow_connections false`),
  )
}

/** A run that was killed could not tidy up after itself. */
async function removeLeftovers(): Promise<void> {
  const { base } = clusterPathsOf(projectDirectory, 'any')
  const ofDead = async (folder: string, pattern: RegExp): Promise<string[]> => {
    const names = await readdir(folder).catch(() => [])
    const alive = await Promise.all(names.map((name) => isAlive(Number(pattern.exec(name)?.[1]))))
    return names.filter((name, at) => pattern.test(name) && alive[at] === false)
  }
  for (const name of await ofDead(base, /^test-(\d+)$/)) await removeEmbeddedDatabase(projectDirectory, name)
  for (const name of await ofDead(memory, /^konvehti-test-(\d+)$/))
    await rm(join(memory, name), { recursive: true, force: true })
}
