import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { silentLog } from '../support/json-log.ts'
import { type FoundPoint, points } from './points.ts'
import { faults, type RunningDelivery, startDelivery } from './server.ts'
import { settingsFromEnvironment } from './settings.ts'

let service: RunningDelivery
beforeAll(async () => {
  service = await startDelivery({ port: 0, log: silentLog })
})
beforeEach(() => service.setFault('none'))
afterAll(() => service.close())

const get = (path: string) => fetch(service.url + path)
const read = async <Body>(path: string) => (await (await get(path)).json()) as Body
type Found = { points: FoundPoint[]; nearest: FoundPoint | null }
const near = (postalCode: string, more = '') =>
  read<Found>(`/v1/pickup-points?country=FI&service=parcel-locker&postalCode=${postalCode}${more}`)

describe('the delivery stand-in', () => {
  it('knows more than 300 places, each once, each somewhere in Finland', () => {
    expect(points.length).toBeGreaterThan(300)
    expect(new Set(points.map(({ id }) => id)).size).toBe(points.length)
    expect(new Set(points.map(({ name, street, city }) => `${name} ${street} ${city}`)).size).toBe(points.length)
    for (const { latitude, longitude } of points) {
      expect(latitude).toBeGreaterThan(59)
      expect(latitude).toBeLessThan(71)
      expect(longitude).toBeGreaterThan(19)
      expect(longitude).toBeLessThan(32)
    }
  })

  it('finds places near a postal code, the nearest first, and by words', async () => {
    const { points: found, nearest } = await near('00500')
    expect(found).toHaveLength(12)
    expect(nearest).toBeNull()
    expect(found[0]).toMatchObject({ postalCode: '00500', city: 'Helsinki' })
    const far = found.map(({ distanceMeters }) => distanceMeters)
    expect(far).toEqual(far.toSorted((left, right) => left - right))
    expect((await near('00500', '&q=toolo')).points.map(({ name }) => name)).toContain('Asema Töölö')
    expect((await near('00500', '&limit=3')).points).toHaveLength(3)
  })

  it('says which is the nearest where none is near', async () => {
    const { points: found, nearest } = await near('99999')
    expect(found).toEqual([])
    expect(nearest?.distanceMeters).toBeGreaterThan(50_000)
  })

  it('tells of one place, with its opening hours', async () => {
    const [first] = (await near('33100')).points
    expect(await read(`/v1/pickup-points/${first?.id}`)).toMatchObject({ name: first?.name, openingHours: [{}] })
    expect((await get('/v1/pickup-points/FI-0-0')).status).toBe(404)
  })

  it('has prices by weight and country, and times on three weekdays, never all full', async () => {
    const { tariffs } = await read<{ tariffs: { country: string; priceCents: number }[] }>('/v1/tariffs')
    expect(new Set(tariffs.map(({ country }) => country))).toEqual(new Set(['FI', 'SE', 'DK', 'NO', 'IS']))
    const { windows } = await read<{ windows: { date: string; isFull: boolean }[] }>(
      '/v1/windows?country=FI&postalCode=00500&from=2026-11-27',
    )
    expect([...new Set(windows.map(({ date }) => date))]).toEqual(['2026-11-27', '2026-11-30', '2026-12-01'])
    expect(windows).toHaveLength(9)
    expect(windows.filter(({ isFull }) => isFull).length).toBeLessThanOrEqual(3)
    expect((await get('/v1/windows?country=FI&postalCode=00500&from=soon')).status).toBe(400)
  })

  it.each(faults.filter((fault) => fault !== 'slow'))('can be told to be out of order: %s', async (fault) => {
    const response = await fetch(`${service.url}/control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fault }),
    })
    expect(response.status).toBe(200)
    const tariffs = await get('/v1/tariffs')
    expect(tariffs.status).toBe(fault === 'down' ? 503 : 200)
    expect((await get('/v1/pickup-points/FI-00500-1')).status).toBe({ down: 503, gone: 404 }[fault as string] ?? 200)
    expect(await read('/control')).toMatchObject({ fault })
  })

  it('asks for its key, knows no other faults, and no port that is none', async () => {
    const locked = await startDelivery({ port: 0, apiKey: 'k', log: silentLog })
    expect((await fetch(`${locked.url}/v1/tariffs`)).status).toBe(401)
    expect((await fetch(`${locked.url}/v1/tariffs`, { headers: { 'x-api-key': 'k' } })).status).toBe(200)
    await locked.close()
    const unknown = await fetch(`${service.url}/control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"fault":"fire"}',
    })
    expect(unknown.status).toBe(400)
    expect(() => settingsFromEnvironment({ DELIVERY_STANDIN_PORT: 'x' })).toThrow('DELIVERY_STANDIN_PORT')
    expect(settingsFromEnvironment({})).toEqual({ port: 3028, apiKey: '' })
  })
})
