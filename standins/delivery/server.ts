import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { jsonLog, type Log } from '../support/json-log.ts'
import { findPoints, points, services } from './points.ts'
import { DEFAULT_SETTINGS, type DeliverySettings } from './settings.ts'
import { tariffs } from './tariffs.ts'
import { windowsFrom } from './windows.ts'

/** `none` all is well · `down` 503 for everything · `slow` answers after 8 s · `garbage` 200 with a page instead of JSON ·
 * `raised` everything costs 2 € more · `gone` each place that is asked for by its id is not there any more ·
 * `full` no place and no time takes a parcel · `empty` no places and no times · `nonsense` prices below zero, places without names */
export const faults = ['none', 'down', 'slow', 'garbage', 'raised', 'gone', 'full', 'empty', 'nonsense'] as const
export type DeliveryFault = (typeof faults)[number]

/** All may be left out. `log` is for tests. */
export type DeliveryOptions = Partial<DeliverySettings> & { log?: Log }

/** `url` is the service's origin, on 127.0.0.1 only; `calls` counts those that were answered or not, by path. */
export type RunningDelivery = {
  url: string
  setFault(fault: DeliveryFault): void
  calls(): Readonly<Record<string, number>>
  close(): Promise<void>
}

const slowMs = 8_000
const raisedCents = 200
const most = 30

export async function startDelivery(options: DeliveryOptions = {}): Promise<RunningDelivery> {
  const { log = jsonLog('delivery'), port = DEFAULT_SETTINGS.port, apiKey = DEFAULT_SETTINGS.apiKey } = options
  let fault: DeliveryFault = 'none'
  const calls: Record<string, number> = {}
  const app = fastify({ forceCloseConnections: true })

  const setFault = (next: DeliveryFault): void => {
    fault = next
    log({ event: 'control', fault })
  }
  app.get('/health', () => ({ ok: true }))
  app.get('/control', () => ({ fault, faults, calls }))
  app.post<{ Body: { fault?: string } | null }>('/control', (request, reply) => {
    const wanted = faults.find((name) => name === request.body?.fault)
    if (wanted === undefined) return reply.code(400).send({ faults })
    setFault(wanted)
    return reply.send({ fault })
  })

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const path = request.routeOptions.url ?? ''
      calls[path] = (calls[path] ?? 0) + 1
      if (apiKey !== '' && request.headers['x-api-key'] !== apiKey)
        return reply.code(401).send({ error: 'unknown key' })
      if (fault === 'slow') await sleep(slowMs)
      if (fault === 'down') return reply.code(503).send({ error: 'out of order' })
      if (fault === 'garbage') return reply.type('text/html').send('<!doctype html><h1>Hetki vielä</h1>')
    })

    scope.get('/v1/tariffs', () => {
      const extra = fault === 'raised' ? raisedCents : 0
      return {
        tariffs: tariffs.map((tariff) => ({
          ...tariff,
          priceCents: fault === 'nonsense' ? -tariff.priceCents : tariff.priceCents + extra,
        })),
      }
    })

    type Asked = { country?: string; service?: string; postalCode?: string; q?: string; limit?: string }
    scope.get<{ Querystring: Asked }>('/v1/pickup-points', (request, reply) => {
      const { country, postalCode = '', q = '', limit = '12' } = request.query
      const service = services.find((name) => name === request.query.service)
      if (service === undefined) return reply.code(400).send({ error: 'service' })
      if (country !== 'FI' || fault === 'empty') return reply.send({ points: [], nearest: null })
      const found = findPoints(service, postalCode, q, Math.min(most, Number(limit) || 12))
      if (fault === 'nonsense') return reply.send({ points: found.points.map(({ id }) => ({ id })), nearest: null })
      return reply.send({ ...found, points: found.points.map((point) => told(point)) })
    })

    scope.get<{ Params: { id: string } }>('/v1/pickup-points/:id', (request, reply) => {
      const point = fault === 'gone' ? undefined : points.find(({ id }) => id === request.params.id)
      return point ? reply.send(told(point)) : reply.code(404).send({ error: 'not found' })
    })

    scope.get<{ Querystring: { country?: string; postalCode?: string; from?: string } }>(
      '/v1/windows',
      (request, reply) => {
        const { country = '', postalCode = '', from = '' } = request.query
        if (!/^\d{4}-\d{2}-\d{2}$/.test(from) || Number.isNaN(Date.parse(from)))
          return reply.code(400).send({ error: 'from' })
        if (fault === 'empty') return reply.send({ windows: [] })
        return reply.send({ windows: windowsFrom(from, postalCode, country).map((window) => told(window)) })
      },
    )
  })

  function told<Offer extends { isFull: boolean }>(offer: Offer): Offer {
    return { ...offer, isFull: offer.isFull || fault === 'full' }
  }

  const url = await app.listen({ host: '127.0.0.1', port })
  log({ event: 'started', url })
  return {
    url,
    setFault,
    calls: () => ({ ...calls }),
    async close() {
      await app.close()
      log({ event: 'stopped' })
    },
  }
}
