import type { Language } from '#src/common/locale.ts'
import { type MediaEntry, type MediaList, uploadParts } from '#src/media/contract/library.ts'
import { callApi } from '#src/shell/web/http/api-client.ts'

const language = (): Language => document.documentElement.lang as Language // one of ours: the page sets it
/** Large pictures come over slow lines. */
const sendingMs = 60_000
const folder = 'products'

/** Pictures of the media library, newest first. */
export const fetchPictures = (words: string) =>
  callApi<MediaList>('/api/cms/media', {
    language: language(),
    query: { kinds: 'picture', ...(words && { q: words }) },
  })

/** Adds a picture to the media library, in the folder of products. */
export function uploadPicture(file: File) {
  const multipart = new FormData()
  // The server reads the words before the file.
  multipart.set(uploadParts.folder, folder)
  multipart.set(uploadParts.file, file)
  return callApi<MediaEntry>('/api/cms/media', {
    method: 'POST',
    multipart,
    timeoutMs: sendingMs,
    language: language(),
  })
}
