import { createHash } from 'node:crypto'
import { chown, lstat, mkdir } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Identity {
  uid: number
  gid: number
}

/** Paths of one embedded database. */
export interface ClusterPaths {
  /** Short and private to this checkout and user: a socket's path may not be longer than 107 bytes. */
  base: string
  /** Socket, log and owner file of this database. */
  run: string
  data: string
  /** The user the server runs as; null: the current user. PostgreSQL refuses to run as root. */
  identity: Identity | null
}

const nobody: Identity = { uid: 65_534, gid: 65_534 }

/**
 * A plain user's data lies in the project. For root, data and programs must lie where the user `nobody` can read, whatever
 * the permissions above the checkout are: under a directory of /var/tmp named after the checkout.
 */
export async function prepareClusterPaths(project: string, name: string): Promise<ClusterPaths> {
  const places = clusterPathsOf(project, name)
  await makePrivate(places.base, places.identity)
  await makePrivate(places.run, places.identity)
  if (places.identity === null) await mkdir(join(places.data, '..'), { recursive: true, mode: 0o700 })
  return places
}

export function clusterPathsOf(project: string, name: string): ClusterPaths {
  if (!/^[a-z0-9-]{1,30}$/.test(name)) throw new Error(`"${name}" cannot be the name of an embedded database`)
  const uid = process.getuid?.() ?? 0
  const identity = uid === 0 ? nobody : null
  const hash = createHash('sha256').update(`${uid}:${project}`).digest('hex').slice(0, 12)
  const base = join(existsSync('/var/tmp') ? '/var/tmp' : tmpdir(), `konvehti-${hash}`)
  const run = join(base, name)
  return { base, run, identity, data: identity === null ? join(project, '.data', 'postgres', name) : join(run, 'data') }
}

/** Every user may create names in /var/tmp: a directory that is not ours alone is not used. */
async function makePrivate(directory: string, identity: Identity | null): Promise<void> {
  const uid = identity?.uid ?? process.getuid?.() ?? 0
  await mkdir(directory, { mode: 0o700 }).then(
    () => (identity === null ? undefined : chown(directory, identity.uid, identity.gid)),
    (error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    },
  )
  const found = await lstat(directory)
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
    throw new Error(`${directory} exists and is not private to this user: remove it, or set DATABASE_URL`)
  }
}
