import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/*
 * Storage that speaks as much of S3 as its manual says of the calls the shop makes: GET with Range and conditions, HEAD, PUT,
 * DELETE, HeadBucket and ListObjectsV2, in one bucket whose name is in the path. Each call's signature (SigV4) is computed here
 * from the manual, and a wrong one is refused.
 */

const storageKeys = { keyId: 'KONVEHTIMEDIA', secret: 'vR7qLm2Xw9TzB4kHs8Jd' }
const region = 'eu-north-1'
const bucket = 'media'
const keysInPage = 3

interface Stored {
  data: Buffer
  type: string
  etag: string
  at: Date
}

export async function startObjectStorage() {
  const objects = new Map<string, Stored>()
  /** What was asked, such as `GET uploaded/a.webp`. */
  const asked: string[] = []
  let isAway = false
  const server = createServer((request, answer) => {
    void receive(request).then((body) => {
      if (isAway) return void request.socket.destroy()
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://storage')
      const [, name, key = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? []
      asked.push(`${request.method} ${key}`)
      if (!isSigned(request, body)) return refuse(answer, 403, 'SignatureDoesNotMatch')
      if (name !== bucket) return refuse(answer, 404, 'NoSuchBucket')
      if (key === '' && request.method === 'HEAD') return void answer.writeHead(200).end()
      if (key === '') return listObjects(searchParams, answer)
      if (request.method === 'PUT') return put(key, request, body, answer)
      const found = objects.get(key)
      if (request.method === 'DELETE') {
        objects.delete(key)
        return void answer.writeHead(204).end()
      }
      if (!found) return refuse(answer, 404, 'NoSuchKey', request.method === 'HEAD')
      return read(found, request, answer)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo // it listens on TCP

  function put(key: string, request: IncomingMessage, data: Buffer, answer: ServerResponse): void {
    if (request.headers['x-amz-content-sha256'] !== sha256(data))
      return refuse(answer, 400, 'XAmzContentSHA256Mismatch')
    const etag = `"${createHash('md5').update(data).digest('hex')}"`
    objects.set(key, { data, etag, type: request.headers['content-type'] ?? 'binary/octet-stream', at: new Date() })
    answer.writeHead(200, { etag }).end()
  }

  function listObjects(query: URLSearchParams, answer: ServerResponse): void {
    if (query.get('list-type') !== '2') return refuse(answer, 400, 'InvalidArgument')
    const keys = [...objects.keys()].toSorted()
    const from = Number(query.get('continuation-token') ?? 0)
    const page = keys.slice(from, from + keysInPage)
    const isCut = from + keysInPage < keys.length
    const next = isCut ? `<NextContinuationToken>${from + keysInPage}</NextContinuationToken>` : ''
    const contents = page.map(
      (key) =>
        `<Contents><Key>${encodeURIComponent(key)}</Key><Size>${objects.get(key)?.data.length}</Size></Contents>`,
    )
    const result = `<Name>${bucket}</Name><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}`
    answer
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult>${result}</ListBucketResult>`)
  }

  return {
    bucket: { endpoint: `http://127.0.0.1:${port}`, name: bucket, region, ...storageKeys },
    objects,
    asked,
    /** Cuts every connection until it is called again with false. */
    setAway(value: boolean): void {
      isAway = value
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

export type ObjectStorage = Awaited<ReturnType<typeof startObjectStorage>>

async function receive(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer) // no encoding is set
  return Buffer.concat(chunks)
}

function read({ data, type, etag, at }: Stored, request: IncomingMessage, answer: ServerResponse): void {
  const head = { etag, 'last-modified': at.toUTCString(), 'accept-ranges': 'bytes', 'content-type': type }
  if (request.headers['if-none-match'] === etag) return void answer.writeHead(304, head).end()
  const isWhole = request.headers['if-range'] !== undefined && request.headers['if-range'] !== etag
  const [, first = '', last = ''] = (!isWhole && /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '')) || []
  const isHead = request.method === 'HEAD'
  if (first === '' && last === '') {
    return void answer.writeHead(200, { ...head, 'content-length': data.length }).end(isHead ? undefined : data)
  }
  const from = first === '' ? Math.max(data.length - Number(last), 0) : Number(first)
  const to = first === '' || last === '' ? data.length - 1 : Math.min(Number(last), data.length - 1)
  if (from > to) return refuse(answer, 416, 'InvalidRange')
  const part = data.subarray(from, to + 1)
  answer.writeHead(206, {
    ...head,
    'content-range': `bytes ${from}-${to}/${data.length}`,
    'content-length': part.length,
  })
  answer.end(isHead ? undefined : part)
}

function refuse(answer: ServerResponse, status: number, code: string, isEmpty = false): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`
  answer.writeHead(status, { 'content-type': 'application/xml' }).end(isEmpty ? undefined : body)
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Whether the call is signed with the right secret for this host, path, query, content and time. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const [, keyId, scope = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? []
  const time = String(request.headers['x-amz-date'])
  const [day = '', ...rest] = scope.split('/')
  const sentAt = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (keyId !== storageKeys.keyId || rest.join('/') !== `${region}/s3/aws4_request`) return false
  if (!time.startsWith(day) || !(Math.abs(Date.now() - sentAt) < 15 * 60_000)) return false
  const signed = names.split(';')
  if (!signed.includes('host') || !signed.includes('x-amz-date') || !signed.includes('x-amz-content-sha256'))
    return false
  const content = String(request.headers['x-amz-content-sha256'])
  if (content !== 'UNSIGNED-PAYLOAD' && content !== sha256(body)) return false
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://storage')
  const canonical = [
    request.method,
    decodeURIComponent(pathname).split('/').map(encoded).join('/'),
    [...searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .toSorted()
      .join('&'),
    ...signed.map((name) => `${name}:${String(request.headers[name]).trim().replaceAll(/ +/g, ' ')}`),
    '',
    names,
    content,
  ].join('\n')
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${storageKeys.secret}`, day), region))
  const right = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex')
  return timingSafeEqual(Buffer.from(right), Buffer.from(signature))
}
