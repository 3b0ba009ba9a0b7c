import { shortTag } from './edge-tags.ts'

/** A cache in front, as EDGE_PURGE names it: `varnish:http://10.0.0.5:6081`. */
export interface Edge {
  kind: keyof typeof edges
  /** The address of Varnish, or of the service or zone in the vendor’s API; no trailing slash. */
  url: string
  /** Empty: Varnish knows this machine by its address. */
  token: string
}

type Call = [path: string, init: { method: string; headers?: Record<string, string>; body?: string }]

interface EdgeCalls {
  /** How many tags one call takes. */
  max: number
  tags: (tags: readonly string[], token: string) => Call
  all: (token: string) => Call
}

const bearer = (token: string): Record<string, string> => (token === '' ? {} : { authorization: `Bearer ${token}` })
const json = (token: string) => ({ ...bearer(token), 'content-type': 'application/json' })

/** How each kind of cache is asked. */
const edges = {
  varnish: {
    max: 100,
    tags: (tags, token) => ['/', { method: 'PURGE', headers: { ...bearer(token), xkey: tags.join(' ') } }],
    all: (token) => ['/', { method: 'PURGE', headers: { ...bearer(token), xkey: '*' } }],
  },
  fastly: {
    max: 256,
    tags: (tags, token) => [
      '/purge',
      { method: 'POST', headers: { 'fastly-key': token, 'surrogate-key': tags.join(' ') } },
    ],
    all: (token) => ['/purge_all', { method: 'POST', headers: { 'fastly-key': token } }],
  },
  cloudflare: {
    max: 30,
    tags: (tags, token) => ['/purge_cache', { method: 'POST', headers: json(token), body: JSON.stringify({ tags }) }],
    all: (token) => [
      '/purge_cache',
      { method: 'POST', headers: json(token), body: JSON.stringify({ purge_everything: true }) },
    ],
  },
} as const satisfies Record<string, EdgeCalls>

const answerLimitMs = 5_000
/** Beyond this, purging all is quicker and as right. */
const maxTags = 1_000

/** Asks the cache to forget what has any of these tags; rejects when it does not say that it has. */
export async function purgeEdge({ kind, url, token }: Edge, tags: readonly string[] | 'all'): Promise<void> {
  const calls: EdgeCalls = edges[kind]
  if (tags === 'all' || tags.length > maxTags) return send(url, calls.all(token))
  const short = tags.map(shortTag)
  for (let at = 0; at < short.length; at += calls.max)
    await send(url, calls.tags(short.slice(at, at + calls.max), token))
}

async function send(url: string, [path, init]: Call): Promise<void> {
  const answer = await fetch(url + path, { ...init, signal: AbortSignal.timeout(answerLimitMs) })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The cache in front answered ${answer.status}`)
}

/** Reads `kind:url`; null: the value is empty. Its form was checked with the settings. */
export function parseEdge(value: string, token: string): Edge | null {
  const [, kind, url] = /^(varnish|fastly|cloudflare):(https?:\/\/\S+?)\/?$/.exec(value) ?? []
  if (kind === undefined || url === undefined) return null
  return { kind: kind as Edge['kind'], url, token } // one of three, by the pattern
}
