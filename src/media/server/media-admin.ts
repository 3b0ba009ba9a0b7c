import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { business, notFound, type Refusal } from '#src/common/errors.ts'
import { type Language, languages, type Localized } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { FilmFacts } from '#src/platform/images/film-reader.ts'
import type { PictureIntake } from '#src/platform/images/picture-intake.ts'
import type { PictureProcess } from '#src/platform/images/picture-process.ts'
import { type FocalPoint, maxFilmMs, maxUploadBytes, maxVectorBytes } from '../contract/media.ts'
import { faultOfDocument, type FileKind, headBytes, isNamedLike, kindOfFile } from './file-kinds.ts'
import { mediaTag } from './media.service.ts'
import * as store from './media.store.ts'
import { cleanVector } from './vector-sanitiser.ts'

export interface MediaAdminOptions {
  db: Database
  clock: Clock
  mediaDir: string
  /** Takes pictures into the folder `uploaded`. */
  intake: Pick<PictureIntake, 'take' | 'sizeOf'>
  pictures: Pick<PictureProcess, 'run'>
  /** What shows the item, in words; empty: nothing. */
  usage: (id: number) => Promise<string[]>
}

export interface Upload {
  content: Readable
  /** The uploader's file name; its ending must match the file's kind. */
  name: string
  folder: string
  /** What it shows, in words; decoration has none. */
  altTexts: Localized
}

/** What a file turned out to be, with the path of what is kept of it. */
type Taken = Omit<store.NewMediaRow, 'createdAt' | 'folder' | 'name'>

const folderName = 'uploaded'
const urlOf = (name: string): string => `/media/${name}`
const no = (key: string, params?: Record<string, string | number>) =>
  refuse(business({ key, ...(params && { params }) }))
const folderPattern = /^([a-z0-9-]{1,40}(\/[a-z0-9-]{1,40}){0,4})?$/
/** Films that every browser of the last years shows, and their second for the rest. */
const codecs = { webm: ['vp8', 'vp9', 'av1'], mp4: ['avc'] }
/** Two versions of a film may differ by a picture or two. */
const sameLengthMs = 500

/**
 * Accepts uploads to the library: recognises them by their content and stores them under a name made of their bytes. Pictures
 * are re-encoded, drawings cleaned, films and documents checked. Memory holds no more than the library's limits allow.
 */
export function createMediaAdmin({ db, clock, mediaDir, intake, pictures, usage }: MediaAdminOptions) {
  const folder = resolve(mediaDir, folderName)

  async function upload({ content, name, folder: filed, altTexts }: Upload, actor: ShopActor) {
    authorise(actor, 'media:write')
    if (!folderPattern.test(filed)) return no('media-library/folder-invalid')
    return withFile(content, async (part, kind): Promise<Result<{ id: number; path: string }, Refusal>> => {
      if (kind === 'captions') return no('media-library/captions-need-film')
      if (!isNamedLike(name, kind)) return no('media-library/wrong-type', { name })
      const taken = await takers[kind](part)
      if (!taken.ok) return taken
      const id = await inTransaction(db, async (tx) => {
        const at = clock.now()
        const row = { ...taken.value, folder: filed, name: name.slice(-200), createdAt: at }
        const made = await store.upsertMedia(tx, row)
        for (const language of languages)
          await store.insertAltText(tx, { mediaId: made, language, altText: altTexts[language] })
        await recordAudit(tx, { at, actor, command: 'media.added', subject: made, after: { path: row.path, name } })
        return made
      })
      return ok({ id, path: taken.value.path })
    })
  }

  /** Adds an MP4 of the same film, for browsers that show no WebM. */
  const addAlternate = (id: number, content: Readable, actor: ShopActor) => {
    authorise(actor, 'media:write')
    return withFile(content, async (part, kind) => {
      const item = await store.findItem(db, id)
      if (item?.kind !== 'video') return refuse(notFound)
      const film = kind === 'film' ? await readFilm(part) : no('media-library/not-mp4')
      if (!film.ok) return film
      const { container, durationMs, width, height } = film.value
      if (container !== 'mp4' || !item.path.endsWith('.webm')) return no('media-library/not-mp4')
      const isSame =
        Math.abs(durationMs - (item.durationMs ?? 0)) <= sameLengthMs &&
        Math.abs(width / height - (item.width ?? 0) / (item.height ?? 1)) < 0.02
      if (!isSame) return no('media-library/another-film')
      return change(id, { alternatePath: urlOf(await keep(part, 'mp4')) }, actor)
    })
  }

  const addCaptions = (id: number, language: Language, content: Readable, actor: ShopActor) => {
    authorise(actor, 'media:write')
    return withFile(content, async (part, kind) => {
      if ((await store.findItem(db, id))?.kind !== 'video') return refuse(notFound)
      if (kind !== 'captions' || (await stat(part)).size > maxVectorBytes) return no('media-library/not-captions')
      const path = urlOf(await keep(part, 'vtt'))
      return changeWith(id, { captions: language }, actor, async (tx) => {
        await store.upsertCaptions(tx, { mediaId: id, language, path })
        return true
      })
    })
  }

  /** A picture that a film shows while it waits; null: its first own. */
  async function setPoster(id: number, posterId: number | null, actor: ShopActor): Promise<Result<null, Refusal>> {
    authorise(actor, 'media:write')
    const [film, poster] = [await store.findItem(db, id), posterId === null ? null : await store.findItem(db, posterId)]
    if (film?.kind !== 'video' || (posterId !== null && poster?.kind !== 'picture')) return refuse(notFound)
    return change(id, { posterId }, actor)
  }

  /** The point that stays in sight where the picture is cropped; null: the middle. */
  async function setFocus(id: number, focus: FocalPoint | null, actor: ShopActor): Promise<Result<null, Refusal>> {
    authorise(actor, 'media:write')
    const isPoint = (at: number) => Number.isInteger(at) && at >= 0 && at <= 100
    if (focus && !(isPoint(focus.x) && isPoint(focus.y))) return no('media-library/focus-invalid')
    if ((await store.findItem(db, id))?.kind !== 'picture') return refuse(notFound)
    return change(id, { focusX: focus?.x ?? null, focusY: focus?.y ?? null }, actor)
  }

  async function move(id: number, to: string, actor: ShopActor): Promise<Result<null, Refusal>> {
    authorise(actor, 'media:write')
    return folderPattern.test(to) ? change(id, { folder: to }, actor) : no('media-library/folder-invalid')
  }

  const setAltText = (id: number, language: Language, altText: string, actor: ShopActor) => {
    authorise(actor, 'media:write')
    return changeWith(id, { altText: language }, actor, async (tx) => {
      if ((await store.findItem(tx, id)) === null) return false
      await store.upsertAltText(tx, { mediaId: id, language, altText })
      return true
    })
  }

  /** Refused while anything shows it. Files that were uploaded go with their last item. */
  async function remove(id: number, actor: ShopActor): Promise<Result<null, Refusal>> {
    authorise(actor, 'media:delete')
    const item = await store.findItem(db, id)
    if (!item) return refuse(notFound)
    const users = [...(await usage(id)), ...(await store.listPosterOf(db, id)).map((film) => `media ${film}`)]
    if (users.length > 0) return no('media-library/in-use', { by: users.slice(0, 5).join(', ') })
    await inTransaction(db, async (tx) => {
      await store.deleteItem(tx, id)
      const before = { path: item.path }
      await recordAudit(tx, { at: clock.now(), actor, command: 'media.removed', subject: id, before })
    })
    for (const path of [item.path, item.alternatePath])
      if (path?.startsWith(urlOf(`${folderName}/`)) && !(await store.isFileShared(db, path, id)))
        await rm(join(mediaDir, path.slice(urlOf('').length)), { force: true })
    return ok(null)
  }

  const change = (id: number, set: Partial<store.NewMediaRow>, actor: ShopActor) =>
    changeWith(id, set, actor, (tx) => store.updateItem(tx, id, set))

  /** `make` answers false where there is no such item. */
  async function changeWith(
    id: number,
    after: object,
    actor: ShopActor,
    make: (tx: Transaction) => Promise<boolean>,
  ): Promise<Result<null, Refusal>> {
    const isMade = await inTransaction(db, async (tx) => {
      if (!(await make(tx))) return false
      await recordAudit(tx, { at: clock.now(), actor, command: 'media.changed', subject: id, after: { ...after } })
      await emitCacheEvent(tx, [mediaTag(id)])
      return true
    })
    return isMade ? ok(null) : refuse(notFound)
  }

  /**
   * Writes the upload to the folder under a name that is never served, and deletes it at the end; `run` stores what it
   * accepts.
   */
  async function withFile<Value>(
    content: Readable,
    run: (part: string, kind: FileKind) => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>> {
    await mkdir(folder, { recursive: true })
    const part = join(folder, `.${randomUUID()}.part`)
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
    } finally {
      content.destroy()
      await rm(part, { force: true })
    }
  }

  /** The file under the name that its bytes give it; path below the media folder. */
  async function keep(part: string, ending: string): Promise<string> {
    const name = `${folderName}/${(await hashOf(part)).slice(0, 32)}.${ending}`
    await rename(part, join(mediaDir, name))
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
      if (!taken.ok) return no('media-library/picture-refused', { reason: taken.error })
      const size = await intake.sizeOf(taken.value)
      const file = join(mediaDir, taken.value)
      return ok({ kind: 'picture', path: urlOf(taken.value), ...size, ...(await facts(file)) })
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

  return {
    upload,
    addAlternate,
    addCaptions,
    setPoster,
    setFocus,
    setAltText,
    move,
    remove,
    folders(actor: ShopActor) {
      authorise(actor, 'media:read')
      return store.listFolders(db)
    },
    list(filed: string, actor: ShopActor) {
      authorise(actor, 'media:read')
      return store.listFolder(db, filed)
    },
    usage(id: number, actor: ShopActor) {
      authorise(actor, 'media:read')
      return usage(id)
    },
  }
}

export type MediaAdmin = ReturnType<typeof createMediaAdmin>

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
