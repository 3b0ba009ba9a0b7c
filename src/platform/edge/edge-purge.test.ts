import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEdgePurge } from './edge-purge.ts'
import { type Edge, parseEdge, purgeEdge } from './edge-purge-api.ts'
import { shortTag } from './edge-tags.ts'

interface Call {
  method: string | undefined
  path: string | undefined
  headers: Record<string, unknown>
  body: string
}

const calls: Call[] = []
let status = 200
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const { method, url: path, headers } = request
    calls.push({ method, path, headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(status).end()
  })
})
let origin: string
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on TCP
})
beforeEach(() => {
  calls.length = 0
  status = 200
})
afterAll(() => server.close())

const edge = (kind: Edge['kind'], path = ''): Edge => ({ kind, url: origin + path, token: 'token' })
const many = (count: number) => Array.from({ length: count }, (_, index) => `product:${index}`)

describe('each kind of cache is asked in its own words', () => {
  it('Varnish by a header of tags, a hundred at a time', async () => {
    await purgeEdge(edge('varnish'), many(130))
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['PURGE /', 'PURGE /'])
    expect(calls[0]?.headers).toMatchObject({ authorization: 'Bearer token' })
    expect(calls.flatMap(({ headers }) => String(headers['xkey']).split(' '))).toEqual(many(130).map(shortTag))
    await purgeEdge(edge('varnish'), 'all')
    expect(calls[2]?.headers).toMatchObject({ xkey: '*' })
  })

  it('Fastly by its own, and all by another path', async () => {
    await purgeEdge(edge('fastly', '/service/S1'), ['nav:fi', 'nav:sv'])
    await purgeEdge(edge('fastly', '/service/S1'), many(1_001))
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /service/S1/purge',
      'POST /service/S1/purge_all',
    ])
    expect(calls[0]?.headers).toMatchObject({
      'fastly-key': 'token',
      'surrogate-key': `${shortTag('nav:fi')} ${shortTag('nav:sv')}`,
    })
  })

  it('Cloudflare by JSON, thirty at a time', async () => {
    await purgeEdge(edge('cloudflare', '/zones/Z1'), many(31))
    await purgeEdge(edge('cloudflare', '/zones/Z1'), 'all')
    expect(calls.map(({ path }) => path)).toEqual(Array.from({ length: 3 }, () => '/zones/Z1/purge_cache'))
    expect(calls.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { tags: many(30).map(shortTag) },
      { tags: [shortTag('product:30')] },
      { purge_everything: true },
    ])
  })

  it('and one that refuses says so', async () => {
    status = 403
    await expect(purgeEdge(edge('fastly'), ['nav:fi'])).rejects.toThrow('answered 403')
  })

  it('the setting names kind and address', () => {
    expect(parseEdge('varnish:http://10.0.0.5:6081/', '')).toEqual({
      kind: 'varnish',
      url: 'http://10.0.0.5:6081',
      token: '',
    })
    expect(parseEdge('', 'x')).toBeNull()
  })
})

describe('a purge', () => {
  const warnings: unknown[] = []
  const log = { warn: (...given: unknown[]) => void warnings.push(given) }

  it('is sent at once, together with what came meanwhile, and once more a while later', async () => {
    const sent: (readonly string[] | 'all')[] = []
    const send = async (tags: readonly string[] | 'all') => {
      sent.push(tags)
      await sleep(50)
    }
    const purge = createEdgePurge({ log, send })
    purge.purge(['one'])
    purge.purge(['two', 'three'])
    purge.purge(['two'])
    await expect.poll(() => sent).toEqual([['one'], ['two', 'three']])
    await expect.poll(() => sent.slice(2).flat().toSorted()).toEqual(['one', 'three', 'two'])
    await purge.stop()
  })

  it('that fails is said, and its repetition is the second try', async () => {
    let tries = 0
    const sent: (readonly string[] | 'all')[] = []
    const purge = createEdgePurge({
      log,
      send: async (tags) => {
        if ((tries += 1) === 1) throw new Error('away')
        sent.push(tags)
      },
    })
    purge.purge('all')
    await expect.poll(() => sent).toEqual(['all'])
    expect(warnings).toHaveLength(1)
    await purge.stop()
  })
})
