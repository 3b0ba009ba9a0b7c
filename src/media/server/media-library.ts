import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Database } from '#src/platform/database/database.ts'
import {
  type MediaEntry,
  type MediaList,
  mediaKinds,
  mediaPageSize,
  type MediaQuery,
  type MediaUse,
} from '../contract/library.ts'
import { presentEntry } from './library.presenter.ts'
import * as library from './library.store.ts'
import * as store from './media.store.ts'

export interface MediaLibraryDeps {
  db: Database
  /** What shows an item, named as the actor may know it; empty: nothing. */
  usage: (id: number, actor: ShopActor) => Promise<MediaUse[]>
  /** Every item that something shows. */
  usedIds: () => Promise<number[]>
}

const idsOf = (list: string): number[] => list.split(',').flatMap((id) => (/^\d{1,9}$/.test(id) ? Number(id) : []))

/** Finds items of the library for staff: by folder, kind, words, and by what nothing shows. */
export function createMediaLibrary({ db, usage, usedIds }: MediaLibraryDeps) {
  async function list(query: MediaQuery, actor: ShopActor): Promise<MediaList> {
    authorise(actor, 'media:read')
    const { q, folder, view, sort = 'newest', page = 1 } = query
    const used = [...new Set([...(await usedIds()), ...(await library.listPosterIds(db))])]
    const whole = { sort: 'newest' } as const
    const search: library.LibrarySearch =
      query.ids === undefined
        ? {
            words: q?.trim(),
            folder,
            kinds: mediaKinds.filter((kind) => query.kinds?.split(',').includes(kind)),
            used: view === 'unused' ? used : undefined,
            isWithoutText: view === 'without-text',
            sort,
          }
        : { ids: idsOf(query.ids), sort }
    const [items, totalCount, folders, all, unused, withoutText] = [
      await library.listItems(db, search, (page - 1) * mediaPageSize, mediaPageSize),
      await library.countItems(db, search),
      await library.countByFolder(db),
      await library.countItems(db, whole),
      await library.countItems(db, { ...whole, used }),
      await library.countItems(db, { ...whole, isWithoutText: true }),
    ]
    return { folders, items: await entries(items), totalCount, counts: { all, unused, withoutText } }
  }

  async function entries(items: store.MediaRow[]): Promise<MediaEntry[]> {
    if (items.length === 0) return []
    const ids = items.map(({ id }) => id)
    const posterIds = items.flatMap(({ posterId }) => posterId ?? [])
    const around = {
      texts: await library.listTexts(db, ids),
      captions: await store.listCaptions(db, ids),
      posters: posterIds.length === 0 ? [] : await library.listPosters(db, posterIds),
    }
    return items.map((item) => presentEntry(item, around))
  }

  return {
    list,
    /** Null: there is no such item. */
    async find(id: number, actor: ShopActor): Promise<MediaEntry | null> {
      authorise(actor, 'media:read')
      const item = await store.findItem(db, id)
      const [entry = null] = item ? await entries([item]) : []
      return entry
    },
    async usage(id: number, actor: ShopActor): Promise<MediaUse[]> {
      authorise(actor, 'media:read')
      return usage(id, actor)
    },
  }
}
