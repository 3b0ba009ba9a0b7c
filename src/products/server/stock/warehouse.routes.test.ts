import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../../../demo/seed-catalogue.ts'
import { createTestClock } from '../../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { addWarehouses } from '../../../../demo/catalogue/warehouses.ts'
import { warehouseRoutes } from './warehouse.routes.ts'

let test: TestDatabase
let app: App

beforeAll(async () => {
  test = await createTestDatabase()
  await seedCatalogue(test.db, createTestClock())
  const config = { publicUrl: 'http://localhost:3000', rateLimits: false, trustProxy: [], cookieKeys: ['x'.repeat(32)] }
  app = await createHttpApp({
    config,
    log: pino({ level: 'silent' }),
    text: (_language, key) => key,
    actorOf: () => Promise.resolve({ kind: 'none' }),
  })
  app.register(warehouseRoutes({ db: test.db }))
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await test.drop()
})

const get = async (id: string, language = 'fi') => {
  const answer = await app.inject({ url: `/api/warehouse/${id}`, headers: { 'accept-language': language } })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}

describe('GET /api/warehouse/{id}', () => {
  it.each([
    ['fi', 'Vallilan varasto', 'Helsinki'],
    ['sv', 'Lagret i Vallgård', 'Helsingfors'],
    ['en', 'Vallila warehouse', 'Helsinki'],
  ])('tells in %s where the goods come from', async (language, name, city) => {
    expect(await get('vallila', language)).toEqual({
      status: 200,
      body: {
        id: 'vallila',
        name,
        isPickupPoint: false,
        address: { line1: 'Konvehtikuja 4', postalCode: '00510', city, countryCode: 'FIN' },
      },
    })
  })

  it('tells where orders can be fetched', async () => {
    const words = { name: 'Turku', city: 'Turku' }
    await addWarehouses(test.db, [
      {
        id: 'turku-2',
        line1: 'Aurakatu 1',
        postalCode: '20100',
        countryCode: 'FIN',
        isPickupPoint: true,
        texts: { fi: words, sv: { name: 'Åbo', city: 'Åbo' }, en: words },
      },
    ])
    expect((await get('turku-2', 'sv')).body).toMatchObject({ name: 'Åbo', isPickupPoint: true })
  })

  it('does not know others, and no id that none could have', async () => {
    expect(await get('tampere')).toEqual({ status: 404, body: [{ key: 'not-found', value: 'errors/not-found' }] })
    for (const id of ['Vallila', '-', 'x'.repeat(65), "vallila'--", '%00', '..%2fvallila'])
      expect((await get(id)).status, id).toBe(400)
  })
})
