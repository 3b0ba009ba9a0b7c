import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { projectDirectory } from '../../../tests/support/places.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { createPictureIntake } from '#src/platform/images/picture-intake.ts'
import { createFolderFiles } from '#src/platform/media-files/folder-files.ts'
import { createPictureProcess } from '#src/platform/images/picture-process.ts'
import { publishedView } from '#src/shell/contract/view-context.ts'
import type { SocialMediaBlock } from '../blocks/social-media-block/social-media.block.ts'
import type { VideoBlock } from '../blocks/video-block/video.block.ts'
import { createContentModule } from './content.module.ts'

const log = pino({ level: 'silent' })
const pictures = createPictureProcess({ log })
const publicUrl = 'http://localhost:3000'
const embedOrigin = 'http://127.0.0.1:3000'
const code = '<blockquote>Kuva</blockquote><script src="https://www.instagram.com/embed.js"></script>'
const meta = { metaTitle: '', metaDescription: '', ogImage: null, layoutTheme: '', noindex: false }
let test: TestDatabase
let app: App
let host: Server
let mediaDir: string
let asked: string[] = []
let social: SocialMediaBlock
let videos: VideoBlock[]

beforeAll(async () => {
  test = await createTestDatabase()
  mediaDir = await mkdtemp(join(tmpdir(), 'thumbnails-'))
  const jpeg = await sharp(join(projectDirectory, 'demo/images/category/lahjat.webp')).resize(480).jpeg().toBuffer()
  host = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (!/aBcD_eF-12[34]/.test(request.url ?? '')) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const thumbnailOrigin = `http://127.0.0.1:${(host.address() as AddressInfo).port}` // it listens on TCP
  const content = createContentModule({
    db: test.db,
    clock: createTestClock(),
    log,
    contributions: [],
    onPublished: () => Promise.resolve(),
    embeds: {
      embedOrigin,
      publicUrl,
      thumbnailOrigin,
      intake: createPictureIntake({ media: createFolderFiles([mediaDir]), pictures }),
    },
  })
  const id = await content.service.create(
    { key: 'root', kind: 'page', contentType: 'LandingPage', parentId: null },
    tester,
  )
  const block = (type: string, fields: object) => ({ type, fields })
  const video = { headingLevel: 'h2', plays: 'click' }
  const mainContentArea = [
    block('SocialMediaBlock', { headingLevel: 'p', service: 'Instagram', html: code, frameHeight: 400 }),
    block('VideoBlock', { ...video, youtubeVideoUrl: 'https://youtu.be/aBcD_eF-123' }),
    block('VideoBlock', { ...video, youtubeVideoUrl: 'https://evil.example/watch?v=aBcD_eF-123' }),
  ]
  const fields = { ...meta, heading: 'Sivu', lead: '', mainBody: '', field: 'sand', mainContentArea }
  const saved = await content.service.saveDraft(id, 'fi', { name: 'Sivu', slug: '', fields }, tester)
  if (!saved.ok) throw new Error(JSON.stringify(saved.error))
  await content.service.publish(id, ['fi'], tester)
  const page = await content.delivery.deliver(id, publishedView('fi'))
  if (!page) throw new Error('The page is not there')
  ;[social, ...videos] = page.areas.mainContentArea as unknown as [SocialMediaBlock, ...VideoBlock[]] // as they were put there
  app = await createHttpApp({
    config: { publicUrl, rateLimits: false, trustProxy: [], cookieKeys: ['k'.repeat(32)] },
    log,
    text: (_language, key) => key,
    actorOf: () => Promise.resolve({ kind: 'none' as const }),
    frameOrigins: [embedOrigin],
  })
  for (const register of content.routes) register(app)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  host.close()
  pictures.close()
  await test.drop()
  await rm(mediaDir, { recursive: true, force: true })
})

const frame = (url: string, at = '127.0.0.1:3000') => app.inject({ url, headers: { host: at } })
const pathOf = (url = ''): string => url.slice(embedOrigin.length)

describe('another service’s code', () => {
  it('does not leave for the page: the page is told where its frame is', () => {
    expect(JSON.stringify(social)).not.toContain('instagram.com')
    expect(social.frameUrl).toBe(`${embedOrigin}/embed/${social.contentLink.id}?language=fi`)
  })

  it('is a document on an origin of its own, which the shop’s pages alone may show', async () => {
    const { statusCode, body, headers } = await frame(pathOf(social.frameUrl))
    expect(statusCode).toBe(200)
    expect(body).toContain(code)
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${publicUrl};`)
    expect(headers['content-security-policy']).toMatch(/sandbox (?!.*top-navigation)/)
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
    expect(body).toContain(JSON.stringify(publicUrl))
  })

  it('is not to be had from the shop’s own host, by another id, or of a block that has none', async () => {
    expect((await frame(pathOf(social.frameUrl), 'localhost:3000')).statusCode).toBe(404)
    expect((await frame('/embed/99999')).statusCode).toBe(404)
    expect((await frame(`/embed/${videos[1]?.contentLink.id}`)).statusCode).toBe(404)
    expect((await frame('/embed/0')).statusCode).toBe(400)
    expect((await frame('/embed/x')).statusCode).toBe(400)
  })

  it('the shop’s pages may show that origin and no other', async () => {
    const { headers } = await app.inject({ url: '/none', headers: { host: 'localhost:3000' } })
    expect(headers['content-security-policy']).toContain(`frame-src ${embedOrigin};`)
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*https:/)
  })
})

describe('a public video', () => {
  it('is played by its host in such a frame, and shown by a picture that we fetch', async () => {
    const [video] = videos
    expect(video?.thumbnailUrl).toBe('/api/video-thumbnails/aBcD_eF-123')
    expect((await frame(pathOf(video?.frameUrl))).body).toContain('youtube-nocookie.com/embed/aBcD_eF-123')
  })

  it('whose address is none has no frame, no picture and leads nowhere', () => {
    expect(videos[1]).toMatchObject({ frameUrl: '', thumbnailUrl: '', youtubeVideoUrl: '' })
  })

  it('has its picture fetched once, written anew, and nothing where there is none', async () => {
    asked = []
    const get = (id: string) => app.inject({ url: `/api/video-thumbnails/${id}` })
    const [first, second] = [await get('aBcD_eF-123'), await get('aBcD_eF-123')]
    expect(first.statusCode).toBe(302)
    expect(first.headers.location).toMatch(/^\/images\/1280\/webp\/default\/imported\/\w{32}\.webp$/)
    expect(second.headers.location).toBe(first.headers.location)
    expect(asked).toEqual(['/vi/aBcD_eF-123/hqdefault.jpg'])
    expect((await get('none_eF-123')).statusCode).toBe(404)
    expect((await get('../../x')).statusCode).toBe(404)
    expect((await get('short')).statusCode).toBe(400)
  })

  it('that no page shows is not fetched: what is kept here is ours to choose', async () => {
    asked = []
    expect((await app.inject({ url: '/api/video-thumbnails/aBcD_eF-124' })).statusCode).toBe(404)
    expect(asked).toEqual([])
  })
})
