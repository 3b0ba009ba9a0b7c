import type { Database, Executor, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { MediaAway, type MediaFiles } from '#src/platform/media-files/media-files.ts'
import type { MediaUse } from '../contract/library.ts'
import { folderName, urlOf } from './file-intake.ts'
import * as store from './media.store.ts'
import { mediaRemovalQueue } from './queues.ts'

export interface FileRemovalOptions {
  db: Database
  jobs: Pick<Jobs, 'send'>
  /** What shows the file at this address, and would go on showing it after the item has another; empty: nothing. */
  usersOfPath: (path: string, executor: Executor) => Promise<MediaUse[]>
  media: MediaFiles
}

type Filed = Pick<store.MediaRow, 'path' | 'alternatePath'>

/** Files of seeds stay. */
const filesOf = ({ path, alternatePath }: Filed): string[] =>
  [path, alternatePath].flatMap((one) => (one?.startsWith(urlOf(`${folderName}/`)) ? [one] : []))
const nameOf = (path: string): string => path.slice(urlOf('').length)

/** Removes files that no item has any more, and holds those that an item is about to have. */
export function createFileRemoval({ db, jobs, usersOfPath, media }: FileRemovalOptions) {
  /** Leaves a file that something has, perhaps since a later upload. Rejects with `MediaAway`. */
  async function removeFile(path: string): Promise<void> {
    await inTransaction(db, async (tx) => {
      await store.lockFile(tx, path)
      const isUsed = (await store.isFileUsed(tx, path)) || (await usersOfPath(path, tx)).length > 0
      if (!isUsed) await media.remove(nameOf(path))
    })
  }

  return {
    removeFile,

    /** Part of the change that gives the files up: they go also where the process ends right after it. */
    async leaveToJobs(tx: Transaction, item: Filed): Promise<void> {
      for (const path of filesOf(item)) await jobs.send(tx, mediaRemovalQueue, { path })
    },

    /** Removes at once what the media store can remove now; the jobs remove the rest. */
    async remove(item: Filed): Promise<void> {
      for (const path of filesOf(item))
        await removeFile(path).catch((error: unknown) => {
          if (!(error instanceof MediaAway)) throw error
        })
    },

    /**
     * Writes that an item has a kept file. The file is kept before: a removal that was under way may have taken it in between, which
     * rejects with `MediaAway`.
     */
    async hold<Value>(tx: Transaction, path: string, write: () => Promise<Value>): Promise<Value> {
      await store.lockFile(tx, path)
      const written = await write()
      if (!(await media.has(nameOf(path)))) throw new MediaAway('The file was removed while it came')
      return written
    },
  }
}
