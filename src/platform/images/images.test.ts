import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { imagePresets, type ImagePreset } from '#src/common/image-presets.ts'
import { getRaw } from '../../../tests/hostile/support/raw-request.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createHttpApp } from '../http/http-app.ts'
import { imageRoutes } from './images.routes.ts'
import { createImages, encodings } from './images.ts'
import { createFolderFiles } from '../media-files/folder-files.ts'
import { createPictureProcess, type PictureProcess } from './picture-process.ts'

const log = pino({ level: 'silent' })
const mediaDir = join(import.meta.dirname, '../../../demo/images')
const pictures = createPictureProcess({ log })
const clock = createTestClock()
const product = 'products/tumma-72-merisuola.webp'
/** The one picture with a focal point. */
const shelf = 'category/lahjat.webp'
let cacheDir: string

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'images-'))
})
afterAll(() => pictures.close())

const open = async (options: { cacheBytes?: number; pictures?: PictureProcess } = {}) => {
  const folder = cacheDir
  const images = createImages({
    clock,
    pictures,
    media: createFolderFiles([mediaDir]),
    cacheDir,
    cacheBytes: 100_000_000,
    ...options,
  })
  const app = await createHttpApp({
    config: { publicUrl: 'http://localhost', rateLimits: false, trustProxy: [], cookieKeys: ['k'.repeat(32)] },
    log,
    text: (_language, key) => key,
    actorOf: () => Promise.resolve({ kind: 'none' as const }),
  })
  const focusOf = (path: string) => Promise.resolve(path === `/media/${shelf}` ? { x: 100, y: 50 } : null)
  app.register(imageRoutes({ images, focusOf }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo // it listens on TCP
  onTestFinished(async () => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    images,
    get: (url: string) => app.inject({ url }),
    /** As it is written: other clients put an address in order before they send it. */
    status: async (url: string) => (await getRaw(port, url)).status,
  }
}
const cached = async (): Promise<string[]> =>
  (await readdir(cacheDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

describe('the address of a picture', () => {
  it('has one spelling: every other is refused, and cached by none', async () => {
    const { status, get } = await open()
    const first = await get(`/images/192/webp/square/${product}`)
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp'])
    const spellings = [
      'products//tumma-72-merisuola.webp',
      '/products/tumma-72-merisuola.webp',
      './products/tumma-72-merisuola.webp',
      'products/./tumma-72-merisuola.webp',
      'products/tumma-72-merisuola%2ewebp',
      'pr%6fducts/tumma-72-merisuola.webp',
      'products%2ftumma-72-merisuola.webp',
      'x/../products/tumma-72-merisuola.webp',
      `${product}?`,
      `${product}?v=2`,
      'products/%2e/tumma-72-merisuola.webp',
      'products/tumma-72-merisuola.webp/',
      '.hidden/x.webp',
    ]
    for (const spelling of spellings) expect(await status(`/images/192/webp/square/${spelling}`), spelling).toBe(400)
    for (const width of ['0192', '192.0', '1.92e2', '%3192', '+192', '0xc0'])
      expect(await status(`/images/${width}/webp/square/${product}`), width).toBe(400)
    expect(await status(`/images/192/web%70/square/${product}`)).toBe(400)
    expect(await status(`/images/192/webp/squar%65/${product}`)).toBe(400)
    expect(await status('/images/192/webp/square/products/none.webp')).toBe(404)
    expect((await cached()).length).toBe(1)
  })

  it('a focal point is part of a crop’s address, and decides what is kept', async () => {
    const { get, status } = await open()
    const rightmost = await get(`/images/192/webp/square@100-50/${shelf}`)
    expect(rightmost.headers['cache-control']).toContain('immutable')
    const whole = sharp(join(mediaDir, shelf))
    const { width, height } = await whole.metadata()
    const mean = async (picture: Sharp) =>
      (await picture.resize(4, 4, { fit: 'fill' }).stats()).channels.map((channel) => channel.mean)
    const right = await mean(whole.clone().extract({ left: width - height, top: 0, width: height, height }))
    for (const [channel, value] of (await mean(sharp(rightmost.rawPayload))).entries())
      expect(Math.abs(value - (right[channel] ?? 0))).toBeLessThan(4)
    const old = await get(`/images/192/webp/square@10-10/${shelf}`)
    expect(old.rawPayload.equals(rightmost.rawPayload)).toBe(true)
    expect(old.headers['cache-control']).toBe('public, max-age=60')
    for (const address of [
      `square@10-10/${product}`,
      `square@100-101/${shelf}`,
      `square@010-10/${shelf}`,
      `square@10/${shelf}`,
      `default@100-50/${shelf}`,
    ])
      expect(await status(`/images/192/webp/${address}`), address).toBe(400)
  })

  it('has a width of its own preset, or is refused', async () => {
    const { status } = await open()
    const all = new Set(Object.values(imagePresets).flatMap(({ widths }): readonly number[] => widths))
    for (const preset of Object.keys(imagePresets) as ImagePreset[]) {
      const widths: readonly number[] = imagePresets[preset].widths
      for (const width of [...all, 448, 1920, 704].filter((one) => !widths.includes(one)))
        expect(await status(`/images/${width}/webp/${preset}/${product}`), `${preset} ${width}`).toBe(400)
      expect(await status(`/images/${widths[0]}/webp/${preset}/${product}`), preset).toBe(200)
    }
  })
})

describe('a picture for mails', () => {
  it('is a JPEG that other sites’ pages may show; what the shop’s own pages show is not for others', async () => {
    const { get } = await open()
    const mailed = await get(`/images/128/jpeg/tiny/${product}`)
    expect([mailed.statusCode, mailed.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(mailed.headers['cross-origin-resource-policy']).toBe('cross-origin')
    const { format, width, height } = await sharp(mailed.rawPayload).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 128, height: 128 })
    const shown = await get(`/images/128/webp/tiny/${product}`)
    expect(shown.headers['cross-origin-resource-policy']).toBe('same-origin')
  })

  it('has a light ground where the original is transparent', async () => {
    const { get } = await open()
    const { rawPayload } = await get('/images/128/jpeg/tiny/plates/plate-dark-front.webp')
    const [red, green, blue] = await sharp(rawPayload).raw().toBuffer()
    expect([red, green, blue].every((part) => (part ?? 0) > 200)).toBe(true)
  })
})

describe('the pictures on disk', () => {
  const ask = (images: ReturnType<typeof createImages>, preset: ImagePreset, width: number) =>
    images.resize({ source: product, preset, width, format: 'webp' })

  it('are made anew when their preset or their encoding is another', async () => {
    const { images } = await open()
    const square: { height: number | null } = imagePresets.square
    const [height, quality] = [square.height, encodings.webp.quality]
    onTestFinished(() => {
      square.height = height
      encodings.webp.quality = quality
    })
    const shown = async () => {
      const picture = (await ask(images, 'square', 192)) ?? Buffer.alloc(0)
      return { height: (await sharp(picture).metadata()).height, bytes: picture.length }
    }
    const before = await shown()
    expect(before.height).toBe(192)
    square.height = 320
    expect((await shown()).height).toBe(96)
    square.height = height
    encodings.webp.quality = 20
    expect((await shown()).bytes).toBeLessThan(before.bytes * 0.8)
    encodings.webp.quality = quality
    expect(await shown()).toEqual(before)
    expect((await cached()).length).toBe(3)
  })

  it('stay within their bound, and of the old ones those stay that are used, after a restart too', async () => {
    const [bound, old] = [300_000, new Date('2026-01-01')]
    const { images } = await open({ cacheBytes: bound })
    await ask(images, 'thumbnail', 192)
    const [used = ''] = await cached()
    await utimes(used, old, old)
    const others = Array.from({ length: 29 }, (_, index) => join(cacheDir, '0a', `${index}.webp`))
    await mkdir(join(cacheDir, '0a'))
    for (const path of others) {
      await writeFile(path, Buffer.alloc(10_000))
      await utimes(path, old, old)
    }
    const { images: restarted } = await open({ cacheBytes: bound })
    await ask(restarted, 'thumbnail', 192)
    let made = 0
    for (const width of [640, 768, 1024]) made += (await ask(restarted, 'square', width))?.length ?? 0
    expect(made).toBeGreaterThan(bound / 20)
    const total = async (): Promise<number> =>
      (await Promise.all((await cached()).map((path) => stat(path)))).reduce((sum, { size }) => sum + size, 0)
    await expect.poll(total).toBeLessThanOrEqual(bound)
    const left = await cached()
    expect(left).toContain(used)
    expect(left.filter((path) => others.includes(path)).length).toBeLessThan(27)
  })

  it('are right whoever else removes them', async () => {
    const { images } = await open()
    const first = await ask(images, 'tiny', 64)
    await rm(cacheDir, { recursive: true })
    expect(await ask(images, 'tiny', 64)).toEqual(first)
  })

  it('are made once for all who ask at the same time', async () => {
    let runs = 0
    const counted: PictureProcess = {
      ...pictures,
      run: (...given) => {
        runs += 1
        return pictures.run(...given)
      },
    }
    const { images } = await open({ pictures: counted })
    const all = await Promise.all(Array.from({ length: 20 }, () => ask(images, 'tiny', 128)))
    expect((await sharp(all[0] ?? undefined).metadata()).width).toBe(128)
    expect(runs).toBe(2) // the picture, and the first look at the folder
  })
})

describe('when too many pictures are waited for', () => {
  it('one more is a 503 with a time to come back, and those made before are served', async () => {
    const program = join(cacheDir, 'deaf.mjs')
    await writeFile(program, `process.on('message', () => {})`)
    const deaf = createPictureProcess({ log, program })
    const { get, images } = await open({ pictures: deaf })
    await (await open()).get(`/images/64/webp/tiny/${product}`)
    const sources = (await readdir(join(mediaDir, 'products'))).filter((name) => name.endsWith('.webp'))
    const [last = '', ...addresses] = sources
      .flatMap((name) => [192, 256, 384, 512].map((width) => `/images/${width}/webp/square/products/${name}`))
      .slice(0, 153)
    const asked = addresses.map((address) => get(address))
    await expect.poll(() => deaf.waiting()).toBe(150)
    const refused = await get(last)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
    expect((await get(`/images/64/webp/tiny/${product}`)).statusCode).toBe(200)
    asked.push(get(addresses[0] ?? ''))
    const drawn = images.drawOver({ source: product, svg: '<svg/>', width: 64, background: '#fff' })
    await expect(drawn).rejects.toMatchObject({ statusCode: 503 })
    deaf.close()
    for (const answer of await Promise.all(asked)) expect(answer.statusCode).toBe(503)
  })
})
