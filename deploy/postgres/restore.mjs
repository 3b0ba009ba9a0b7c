/*
 * Puts a database back as it was at a minute: the newest base backup of before, and the log up to that moment. Run it as the
 * user that the server runs as; the folder must be empty, so that nothing is ever written over:
 *
 *   node deploy/postgres/restore.mjs --from /backup --to /var/lib/postgresql/18/main --at 2026-12-01T14:04:59Z
 *
 * Then start PostgreSQL, which replays and opens by itself, and go on in docs/production/backup.md.
 */
import { appendFile, cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' }, at: { type: 'string' } } })
const { from, to } = values
const at = new Date(values.at ?? '')
if (!from || !to || Number.isNaN(at.getTime()) || !/(Z|[+-]\d\d:\d\d)$/.test(values.at ?? ''))
  throw new Error('--from, --to and --at are needed; the moment with its zone, 2026-12-01T14:04:59Z')

const stamp = at.toISOString().replace(/[-:]|\.\d+/g, '')
const bases = (await readdir(join(from, 'base'))).filter((name) => /^\d{8}T\d{6}Z$/.test(name)).toSorted()
// A copy is only whole at the moment it was finished.
const base = bases.findLast((name) => name < stamp)
if (base === undefined)
  throw new Error(`No base backup was finished before ${at.toISOString()}: ${bases.join(', ') || 'there is none'}`)
await mkdir(to, { recursive: true, mode: 0o700 })
if ((await readdir(to)).length > 0) throw new Error(`${to} is not empty: move it away first, it may still be needed`)

await cp(join(from, 'base', base), to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
// PostgreSQL takes no name of a zone here, and `Z` is one.
const target = at.toISOString().replace('T', ' ').replace('Z', '+00')
const quoted = (text) => `'${text.replaceAll("'", "''")}'`
const recovery = {
  restore_command: `cp "${resolve(from)}/wal/%f" "%p"`,
  recovery_target_time: target,
  recovery_target_action: 'promote',
}
// They go once the server has opened: a standby copied from it would replay to that moment, and not start.
const own = [...Object.keys(recovery), 'recovery_end_command'].join('|')
const settings = { ...recovery, recovery_end_command: `sed -i -E "/^(${own}) = /d" postgresql.auto.conf` }
const lines = Object.entries(settings).map(([name, value]) => `${name} = ${quoted(value)}`)
await appendFile(join(to, 'postgresql.auto.conf'), ['', ...lines, ''].join('\n'))
await writeFile(join(to, 'recovery.signal'), '', { mode: 0o600 })
process.stdout.write(`${base} is in ${to}. Start PostgreSQL: it replays to ${at.toISOString()} and opens.\n`)
