import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Changes when a file of `patterns` changes, appears or goes. Pictures and fonts count by size, the rest by content, so that
 * a fresh clone of the same state has the same fingerprint.
 */
export function fingerprint(project: string, patterns: readonly string[], exclude: readonly string[] = []): string {
  const hash = createHash('sha256')
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: project, exclude: [...exclude] })).toSorted()
  for (const file of new Set(files)) {
    const path = join(project, file)
    const found = statSync(path)
    if (!found.isFile()) continue
    hash.update(`${file}\0`)
    hash.update(/\.(webp|png|jpe?g|avif|woff2)$/.test(file) ? String(found.size) : readFileSync(path))
    hash.update('\0')
  }
  return hash.digest('hex')
}
