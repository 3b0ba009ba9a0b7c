import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const limitMs = 5_000
const maxBytes = 2_000_000

/** Writes the host's picture of a video to a file; false: the host has none, or is not there. */
export async function fetchThumbnail(origin: string, videoId: string, file: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/vi/${videoId}/hqdefault.jpg`, {
      signal: AbortSignal.timeout(limitMs),
      redirect: 'error',
      headers: { accept: 'image/jpeg' },
    })
    if (!answer.ok || !answer.body || answer.headers.get('content-type') !== 'image/jpeg') return false
    let size = 0
    await pipeline(
      Readable.fromWeb(answer.body as never), // the same stream, of two declarations
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length
          if (size > maxBytes) throw new Error('The picture is too large')
          yield chunk
        }
      },
      createWriteStream(file),
    )
    return true
  } catch {
    return false
  }
}
