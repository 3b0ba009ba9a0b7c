/*
 * A copy of a running PostgreSQL server, by its own means (pg_backup_start, pg_backup_stop). Run it as the user that the
 * server runs as, on its machine, once a day:
 *
 *   node deploy/postgres/base-backup.mjs --url postgres://postgres@localhost/postgres --data /var/lib/postgresql/18/main \
 *     --to /backup [--metrics /var/lib/node_exporter/konvehti.prom] [--keep 30]
 *
 * The copy is /backup/base/<the time it was finished>; with the log in /backup/wal any minute after that can be restored.
 */
import { copyFile, mkdir, readdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    socket: { type: 'string' },
    data: { type: 'string' },
    to: { type: 'string' },
    metrics: { type: 'string' },
    keep: { type: 'string', default: '30' },
  },
})
const { data, to, metrics } = values
if (!data || !to || !(values.url || values.socket)) throw new Error('--url (or --socket), --data and --to are needed')

/** What belongs to the running server alone, or comes from the archive. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const skipped = /^(postmaster\.(pid|opts)|pgsql_tmp.*|.*\.pid)$/

/** Files that end while they are copied are restored by the log. */
const unlessGone = (error) => {
  if (error.code !== 'ENOENT') throw error
}

async function copyFolder(from, into, isTop) {
  await mkdir(into, { mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (skipped.test(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(into, entry.name)]
    if (entry.isDirectory()) {
      if (isTop && emptied.has(entry.name)) await mkdir(target, { mode: 0o700 })
      else await copyFolder(source, target, false).catch(unlessGone)
    } else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else await copyFile(source, target).catch(unlessGone)
  }
}

const stamp = (date) => date.toISOString().replace(/[-:]|\.\d+/g, '')
const part = join(to, 'base', `part-${process.pid}`)
const client = new pg.Client(
  values.socket ? { host: values.socket, user: 'postgres', database: 'postgres' } : { connectionString: values.url },
)
await client.connect()
await mkdir(join(to, 'base'), { recursive: true, mode: 0o700 })
try {
  await client.query(`select pg_backup_start('konvehti', true)`)
  await copyFolder(data, part, true)
  const { rows } = await client.query('select labelfile, spcmapfile, clock_timestamp() as at from pg_backup_stop(true)')
  const [{ labelfile, spcmapfile, at }] = rows
  await writeFile(join(part, 'backup_label'), labelfile, { mode: 0o600 })
  if (spcmapfile) await writeFile(join(part, 'tablespace_map'), spcmapfile, { mode: 0o600 })
  await rename(part, join(to, 'base', stamp(at)))
  const oldest = stamp(new Date(at.getTime() - Number(values.keep) * 86_400_000))
  for (const name of await readdir(join(to, 'base')))
    if (/^\d{8}T\d{6}Z$/.test(name) && name < oldest) await rm(join(to, 'base', name), { recursive: true })
  if (metrics) {
    const line = `shop_backup_completed_timestamp_seconds ${Math.floor(at.getTime() / 1000)}\n`
    await writeFile(`${metrics}.part`, line)
    await rename(`${metrics}.part`, metrics)
  }
  process.stdout.write(`${join(to, 'base', stamp(at))}\n`)
} finally {
  await client.end()
  await rm(part, { recursive: true, force: true })
}
