import type { MediaChange, MediaEntry, MediaList, MediaQuery, MediaUsage } from '#src/media/contract/library.ts'
import { uploadParts } from '#src/media/contract/library.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { apiRoot, ask, spoken } from '../../ask.ts'

/* Calls of the media library. What the server says of faults is in the language of the page. */

const root = '/media'

export const fetchLibrary = (query: MediaQuery) => ask<MediaList>(root, { query: { ...query } })
export const fetchUsage = (id: number) => ask<MediaUsage>(`${root}/${id}/usage`)
export const changeMedia = (id: number, body: MediaChange) => ask<MediaEntry>(`${root}/${id}`, { method: 'PUT', body })
export const removeMedia = (id: number): Promise<void> => ask(`${root}/${id}`, { method: 'DELETE', read: 'none' })

export interface Sending {
  /** The item that the file became. Fails with an ApiError. */
  done: Promise<MediaEntry>
  stop: () => void
}

/** Sends a file and tells how much of it has gone, 0 to 1: an older kind of request, because `fetch` does not tell. */
function send(
  path: string,
  file: File,
  words: Readonly<Record<string, string>>,
  onPart: (part: number) => void,
): Sending {
  const request = new XMLHttpRequest()
  const done = new Promise<MediaEntry>((resolve, reject) => {
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onPart(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      const answer: unknown = request.response
      if (request.status >= 200 && request.status < 300) resolve(answer as MediaEntry) // by the contract of both calls
      else reject(new ApiError(request.status, answer))
    })
    for (const fault of ['error', 'abort', 'timeout'])
      request.addEventListener(fault, () => reject(new ApiError(0, null)))
    request.open('POST', apiRoot + root + path)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('accept-language', spoken())
    request.setRequestHeader('x-requested-with', 'fetch')
    const body = new FormData()
    // The server reads the words before the file.
    for (const [name, value] of Object.entries(words)) body.append(name, value)
    body.append(uploadParts.file, file, file.name)
    request.send(body)
  })
  return { done, stop: () => request.abort() }
}

export const uploadMedia = (file: File, folder: string, onPart: (part: number) => void): Sending =>
  send('', file, { [uploadParts.folder]: folder }, onPart)
export const replaceMedia = (id: number, file: File, onPart: (part: number) => void): Sending =>
  send(`/${id}/replace`, file, {}, onPart)
