import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShopActor } from '../../src/common/actor.ts'
import { createContentAdmin } from '../../src/content/server/content-admin.ts'
import { createDelivery } from '../../src/content/server/content-delivery.ts'
import { createContentService } from '../../src/content/server/content.service.ts'
import type { ContentTypes } from '../../src/content/server/content-types.ts'
import type { Document } from '../../src/editor/contract/document.ts'
import { isSame } from '../../src/editor/rules/same.ts'
import { type Entry, insertAt, setIn } from '../../src/editor/rules/tree.ts'
import { edited, wordsOf } from '../../src/editor/rules/testing/random-edits.ts'
import { documentRoutes } from '../../src/editor/server/document.routes.ts'
import { createDocumentSession, type DocumentSession } from '../../src/editor/web/document/document-session.ts'
import { blocks, fakeCopies, first, page, types } from '../../src/editor/web/document/testing/fake-server.ts'
import type { App } from '../../src/platform/http/route-types.ts'
import { ApiError } from '../../src/shell/web/http/api-client.ts'
import { tester } from '../support/actors.ts'
import { createTestClock } from '../support/clock.ts'
import { createRouteApp } from '../support/route-app.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { runsInTier } from '../support/tier.ts'
import { createChance } from './support/random.ts'

const label = { fi: 'Laji', en: 'Kind' }
const kinds = (fields: typeof blocks): ContentTypes =>
  Object.fromEntries(Object.entries(fields).map(([type, one]) => [type, { label, fields: one }]))
const languages = ['fi', 'sv'] as const
type Edited = (typeof languages)[number]

const person = (name: string, digit: string): ShopActor => ({
  kind: 'staff',
  name,
  roles: ['Publisher'],
  accountId: `00000000-0000-4000-8000-00000000000${digit}`,
})
const people: Readonly<Record<string, ShopActor>> = { m: person('Maija', 'a'), t: person('Tapio', 'b') }

let test: TestDatabase
let app: App
let content: ReturnType<typeof createContentService>

beforeAll(async () => {
  test = await createTestDatabase()
  const deps = {
    db: test.db,
    clock: createTestClock(),
    blockTypes: kinds(blocks),
    pageTypes: kinds({ ContentPage: page }),
  }
  content = createContentService(deps)
  const delivery = createDelivery({ ...deps, linkResolvers: [] })
  const admin = createContentAdmin({ ...deps, delivery, service: content })
  app = await createRouteApp((request) => people[String(request.headers['x-person'])] ?? null)
  documentRoutes({ admin, service: content })(app)
})
afterAll(async () => {
  await app.close()
  await test.drop()
})

/** What becomes of an editor's next saves: they arrive, never arrive, or arrive and their answers are lost. */
type Line = 'up' | 'down' | 'deaf'

const url = (id: number): string => `/api/cms/content/${id}`
const documentIn = async (id: number, language: Edited, writer: string) =>
  (await app.inject({ url: url(id), query: { language }, headers: { 'x-person': writer } })).json<Document>()

async function newPage(): Promise<number> {
  const id = await content.create({ kind: 'page', contentType: 'ContentPage', parentId: null }, tester)
  for (const language of languages) {
    const made = await content.saveDraft(id, language, { ...first, fields: withoutIds(first.fields) }, tester)
    expect(made).toMatchObject({ ok: true })
  }
  return id
}

/** A page as an editor has it open, on a line that may change before each save. */
async function open(id: number, language: Edited, writer: string, line: () => Line, copies = fakeCopies()) {
  return createDocumentSession({
    document: await documentIn(id, language, writer),
    types,
    copies,
    now: () => 0,
    save: async (_id, _language, payload) => {
      const at = line()
      if (at === 'down') throw new ApiError(0, null)
      const headers = { 'x-person': writer }
      const answer = await app.inject({ method: 'PUT', url: url(id), query: { language }, headers, payload })
      if (at === 'deaf') throw new ApiError(0, null)
      if (answer.statusCode !== 200) throw new ApiError(answer.statusCode, answer.json())
      return answer.json()
    },
  })
}

describe('two editors on one page of a real shop, in two languages', () => {
  it('lose no word and double none: random edits, saves at once, a line that drops, three publishes', async () => {
    const chance = createChance()
    const id = await newPage()
    const lines: Record<string, Line> = { m: 'up', t: 'up' }
    const desks = await Promise.all(
      languages.flatMap((language) =>
        Object.keys(people).map(async (writer) => ({
          language,
          writer,
          session: await open(id, language, writer, () => lines[writer] ?? 'up'),
        })),
      ),
    )

    /** Words that must be there at the end, by language: each was written, and no person took it out. */
    const wanted = Object.fromEntries(languages.map((language) => [language, new Set<string>()])) as Record<
      Edited,
      Set<string>
    >
    for (const { language, session } of desks)
      for (const word of wordsOf(session.getState().content)) wanted[language].add(word)
    const settle = ({ language, session }: (typeof desks)[number]) => {
      for (const conflict of session.getState().conflicts) {
        for (const word of wordsOf([conflict.theirs, conflict.base])) wanted[language].delete(word)
        session.resolve(conflict, conflict.mine)
      }
    }

    const rounds = runsInTier(250, 5)
    for (let round = 0; round < rounds; round++) {
      for (const [place, desk] of desks.entries()) {
        const { language, writer, session } = desk
        settle(desk)
        const before = session.getState().content
        const own = edited(before, (chance.seed % 1_000) * 1_000 + round * 4 + place, 1, writer, types)
        const [were, are] = [new Set(wordsOf(before)), new Set(wordsOf(own))]
        for (const word of were) if (!are.has(word)) wanted[language].delete(word)
        for (const word of are) if (!were.has(word)) wanted[language].add(word)
        session.change(own, '')
        lines[writer] = chance.pick(['up', 'up', 'up', 'up', 'up', 'down', 'deaf'] as const)
        const saving = session.saveNow()
        if (chance.between(0, 2) > 0) await saving
        settle(desk)
      }
      if (round % Math.ceil(rounds / 3) === 1) {
        const published = await app.inject({
          method: 'POST',
          url: `${url(id)}/publish`,
          headers: { 'x-person': 'm' },
          payload: { languages: [...languages] },
        })
        expect([200, 400]).toContain(published.statusCode)
      }
    }
    for (const writer of Object.keys(lines)) lines[writer] = 'up'
    for (let turn = 0; turn < 3; turn++)
      for (const desk of desks) {
        await desk.session.saveNow()
        settle(desk)
        await desk.session.saveNow()
      }
    for (const { session } of desks) session.close()

    for (const language of languages) {
      const { name, slug, fields } = await documentIn(id, language, 'm')
      const stored = wordsOf({ name, slug, fields })
      const seed = `seed ${chance.seed}, ${language}`
      expect(
        [...wanted[language]].filter((word) => !stored.includes(word)),
        `lost; ${seed}`,
      ).toEqual([])
      const twice = stored.filter((word, place) => /^[mt]-/.test(word) && stored.indexOf(word) !== place)
      expect(twice, `doubled; ${seed}`).toEqual([])
      // Whose save came last shows what is stored.
      const shown = desks.filter((desk) => desk.language === language).map(({ session }) => session.getState().content)
      expect(
        shown.some((one) => isSame(one, { name, slug, fields })),
        `shown; ${seed}`,
      ).toBe(true)
    }
  })
})

describe('a save whose answer was lost', () => {
  const headingOf = ({ fields }: Pick<Document, 'fields'>) => (fields['main'] as Entry[])[0]?.fields?.['heading'] // the page above
  const typed = (session: DocumentSession, words: string): void => {
    const { content: now } = session.getState()
    session.change({ ...now, fields: setIn(now.fields, ['main', 0, 'fields', 'heading'], words) }, 'heading')
  }
  const added = (session: DocumentSession): void => {
    const { content: now } = session.getState()
    session.change({ ...now, fields: insertAt(now.fields, ['top'], 0, { id: -1, type: 'Text', fields: {} }) }, '')
  }
  const topOf = ({ fields }: Pick<Document, 'fields'>): number => (fields['top'] as Entry[]).length // the page above

  it('is no other person’s: what was typed meanwhile asks nothing, and a new block stands once', async () => {
    const id = await newPage()
    let line: Line = 'deaf'
    const session = await open(id, 'fi', 'm', () => line)
    typed(session, 'sana')
    added(session)
    await session.saveNow()
    expect(session.getState().save.kind).toBe('offline')
    typed(session, 'sanoja')
    line = 'up'
    await session.saveNow()
    expect(session.getState()).toMatchObject({ save: { kind: 'saved' }, conflicts: [], combined: null })
    const stored = await documentIn(id, 'fi', 'm')
    expect([headingOf(stored), topOf(stored)]).toEqual(['sanoja', topOf(first) + 1])
    session.close()
  })

  it('that was taken back meanwhile is taken back on the server too', async () => {
    const id = await newPage()
    let line: Line = 'deaf'
    const session = await open(id, 'fi', 'm', () => line)
    typed(session, 'sana')
    await session.saveNow()
    expect(headingOf(await documentIn(id, 'fi', 'm'))).toBe('sana')
    session.undo()
    line = 'up'
    await session.saveNow()
    expect(headingOf(await documentIn(id, 'fi', 'm'))).toBe('four')
    session.close()
  })

  it('is known to the next visit: a colleague’s words stay, and a new block stands once', async () => {
    const id = await newPage()
    const copies = fakeCopies()
    const closed = await open(id, 'fi', 'm', () => 'deaf', copies)
    typed(closed, 'sana')
    added(closed)
    await closed.saveNow()
    closed.close()
    const colleague = await open(id, 'fi', 't', () => 'up')
    colleague.change({ ...colleague.getState().content, name: 'Uusi nimi' }, 'name')
    await colleague.saveNow()
    const again = await open(id, 'fi', 'm', () => 'up', copies)
    expect(await again.recover()).toBe(true)
    await again.saveNow()
    typed(again, 'sanoja')
    await again.saveNow()
    expect(again.getState()).toMatchObject({ save: { kind: 'saved' }, conflicts: [] })
    const stored = await documentIn(id, 'fi', 'm')
    expect([stored.name, headingOf(stored), topOf(stored)]).toEqual(['Uusi nimi', 'sanoja', topOf(first) + 1])
    for (const session of [colleague, again]) session.close()
  })
})

/** The tree as a new page has it: the shop gives the numbers. */
const withoutIds = (fields: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(fields, (key, value: unknown) => (key === 'id' ? undefined : value))) as Record<
    string,
    unknown
  > // a tree of plain values
