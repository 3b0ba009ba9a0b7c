import { readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Subfolders of the cache are named by the first two digits of the files in them; anything else there is not ours. */
const ours = /^[0-9a-f]{2}$/
const statsAtOnce = 64

/**
 * Removes the least recently used files until the rest takes nine tenths of `maxBytes`, when all take more than that. A
 * file's time is that of its last use, so the order survives a restart and several processes may share the folder: each may
 * remove any file, and a removed file is made again.
 */
export async function evictOldest({ folder, maxBytes }: { folder: string; maxBytes: number }): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => ours.test(name))
  const paths: string[] = []
  for (const name of names) {
    const files = await readdir(join(folder, name)).catch(() => [])
    paths.push(...files.map((file) => join(folder, name, file)))
  }
  const files: { path: string; size: number; used: number }[] = []
  for (let from = 0; from < paths.length; from += statsAtOnce) {
    const read = paths.slice(from, from + statsAtOnce).map(async (path) => {
      const info = await stat(path).catch(() => null)
      if (info?.isFile()) files.push({ path, size: info.size, used: info.mtimeMs })
    })
    await Promise.all(read)
  }
  let total = files.reduce((sum, { size }) => sum + size, 0)
  for (const { path, size } of files.sort((a, b) => a.used - b.used)) {
    if (total <= maxBytes * 0.9) return
    await unlink(path).catch(() => {})
    total -= size
  }
}
