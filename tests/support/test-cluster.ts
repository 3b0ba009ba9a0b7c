import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
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
  const name = `test-${process.pid}`
  const image = process.env[imageVariable]
  if (image !== undefined) await copyImage(image, name)
  const server = await startEmbeddedDatabase({
    project: projectDirectory,
    name,
    durable: options.durable ?? false,
    settings: { max_connections: '200' },
  })
  try {
    if (image === undefined) await makeMigratedTemplate(server)
  } catch (error) {
    await removeEmbeddedDatabase(projectDirectory, name)
    throw error
  }
  return { adminUrl: server.adminUrl, stop: () => removeEmbeddedDatabase(projectDirectory, name) }
}

export async function makeMigratedTemplate(server: EmbeddedDatabase): Promise<void> {
  await prepareDatabase(server.adminUrl, templateName)
  await migrate({ url: server.url(ownerRole, templateName), directory: migrationsDirectory, queues, report: () => {} })
  await makeTemplate(server.adminUrl, templateName)
}

/** Only `cp` keeps the owner of the files, who is another user where the tests run as root. */
async function copyImage(image: string, name: string): Promise<void> {
  const { data } = await prepareClusterPaths(projectDirectory, name)
  await promisify(execFile)('cp', ['-R', '-p', image, data])
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
  for (const name of await readdir(base).catch(() => [])) {
    const pid = /^test-(\d+)$/.exec(name)?.[1]
    if (pid !== undefined && !(await isAlive(Number(pid)))) await removeEmbeddedDatabase(projectDirectory, name)
  }
}
