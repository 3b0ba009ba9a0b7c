import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { shopTexts } from '../../../tests/support/shop-texts.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { noJobs } from '../../../tests/support/no-jobs.ts'
import { createPictureIntake } from '#src/platform/images/picture-intake.ts'
import { createFolderFiles } from '#src/platform/media-files/folder-files.ts'
import { createPictureProcess } from '#src/platform/images/picture-process.ts'
import type { MediaUse } from '../contract/library.ts'
import type { Film } from '../contract/media.ts'
import { createMediaAdmin, type MediaAdmin } from './media-admin.ts'
import { createMedia, findFocus, findMedia } from './media.service.ts'
import { demoPicture, sampleFilm, samplePdf } from './testing/sample-files.ts'

const pictures = createPictureProcess({ log: pino({ level: 'silent' }) })
const altTexts = { fi: 'Levy', sv: 'Kaka', en: 'Bar' }
const used = new Map<number, MediaUse[]>()
let test: TestDatabase
let mediaDir: string
let admin: MediaAdmin

beforeAll(async () => {
  test = await createTestDatabase()
  mediaDir = await mkdtemp(join(tmpdir(), 'media-'))
  admin = createMediaAdmin({
    db: test.db,
    clock: createTestClock(),
    jobs: noJobs,
    usersOfPath: () => Promise.resolve([]),
    media: createFolderFiles([mediaDir]),
    pictures,
    intake: createPictureIntake({ media: createFolderFiles([mediaDir]), pictures, folder: 'uploaded' }),
    usage: async (id) => used.get(id) ?? [],
  })
})
afterAll(async () => {
  pictures.close()
  await test.drop()
  await rm(mediaDir, { recursive: true, force: true })
})

const bytes = (data: Buffer | string) => Readable.from([Buffer.from(data)])
const upload = (data: Buffer | string, name: string, folder = '') =>
  admin.upload({ content: bytes(data), name, folder, altTexts }, tester)
async function idOf(data: Buffer | string, name: string): Promise<number> {
  const taken = await upload(data, name)
  if (!taken.ok) throw new Error(JSON.stringify(taken.error))
  return taken.value.id
}
const refused = (key: string) => ({
  ok: false,
  error: { kind: 'business', problems: [expect.objectContaining({ key })] },
})
const files = async (): Promise<string[]> => readdir(join(mediaDir, 'uploaded'))
const shown = async (id: number) => (await findMedia(test.db, [id], 'fi')).get(id)
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24z"/></svg>'

describe('a file comes into the library', () => {
  it('a picture: written anew, with its size, its words and its hash', async () => {
    const picture = await sharp(await demoPicture('hero/hero-bars.webp'))
      .jpeg()
      .withExif({ IFD0: { Artist: 'Aino' } })
      .toBuffer()
    const taken = await upload(picture, 'levyt.JPG', 'campaigns/christmas')
    expect(taken).toMatchObject({
      ok: true,
      value: { path: expect.stringMatching(/^\/media\/uploaded\/\w{32}\.webp$/) },
    })
    const [item] = await admin.list('campaigns/christmas', tester)
    expect(item).toMatchObject({
      kind: 'picture',
      width: 2000,
      height: 1000,
      name: 'levyt.JPG',
      hash: expect.stringMatching(/^\w{64}$/),
    })
    expect(await shown(item?.id ?? 0)).toMatchObject({ altText: 'Levy', width: 2000 })
    const kept = await readFile(join(mediaDir, item?.path.slice('/media/'.length) ?? ''))
    expect(kept.includes('Aino')).toBe(false)
    expect(await admin.folders(tester)).toContain('campaigns/christmas')
  })

  it('a picture as telephones make them', async () => {
    const picture = await sharp({ create: { width: 8_160, height: 6_144, channels: 3, background: '#633' } })
      .jpeg()
      .toBuffer()
    expect(await upload(picture, 'IMG_0001.jpg')).toMatchObject({ ok: true, value: { path: expect.any(String) } })
  })

  it('the same file twice is one item, and what editors wrote of it stays', async () => {
    const picture = await demoPicture('category/lahjat.webp')
    const id = await idOf(picture, 'a.webp')
    await admin.setAltText(id, 'fi', 'Lahjat', tester)
    expect(await idOf(picture, 'b.webp')).toBe(id)
    expect(await shown(id)).toMatchObject({ altText: 'Lahjat' })
  })

  it('a drawing: cleaned, and ready to stand inside a page', async () => {
    const id = await idOf(svg.replace('<path', '<script>alert(1)</script><path onload="alert(1)"'), 'kuu.svg')
    const item = await shown(id)
    expect(item).toMatchObject({ width: 24, height: 24, markup: svg.replace('/>', '></path>') })
    expect(await readFile(join(mediaDir, item?.url.slice('/media/'.length) ?? ''), 'utf8')).toBe(item?.markup)
  })

  it('a film: WebM first, an MP4 beside it, captions and a poster', async () => {
    const id = await idOf(await sampleFilm('webm'), 'valu.webm')
    const poster = await idOf(await demoPicture('category/konvehdit.webp'), 'p.webp')
    expect(await admin.addAlternate(id, bytes(await sampleFilm('mp4')), tester)).toEqual({ ok: true, value: null })
    expect(
      await admin.addCaptions(id, 'fi', bytes('WEBVTT\n\n00:00.000 --> 00:01.000\n[kolahdus]\n'), tester),
    ).toMatchObject({ ok: true })
    expect(await admin.setPoster(id, poster, tester)).toMatchObject({ ok: true })
    const film = (await shown(id)) as Film // what a video is shown as
    expect(film).toMatchObject({ width: 640, height: 360, durationMs: 3000, poster: { altText: 'Levy' } })
    expect(film.sources.map(({ type }) => type)).toEqual(['video/webm', 'video/mp4'])
    expect(film.captions).toEqual([{ language: 'fi', url: expect.stringMatching(/\.vtt$/) }])
  })

  it('a film of the seed: gets the MP4 it has since, and keeps what editors put beside it', async () => {
    const media = createMedia({ db: test.db, clock: createTestClock() })
    const facts = { width: 640, height: 360, altTexts, durationMs: 3_000, posterId: null, captions: {} }
    const film = { ...facts, path: '/media/films/seeded.webm', file: { bytes: 1, hash: 'a'.repeat(64) } }
    const alternatePath = '/media/films/seeded.mp4'
    const sources = async () => ((await shown(id)) as Film).sources.map(({ url }) => url) // what a video is shown as
    const id = await media.registerFilm(film)
    expect(await sources()).toEqual([film.path])
    await media.registerFilm({ ...film, alternatePath })
    expect(await sources()).toEqual([film.path, alternatePath])
    expect(await admin.addAlternate(id, bytes(await sampleFilm('mp4')), tester)).toMatchObject({ ok: true })
    const own = await sources()
    expect(own[1]).not.toBe(alternatePath)
    await media.registerFilm({ ...film, alternatePath })
    expect(await sources()).toEqual(own)
  })

  it('a document', async () => {
    const id = await idOf(samplePdf(), 'hinnasto.pdf')
    expect((await shown(id))?.url).toMatch(/\.pdf$/)
  })
})

describe('what is refused', () => {
  it.each([
    ['a program', Buffer.from('MZ\u0000\u0001'), 'kuva.png', 'media-library/unknown-type'],
    ['HTML', '<html><script>alert(1)</script></html>', 'kuva.svg', 'media-library/unknown-type'],
    ['nothing', '', 'kuva.png', 'media-library/unknown-type'],
    [
      'a picture that says it is a film',
      Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
      'filmi.mp4',
      'media-library/wrong-type',
    ],
    ['a drawing that says it is a picture', svg, 'kuva.png', 'media-library/wrong-type'],
    [
      'a picture with nothing in it',
      Buffer.from('\u0089PNG\r\n\u001a\nxxxx', 'latin1'),
      'kuva.png',
      'media-library/refused/unreadable',
    ],
    ['a drawing of entities', `<!DOCTYPE svg [<!ENTITY a "aa">]>${svg}`, 'kuva.svg', 'media-library/vector-refused'],
    [
      'a drawing that is too large',
      svg.replace('<path', `<path stroke="${'1 '.repeat(60_000)}"`),
      'k.svg',
      'media-library/vector-refused',
    ],
    [
      'a film with nothing in it',
      Buffer.from('\u001a\u0045\u00df\u00a3xxxx', 'latin1'),
      'f.webm',
      'media-library/film-refused',
    ],
    [
      'a document with another behind it',
      Buffer.concat([samplePdf(), Buffer.from('PK\u0003\u0004')]),
      'a.pdf',
      'media-library/document-broken',
    ],
    [
      'a document that runs something',
      samplePdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'),
      'a.pdf',
      'media-library/document-active',
    ],
    ['captions by themselves', 'WEBVTT\n', 'a.vtt', 'media-library/captions-need-film'],
  ])('%s', async (_, data, name, key) => {
    expect(await upload(data, name)).toEqual(refused(key))
  })

  it('a picture that unfolds to more than a machine has', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    const answer = await upload(bomb, 'pommi.png')
    const problem = {
      key: 'media-library/refused/too-many-pixels',
      params: { width: 12_000, height: 12_000, millions: 64 },
    }
    expect(answer).toEqual({ ok: false, error: { kind: 'business', problems: [problem] } })
    expect(shopTexts.lookup('en', problem.key, problem.params)).toContain(
      '12000 × 12000 pixels; at most 64 million in all',
    )
  })

  it('a file without end: it is not read further than its limit', async () => {
    let given = 0
    const endless = Readable.from(
      (function* () {
        yield Buffer.from('%PDF-')
        for (;;) {
          given += 65_536
          yield Buffer.alloc(65_536)
        }
      })(),
    )
    const taken = await admin.upload({ content: endless, name: 'a.pdf', folder: '', altTexts }, tester)
    expect(taken).toEqual(refused('media-library/too-large'))
    expect(given).toBeLessThan(22_000_000)
  })

  it.each(['../x', '/x', 'Isot', 'a//b', 'a/b/c/d/e/f'])('the folder %s', async (folder) => {
    expect(await upload(svg, 'kuva.svg', folder)).toEqual(refused('media-library/folder-invalid'))
  })

  it('a film beside it that is another one, or no MP4', async () => {
    const id = await idOf(await sampleFilm('webm', { seconds: 5 }), 'viisi.webm')
    expect(await admin.addAlternate(id, bytes(await sampleFilm('mp4')), tester)).toEqual(
      refused('media-library/another-film'),
    )
    const tall = await sampleFilm('mp4', { seconds: 5, width: 360, height: 640 })
    expect(await admin.addAlternate(id, bytes(tall), tester)).toEqual(refused('media-library/another-film'))
    expect(await admin.addAlternate(id, bytes(await sampleFilm('webm')), tester)).toEqual(
      refused('media-library/not-mp4'),
    )
    expect(await admin.addAlternate(id, bytes(svg), tester)).toEqual(refused('media-library/not-mp4'))
    expect(await admin.addCaptions(id, 'sv', bytes('1\n00:00'), tester)).toMatchObject({ ok: false })
  })

  it('leaves no file behind', async () => {
    const before = await files()
    await upload(Buffer.from('\u001a\u0045\u00df\u00a3xxxx', 'latin1'), 'f.webm')
    await upload('MZ', 'kuva.png')
    expect(await files()).toEqual(before)
    expect(before.filter((name) => name.endsWith('.part'))).toEqual([])
  })
})

describe('an item', () => {
  it('has a point that stays in sight, which its crops are asked by', async () => {
    const id = await idOf(await demoPicture('category/leivat.webp'), 'leivat.webp')
    expect(await admin.setFocus(id, { x: 30, y: 101 }, tester)).toEqual(refused('media-library/focus-invalid'))
    expect(await admin.setFocus(id, { x: 30, y: 60 }, tester)).toMatchObject({ ok: true })
    const item = await shown(id)
    expect(item?.focus).toEqual({ x: 30, y: 60 })
    expect(await findFocus(test.db, item?.url ?? '')).toEqual({ x: 30, y: 60 })
  })

  it('stays while something shows it, and goes with its file when nothing does', async () => {
    const id = await idOf(svg.replace('24z', '12z'), 'kaari.svg')
    const path = (await shown(id))?.url ?? ''
    used.set(id, [{ id: 7, name: 'story', languages: ['fi'] }])
    expect(await admin.remove(id, tester)).toEqual(refused('media-library/in-use'))
    used.delete(id)
    expect(await admin.remove(id, tester)).toEqual({ ok: true, value: null })
    expect(await files()).not.toContain(path.split('/').at(-1))
    expect(await admin.remove(id, tester)).toMatchObject({ ok: false, error: { kind: 'not-found' } })
  })

  it('is a film’s poster: it stays as long as the film', async () => {
    const film = await idOf(await sampleFilm('webm', { seconds: 2 }), 'kaksi.webm')
    const poster = await idOf(await demoPicture('category/keksit.webp'), 'p.webp')
    await admin.setPoster(film, poster, tester)
    expect(await admin.remove(poster, tester)).toEqual(refused('media-library/in-use'))
    await admin.setPoster(film, null, tester)
    expect(await admin.remove(poster, tester)).toMatchObject({ ok: true })
  })
})
