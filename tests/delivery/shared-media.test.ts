import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { demoPicture } from '../../src/media/server/testing/sample-files.ts'
import { type HostileShop, startShopOn } from '../hostile/support/shop-on-database.ts'
import { hire, type Worker } from '../hostile/support/staff.ts'
import { type ObjectStorage, startObjectStorage } from '../support/object-storage.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

/* Two processes that serve, each with folders of its own, as settings compose them: they share a database and a bucket. */

let database: TestDatabase
let storage: ObjectStorage
let first: HostileShop
let second: HostileShop
let publisher: Worker

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  storage = await startObjectStorage()
  const { endpoint, name, region, keyId, secret } = storage.bucket
  const settings = {
    ROLES: 'web',
    MEDIA_STORE: 's3',
    MEDIA_S3_ENDPOINT: endpoint,
    MEDIA_S3_BUCKET: name,
    MEDIA_S3_REGION: region,
    MEDIA_S3_KEY_ID: keyId,
    MEDIA_S3_SECRET: secret,
  }
  first = await startShopOn({ ...database, drop: async () => {} }, settings)
  second = await startShopOn(database, settings)
  publisher = await hire(first, ['Publisher'])
})
beforeEach(() => storage.setAway(false))
afterAll(async () => {
  await first.stop()
  await second.stop()
  await storage.close()
})

const boundary = 'konvehti-test-boundary'
const upload = (at: HostileShop, content: Buffer, name: string) =>
  at.app.inject({
    method: 'POST',
    url: '/api/cms/media',
    headers: {
      ...publisher.headers,
      'accept-language': 'fi',
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
      content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  })

it('what an editor sends to one process, the other serves and resizes', async () => {
  const answer = await upload(first, await demoPicture('category/lahjat.webp'), 'lahjat.webp')
  expect(answer.statusCode, answer.body).toBe(201)
  const { path } = answer.json<{ path: string }>()
  expect([...storage.objects.keys()]).toEqual([path.slice('/media/'.length)])
  const there = await second.app.inject({ url: path })
  expect([there.statusCode, there.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(there.headers['cache-control']).toBe('public, max-age=86400')
  const resized = await second.app.inject({ url: path.replace('/media/', '/images/384/webp/square/') })
  expect([resized.statusCode, resized.headers['content-type']]).toEqual([200, 'image/webp'])
})

it('while the bucket is away pages and the demo brand’s pictures stay, and an editor reads why nothing was taken', async () => {
  const count = () => database.sql<{ items: string }>`select count(*) as items from media_item`
  const before = await count()
  storage.setAway(true)
  const answer = await upload(second, await demoPicture('products/tumma-72-merisuola.webp'), 'levy.webp')
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ key: string; value: string }[]>()[0]).toMatchObject({
    key: 'media-library/store-away',
    value: second.tables.fi['/media-library/store-away'],
  })
  expect(await count()).toEqual(before)
  for (const url of [
    '/',
    '/media/category/lahjat.webp',
    '/images/384/webp/square/category/lahjat.webp',
    '/health/live',
  ])
    expect((await second.app.inject({ url })).statusCode, url).toBe(200)
  const asked = storage.asked.length
  storage.setAway(false)
  expect((await second.app.inject({ url: '/media/products/tumma-72-merisuola.webp' })).statusCode).toBe(200)
  expect(storage.asked.length).toBe(asked)
})
