import type { MediaEntry } from '../contract/library.ts'
import type { listPosters, listTexts } from './library.store.ts'
import type { listCaptions, MediaRow } from './media.store.ts'

interface Around {
  texts: Awaited<ReturnType<typeof listTexts>>
  captions: Awaited<ReturnType<typeof listCaptions>>
  posters: Awaited<ReturnType<typeof listPosters>>
}

/** An item as the library lists it, from what was read of all items of its page. */
export function presentEntry(item: MediaRow, { texts, captions, posters }: Around): MediaEntry {
  const { id, path, kind, name, folder, width, height, bytes, isDecorative, durationMs, posterId, focusX, focusY } =
    item
  const text = (language: string): string =>
    texts.find((one) => one.mediaId === id && one.language === language)?.altText ?? ''
  return {
    id,
    path,
    kind,
    name,
    folder,
    width,
    height,
    bytes,
    isDecorative,
    durationMs,
    posterId,
    focus: focusX === null || focusY === null ? null : { x: focusX, y: focusY },
    altText: { fi: text('fi'), sv: text('sv'), en: text('en') },
    posterPath: posters.find((poster) => poster.id === posterId)?.path ?? null,
    captions: captions.filter(({ mediaId }) => mediaId === id).map(({ language }) => language),
    createdAt: item.createdAt.toISOString(),
  }
}
