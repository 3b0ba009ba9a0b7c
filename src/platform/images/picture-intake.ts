import { access } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { refuse, type Result } from '#src/common/result.ts'
import { type PictureProcess, PictureProcessEnded } from './picture-process.ts'

/**
 * Takes pictures into the media folder: checked by what is in them and not by their names, turned upright, no larger than
 * pages need, written anew, so that nothing of the original but its picture is kept. Its name is made of the picture's
 * bytes: the same picture comes to the same file, however often it is taken.
 */
export function createPictureIntake({ mediaDir, pictures }: { mediaDir: string; pictures: PictureProcess }) {
  const root = resolve(mediaDir)

  /** Path below the media folder, or why it is refused. With `checkOnly` nothing is written. */
  async function take(path: string, checkOnly: boolean): Promise<Result<string, string>> {
    try {
      return await pictures.run('take', { path, root, checkOnly })
    } catch (error) {
      if (error instanceof PictureProcessEnded) return refuse('is no picture that can be read: reading it fails')
      throw error
    }
  }

  /** Whether the media folder has it. */
  async function has(name: string): Promise<boolean> {
    const path = resolve(root, name)
    if (!path.startsWith(root + sep)) return false
    return access(path).then(
      () => true,
      () => false,
    )
  }

  /** Pixels as it is shown, upright; null where the media folder has no such picture. */
  async function sizeOf(name: string): Promise<{ width: number; height: number } | null> {
    return (await has(name)) ? pictures.run('size', { path: join(root, name) }) : null
  }

  return { take, has, sizeOf }
}

export type PictureIntake = ReturnType<typeof createPictureIntake>
