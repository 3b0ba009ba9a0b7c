import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShopActor } from '#src/common/actor.ts'
import type { Language } from '#src/common/locale.ts'
import { contentBlockTypes } from '#src/content/server/content-block-types.ts'
import { contentPageTypes } from '#src/content/server/content-types.ts'
import { createContentService } from '#src/content/server/content.service.ts'
import { createTranslations } from '#src/content/server/translations.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createRouteApp } from '../../../tests/support/route-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import type { TranslationTimes } from '../contract/translation.ts'
import { translationRoutes } from './translation.routes.ts'

let test: TestDatabase
let app: App
let actor: ShopActor
let content: ReturnType<typeof createContentService>
let id: number
const clock = createTestClock()
const accountId = '00000000-0000-4000-8000-00000000000a'
const editor: ShopActor = { kind: 'staff', name: 'Aino', roles: ['Editor'], accountId }
const outsider: ShopActor = { kind: 'staff', name: 'Ulla', roles: ['CustomerService'], accountId }

beforeAll(async () => {
  test = await createTestDatabase()
  actor = editor
  app = await createRouteApp(() => actor)
  content = createContentService({ db: test.db, clock, blockTypes: contentBlockTypes, pageTypes: contentPageTypes })
  const types = { ...contentBlockTypes, ...contentPageTypes }
  translationRoutes({ translations: createTranslations({ db: test.db, clock, types }) })(app)
  id = await content.create({ kind: 'page', contentType: 'LandingPage', parentId: null }, tester)
  await save('fi', 'Joulu', 'Lahjoja')
  await save('sv', 'Jul', 'Gåvor')
})
afterAll(async () => {
  await app.close()
  await test.drop()
})

const meta = { metaTitle: '', metaDescription: '', ogImage: null, layoutTheme: '', noindex: false }
/** A minute after the one before it; returns the new version. */
async function save(language: Language, heading: string, lead: string): Promise<number> {
  clock.advance(60_000)
  const fields = { ...meta, heading, lead, mainBody: '', field: 'sand' }
  const saved = await content.saveDraft(id, language, { name: heading, slug: '', fields }, tester)
  if (!saved.ok) throw new Error(JSON.stringify(saved.error))
  return saved.value.version
}
const namesOf = (times: TranslationTimes['own']) => Object.keys(times).toSorted()
const url = () => `/api/cms/content/${id}/translation`
const times = async (language: Language, source: Language) =>
  (await app.inject({ url: url(), query: { language, source } })).json<TranslationTimes>()
const check = (sourceVersion: number, words = [' heading']) =>
  app.inject({
    method: 'POST',
    url: url(),
    query: { language: 'sv' },
    payload: { source: 'fi', sourceVersion, words },
  })

describe('the translation of a page', () => {
  it('is older where its source was changed, until it is written or checked again', async () => {
    const written = await times('sv', 'fi')
    expect(written.isTranslation).toBe(true)
    expect(written.own['*']).toBeGreaterThan(written.source['*'] ?? Infinity)
    const version = await save('fi', 'Joulu tulee', 'Lahjoja')
    const changed = await times('sv', 'fi')
    expect(namesOf(changed.source)).toEqual([' .name', ' heading', '*'])
    expect(changed.source[' heading']).toBe(clock.now().getTime())
    clock.advance(60_000)
    expect((await check(version)).statusCode).toBe(204)
    expect((await times('sv', 'fi')).own).toEqual({ ...written.own, ' heading': clock.now().getTime() })
    // What was checked stays so with the next save.
    await save('sv', 'Jul', 'Presenter')
    expect(namesOf((await times('sv', 'fi')).own)).toEqual([' heading', ' lead', '*'])
    const audited = await test.sql<{ after: object }>`select after from audit_entry where command = 'content.checked'`
    expect(audited.map(({ after }) => after)).toMatchObject([{ language: 'sv', source: 'fi', words: 1 }])
  })

  it('keeps its times where the source’s draft is taken back', async () => {
    const before = await times('sv', 'fi')
    await content.publish(id, ['fi'], tester)
    await save('fi', 'Toinen', 'Lahjoja')
    await test.sql`update content_version set status = 'kept' where content_id = ${id} and language = 'fi' and status = 'draft'`
    expect((await times('sv', 'fi')).source).toEqual(before.source)
  })

  it('is of the language that was written first alone', async () => {
    expect((await times('fi', 'sv')).isTranslation).toBe(false)
    expect((await times('sv', 'sv')).isTranslation).toBe(false)
    expect((await times('en', 'fi')).own).toEqual({})
  })

  it('is not checked against words that were not seen, nor where there is none, nor by who may not write', async () => {
    const version = await save('fi', 'Kolmas', 'Lahjoja')
    await save('fi', 'Neljäs', 'Lahjoja')
    expect((await check(version)).statusCode).toBe(409)
    expect((await check(version, [])).statusCode).toBe(400)
    expect((await check(version, ['heading; drop table'])).statusCode).toBe(400)
    const none = await app.inject({
      method: 'POST',
      url: '/api/cms/content/999999/translation',
      query: { language: 'sv' },
      payload: { source: 'fi', sourceVersion: 1, words: [' heading'] },
    })
    expect(none.statusCode).toBe(404)
    const highest = await save('fi', 'Viides', 'Lahjoja')
    const before = (await times('sv', 'fi')).own
    expect((await check(highest, [' invented', '301 body', ' heading.0'])).statusCode).toBe(204)
    expect((await times('sv', 'fi')).own).toEqual(before)
    actor = outsider
    expect((await check(version)).statusCode).toBe(403)
    actor = editor
  })
})
