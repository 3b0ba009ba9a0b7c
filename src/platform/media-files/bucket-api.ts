import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { type FileAnswer, type FileRequest, MediaAway, mediaTypeOf } from './media-files.ts'

/** A bucket of S3-compatible storage. */
export interface Bucket {
  /** Origin of the service; no trailing slash. */
  endpoint: string
  name: string
  region: string
  keyId: string
  secret: string
}

const answerLimitMs = 10_000
const uploadLimitMs = 60_000
/** What a browser may ask of a file, and what it is answered. */
const askedHeaders = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const
const answeredHeaders = ['content-range', 'accept-ranges', 'etag', 'last-modified'] as const

/** The calls of S3 that the shop makes, each signed; the bucket's name is in the path. All reject with `MediaAway`. */
export function createBucketApi({ endpoint, name: bucket, region, keyId, secret }: Bucket) {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region, retries: 2 })

  /** The time limit ends with the head of the answer: a film takes as long as its reader. */
  async function ask(path: string, init: RequestInit, limitMs = answerLimitMs): Promise<Response> {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), limitMs)
    try {
      return await client.fetch(`${endpoint}/${bucket}${path}`, { ...init, signal: limit.signal })
    } catch (cause) {
      throw new MediaAway('The media store does not answer', { cause })
    } finally {
      clearTimeout(timer)
    }
  }

  /** Null: the object is absent, and not the whole bucket. */
  async function askForObject(name: string, init: RequestInit, allowed: readonly number[]): Promise<Response | null> {
    const answer = await ask(`/${name}`, init)
    if (allowed.includes(answer.status)) return answer
    const code = await codeOf(answer)
    if (answer.status === 404 && (code === 'NoSuchKey' || (code === '' && (await isThere())))) return null
    throw refused(answer.status, code)
  }

  /** An answer to HEAD has no code: 404 is said of an absent object and of an absent bucket alike. */
  async function isThere(): Promise<boolean> {
    const answer = await ask('', { method: 'HEAD' })
    return answer.ok
  }

  return {
    /** Bytes; null: there is no such object. */
    async size(name: string): Promise<number | null> {
      const answer = await askForObject(name, { method: 'HEAD' }, [200])
      return answer && Number(answer.headers.get('content-length'))
    },

    /** Null: there is no such object. A reader that gives up must destroy the stream. */
    async get(name: string): Promise<Readable | null> {
      const answer = await askForObject(name, {}, [200])
      return answer && bodyOf(answer)
    },

    async put(name: string, data: Buffer<ArrayBuffer>): Promise<void> {
      const headers = {
        'content-type': mediaTypeOf(name),
        'x-amz-content-sha256': createHash('sha256').update(data).digest('hex'),
      }
      const answer = await ask(`/${name}`, { method: 'PUT', body: data, headers }, uploadLimitMs)
      const code = await codeOf(answer)
      if (!answer.ok) throw refused(answer.status, code)
    },

    async remove(name: string): Promise<void> {
      const answer = await askForObject(name, { method: 'DELETE' }, [200, 204])
      await answer?.body?.cancel()
    },

    async *list(): AsyncGenerator<{ name: string; bytes: number }> {
      let after = ''
      do {
        const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url' })
        if (after !== '') query.set('continuation-token', after)
        const answer = await ask(`?${query.toString()}`, {})
        if (!answer.ok) throw refused(answer.status, await codeOf(answer))
        const page = await textOf(answer)
        for (const [, one = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = decodeURIComponent(tagOf('Key', one).replaceAll('+', ' '))
          if (!key.endsWith('/')) yield { name: key, bytes: Number(tagOf('Size', one)) }
        }
        after = tagOf('NextContinuationToken', page)
      } while (after !== '')
    },

    /** Passes a browser's question on; null: there is no such object. */
    async answer(name: string, { method, headers }: FileRequest): Promise<FileAnswer | null> {
      const asked = Object.fromEntries(
        askedHeaders.flatMap((header) => {
          const value = headers[header]
          return typeof value === 'string' ? [[header, value] as const] : []
        }),
      )
      const found = await askForObject(name, { method, headers: asked }, [200, 206, 304, 416])
      if (found === null) return null
      const status = found.status as FileAnswer['status'] // one of the four
      const hasContent = status === 200 || status === 206
      // What was compressed on the way is read uncompressed, and has another length.
      const lengths = found.headers.has('content-encoding') || !hasContent ? [] : (['content-length'] as const)
      if (!hasContent) await found.body?.cancel()
      return {
        status,
        headers: Object.fromEntries(
          [...answeredHeaders, ...lengths].flatMap((header) => {
            const value = found.headers.get(header)
            return value === null ? [] : [[header, value] as const]
          }),
        ),
        body: hasContent && method === 'GET' ? bodyOf(found) : null,
      }
    },
  }
}

export type BucketApi = ReturnType<typeof createBucketApi>

const bodyOf = ({ body }: Response): Readable =>
  body === null ? Readable.from([]) : Readable.fromWeb(body as ReadableStream<Uint8Array>) // the same type under two names

async function textOf(answer: Response): Promise<string> {
  return answer.text().catch((cause: unknown) => {
    throw new MediaAway('The media store broke off', { cause })
  })
}

/** The code of an error in S3's form; empty: there is none. */
const codeOf = async (answer: Response): Promise<string> => tagOf('Code', await textOf(answer))
/** Values of codes, keys in their encoded form and continuation tokens. */
const tagOf = (tag: string, xml: string): string =>
  (new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const refused = (status: number, code: string): MediaAway =>
  new MediaAway(`The media store answered ${status} ${code}`.trimEnd())
