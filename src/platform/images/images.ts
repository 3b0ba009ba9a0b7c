import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { imagePresets, type ImagePreset } from '#src/common/image-presets.ts'
import type { Clock } from '../clock.ts'
import type { MediaFiles } from '../media-files/media-files.ts'
import { pictures as pictureCount, shed } from '../metrics/process-metrics.ts'
import type { PictureProcess } from './picture-process.ts'
import type { ImageEncoding, ImageFormat } from './picture-worker.ts'

export type { ImageFormat }

/**
 * Enough for a page of cards to a dozen visitors at once; more than that is a flood, and would make each wait for half a
 * minute.
 */
const maxWaiting = 150
/**
 * A file's time is refreshed only when it is older than this: a write for each use of a picture would cost more than the
 * picture.
 */
const usedAnewMs = 60_000

// AVIF at its usual effort of 4 takes eight times as long for a tenth less: a visitor waits for the first of each.
export const encodings: Record<ImageFormat, ImageEncoding> = {
  avif: { quality: 54, effort: 1 },
  webp: { quality: 78, effort: 4 },
  jpeg: { quality: 80 },
}

export interface OverlayRequest {
  /** Path below `/media/`. */
  source: string
  /** An SVG of the picture's own shape. */
  svg: string
  /** Pixels. */
  width: number
  /** Hex colour that shows through where the picture is transparent. */
  background: string
}

export interface ImageRequest {
  /** Path below `/media/`. */
  source: string
  preset: ImagePreset
  width: number
  format: ImageFormat
  /** Per cent; null: the middle. */
  focus?: { x: number; y: number } | null
}

export interface ImagesOptions {
  clock: Clock
  pictures: PictureProcess
  media: Pick<MediaFiles, 'find'>
  cacheDir: string
  /** Size limit of the folder; exceeded by some twentieths for a while when more than two processes share it. */
  cacheBytes: number
}

/** The canonical form of a picture's path below `/media/`: no empty, hidden or upward segment. */
const sourcePattern = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*\.(webp|png|jpg|jpeg|avif)$/

/** Resizes pictures of the media files and caches the results on disk; the folder may be emptied at any time. */
export function createImages({ clock, pictures, media, cacheDir, cacheBytes }: ImagesOptions) {
  const running = new Map<string, Promise<Buffer>>()
  const slack = cacheBytes / 20
  // The bytes written before the start are unknown: the first picture measures them.
  let writtenSinceEviction = Infinity

  /** The original's absolute path, or null when it is not a picture of the media files. */
  async function find(source: string): Promise<{ path: string; changed: number } | null> {
    if (!sourcePattern.test(source)) return null
    const file = await media.find(source)
    return file && { path: file.path, changed: file.changedMs }
  }

  /** The finished picture, or null when there is no such original. The width is one of the preset's. */
  async function resize({ source, preset, width, format, focus = null }: ImageRequest): Promise<Buffer | null> {
    const original = await find(source)
    if (!original) return null
    const shape = imagePresets[preset]
    const height = shape.height === null ? null : Math.round((width * shape.height) / shape.width)
    const how = {
      ...original,
      width,
      height,
      focus: height === null ? null : focus,
      format,
      encoding: encodings[format],
    }
    return once(['resize', how], format, (target) => pictures.run('resize', { ...how, target }))
  }

  /** The picture with a drawing over it, as a JPEG; null when there is no such original. */
  async function drawOver({ source, ...drawing }: OverlayRequest): Promise<Buffer | null> {
    const original = await find(source)
    if (!original) return null
    const how = { ...original, ...drawing, encoding: encodings.jpeg }
    return once(['drawOver', how], 'jpeg', (target) => pictures.run('drawOver', { ...how, target }))
  }

  /**
   * Reads a finished picture from disk, and waits for one that is being made. `task` is everything the picture depends on:
   * another original, size or encoding is another picture.
   */
  async function once(task: unknown, format: ImageFormat, make: (target: string) => Promise<number>): Promise<Buffer> {
    const name = createHash('sha256').update(JSON.stringify(task)).digest('hex')
    const target = join(resolve(cacheDir), name.slice(0, 2), `${name}.${format}`)
    const known = await read(target)
    if (known) {
      pictureCount.inc({ result: 'cached' })
      return known
    }
    let work = running.get(target)
    if (!work) {
      if (pictures.waiting() >= maxWaiting) {
        shed.inc({ cause: 'pictures' })
        throw Object.assign(new Error('shed: too many pictures are waited for'), { statusCode: 503 })
      }
      work = makeAndRead(target, make).finally(() => running.delete(target))
      running.set(target, work)
    }
    return work
  }

  async function makeAndRead(target: string, make: (target: string) => Promise<number>): Promise<Buffer> {
    writtenSinceEviction += await make(target)
    pictureCount.inc({ result: 'made' })
    const made = await read(target)
    if (!made) throw new Error('The picture was gone before it could be read')
    if (writtenSinceEviction >= slack) {
      writtenSinceEviction = 0
      pictures.run('evict', { folder: resolve(cacheDir), maxBytes: cacheBytes }).catch(() => {})
    }
    return made
  }

  /** Reads a cached picture, and marks it as used. */
  async function read(path: string): Promise<Buffer | null> {
    const file = await open(path).catch(() => null)
    if (!file) return null
    try {
      const { mtimeMs } = await file.stat()
      const now = clock.now()
      if (now.getTime() - mtimeMs > usedAnewMs) await file.utimes(now, now).catch(() => {})
      return await file.readFile()
    } finally {
      await file.close()
    }
  }

  return { resize, drawOver }
}

export type Images = ReturnType<typeof createImages>
