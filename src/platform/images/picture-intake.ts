import type { Result } from '#src/common/result.ts'
import { findMediaFile, type MediaFolders } from './media-folders.ts'
import { type PictureProcess, PictureProcessEnded } from './picture-process.ts'
import { type PictureRefusal, refusePicture } from './picture-refusal.ts'
import type { IntakeFolder } from './picture-worker.ts'

/**
 * Takes pictures into the shop's own media folder: checks their content and not their names, turns them upright, makes them
 * no larger than pages need, and re-encodes them, so that nothing of the original but its picture is kept. The file name
 * derives from the picture's bytes: the same picture always gets the same file.
 */
export function createPictureIntake({
  mediaFolders,
  pictures,
  folder = 'imported',
}: {
  mediaFolders: MediaFolders
  pictures: PictureProcess
  folder?: IntakeFolder
}) {
  const [root] = mediaFolders

  /** Path below the media folder, or why it is refused. With `checkOnly` nothing is written. */
  async function take(path: string, checkOnly: boolean): Promise<Result<string, PictureRefusal>> {
    try {
      return await pictures.run('take', { path, root, folder, checkOnly })
    } catch (error) {
      if (error instanceof PictureProcessEnded) return refusePicture('unreadable')
      throw error
    }
  }

  /** Whether a media folder has it. */
  const has = async (name: string): Promise<boolean> => (await findMediaFile(mediaFolders, name)) !== null

  /** Pixels as it is shown, upright; null where no media folder has such a picture. */
  async function sizeOf(name: string): Promise<{ width: number; height: number } | null> {
    const file = await findMediaFile(mediaFolders, name)
    return file && pictures.run('size', { path: file.path })
  }

  return { take, has, sizeOf }
}

export type PictureIntake = ReturnType<typeof createPictureIntake>
