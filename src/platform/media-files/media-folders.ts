import { stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'

/**
 * Folders whose files are served under /media/, absolute. The first is the shop's own and the only one that is written to; a
 * file of it hides one of the same name in the next, such as the pictures the shop is seeded with.
 */
export type MediaFolders = readonly [own: string, ...others: string[]]

/** Null when no folder has such a file, or the name leads out of them. */
export async function findMediaFile(
  folders: MediaFolders,
  name: string,
): Promise<{ path: string; changedMs: number } | null> {
  for (const folder of folders) {
    const path = resolve(folder, name)
    if (!path.startsWith(folder + sep)) return null
    const info = await stat(path).catch(() => null)
    if (info?.isFile()) return { path, changedMs: Math.round(info.mtimeMs) }
  }
  return null
}
