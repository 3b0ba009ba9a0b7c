import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import sharp from 'sharp'
import { imagePresets, type ImagePreset } from '#src/common/image-presets.ts'

export const imageFormats = ['avif', 'webp', 'jpeg'] as const
export type ImageFormat = (typeof imageFormats)[number]

// AVIF at its usual effort of 4 takes eight times as long for a tenth less: somebody waits for the first of each.
const settings: Record<ImageFormat, { quality: number; effort?: number }> = {
  avif: { quality: 54, effort: 1 },
  webp: { quality: 78, effort: 4 },
  jpeg: { quality: 80 },
}

// One picture at a time per core: encoding is the heaviest work the server does.
sharp.concurrency(1)
sharp.cache(false)
const maxRunning = 2
/** No original may unfold to more than this. */
const maxPixels = 40_000_000

export interface OverlayRequest {
  /** Path below the media folder. */
  source: string
  /** An SVG of the picture's own shape. */
  svg: string
  /** Pixels. */
  width: number
  /** Hex colour that shows through where the picture is transparent. */
  background: string
}

export interface ImageRequest {
  /** Path below the media folder. */
  source: string
  preset: ImagePreset
  width: number
  format: ImageFormat
}

/** Resizes pictures of the media folder and keeps the results on disk; the folder may be emptied at any time. */
export function createImages(options: { mediaDir: string; cacheDir: string }) {
  const mediaDir = resolve(options.mediaDir)
  const running = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let active = 0

  /** The original's absolute path, or null when it is not a picture of the media folder. */
  async function find(source: string): Promise<{ path: string; changed: number } | null> {
    if (!/^[\w./-]+\.(webp|png|jpg|jpeg|avif)$/.test(source) || source.includes('..')) return null
    const path = resolve(mediaDir, source)
    if (!path.startsWith(mediaDir + sep)) return null
    const info = await stat(path).catch(() => null)
    return info?.isFile() ? { path, changed: Math.round(info.mtimeMs) } : null
  }

  /** The finished picture, or null when there is no such original. */
  async function resize(request: ImageRequest): Promise<Buffer | null> {
    const original = await find(request.source)
    if (!original) return null
    const { source, preset, width, format } = request
    return once(`${source} ${original.changed} ${preset} ${width}`, format, () => make(original.path, request))
  }

  /** The picture with a drawing over it, as a JPEG, which all mail programs show; null when there is no such original. */
  async function drawOver({ source, svg, width, background }: OverlayRequest): Promise<Buffer | null> {
    const original = await find(source)
    if (!original) return null
    return once(`${source} ${original.changed} over ${width} ${background} ${svg}`, 'jpeg', async () => {
      const { data, info } = await sharp(original.path, { limitInputPixels: maxPixels })
        .rotate()
        .resize({ width })
        .flatten({ background })
        .raw()
        .toBuffer({ resolveWithObject: true })
      const drawing = await sharp(Buffer.from(svg)).resize(info.width, info.height, { fit: 'fill' }).png().toBuffer()
      return sharp(data, { raw: info })
        .composite([{ input: drawing }])
        .toFormat('jpeg', settings.jpeg)
        .toBuffer()
    })
  }

  /** What was made before is read from disk; what is being made is waited for. */
  async function once(words: string, format: ImageFormat, run: () => Promise<Buffer>): Promise<Buffer> {
    const name = createHash('sha256').update(words).digest('hex')
    const kept = join(options.cacheDir, name.slice(0, 2), `${name}.${format}`)
    const known = await readFile(kept).catch(() => null)
    if (known) return known
    let work = running.get(kept)
    if (!work) {
      work = inTurn(async () => keep(await run(), kept)).finally(() => running.delete(kept))
      running.set(kept, work)
    }
    return work
  }

  async function inTurn<T>(run: () => Promise<T>): Promise<T> {
    if (active >= maxRunning) await new Promise<void>((proceed) => waiting.push(proceed))
    active += 1
    try {
      return await run()
    } finally {
      active -= 1
      waiting.shift()?.()
    }
  }

  function make(path: string, request: ImageRequest): Promise<Buffer> {
    const preset = imagePresets[request.preset]
    const height = preset.height === null ? null : Math.round((request.width * preset.height) / preset.width)
    const pipeline = sharp(path, { limitInputPixels: maxPixels }).rotate()
    const sized =
      height === null
        ? pipeline.resize({ width: request.width, withoutEnlargement: true })
        : pipeline.resize({ width: request.width, height, fit: 'cover', position: 'centre' })
    return sized.toFormat(request.format, settings[request.format]).toBuffer()
  }

  async function keep(data: Buffer, kept: string): Promise<Buffer> {
    await mkdir(join(kept, '..'), { recursive: true })
    const part = `${kept}.${randomUUID()}.part`
    await writeFile(part, data)
    await rename(part, kept)
    return data
  }

  return { resize, drawOver }
}

export type Images = ReturnType<typeof createImages>
