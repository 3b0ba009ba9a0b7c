import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import type { Manifest } from '#src/platform/http/operations.routes.ts'

const run = promisify(execFile)

/** Writes `dist/manifest.json`: the commit that was built, and each built file with its SHA-256. */
export async function writeManifest(project: string): Promise<void> {
  const folder = join(project, 'dist')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    // The stamps of the build are of this machine.
    .filter((path) => !path.startsWith('.') && !/^manifest\.json/.test(path))
    .toSorted()
  const hashed = paths.map(async (path) => {
    const sha256 = createHash('sha256').update(await readFile(join(folder, path)))
    return [path, sha256.digest('hex')] as const
  })
  const manifest: Manifest = { commit: await findCommit(project), files: Object.fromEntries(await Promise.all(hashed)) }
  const path = join(folder, 'manifest.json')
  // A server that starts meanwhile reads the one before, or this one.
  await writeFile(`${path}.${process.pid}`, `${JSON.stringify(manifest, null, 1)}\n`)
  await rename(`${path}.${process.pid}`, path)
}

/** The commit that is checked out, with `-dirty` where files were changed since; null outside a repository. */
const findCommit = (project: string): Promise<string | null> =>
  run('git', ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'], { cwd: project }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  )
