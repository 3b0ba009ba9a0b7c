import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { ok, type Result } from '#src/common/result.ts'
import { evictOldest } from './disk-bound.ts'
import { readFilm } from './film-reader.ts'
import { type PictureRefusal, refusePicture } from './picture-refusal.ts'

/*
 * The picture process: the only place where pictures are decoded and encoded (decision 0019). `picture-process.ts` starts it,
 * gives it tasks one message each, and never imports more of it than its types.
 */

export type ImageFormat = 'avif' | 'webp' | 'jpeg'

export interface ImageEncoding {
  /** Per cent. */
  quality: number
  effort?: number
}

// One thread per picture, and no cache: pictures share nothing.
sharp.concurrency(1)
sharp.cache(false)
/** No original may decode to more pixels than this; telephones make pictures of 50 million. */
const maxPixels = 64_000_000

const intake = {
  maxBytes: 30_000_000,
  leastSide: 200,
  /** Longest side of a stored picture: twice the widest place of a page. */
  longestSide: 2_400,
  quality: 86,
  formats: ['webp', 'png', 'jpeg', 'heif'], // the library reports AVIF as heif
}

/** Origin of pictures: imported with the catalogue, or uploaded by an editor. */
export type IntakeFolder = 'imported' | 'uploaded'

const tasks = {
  /**
   * One preset of one picture, written to `target`; answers its bytes. No height: the picture's own ratio. With one it is cropped,
   * as near round `focus` (per cent) as its edges allow; no focus: the middle.
   */
  async resize(given: {
    path: string
    target: string
    width: number
    height: number | null
    focus?: { x: number; y: number } | null
    format: ImageFormat
    encoding: ImageEncoding
  }): Promise<number> {
    const { path, target, width, height, focus = null, format, encoding } = given
    const upright = sharp(path, { limitInputPixels: maxPixels }).rotate()
    const sized =
      height === null
        ? upright.resize({ width, withoutEnlargement: true })
        : focus === null
          ? upright.resize({ width, height, fit: 'cover', position: 'centre' })
          : upright
              .extract(cropRound(focus, (await sharp(path).metadata()).autoOrient, width / height))
              .resize({ width, height, fit: 'fill' })
    // Transparent areas turn black in a JPEG unless they are flattened.
    const flat = format === 'jpeg' ? sized.flatten({ background: '#fff' }) : sized
    return write(target, await flat.toFormat(format, encoding).toBuffer())
  },

  /** The picture with a drawing over it, written to `target` as a JPEG, which all mail programs show; answers its bytes. */
  async drawOver(given: {
    path: string
    target: string
    svg: string
    width: number
    background: string
    encoding: ImageEncoding
  }): Promise<number> {
    const { path, target, svg, width, background, encoding } = given
    const { data, info } = await sharp(path, { limitInputPixels: maxPixels })
      .rotate()
      .resize({ width })
      .flatten({ background })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const drawing = await sharp(Buffer.from(svg)).resize(info.width, info.height, { fit: 'fill' }).png().toBuffer()
    const drawn = sharp(data, { raw: info }).composite([{ input: drawing }])
    return write(target, await drawn.toFormat('jpeg', encoding).toBuffer())
  },

  /** Makes a picture ready to be kept, and its name; see `picture-intake.ts`. No target: it is only checked. */
  async take({
    path,
    target,
    folder,
  }: {
    path: string
    target: string | null
    folder: IntakeFolder
  }): Promise<Result<string, PictureRefusal>> {
    const { maxBytes, leastSide, longestSide, quality, formats } = intake
    const info = await stat(path)
    if (!info.isFile()) return refusePicture('no-file')
    if (info.size > maxBytes) return refusePicture('too-many-bytes', { megabytes: maxBytes / 1_000_000 })
    try {
      // Only the header is read, of a picture of any size: its metadata gives the reason of a refusal.
      const { format, width, height, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata()
      if (!formats.includes(format)) return refusePicture('format', { format: format.toUpperCase() })
      if (pages > 1) return refusePicture('moving')
      if (Math.min(width, height) < leastSide) return refusePicture('too-small', { width, height, least: leastSide })
      if (width * height > maxPixels)
        return refusePicture('too-many-pixels', { width, height, millions: maxPixels / 1_000_000 })
      const data = await sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
        .rotate()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality })
        .toBuffer()
      const name = `${folder}/${createHash('sha256').update(data).digest('hex').slice(0, 32)}.webp`
      if (target !== null) await write(target, data)
      return ok(name)
    } catch (error) {
      if (isFileError(error)) throw error
      return refusePicture('unreadable')
    }
  },

  /** Pixels as it is shown, upright. */
  async size({ path }: { path: string }): Promise<{ width: number; height: number }> {
    return (await sharp(path).metadata()).autoOrient
  },

  film: readFilm,

  evict: evictOldest,
}

export type PictureTasks = typeof tasks
export type TaskName = keyof PictureTasks
export interface TaskMessage {
  id: number
  name: TaskName
  input: never
}
/** `value` is absent where the task answers nothing. */
export type TaskAnswer = { id: number; value?: unknown } | { id: number; error: string }

/** The largest crop of the ratio, its middle as near the point as the picture's edges allow. */
function cropRound(focus: { x: number; y: number }, size: { width: number; height: number }, ratio: number) {
  const width = Math.min(size.width, Math.round(size.height * ratio))
  const height = Math.min(size.height, Math.round(size.width / ratio))
  const place = (at: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max((at / 100) * whole - part / 2, 0), whole - part))
  return { left: place(focus.x, size.width, width), top: place(focus.y, size.height, height), width, height }
}

/** Writes the file whole or not at all, even when others write the same file. */
async function write(target: string, data: Buffer): Promise<number> {
  await mkdir(dirname(target), { recursive: true })
  const part = `${target}.${randomUUID()}.part`
  await writeFile(part, data)
  await rename(part, target)
  return data.length
}

/** The disk is full or read-only: the picture is not at fault. */
const isFileError = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && typeof error.syscall === 'string'

const answer = (message: TaskAnswer): void => void process.send?.(message)

process.on('message', ({ id, name, input }: TaskMessage) => {
  tasks[name](input).then(
    (value: unknown) => answer({ id, value }),
    (error: unknown) => answer({ id, error: error instanceof Error ? error.message : String(error) }),
  )
})
// The channel closes with the parent, however that ends. A plain exit would wait for the picture under way. A signal to the
// whole group is ignored here: the parent may still be waiting for a picture.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
