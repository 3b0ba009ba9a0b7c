import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { noJobs } from '../../../tests/support/no-jobs.ts'
import { createPictureIntake } from '#src/platform/images/picture-intake.ts'
import { createFolderFiles } from '#src/platform/media-files/folder-files.ts'
import { createPictureProcess } from '#src/platform/images/picture-process.ts'
import type { MediaQuery } from '../contract/library.ts'
import { createMediaAdmin, type MediaAdmin } from './media-admin.ts'
import { createMediaLibrary } from './media-library.ts'
import { samplePdf } from './testing/sample-files.ts'

const pictures = createPictureProcess({ log: pino({ level: 'silent' }) })
let test: TestDatabase
let mediaDir: string
let admin: MediaAdmin
let library: ReturnType<typeof createMediaLibrary>
const shown = new Set<number>()

beforeAll(async () => {
  test = await createTestDatabase()
  mediaDir = await mkdtemp(join(tmpdir(), 'media-'))
  const usage = async (id: number) => (shown.has(id) ? [{ id: 7, name: 'story', languages: ['fi'] }] : [])
  admin = createMediaAdmin({
    db: test.db,
    clock: createTestClock(),
    jobs: noJobs,
    usersOfPath: () => Promise.resolve([]),
    media: createFolderFiles([mediaDir]),
    pictures,
    intake: createPictureIntake({ media: createFolderFiles([mediaDir]), pictures, folder: 'uploaded' }),
    usage,
  })
  library = createMediaLibrary({ db: test.db, usage, usedIds: async () => [...shown] })
})
afterAll(async () => {
  pictures.close()
  await test.drop()
  await rm(mediaDir, { recursive: true, force: true })
})

const drawing = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${fill}" d="M0 0h24v24z"/></svg>`
const words = { fi: 'Levy', sv: 'Kaka', en: 'Bar' }
async function add(data: Buffer | string, name: string, folder = '', altTexts = words): Promise<number> {
  const added = await admin.upload({ content: Readable.from([Buffer.from(data)]), name, folder, altTexts }, tester)
  if (!added.ok) throw new Error(JSON.stringify(added.error))
  return added.value.id
}
const found = async (query: MediaQuery) => (await library.list(query, tester)).items.map(({ id }) => id)
const refused = (key: string) => ({
  ok: false,
  error: { kind: 'business', problems: [expect.objectContaining({ key })] },
})

describe('the library of staff', () => {
  it('finds by folder, words, kind, and by what nothing shows or says', async () => {
    const bar = await add(drawing('#100001'), 'levy_1.svg', 'campaigns/christmas')
    const bare = await add(drawing('#100002'), 'koriste.svg', 'campaigns', { fi: 'Lehti', sv: '', en: '' })
    const menu = await add(samplePdf(), 'lounas.pdf', 'menus')
    expect(await found({ folder: 'campaigns' })).toEqual([bare, bar])
    expect(await found({ folder: 'campaign' })).toEqual([])
    expect(await found({ q: 'levy_' })).toEqual([bar])
    expect(await found({ q: '%' })).toEqual([])
    expect(await found({ q: 'LEHTI' })).toEqual([bare])
    expect(await found({ kinds: 'document,video' })).toEqual([menu])
    expect(await found({ ids: `${menu},${bar},999999` })).toEqual([menu, bar])
    expect(await found({ view: 'without-text' })).toEqual([bare])
    shown.add(bar)
    expect(await found({ view: 'unused' })).toEqual([menu, bare])
    expect(await found({ sort: 'name' })).toEqual([bare, bar, menu])
    const { folders, counts, totalCount } = await library.list({}, tester)
    expect(folders).toEqual([
      { name: 'campaigns', items: 1 },
      { name: 'campaigns/christmas', items: 1 },
      { name: 'menus', items: 1 },
    ])
    expect(counts).toEqual({ all: 3, unused: 2, withoutText: 1 })
    expect(totalCount).toBe(3)
    expect((await admin.update(bare, { isDecorative: true }, tester)).ok).toBe(true)
    expect(await found({ view: 'without-text' })).toEqual([])
  })

  it('changes what is said of an item, all of it or nothing', async () => {
    const id = await add(drawing('#200001'), 'merkki.svg')
    const altText = { fi: ' Uusi ', sv: 'Ny', en: 'New' }
    expect(await admin.update(id, { name: 'Merkki', folder: 'marks', altText }, tester)).toEqual({
      ok: true,
      value: null,
    })
    expect(await library.find(id, tester)).toMatchObject({
      name: 'Merkki',
      folder: 'marks',
      altText: { fi: 'Uusi', sv: 'Ny', en: 'New' },
      focus: null,
    })
    expect(await admin.update(id, { name: 'x', folder: '../x' }, tester)).toEqual(
      refused('media-library/folder-invalid'),
    )
    expect((await admin.update(id, { name: 'x', focus: { x: 1, y: 1 } }, tester)).ok).toBe(false)
    expect(await library.find(id, tester)).toMatchObject({ name: 'Merkki' })
    expect((await admin.update(999_999, { name: 'x' }, tester)).ok).toBe(false)
  })

  it('puts a file of the same kind in the place of another, which goes', async () => {
    const id = await add(drawing('#300001'), 'vanha.svg', 'marks')
    const other = await add(drawing('#300002'), 'toinen.svg')
    const before = await library.find(id, tester)
    const replace = (data: Buffer | string, name: string) =>
      admin.replace(id, { content: Readable.from([Buffer.from(data)]), name }, tester)
    expect(await replace(samplePdf(), 'uusi.pdf')).toEqual(refused('media-library/another-kind'))
    expect(await replace(drawing('#300002'), 'uusi.svg')).toEqual(refused('media-library/known-file'))
    expect(await replace(drawing('#300003'), 'uusi.svg')).toEqual({ ok: true, value: null })
    const after = await library.find(id, tester)
    expect(after).toMatchObject({ id, name: 'uusi.svg', folder: 'marks', altText: words })
    expect(after?.path).not.toBe(before?.path)
    const files = await readdir(join(mediaDir, 'uploaded'))
    expect(files).toContain(after?.path.split('/').at(-1))
    expect(files).not.toContain(before?.path.split('/').at(-1))
    expect(await library.find(other, tester)).not.toBeNull()
  })

  it('renames a folder with all below it, and no other', async () => {
    const ids = [await add(drawing('#400001'), 'a.svg', 'old'), await add(drawing('#400002'), 'b.svg', 'old/deep')]
    const beside = await add(drawing('#400003'), 'c.svg', 'older')
    expect(await admin.moveFolder('old', 'old/deep/x', tester)).toEqual(refused('media-library/folder-invalid'))
    expect(await admin.moveFolder('old', 'archive/2026', tester)).toEqual({ ok: true, value: null })
    const folders = async (id: number | undefined) => (await library.find(id ?? 0, tester))?.folder
    expect(await folders(ids[0])).toBe('archive/2026')
    expect(await folders(ids[1])).toBe('archive/2026/deep')
    expect(await folders(beside)).toBe('older')
  })
})
