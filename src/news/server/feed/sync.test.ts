import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../../tests/support/clock.ts'
import { madeImage, madeRelease, openPressRoom } from '../../../../tests/support/press-room.ts'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'

/* A press room's feed as the job takes it in: new, changed and withdrawn releases, and everything a feed can do wrong. */

const clock = createTestClock('2026-11-26T10:00:00Z')
let test: TestDatabase
let press: Awaited<ReturnType<typeof openPressRoom>>
beforeAll(async () => {
  test = await createTestDatabase()
  press = await openPressRoom({ db: test.db, clock, patienceMs: 1_500, releases: () => [] })
})
afterAll(async () => {
  await press?.close()
  await test?.drop()
})
beforeEach(async () => {
  press.room.setFault('none')
  for (const { EncryptedId } of [...press.room.releases()]) press.room.withdraw(EncryptedId)
  await test.sql`delete from news_release`
  await test.sql`delete from media_item`
  await test.sql`update news_feed set fetched_at = '2026-11-26T09:00:00Z'`
  press.told.length = 0
})

const put = (...releases: Parameters<typeof press.room.put>[0][]) =>
  releases.forEach((release) => press.room.put(release))
const live = async () => (await press.live()).map(({ externalId, title }) => `${externalId} ${title}`)
const row = async (externalId: string) => {
  const [found] = await test.sql<Record<string, unknown>>`select * from news_release where external_id = ${externalId}`
  return found ?? {}
}

describe('a feed that is well', () => {
  it('brings every release of all its pages once, and asks for nothing twice', async () => {
    put(...Array.from({ length: 120 }, (_, n) => madeRelease(n)))
    expect(await press.sync()).toMatchObject({ kind: 'taken', added: 120, changed: 0, withdrawn: 0 })
    expect(await live()).toHaveLength(120)
    expect(await press.sync()).toMatchObject({ added: 0, changed: 0, withdrawn: 0 })
  })

  it('changes a release in its place: its address and its id stay, its words are new', async () => {
    put(madeRelease(1, { Title: 'Kerkkä siirtyy metsästä levyyn' }))
    await press.sync()
    const before = await row('R000001')
    put(madeRelease(1, { Title: 'Kerkkä pysyy metsässä', LastChangeDate: '2026-11-26T09:00:00Z' }))
    expect(await press.sync()).toMatchObject({ added: 0, changed: 1 })
    expect(await row('R000001')).toMatchObject({
      id: before['id'],
      slug: 'kerkka-siirtyy-metsasta-levyyn',
      title: 'Kerkkä pysyy metsässä',
    })
  })

  it('gives releases of one title addresses of their own', async () => {
    put(madeRelease(1, { Title: 'Joulu' }), madeRelease(2, { Title: 'JOULU!' }), madeRelease(3, { Title: '***' }))
    await press.sync()
    const rows = await test.sql<{ slug: string }>`select slug from news_release order by slug`
    expect(rows.map(({ slug }) => slug)).toEqual(['joulu', 'joulu-2', 'release'])
  })

  it('takes a release off the site when the room says that it is gone, and back when it comes again', async () => {
    put(madeRelease(1, { Images: [madeImage(press.room.url)] }), madeRelease(2))
    await press.sync()
    const [item] = await test.sql<{ path: string }>`select path from media_item`
    const file = join(press.mediaDir, (item?.path ?? '').slice('/media/'.length))
    expect(existsSync(file)).toBe(true)
    press.room.withdraw('R000001')
    expect(await press.sync()).toMatchObject({ withdrawn: 1 })
    expect(await live()).toEqual(['R000002 Tiedote 2'])
    expect(existsSync(file), 'its picture').toBe(false)
    expect(await test.sql`select 1 from media_item`).toHaveLength(0)
    put(madeRelease(1, { Images: [madeImage(press.room.url)] }))
    await press.sync()
    expect(await live()).toHaveLength(2)
    expect(await test.sql`select 1 from media_item`).toHaveLength(1)
  })

  it('tells subscribers of what is new since it was first read, once, and of nothing that is old', async () => {
    put(
      madeRelease(1, { PublishDate: '2026-11-26T09:30:00Z' }),
      madeRelease(2, { PublishDate: '2026-11-01T09:30:00Z' }),
    )
    await press.sync()
    await press.sync()
    put(
      madeRelease(1, {
        PublishDate: '2026-11-26T09:30:00Z',
        Title: 'Korjattu',
        LastChangeDate: '2026-11-26T09:50:00Z',
      }),
    )
    await press.sync()
    expect(press.told).toEqual([(await row('R000001'))['id']])
    await test.sql`update news_feed set fetched_at = null`
    put(madeRelease(3, { PublishDate: '2026-11-26T09:40:00Z' }))
    await press.sync()
    expect(press.told).toHaveLength(1)
  })

  it('keeps what is written ahead to itself until its time', async () => {
    put(madeRelease(1, { PublishDate: '2026-11-26T12:00:00Z' }))
    await press.sync()
    expect(await live()).toEqual([])
    clock.set('2026-11-26T12:00:01Z')
    await press.sync()
    expect(await live()).toHaveLength(1)
    clock.set('2026-11-26T10:00:00Z')
  })

  it('keeps languages it knows, and what belongs together', async () => {
    put(
      madeRelease(1, { LanguageVersions: [{ Code: 'sv-SE', ReleaseId: 'R000002' }] }),
      madeRelease(2, { LanguageCode: 'sv' }),
      madeRelease(3, { LanguageCode: 'de' }),
    )
    await press.sync()
    expect(await live()).toHaveLength(2)
    expect((await row('R000001'))['versions']).toEqual([{ language: 'sv', externalId: 'R000002' }])
  })
})

describe('what a release brings', () => {
  it('is clean: nothing of it runs, loads or frames', async () => {
    const hostile =
      '<p onclick="x()">Hei</p><script>alert(1)</script><img src=x onerror=alert(1)><iframe src="https://x.example"></iframe>' +
      '<a href="javascript:alert(1)">x</a><svg><script>alert(1)</script></svg><form action="https://x.example"></form><style>*{}</style>'
    put(
      madeRelease(1, {
        Title: '<script>alert(1)</script> R&D',
        Intro: 'a\u202Eb\u0000c',
        HtmlBody: hostile,
        HtmlContact: hostile,
        HtmlCompanyInformation: hostile,
      }),
    )
    await press.sync()
    const kept = await row('R000001')
    for (const name of ['body', 'contact', 'company_information']) expect(kept[name]).toBe('<p>Hei</p><a>x</a>')
    // Shown as the text it is.
    expect(kept['title']).toBe('<script>alert(1)</script> R&D')
    expect(kept['intro']).toBe('abc')
  })

  it('is kept as media: pictures written anew, papers looked through', async () => {
    const { url } = press.room
    const paper = { ...madeImage(url), Url: `${url}/papi/files/konvehti-willja-trio-fi.pdf`, FileName: 'Tiedote.pdf' }
    put(madeRelease(1, { Images: [madeImage(url)], Files: [paper] }))
    await press.sync()
    const items = await test.sql<{ kind: string; folder: string; path: string }>`
      select kind, folder, path from media_item order by kind`
    expect(items).toMatchObject([
      { kind: 'document', folder: 'news' },
      { kind: 'picture', folder: 'news' },
    ])
    expect(items.every(({ path }) => path.startsWith('/media/uploaded/'))).toBe(true)
    expect((await row('R000001'))['files']).toMatchObject([{ fileName: 'Tiedote.pdf', refused: '', sizeBytes: 18_481 }])
  })

  it.each([
    ['of 25 MB', 'huge-media'],
    ['that leads to this machine by a redirect', 'stray-media'],
  ] as const)('is told without a picture %s, which is asked for once', async (_what, fault) => {
    press.room.setFault(fault)
    put(madeRelease(1, { Images: [madeImage(press.room.url)] }))
    await press.sync()
    expect(await live()).toHaveLength(1)
    expect((await row('R000001'))['pictures']).toMatchObject([{ mediaId: null, refused: expect.stringMatching(/.+/) }])
    const asked = press.room.calls()['/papi/media/*'] ?? 0
    await press.sync()
    expect(press.room.calls()['/papi/media/*']).toBe(asked)
  })

  it('waits for a picture that is not to be had just now, and comes without it until then', async () => {
    press.room.setFault('no-media')
    put(madeRelease(1, { Images: [madeImage(press.room.url)] }))
    await press.sync()
    expect((await row('R000001'))['pictures']).toMatchObject([{ mediaId: null, refused: '' }])
    press.room.setFault('none')
    expect(await press.sync()).toMatchObject({ changed: 1 })
    expect((await row('R000001'))['pictures']).toMatchObject([{ mediaId: expect.any(Number) }])
    expect(await press.sync()).toMatchObject({ changed: 0 })
  })

  it('keeps its last good picture when a changed one cannot be had', async () => {
    put(madeRelease(1, { Images: [madeImage(press.room.url)] }))
    await press.sync()
    const before = (await row('R000001'))['pictures']
    press.room.setFault('no-media')
    put(madeRelease(1, { Images: [madeImage(press.room.url)], LastChangeDate: '2026-11-26T09:55:00Z', Title: 'Uusi' }))
    await press.sync()
    expect(await row('R000001')).toMatchObject({ title: 'Uusi', pictures: before })
  })
})

describe('a feed that is not well', () => {
  it.each(['down', 'error', 'slow', 'broken', 'garbage', 'empty', 'half', 'moving'] as const)(
    'changes nothing when it is %s, and is caught up with afterwards',
    async (fault) => {
      put(...Array.from({ length: 60 }, (_, n) => madeRelease(n)))
      await press.sync()
      const before = await live()
      press.room.withdraw('R000007')
      put(madeRelease(99))
      press.room.setFault(fault)
      expect(await press.sync()).toMatchObject({ kind: 'unavailable' })
      expect(await live()).toEqual(before)
      const [feed] = await test.sql<{ failure: string }>`select failure from news_feed`
      expect(feed?.failure).not.toBe('')
      press.room.setFault('none')
      expect(await press.sync()).toMatchObject({ kind: 'taken', added: 1, withdrawn: 1 })
      expect(await test.sql`select 1 from news_feed where failed_at is null and failure = ''`).toHaveLength(1)
    },
  )

  it('does not lose most of what there is, whoever says that it is gone', async () => {
    put(...Array.from({ length: 20 }, (_, n) => madeRelease(n)))
    await press.sync()
    for (let n = 0; n < 10; n++) press.room.withdraw(`R${String(n).padStart(6, '0')}`)
    expect(await press.sync()).toMatchObject({ kind: 'unavailable', reason: expect.stringContaining('10 of 20') })
    expect(await live()).toHaveLength(20)
  })

  it('keeps what it knows of a release that cannot be read any more, and takes in the others', async () => {
    put(madeRelease(1), madeRelease(2))
    await press.sync()
    put(madeRelease(1, { PublishDate: 'tomorrow' }), madeRelease(3))
    expect(await press.sync()).toMatchObject({ added: 1, withdrawn: 0, unreadable: 1 })
    expect(await live()).toContain('R000001 Tiedote 1')
  })

  it.each([[{ EncryptedId: '../../etc' }], [{ EncryptedId: '' }], [{ EncryptedId: 'x'.repeat(65) }]])(
    'that names a release %j is not read at all',
    async (wrong) => {
      put(madeRelease(1))
      await press.sync()
      put(madeRelease(2, wrong))
      expect(await press.sync()).toMatchObject({ kind: 'unavailable' })
      expect(await live()).toEqual(['R000001 Tiedote 1'])
    },
  )
})
