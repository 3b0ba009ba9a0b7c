import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tester } from '../../tests/support/actors.ts'
import { createTestClock } from '../../tests/support/clock.ts'
import { type ObjectStorage, startObjectStorage } from '../../tests/support/object-storage.ts'
import { createOperator, operatorConfig } from '../../tests/support/operator.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { createMediaAdmin, type MediaAdmin } from '#src/media/server/media-admin.ts'
import { demoPicture, sampleFilm, samplePdf } from '#src/media/server/testing/sample-files.ts'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { imageRoutes } from '#src/platform/images/images.routes.ts'
import { createImages } from '#src/platform/images/images.ts'
import { createPictureIntake } from '#src/platform/images/picture-intake.ts'
import { createPictureProcess } from '#src/platform/images/picture-process.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { createBucketApi } from '#src/platform/media-files/bucket-api.ts'
import { createFolderFiles } from '#src/platform/media-files/folder-files.ts'
import { MediaAway, type MediaFiles } from '#src/platform/media-files/media-files.ts'
import { openMediaFiles } from '#src/platform/media-files/open-media-files.ts'
import { registerStatic } from './static-files.ts'

/* Two machines with folders of their own, one database and one bucket: what one takes, the other serves. */

interface Machine {
  app: App
  media: MediaFiles
  admin: MediaAdmin
  cacheDir: string
}

const log = pino({ level: 'silent' })
const pictures = createPictureProcess({ log })
const clock = createTestClock(new Date().toISOString())
const altTexts = { fi: 'Levy', sv: 'Kaka', en: 'Bar' }
const machines: Machine[] = []
/** Addresses of files that a job is to remove. */
const leftToJobs: string[] = []
const jobs: Pick<Jobs, 'send'> = {
  send: async (_tx, queue, data) => void leftToJobs.push(`${queue.name} ${Object.values(data).join()}`),
}
let folder: string
let storage: ObjectStorage
let test: TestDatabase

/** The settings of one machine; they name folders that no other machine has. */
const places = (name: string) => ({
  mediaStore: 's3' as const,
  mediaBucket: storage.bucket,
  mediaDir: join(folder, name, 'media'),
  mediaSeedDir: join(folder, 'seed'),
  imageCacheDir: join(folder, name, 'cache'),
})

async function serve(media: MediaFiles, cacheDir: string): Promise<App> {
  const app = await createHttpApp({
    config: { publicUrl: 'http://localhost', rateLimits: false, trustProxy: [], cookieKeys: ['k'.repeat(32)] },
    log,
    text: (_language, key) => key,
    actorOf: () => Promise.resolve({ kind: 'none' as const }),
  })
  app.register(imageRoutes({ images: createImages({ clock, pictures, media, cacheDir, cacheBytes: 100_000_000 }) }))
  await registerStatic(app, { projectDir: folder, media })
  return app
}

async function setUp(name: string): Promise<Machine> {
  const config = places(name)
  const media = openMediaFiles({ config, projectDir: folder, clock, log })
  const intake = createPictureIntake({ media, pictures, folder: 'uploaded' })
  const admin = createMediaAdmin({
    db: test.db,
    clock,
    jobs,
    media,
    pictures,
    intake,
    usage: () => Promise.resolve([]),
    usersOfPath: () => Promise.resolve([]),
  })
  return { app: await serve(media, config.imageCacheDir), media, admin, cacheDir: config.imageCacheDir }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shared-media-'))
  await mkdir(join(folder, 'seed'))
  await writeFile(join(folder, 'seed', 'brand.txt'), 'of the brand')
  storage = await startObjectStorage()
  test = await createTestDatabase()
  machines.push(await setUp('first'), await setUp('second'))
})
beforeEach(() => storage.setAway(false))
afterAll(async () => {
  for (const { app } of machines) await app.close()
  pictures.close()
  await storage.close()
  await test.drop()
  await rm(folder, { recursive: true, force: true })
})

const machine = (index: 0 | 1): Machine => {
  const found = machines[index]
  if (!found) throw new Error('It is not set up')
  return found
}
const upload = (data: Buffer, name: string, at: 0 | 1 = 0) =>
  machine(at).admin.upload({ content: Readable.from([data]), name, folder: '', altTexts }, tester)
async function taken(data: Buffer, name: string): Promise<{ id: number; path: string }> {
  const result = await upload(data, name)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
const nameOf = (path: string): string => path.slice('/media/'.length)
const get = (url: string, headers: Record<string, string> = {}, at: 0 | 1 = 1) =>
  machine(at).app.inject({ url, headers })

describe('a file that one machine takes', () => {
  it('is served by the other, with the headers it has from a folder', async () => {
    const film = await sampleFilm('webm')
    const own = join(folder, 'as-folder')
    const asFolder = await serve(createFolderFiles([own]), join(folder, 'no-cache'))
    for (const [data, name] of [
      [film, 'filmi.webm'],
      [samplePdf(), 'ohje.pdf'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'), 'a.svg'],
    ] as const) {
      const { path } = await taken(data, name)
      const there = await get(path)
      expect(there.statusCode, name).toBe(200)
      expect(there.rawPayload, name).toEqual(storage.objects.get(nameOf(path))?.data)
      await mkdir(join(own, 'uploaded'), { recursive: true })
      await writeFile(join(own, nameOf(path)), there.rawPayload)
      const { headers } = await asFolder.inject({ url: path })
      for (const header of ['content-type', 'content-length', 'cache-control', 'content-disposition', 'accept-ranges'])
        expect(there.headers[header], `${name} ${header}`).toBe(headers[header])
      expect(there.headers['content-security-policy'], name).toBe(headers['content-security-policy'])
    }
    await asFolder.close()
  })

  it('is served in parts, by its version and by its head alone', async () => {
    const film = await sampleFilm('webm', { seconds: 4 })
    const { path } = await taken(film, 'filmi.webm')
    const part = await get(path, { range: 'bytes=10-19' })
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({ 'content-range': `bytes 10-19/${film.length}`, 'content-length': '10' })
    expect(part.rawPayload).toEqual(film.subarray(10, 20))
    expect((await get(path, { range: 'bytes=-5' })).rawPayload).toEqual(film.subarray(-5))
    expect((await get(path, { range: `bytes=${film.length}-` })).statusCode).toBe(416)
    const { headers } = await get(path)
    expect((await get(path, { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304)
    const head = await machine(1).app.inject({ method: 'HEAD', url: path })
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(film.length), ''])
  })

  it('is resized by the other from a copy that it fetches once', async () => {
    const { path } = await taken(await demoPicture('category/lahjat.webp'), 'lahjat.webp')
    const before = storage.asked.length
    for (const format of ['webp', 'jpeg']) {
      const made = await get(`/images/640/${format}/square/${nameOf(path)}`)
      expect([made.statusCode, made.headers['content-type']]).toEqual([200, `image/${format}`])
    }
    expect(storage.asked.slice(before)).toEqual([`GET ${nameOf(path)}`])
  })

  it('is gone for both when it is removed, on the other as soon as its copy is looked at again', async () => {
    const { id, path } = await taken(await demoPicture('products/tumma-72-merisuola.webp'), 'levy.webp')
    const resized = `/images/640/webp/square/${nameOf(path)}`
    expect((await get(resized)).statusCode).toBe(200)
    expect((await machine(0).admin.remove(id, tester)).ok).toBe(true)
    expect(storage.objects.has(nameOf(path))).toBe(false)
    expect((await get(path)).statusCode).toBe(404)
    clock.advance(11 * 60_000)
    expect((await get(resized)).statusCode).toBe(404)
  })
})

describe('a file that is removed while the bucket is away', () => {
  it('is removed by a job, which leaves one that was uploaded again', async () => {
    const picture = await demoPicture('products/tumma-72-merisuola.webp')
    const { id, path } = await taken(picture, 'levy.webp')
    storage.setAway(true)
    expect((await machine(0).admin.remove(id, tester)).ok).toBe(true)
    expect(leftToJobs.at(-1)).toBe(`media.removal ${path}`)
    await expect(machine(1).admin.removeFile(path)).rejects.toThrow(MediaAway)
    storage.setAway(false)
    await machine(1).admin.removeFile(path)
    expect(storage.objects.has(nameOf(path))).toBe(false)
    expect((await taken(picture, 'levy.webp')).path).toBe(path)
    await machine(1).admin.removeFile(path)
    expect(storage.objects.has(nameOf(path))).toBe(true)
  })
})

describe('what the shop is seeded with', () => {
  it('is served from its folder, and the bucket is not asked', async () => {
    const before = storage.asked.length
    expect((await get('/media/brand.txt')).body).toBe('of the brand')
    expect(storage.asked.length).toBe(before)
  })

  it('hides nothing else: other names lead nowhere', async () => {
    for (const name of ['none.txt', '.hidden', 'uploaded/', '..%2fseed%2fbrand.txt', '.data/x'])
      expect((await get(`/media/${name}`)).statusCode, name).toBe(404)
  })
})

describe('while the bucket is away', () => {
  it('an upload is refused with a reason, and nothing of it is kept', async () => {
    const countItems = () => test.sql<{ count: string }>`select count(*) from media_item`
    const before = await countItems()
    storage.setAway(true)
    const refused = await upload(await demoPicture('category/lahjat.webp'), 'lahjat.webp', 1)
    expect(refused).toMatchObject({ ok: false, error: { problems: [{ key: 'media-library/store-away' }] } })
    const film = await upload(await sampleFilm('mp4'), 'filmi.mp4', 1)
    expect(film).toMatchObject({ ok: false, error: { problems: [{ key: 'media-library/store-away' }] } })
    expect(await countItems()).toEqual(before)
    expect(await readdir(join(machine(1).cacheDir, 'staging'))).toEqual([])
    storage.setAway(false)
    expect((await upload(await sampleFilm('mp4'), 'filmi.mp4', 1)).ok).toBe(true)
  })

  it('a file is answered 503, and pictures that were used before stay', async () => {
    const { path } = await taken(await demoPicture('products/tumma-72-merisuola.webp'), 'toinen.webp')
    expect((await get(`/images/640/webp/square/${nameOf(path)}`)).statusCode).toBe(200)
    clock.advance(11 * 60_000)
    storage.setAway(true)
    const answer = await get(path)
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ])
    expect((await get(`/images/640/jpeg/square/${nameOf(path)}`)).statusCode).toBe(200)
    expect((await get('/media/brand.txt')).statusCode).toBe(200)
  })

  it('a wrong secret and a bucket that is not there are no missing files', async () => {
    for (const wrong of [{ secret: 'x'.repeat(20) }, { name: 'another' }]) {
      const api = createBucketApi({ ...storage.bucket, ...wrong })
      await expect(api.get('uploaded/a.webp'), JSON.stringify(wrong)).rejects.toThrow(MediaAway)
      await expect(api.size('uploaded/a.webp'), JSON.stringify(wrong)).rejects.toThrow(MediaAway)
      await expect(api.put('uploaded/a.webp', Buffer.from('a')), JSON.stringify(wrong)).rejects.toThrow(MediaAway)
    }
    const api = createBucketApi(storage.bucket)
    expect([await api.get('uploaded/none.webp'), await api.size('uploaded/none.webp')]).toEqual([null, null])
  })
})

describe('media copy', () => {
  const hash = (data: Buffer): string => createHash('sha256').update(data).digest('hex')

  it('copies a folder into the bucket, goes on where it was broken off, and says by contents what is missing', async () => {
    storage.objects.clear()
    const config = { ...places('old'), mediaStore: 'folder' as const }
    await mkdir(join(config.mediaDir, 'uploaded'), { recursive: true })
    const names = ['a', 'b', 'c', 'd', 'e'].map((letter) => `uploaded/${letter}.webp`)
    for (const name of names) await writeFile(join(config.mediaDir, name), `content of ${name}`)
    await writeFile(join(config.mediaDir, 'uploaded', '.x.part'), 'half')
    const { said } = createOperator({ db: test.db, clock, config: { ...operatorConfig, ...config } })
    expect(await said('media', 'copy', 's3', '--check')).toMatch(/^\(failed\)[^]*0 the same, 5 missing, 0 different$/)
    expect(storage.objects.size).toBe(0)
    expect(await said('media', 'copy', 's3')).toBe('5 copied, 0 were there')
    expect([...storage.objects.keys()].toSorted()).toEqual(names)
    storage.objects.delete('uploaded/b.webp')
    expect(await said('media', 'copy', 's3')).toBe('1 copied, 4 were there')
    expect(await said('media', 'copy', 's3', '--check')).toBe('5 the same, 0 missing, 0 different')
    const damaged = storage.objects.get('uploaded/c.webp')
    if (damaged) damaged.data = Buffer.from('Content of uploaded/c.webp')
    storage.objects.delete('uploaded/d.webp')
    expect(await said('media', 'copy', 's3', '--check')).toBe(
      '(failed) missing: uploaded/d.webp\ndifferent: uploaded/c.webp\n3 the same, 1 missing, 1 different',
    )
  })

  it('goes back into a folder, and says when no bucket is named', async () => {
    const config = { ...places('new'), mediaStore: 's3' as const }
    const { said } = createOperator({ db: test.db, clock, config: { ...operatorConfig, ...config } })
    expect(await said('media', 'copy', 'folder')).toBe(`${storage.objects.size} copied, 0 were there`)
    const back = createFolderFiles([config.mediaDir])
    for (const [name, { data }] of storage.objects) {
      const chunks: Buffer[] = []
      for await (const chunk of (await back.read(name)) ?? []) chunks.push(chunk as Buffer) // no encoding is set
      expect(hash(Buffer.concat(chunks)), name).toBe(hash(data))
    }
    const none = createOperator({ db: test.db, clock })
    expect(await none.said('media', 'copy', 's3')).toMatch(/^\(failed\) The settings name no bucket/)
    expect(await none.said('media', 'copy', 'elsewhere')).toContain('(failed) "elsewhere" is none of s3, folder')
  })
})
