import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settings } from '#src/platform/config-schema.ts'
import { createHttpApp } from '#src/platform/http/http-app.ts'
import { findMediaFile } from '#src/platform/media-files/media-folders.ts'
import { createFolderFiles } from '#src/platform/media-files/folder-files.ts'
import { registerStatic } from './static-files.ts'

let folder: string
let own: string
let seed: string
let get: (url: string) => Promise<{ statusCode: number; body: string; headers: Record<string, unknown> }>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-'))
  own = join(folder, '.data', 'media')
  seed = join(folder, 'seed')
  await mkdir(join(seed, 'films'), { recursive: true })
  await writeFile(join(seed, 'films', 'a.txt'), 'of the brand')
  await writeFile(join(seed, 'both.txt'), 'of the brand')
  await writeFile(join(seed, 'kuu.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(seed, 'ohje.pdf'), '%PDF-1.7')
  await writeFile(join(seed, '.hidden'), 'secret')
  await writeFile(join(folder, 'outside.txt'), 'secret')
  const app = await createHttpApp({
    config: { publicUrl: 'http://localhost', rateLimits: false, trustProxy: [], cookieKeys: ['k'.repeat(32)] },
    log: pino({ level: 'silent' }),
    text: (_language, key) => key,
    actorOf: () => Promise.resolve({ kind: 'none' as const }),
  })
  // As on a new checkout: the shop's own folder comes with its first upload.
  await registerStatic(app, { projectDir: folder, media: createFolderFiles([own, seed]) })
  await mkdir(join(own, 'uploaded'), { recursive: true })
  await writeFile(join(own, 'uploaded', 'b.txt'), 'uploaded')
  await writeFile(join(own, 'both.txt'), 'uploaded')
  get = (url) => app.inject({ url })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('originals of pictures', () => {
  it('come from the shop’s own folder, and what it has not from the one it was seeded with', async () => {
    for (const [name, text] of [
      ['uploaded/b.txt', 'uploaded'],
      ['films/a.txt', 'of the brand'],
      ['both.txt', 'uploaded'],
    ]) {
      expect(await get(`/media/${name}`), name).toMatchObject({ statusCode: 200, body: text })
      const found = await findMediaFile([own, seed], name ?? '')
      expect(await readFile(found?.path ?? '', 'utf8'), name).toBe(text)
    }
  })

  it('are nothing else in either folder, and nothing beside them', async () => {
    for (const name of ['none.txt', '.hidden', 'uploaded', 'uploaded/', '../outside.txt', '..%2foutside.txt'])
      expect((await get(`/media/${name}`)).statusCode, name).toBe(404)
    for (const name of ['../outside.txt', '../seed-else/a', 'films', '', '/etc/hostname'])
      expect(await findMediaFile([seed, own], name), name).toBeNull()
  })

  it('that are drawings are kept for 30 days, others for one', async () => {
    expect((await get('/media/kuu.svg')).headers['cache-control']).toBe('public, max-age=2592000')
    expect((await get('/media/both.txt')).headers['cache-control']).toBe('public, max-age=86400')
  })

  it('that are documents are saved and opened by no page', async () => {
    const { headers } = await get('/media/ohje.pdf')
    expect(headers).toMatchObject({ 'content-disposition': 'attachment', 'x-content-type-options': 'nosniff' })
    expect((await get('/media/both.txt')).headers['content-disposition']).toBeUndefined()
  })

  it('that are uploaded are kept where nothing is committed', async () => {
    const ignored = (await readFile('.gitignore', 'utf8')).split('\n')
    expect(settings.mediaDir.fallback).toMatch(/^\.data\//)
    expect(ignored).toContain('.data/')
    expect(ignored.filter((line) => line.startsWith('demo/'))).toEqual([])
  })
})
