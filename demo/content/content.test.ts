import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages, type Language } from '#src/common/locale.ts'
import { productsPath } from '#src/products/contract/paths.ts'
import { createVisitorGroups } from '#src/content/server/visitor-groups.ts'
import { formsBlocks } from '#src/forms/blocks/forms.blocks.ts'
import { listingBlocks } from '#src/listing/blocks/listing.blocks.ts'
import { locationBlocks } from '#src/locations/blocks/locations.blocks.ts'
import { newsBlocks } from '#src/news/blocks/news.blocks.ts'
import { releasePageTypes } from '#src/news/server/release-types.ts'
import { locationPageTypes } from '#src/locations/server/location-types.ts'
import { recipeItemTypes, recipePageTypes, recipeServerBlocks } from '#src/recipes/server/recipe-types.ts'
import { createContentService, type ContentService } from '#src/content/server/content.service.ts'
import {
  findItemByKey,
  listKeyedItems,
  findPathOwner,
  findVersion,
  listPublishedPages,
  listVersions,
} from '#src/content/server/content.store.ts'
import { contentVersion } from '#src/content/server/content.tables.ts'
import { contentBlockTypes } from '#src/content/server/content-block-types.ts'
import { blockTypesOf, contentPageTypes, pageTypesOf } from '#src/content/server/content-types.ts'
import { entriesOf } from '#src/content/server/content-tree.ts'
import { pageUri } from '#src/content/contract/fields.ts'
import { createMedia } from '#src/media/server/media.service.ts'
import { publishedView } from '#src/shell/contract/view-context.ts'
import { systemClock } from '#src/platform/clock.ts'
import { operatorNamed, tester } from '../../tests/support/actors.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { allPages, looseBlocks } from './all-content.ts'
import type { BlockDefinition, PageDefinition } from './define.ts'
import { localise } from './localise.ts'
import { seedContent } from './seed-content.ts'

const withInner = (block: BlockDefinition): BlockDefinition[] => [
  block,
  ...(block.containerBlocks ?? []).flatMap(withInner),
]
const blocksOf = (page: (typeof allPages)[number]) =>
  Object.values(page.areas ?? {})
    .flat()
    .flatMap(withInner)
const allBlocks = [...looseBlocks, ...allPages.flatMap(blocksOf)]

/** Everything that is seen in one language, with the place it stands in. */
const shown = languages.flatMap((language) => [
  ...allPages.map(({ key, name, slug, fields }) => ({
    language,
    key,
    texts: strings(localise({ name, slug, fields }, language)),
    froosh: /^froosh(-|$)/.test(key),
  })),
  ...allBlocks.map(({ key, fields }) => ({
    language,
    key,
    texts: strings(localise(fields, language)),
    froosh: key.startsWith('froosh-'),
  })),
])

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(strings)
}

const catalogue = new URL('../catalogue/', import.meta.url)
const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(path, catalogue), 'utf8'))
const categories = new Set((readJson('categories.json') as { code: string }[]).map(({ code }) => code))
const products = new Set(
  readdirSync(new URL('products/', catalogue)).map((file) => (readJson(`products/${file}`) as { code: string }).code),
)

describe('definitions', () => {
  test('every key is used once', () => {
    const keys = [...allPages, ...allBlocks].map(({ key }) => key)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    expect(keys.filter((key) => !/^[a-z0-9-]+$/.test(key))).toEqual([])
  })

  test('every link leads to a page, a category or a product of the demo', () => {
    const linked = [...allPages.filter((page) => page.companionOf === undefined), ...looseBlocks]
    const keys = new Set<string>(linked.map(({ key }) => key))
    const leadsSomewhere = (uri: string): boolean => {
      const [kind, name = ''] = uri.split(':')
      if (kind === 'content') return keys.has(name)
      return kind === 'category' ? name === 'all' || categories.has(name) : products.has(name)
    }
    const named = new RegExp(`^${pageUri}$|(?<=href=")${pageUri}(?=")`, 'g')
    const uris = [...new Set(shown.flatMap(({ texts }) => texts.flatMap((text) => text.match(named) ?? [])))].map(
      (uri) => uri.split('#')[0] ?? '',
    )
    expect(uris.length).toBeGreaterThan(60)
    expect(uris.filter((uri) => !leadsSomewhere(uri))).toEqual([])
    const companionsOf = allPages.flatMap((page) => page.companionOf ?? [])
    expect(companionsOf.filter((uri) => !leadsSomewhere(uri))).toEqual([])
  })

  test('other addresses are the products page of the same language, our media, mail, phone or another site', () => {
    const strange = shown.flatMap(({ language, key, texts }) =>
      texts
        .flatMap((text) =>
          [...text.matchAll(/href="([^"]*)"/g)]
            .map((match) => match[1] ?? '')
            .concat(/^[/#]/.test(text) && !/^#[0-9a-f]{6}$/.test(text) ? text : []),
        )
        .filter((url) => !/^(content|category|product):|^https:\/\/|^mailto:|^tel:/.test(url))
        .filter((url) => !isKnownPath(url, language))
        .map((url) => `${key} ${language}: ${url}`),
    )
    expect(strange).toEqual([])
  })

  test('every picture is in demo/images', () => {
    const pictures = new Set(shown.flatMap(({ texts }) => texts.filter((text) => text.startsWith('/media/'))))
    const missing = [...pictures].filter(
      (url) => !existsSync(new URL(`../images/${url.slice('/media/'.length)}`, import.meta.url)),
    )
    expect(missing).toEqual([])
  })

  test('product highlights name products of the demo', () => {
    const codes = allBlocks.flatMap((block) =>
      block.type === 'ProductHighlightBlock' ? block.fields.productCodes : [],
    )
    expect(codes.length).toBeGreaterThan(30)
    expect(codes.filter((code) => typeof code !== 'string' || !products.has(code))).toEqual([])
  })
})

describe('texts', () => {
  const found = (wrong: (text: string, language: Language, froosh: boolean) => boolean) =>
    shown.flatMap(({ language, key, texts, froosh }) =>
      texts.filter((text) => wrong(text, language, froosh)).map((text) => `${key} ${language}: ${text.slice(0, 80)}`),
    )

  test('each is there in all three languages', () => {
    const empty = [...allPages, ...allBlocks].flatMap((item) => incomplete(item, item.key))
    expect(empty).toEqual([])
  })

  test('prose differs between the languages', () => {
    const prose = (language: Language) =>
      new Map(
        shown
          .filter((item) => item.language === language)
          .map((item) => [item.key, item.texts.filter((text) => text.length > 40)]),
      )
    const finnish = prose('fi')
    for (const language of ['sv', 'en'] as const) {
      const copied = [...prose(language)].flatMap(([key, texts]) =>
        texts.filter((text) => finnish.get(key)?.includes(text)),
      )
      expect(copied.filter((text) => !text.startsWith('/media/'))).toEqual([])
    }
  })

  test('asterisks stand in pairs and only in plain text', () => {
    expect(
      found((text) => (text.match(/\*/g)?.length ?? 0) % 2 !== 0 || (text.includes('<') && text.includes('*'))),
    ).toEqual([])
  })

  test('no worn-out words and no filler', () => {
    expect(found((text) => /elämy|intohim|nauti|lorem|ipsum|TODO|\bTBD\b/i.test(text))).toEqual([])
  })

  test('only Froosh raises its voice', () => {
    expect(found((text, _language, froosh) => !froosh && text.includes('!'))).toEqual([])
    expect(shown.some(({ froosh, texts }) => froosh && texts.some((text) => text.includes('!')))).toBe(true)
  })

  test('figures and units do not break apart', () => {
    expect(found((text) => /\d [€%](?!\w)/.test(text))).toEqual([])
  })

  test('quotation marks are those of the language', () => {
    expect(
      found((text, language) => (language === 'en' ? text.includes('”') && !text.includes('“') : text.includes('“'))),
    ).toEqual([])
    expect(found((text) => /[a-zåäö]'[a-zåäö]/i.test(text) || text.includes('--'))).toEqual([])
  })

  test('every page that may be found has a title and a description of its own, of a length search engines show', () => {
    for (const language of languages) {
      const metas = allPages.flatMap(
        (page) =>
          page.fields.noindex || page.companionOf !== undefined
            ? []
            : [localise(page.fields, language) as { metaTitle: string; metaDescription: string }], // as the schema has it
      )
      const titles = metas.map(({ metaTitle }) => metaTitle)
      const descriptions = metas.map(({ metaDescription }) => metaDescription)
      expect(new Set(titles).size).toBe(metas.length)
      expect(new Set(descriptions).size).toBe(metas.length)
      expect(titles.filter((title) => title.length < 15 || title.length > 65)).toEqual([])
      expect(descriptions.filter((text) => text.length < 80 || text.length > 165)).toEqual([])
    }
  })

  test('articles are long enough to be read, structured, and have pictures between their chapters', () => {
    for (const page of allPages) {
      if (page.type !== 'ArticlePage') continue
      const chapters = (page.areas as PageDefinition['areas'])?.mainContentArea ?? []
      expect(chapters.filter(({ type }) => type === 'ImageWithCtaBlock').length, page.key).toBeGreaterThanOrEqual(2)
      for (const language of languages) {
        const html = localise(page.fields.mainBody, language) as string // a text stays one
        const told = chapters.flatMap(({ fields }) => {
          const { heading, html: text, body = text } = localise(fields, language) as Record<string, string> // as the schema has it
          return [heading, body]
        })
        const words = [html, ...told]
          .join(' ')
          .replaceAll(/<[^>]+>/g, ' ')
          .split(/\s+/)
          .filter(Boolean).length
        expect(words, `${page.key} ${language}`).toBeGreaterThanOrEqual(600)
        expect(words, `${page.key} ${language}`).toBeLessThanOrEqual(900)
        expect(html.match(/<h2>/g)?.length, page.key).toBeGreaterThanOrEqual(3)
        expect([html, ...told].join(' ')).toMatch(/<table>|<ol>|<ul>/)
      }
    }
  })
})

describe('seeding', () => {
  let database: TestDatabase
  let content: ContentService
  const blockTypes = {
    ...contentBlockTypes,
    ...blockTypesOf([...listingBlocks, ...locationBlocks, ...formsBlocks, ...recipeServerBlocks, ...newsBlocks]),
    ...recipeItemTypes,
  }
  const pageTypes = {
    ...contentPageTypes,
    ...pageTypesOf({ ...recipePageTypes(), ...locationPageTypes(), ...releasePageTypes() }),
  }
  const seeding = () => ({
    content,
    db: database.db,
    types: { ...blockTypes, ...pageTypes },
    media: createMedia({ db: database.db, clock: systemClock }),
    visitorGroups: createVisitorGroups({ db: database.db, clock: systemClock }),
  })
  const keyedPaths = { start: '/', story: { fi: '/tarina', sv: '/berattelse', en: '/story' } }

  beforeAll(async () => {
    database = await createTestDatabase()
    content = createContentService({
      db: database.db,
      clock: systemClock,
      blockTypes,
      pageTypes,
    })
    await seedContent(seeding())
  })
  afterAll(() => database.drop())

  test('publishes every page in three languages at its address', async () => {
    const pages = allPages.filter((page) => page.companionOf === undefined)
    for (const language of languages) {
      const published = await listPublishedPages(database.db, language)
      expect(new Set(published.map(({ item }) => item.key))).toEqual(
        new Set<string | null>(pages.map(({ key }) => key)),
      )
      expect(published.length).toBe(pages.length)
      const owner = await findPathOwner(database.db, language, keyedPaths.story[language])
      expect(owner).toBe((await findItemByKey(database.db, 'story'))?.id)
      expect(await findPathOwner(database.db, language, keyedPaths.start)).toBe(
        (await findItemByKey(database.db, 'start'))?.id,
      )
    }
  })

  test('publishes what stands on no page, and the companions, in three languages', async () => {
    const others = [...looseBlocks, ...allPages.filter((page) => page.companionOf !== undefined)]
    for (const { key } of others) {
      const item = await findItemByKey(database.db, key)
      for (const language of languages) {
        const version = item && (await findVersion(database.db, item.id, language, 'published'))
        expect(version, `${key} ${language}`).toBeTruthy()
      }
    }
  })

  test('gives every block of a page one content id, the same in each language', async () => {
    const items = await listKeyedItems(database.db)
    for (const page of allPages) {
      const blocks = blocksOf(page).map(({ key }) => items.get(key))
      const owner = items.get(page.key)?.id
      expect(
        blocks.map((block) => block?.ownerId),
        page.key,
      ).toEqual(blocks.map(() => owner))
      for (const language of languages) {
        const stored = owner === undefined ? null : await findVersion(database.db, owner, language, 'published')
        const { fields = {} } = pageTypes[page.type] ?? {}
        const ids = new Set(entriesOf(blockTypes, fields, stored?.fields).map((entry) => 'id' in entry && entry.id))
        expect(ids, `${page.key} ${language}`).toEqual(new Set(blocks.map((block) => block?.id)))
      }
    }
  })

  test('keeps the HTML as it was written', async () => {
    const item = await findItemByKey(database.db, 'returns')
    const stored = (await listVersions(database.db, [item?.id ?? 0], publishedView('fi'))).get(item?.id ?? 0)?.version
      .fields['mainBody']
    expect(stored).toContain('<th scope="row">Kaiverrettu levy</th>')
    expect(stored).toContain('href="content:terms"')
  })

  test('changes nothing the second time', async () => {
    const before = await database.db.$count(contentVersion)
    expect(await seedContent(seeding())).toMatchObject({ written: 0 })
    expect(await database.db.$count(contentVersion)).toBe(before)
  })

  test('leaves an editor’s work alone and renews its own', async () => {
    const story = await findItemByKey(database.db, 'story')
    const terms = await findItemByKey(database.db, 'terms')
    const rename = async (id = 0, language: Language, name: string, by: string) => {
      const { slug = '', fields = {} } = (await findVersion(database.db, id, language, 'published')) ?? {}
      expect(await content.saveDraft(id, language, { name, slug, fields }, operatorNamed(by))).toMatchObject({
        ok: true,
      })
    }
    await rename(story?.id, 'fi', 'Meistä', 'editor')
    await rename(terms?.id, 'sv', 'Gamla villkor', 'seed')
    await content.publish(story?.id ?? 0, ['fi'], tester)
    await content.publish(terms?.id ?? 0, ['sv'], operatorNamed('seed'))
    expect(await seedContent(seeding())).toMatchObject({ written: 1 })
    expect((await findVersion(database.db, story?.id ?? 0, 'fi', 'published'))?.name).toBe('Meistä')
    expect((await findVersion(database.db, terms?.id ?? 0, 'sv', 'published'))?.name).toBe('Beställningsvillkor')
  })
})

function isKnownPath(url: string, language: Language): boolean {
  if (url.startsWith('/media/')) return true
  const prefix = language === 'fi' ? '' : `/${language}`
  return url.split('?')[0] === `${prefix}${productsPath[language]}`
}

/** Places of texts that one language lacks. */
function incomplete(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  const isText = ['fi', 'sv', 'en'].some((language) => language in value)
  if (!isText) return entries.flatMap(([name, entry]) => incomplete(entry, `${place}.${name}`))
  const given = languages.filter(
    (language) =>
      strings((value as Record<string, unknown>)[language])
        .join('')
        .trim() !== '',
  ) // a text by its keys
  return given.length === 3 || (given.length === 0 && entries.length === 3) ? [] : [place]
}
