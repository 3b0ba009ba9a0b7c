import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { jsonLog, type Log } from '../support/json-log.ts'
import { DEFAULT_SETTINGS, type ReviewsSettings } from './settings.ts'
import { reviewsOf } from './sample-reviews.ts'

/** `none` all is well · `no-script` 500 for the script · `slow-script` it comes after 6 s · `silent-script` it makes nothing ·
 * `throws` `init` throws · `hangs` `init` never ends · `no-data` 500 for the reviews */
export const faults = ['none', 'no-script', 'slow-script', 'silent-script', 'throws', 'hangs', 'no-data'] as const
export type ReviewsFault = (typeof faults)[number]

/** All may be left out. `log` is for tests. */
export type ReviewsOptions = Partial<ReviewsSettings> & { log?: Log }

/** `url` is the service's origin, on 127.0.0.1 only. */
export type RunningReviews = { url: string; setFault(fault: ReviewsFault): void; close(): Promise<void> }

const slowMs = 6_000
const asset = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

export async function startReviews(options: ReviewsOptions = {}): Promise<RunningReviews> {
  const { log = jsonLog('reviews'), port = DEFAULT_SETTINGS.port } = options
  let fault: ReviewsFault = 'none'
  const app = fastify({ forceCloseConnections: true })
  const script = asset('widget.client.js')
  const style = asset('widget.css')

  const setFault = (next: ReviewsFault): void => {
    fault = next
    log({ event: 'control', fault })
  }
  // Any shop may show them.
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
    done()
  })
  app.get('/health', () => ({ ok: true }))
  app.get('/widget.js', async (_request, reply) => {
    if (fault === 'no-script') return reply.code(500).send('')
    if (fault === 'slow-script') await sleep(slowMs)
    const mode = fault === 'silent-script' || fault === 'throws' || fault === 'hangs' ? fault : 'fine'
    return reply.type('text/javascript; charset=utf-8').send(script.replace("'{mode}'", `'${mode}'`))
  })
  app.get('/widget.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
  app.get<{ Params: { code: string }; Querystring: { language?: string } }>(
    '/v1/products/:code/reviews',
    (request, reply) => {
      if (fault === 'no-data') return reply.code(500).send({ error: 'out of order' })
      return reply.send(reviewsOf(request.params.code, request.query.language ?? 'fi'))
    },
  )
  app.get('/control', () => ({ fault, faults }))
  app.post<{ Body: { fault?: string } | null }>('/control', (request, reply) => {
    const wanted = faults.find((name) => name === request.body?.fault)
    if (wanted === undefined) return reply.code(400).send({ faults })
    setFault(wanted)
    return reply.send({ fault })
  })

  const url = await app.listen({ host: '127.0.0.1', port })
  log({ event: 'started', url })
  return {
    url,
    setFault,
    async close() {
      await app.close()
      log({ event: 'stopped' })
    },
  }
}
