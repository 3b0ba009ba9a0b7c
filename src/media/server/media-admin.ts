import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { notFound, type Refusal } from '#src/common/errors.ts'
import { type Language, languages, type Localized } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { MediaChange, MediaUse } from '../contract/library.ts'
import { type FocalPoint, maxVectorBytes } from '../contract/media.ts'
import { createFileIntake, type FileIntakeOptions, no, urlOf } from './file-intake.ts'
import { createFileRemoval, type FileRemovalOptions } from './file-removal.ts'
import { useText } from '../rules/use-text.ts'
import { isNamedLike } from './file-kinds.ts'
import { mediaTag } from './media.service.ts'
import * as store from './media.store.ts'

export interface MediaAdminOptions extends FileIntakeOptions, FileRemovalOptions {
  clock: Clock
  /** What shows the item; empty: nothing. */
  usage: (id: number, actor: ShopActor) => Promise<MediaUse[]>
}

export interface Upload {
  content: Readable
  /** The uploader's file name; its ending must match the file's kind. */
  name: string
  folder: string
  /** What it shows, in words; decoration has none. */
  altTexts: Localized
}

const folderPattern = /^([a-z0-9-]{1,40}(\/[a-z0-9-]{1,40}){0,4})?$/
/** Two versions of a film may differ by a picture or two. */
const sameLengthMs = 500

/** Changes the library: what comes in, what is said of an item, what goes. */
export function createMediaAdmin(options: MediaAdminOptions) {
  const { db, clock, jobs, usage, usersOfPath, media, intake, pictures } = options
  const { withFile, keep, readFilm, takers } = createFileIntake({ media, intake, pictures })
  const files = createFileRemoval({ db, jobs, usersOfPath, media })

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
        const made = await files.hold(tx, row.path, () => store.upsertMedia(tx, row))
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
      const alternatePath = urlOf(await keep(part, 'mp4'))
      return changeWith(id, { alternatePath }, actor, (tx) =>
        files.hold(tx, alternatePath, () => store.updateItem(tx, id, { alternatePath })),
      )
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
    const users = (await usage(id, actor)).map(useText)
    const films = (await store.listPosterOf(db, id)).map((film) => `media ${film}`)
    if (users.length + films.length > 0)
      return no('media-library/in-use', { by: [...users, ...films].slice(0, 5).join(', ') })
    await inTransaction(db, async (tx) => {
      await store.deleteItem(tx, id)
      const before = { path: item.path }
      await recordAudit(tx, { at: clock.now(), actor, command: 'media.removed', subject: id, before })
      await files.leaveToJobs(tx, item)
    })
    await files.remove(item)
    return ok(null)
  }

  /**
   * Puts another file in the place of an item's: all that shows it shows the new one, with the words it has. The focal point and a
   * film's second version belong to the old file.
   */
  function replace(id: number, { content, name }: Pick<Upload, 'content' | 'name'>, actor: ShopActor) {
    authorise(actor, 'media:publish')
    return withFile(content, async (part, kind): Promise<Result<null, Refusal>> => {
      const item = await store.findItem(db, id)
      if (!item) return refuse(notFound)
      if (kind === 'captions' || !isNamedLike(name, kind)) return no('media-library/wrong-type', { name })
      const taken = await takers[kind](part)
      if (!taken.ok) return taken
      if (taken.value.kind !== item.kind) return no('media-library/another-kind')
      if (taken.value.path === item.path) return ok(null)
      if (await store.findItemByPath(db, taken.value.path)) return no('media-library/known-file')
      const users = (await usersOfPath(item.path, db)).map(useText)
      if (users.length > 0) return no('media-library/shown-by-address', { by: users.slice(0, 5).join(', ') })
      const { width = null, height = null, markup = null, durationMs = null, bytes = null, hash = null } = taken.value
      const file = { width, height, markup, durationMs, bytes, hash, path: taken.value.path, name: name.slice(-200) }
      const set = { ...file, focusX: null, focusY: null, alternatePath: null }
      const changed = await changeWith(id, set, actor, async (tx) => {
        if (!(await files.hold(tx, file.path, () => store.updateItem(tx, id, set)))) return false
        await files.leaveToJobs(tx, item)
        return true
      })
      if (changed.ok) await files.remove(item)
      return changed
    })
  }

  /** Changes what is said of an item, all of it or nothing. */
  async function update(id: number, wanted: MediaChange, actor: ShopActor): Promise<Result<null, Refusal>> {
    authorise(actor, 'media:write')
    const { name, folder, altText, isDecorative, focus, posterId } = wanted
    if (folder !== undefined && !folderPattern.test(folder)) return no('media-library/folder-invalid')
    const item = await store.findItem(db, id)
    if (!item || (focus && item.kind !== 'picture')) return refuse(notFound)
    if (posterId !== undefined && (item.kind !== 'video' || !(await isPoster(posterId)))) return refuse(notFound)
    const set = {
      ...(name !== undefined && { name }),
      ...(folder !== undefined && { folder }),
      ...(isDecorative !== undefined && { isDecorative }),
      ...(focus !== undefined && { focusX: focus?.x ?? null, focusY: focus?.y ?? null }),
      ...(posterId !== undefined && { posterId }),
    }
    return changeWith(id, { ...set, ...(altText && { altText }) }, actor, async (tx) => {
      if (Object.keys(set).length > 0 && !(await store.updateItem(tx, id, set))) return false
      for (const language of altText ? languages : [])
        await store.upsertAltText(tx, { mediaId: id, language, altText: altText?.[language].trim() ?? '' })
      return true
    })
  }

  const isPoster = async (id: number | null): Promise<boolean> =>
    id === null || (await store.findItem(db, id))?.kind === 'picture'

  async function removeCaptions(id: number, language: Language, actor: ShopActor): Promise<Result<null, Refusal>> {
    authorise(actor, 'media:write')
    return changeWith(id, { captions: language, removed: true }, actor, (tx) => store.deleteCaptions(tx, id, language))
  }

  /** Renames a folder with all below it, or moves it into another. */
  async function moveFolder(from: string, to: string, actor: ShopActor): Promise<Result<null, Refusal>> {
    authorise(actor, 'media:write')
    if (from === '' || !folderPattern.test(to) || `${to}/`.startsWith(`${from}/`))
      return no('media-library/folder-invalid')
    if (
      (await store.listFolders(db)).some(
        (one) => `${one}/`.startsWith(`${from}/`) && !folderPattern.test(moved(one, from, to)),
      )
    )
      return no('media-library/folder-invalid')
    await inTransaction(db, async (tx) => {
      const count = await store.moveFolder(tx, from, to)
      const after = { to, count }
      await recordAudit(tx, { at: clock.now(), actor, command: 'media.folder-moved', subject: from, after })
    })
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

  return {
    upload,
    addAlternate,
    addCaptions,
    setPoster,
    setFocus,
    setAltText,
    update,
    replace,
    removeCaptions,
    move,
    moveFolder,
    remove,
    removeFile: files.removeFile,
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
      return usage(id, actor)
    },
  }
}

export type MediaAdmin = ReturnType<typeof createMediaAdmin>

const moved = (folder: string, from: string, to: string): string =>
  [to, folder.slice(from.length + 1)].filter(Boolean).join('/')
