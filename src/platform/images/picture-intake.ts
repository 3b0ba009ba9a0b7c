import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import sharp from 'sharp'
import { ok, refuse, type Result } from '#src/common/result.ts'

const mostBytes = 30_000_000
const mostPixels = 40_000_000
const leastSide = 200
/** Longest side of what is kept: twice what the widest place of a page shows. */
const longestSide = 2_400
const quality = 86
const formats = ['webp', 'png', 'jpeg', 'heif'] // AVIF is told as heif
const subfolder = 'imported'

/**
 * Takes pictures into the media folder: checked by what is in them and not by their names, turned upright, no larger than
 * pages need, written anew, so that nothing of the original but its picture is kept. Its name is made of the original's
 * bytes: the same picture comes to the same file, however often it is taken.
 */
export function createPictureIntake({ mediaDir }: { mediaDir: string }) {
  const root = resolve(mediaDir)

  /** Path below the media folder, or why it is refused. With `checkOnly` nothing is written. */
  async function take(path: string, checkOnly: boolean): Promise<Result<string, string>> {
    const info = await stat(path)
    if (!info.isFile()) return refuse('is no file')
    if (info.size > mostBytes) return refuse(`${info.size} bytes; at most ${mostBytes}`)
    try {
      const image = sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })
      const { format, width, height, pages = 1 } = await image.metadata()
      if (!formats.includes(format)) return refuse(`is ${format}, not WebP, PNG, JPEG or AVIF`)
      if (pages > 1) return refuse('moves: one picture is wanted')
      if (Math.min(width, height) < leastSide)
        return refuse(`${width} × ${height} pixels; each side must have at least ${leastSide}`)
      const data = await image
        .rotate()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality })
        .toBuffer()
      const name = `${subfolder}/${createHash('sha256').update(data).digest('hex').slice(0, 32)}.webp`
      if (!checkOnly && !(await has(name))) await write(name, data)
      return ok(name)
    } catch (error) {
      if (isFileError(error)) throw error
      return refuse('is no picture that can be read')
    }
  }

  async function write(name: string, data: Buffer): Promise<void> {
    const target = join(root, name)
    await mkdir(join(root, subfolder), { recursive: true })
    const part = `${target}.${randomUUID()}.part`
    await writeFile(part, data)
    await rename(part, target)
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
    if (!(await has(name))) return null
    const { autoOrient } = await sharp(join(root, name)).metadata()
    return autoOrient
  }

  return { take, has, sizeOf }
}

export type PictureIntake = ReturnType<typeof createPictureIntake>

/** The disk is full, or may not be written: no fault of the picture. */
const isFileError = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && typeof error.syscall === 'string'
