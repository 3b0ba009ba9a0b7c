import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { MediaFiles } from './media-files.ts'
import { findMediaFile, type MediaFolders } from './media-folders.ts'

/** Media files in a folder of this machine, or one that all machines have mounted. */
export function createFolderFiles(folders: MediaFolders): MediaFiles {
  const [own] = folders

  async function* list() {
    const entries = await readdir(own, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
      // The folder is made by the first upload.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
      throw error
    })
    for (const entry of entries) {
      const name = relative(own, join(entry.parentPath, entry.name))
      if (entry.isFile() && !/(^|\/)\./.test(name)) yield { name, bytes: (await stat(join(own, name))).size }
    }
  }

  return {
    staging: own,
    folders,
    find: (name) => findMediaFile(folders, name),
    has: async (name) => (await findMediaFile(folders, name)) !== null,
    async keep(name, path) {
      const target = join(own, name)
      const [prepared, there] = [await stat(path), await stat(target).catch(() => null)]
      if (there?.size === prepared.size) return rm(path)
      await mkdir(dirname(target), { recursive: true })
      await rename(path, target)
    },
    remove: (name) => rm(join(own, name), { force: true }),
    list,
    async read(name) {
      const file = await findMediaFile([own], name)
      return file && createReadStream(file.path)
    },
  }
}
