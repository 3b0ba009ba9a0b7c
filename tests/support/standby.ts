import { execFile } from 'node:child_process'
import { appendFile, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { clusterPathsOf, prepareClusterPaths } from '../../src/platform/database/embedded/cluster-paths.ts'
import {
  type EmbeddedDatabase,
  type EmbeddedOptions,
  startEmbeddedDatabase,
} from '../../src/platform/database/embedded-database.ts'
import { projectDirectory } from './places.ts'

const run = promisify(execFile)

interface StandbyOptions extends Omit<EmbeddedOptions, 'project'> {
  /** The name of the running server that is copied. */
  of: string
  /** Lines of its configuration, `primary_conninfo` among them; `alter system` can change them later. */
  lines: readonly string[]
}

/** A new server from a copy of a running one, that follows it. */
export async function makeStandby({ of, lines, ...options }: StandbyOptions): Promise<EmbeddedDatabase> {
  const from = clusterPathsOf(projectDirectory, of)
  const to = await prepareClusterPaths(projectDirectory, options.name)
  const folder = join(to.base, `copy-for-${options.name}`)
  await mkdir(folder, { mode: 0o700 })
  try {
    const script = join(projectDirectory, 'deploy/postgres/base-backup.mjs')
    await run(process.execPath, [script, '--socket', from.run, '--data', from.data, '--to', folder])
    const [base = ''] = await readdir(join(folder, 'base'))
    await cp(join(folder, 'base', base), to.data, { recursive: true, verbatimSymlinks: true })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await writeFile(join(to.data, 'standby.signal'), '')
  await appendFile(join(to.data, 'postgresql.auto.conf'), `\n${lines.join('\n')}\n`)
  if (to.identity !== null) await run('chown', ['-R', `${to.identity.uid}:${to.identity.gid}`, to.data])
  return startEmbeddedDatabase({ project: projectDirectory, ...options })
}
