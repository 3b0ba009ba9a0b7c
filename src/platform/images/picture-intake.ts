import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Result } from '#src/common/result.ts'
import type { MediaFiles } from '../media-files/media-files.ts'
import { type PictureProcess, PictureProcessEnded } from './picture-process.ts'
import { type PictureRefusal, refusePicture } from './picture-refusal.ts'
import type { IntakeFolder } from './picture-worker.ts'

/**
 * Takes pictures into the shop's media files: checks their content and not their names, turns them upright, makes them
 * no larger than pages need, and re-encodes them, so that nothing of the original but its picture is kept. The file name
 * derives from the picture's bytes: the same picture always gets the same file.
 */
export function createPictureIntake({
  media,
  pictures,
  folder = 'imported',
}: {
  media: MediaFiles
  pictures: PictureProcess
  folder?: IntakeFolder
}) {
  /** Path below `/media/`, or why it is refused. With `checkOnly` nothing is kept. Rejects with `MediaAway`. */
  async function take(path: string, checkOnly: boolean): Promise<Result<string, PictureRefusal>> {
    const part = join(media.staging, `.${randomUUID()}.part`)
    try {
      const taken = await pictures.run('take', { path, target: checkOnly ? null : part, folder })
      if (taken.ok && !checkOnly) await media.keep(taken.value, part)
      return taken
    } catch (error) {
      if (error instanceof PictureProcessEnded) return refusePicture('unreadable')
      throw error
    } finally {
      await rm(part, { force: true })
    }
  }

  /** Pixels as it is shown, upright; null: there is no such picture. */
  async function sizeOf(name: string): Promise<{ width: number; height: number } | null> {
    const file = await media.find(name)
    return file && pictures.run('size', { path: file.path })
  }

  return { take, has: media.has, sizeOf }
}

export type PictureIntake = ReturnType<typeof createPictureIntake>
