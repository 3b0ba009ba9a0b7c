import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { business, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { MediaAway, type MediaFiles } from '#src/platform/media-files/media-files.ts'
import type { FilmFacts } from '#src/platform/images/film-reader.ts'
import type { PictureIntake } from '#src/platform/images/picture-intake.ts'
import type { PictureProcess } from '#src/platform/images/picture-process.ts'
import { maxFilmMs, maxUploadBytes, maxVectorBytes } from '../contract/media.ts'
import { faultOfDocument, type FileKind, headBytes, kindOfFile } from './file-kinds.ts'
import type * as store from './media.store.ts'
import { cleanVector } from './vector-sanitiser.ts'

export interface FileIntakeOptions {
  media: MediaFiles
  /** Takes pictures into the folder `uploaded`. */
  intake: Pick<PictureIntake, 'take' | 'sizeOf'>
  pictures: Pick<PictureProcess, 'run'>
}

/** What a file turned out to be, with the path of what is kept of it. */
export type Taken = Omit<store.NewMediaRow, 'createdAt' | 'folder' | 'name'>

export const folderName = 'uploaded'
export const urlOf = (name: string): string => `/media/${name}`
export const no = (key: string, params?: Record<string, string | number>) =>
  refuse(business({ key, ...(params && { params }) }))
/** Films that every browser of the last years shows, and their second for the rest. */
const codecs = { webm: ['vp8', 'vp9', 'av1'], mp4: ['avc'] }

/**
 * Takes files into the library's folder: recognises them by their content and stores them under a name made of their bytes. Pictures
 * are re-encoded, drawings cleaned, films and documents checked. Memory holds no more than the library's limits allow.
 */
export function createFileIntake({ media, intake, pictures }: FileIntakeOptions) {
  /**
   * Writes the upload to a file that is never served, and deletes it at the end; `run` stores what it accepts. While the
   * files' place is away nothing is taken.
   */
  async function withFile<Value>(
    content: Readable,
    run: (part: string, kind: FileKind) => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>> {
    await mkdir(media.staging, { recursive: true })
    const part = join(media.staging, `.${randomUUID()}.part`)
    let size = 0
    const measured = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        size += chunk.length
        if (size > maxUploadBytes) return
        yield chunk
      }
    }
    try {
      await pipeline(content, measured, createWriteStream(part))
      if (size > maxUploadBytes) return no('media-library/too-large', { megabytes: maxUploadBytes / 1_000_000 })
      const kind = kindOfFile(await headOf(part))
      return kind === null ? no('media-library/unknown-type') : await run(part, kind)
    } catch (error) {
      if (error instanceof MediaAway) return no('media-library/store-away')
      throw error
    } finally {
      content.destroy()
      await rm(part, { force: true })
    }
  }

  /** The file under the name that its bytes give it; path below `/media/`. */
  async function keep(part: string, ending: string): Promise<string> {
    const name = `${folderName}/${(await hashOf(part)).slice(0, 32)}.${ending}`
    await media.keep(name, part)
    return name
  }

  async function readFilm(part: string): Promise<Result<FilmFacts, Refusal>> {
    const film = await pictures.run('film', { path: part }).catch(() => null)
    if (!film || !codecs[film.container].includes(film.codec ?? '')) return no('media-library/film-refused')
    const isLong = film.durationMs < 500 || film.durationMs > maxFilmMs
    return isLong ? no('media-library/film-length', { seconds: maxFilmMs / 1_000 }) : ok(film)
  }

  const takers: Record<Exclude<FileKind, 'captions'>, (part: string) => Promise<Result<Taken, Refusal>>> = {
    async picture(part) {
      const taken = await intake.take(part, false)
      if (!taken.ok) return no(taken.error.key, taken.error.params)
      const size = await intake.sizeOf(taken.value)
      const kept = await media.find(taken.value)
      if (!kept) throw new Error('The picture was gone before it could be read')
      return ok({ kind: 'picture', path: urlOf(taken.value), ...size, ...(await facts(kept.path)) })
    },

    async vector(part) {
      const { size } = await stat(part)
      const vector = size <= maxVectorBytes ? cleanVector(await readFile(part, 'utf8')) : null
      if (!vector) return no('media-library/vector-refused', { kilobytes: maxVectorBytes / 1_000 })
      const file = await open(part, 'w')
      await file.writeFile(vector.markup)
      await file.close()
      const known = await facts(part)
      return ok({ kind: 'vector', path: urlOf(await keep(part, 'svg')), ...vector, ...known })
    },

    async film(part) {
      const film = await readFilm(part)
      if (!film.ok) return film
      const { container, width, height, durationMs } = film.value
      const known = await facts(part)
      return ok({ kind: 'video', path: urlOf(await keep(part, container)), width, height, durationMs, ...known })
    },

    async document(part) {
      const fault = faultOfDocument(await readFile(part))
      if (fault !== null) return no(fault)
      const known = await facts(part)
      return ok({ kind: 'document', path: urlOf(await keep(part, 'pdf')), ...known })
    },
  }

  return { withFile, keep, readFilm, takers }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  const file = await open(path)
  for await (const chunk of file.createReadStream()) hash.update(chunk as Buffer) // no encoding is set
  return hash.digest('hex')
}

const facts = async (path: string) => ({ bytes: (await stat(path)).size, hash: await hashOf(path) })
