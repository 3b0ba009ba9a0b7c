import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listPromoPanels } from '#src/listing/server/merchandising/promo-panel.store.ts'
import { languages } from '../src/common/locale.ts'
import { createTestClock } from '../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../tests/support/test-database.ts'
import { readCategoryFile, readProductFiles } from './catalogue/product-file.ts'
import { promoPanels } from './catalogue/promo-panels.ts'
import { allPages } from './content/all-content.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { panelTextMax } from '#src/listing/contract/merchandising-limits.ts'

const clock = createTestClock()
let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await seedCatalogue(test.db, clock)
})
afterAll(() => test.drop())

describe('the panels between the rows of lists', () => {
  it('lead to a product, a category or a page of the demo', async () => {
    const names = new Set([
      ...(await readProductFiles()).map(({ code }) => `product:${code}`),
      ...(await readCategoryFile()).map(({ code }) => `category:${code}`),
      ...allPages.map(({ key }) => `content:${key}`),
    ])
    expect(promoPanels.map(({ link }) => link).filter((link) => !names.has(link))).toEqual([])
  })

  it('have a picture of the demo, and another field than the head of their list', async () => {
    const heads = new Map((await readCategoryFile()).map(({ code, field }) => [code, field]))
    for (const { picture, categoryCode, field } of promoPanels) {
      expect(existsSync(new URL(`images/${picture.url.slice('/media/'.length)}`, import.meta.url))).toBe(true)
      expect(field).not.toBe(categoryCode === null ? 'cream' : heads.get(categoryCode))
    }
  })

  it('say what operators may say, in words of each language, with some of the heading in italic and not all of it', () => {
    for (const { words } of promoPanels) {
      for (const language of languages) {
        const texts = words[language]
        for (const name of ['title', 'body', 'linkLabel'] as const) {
          expect(texts[name].length).toBeLessThanOrEqual(panelTextMax[name])
          expect(texts[name]).not.toMatch(/!|\s$|^\s/)
        }
        expect(texts.title).toMatch(/\*[^*]+\*/)
        expect(texts.title).not.toMatch(/^\*[^*]+\*$/)
      }
      expect(new Set(languages.map((language) => words[language].body)).size).toBe(3)
    }
  })

  it('are put there with their lists: one that operators took away does not come back', async () => {
    const listed = async () => (await listPromoPanels(test.db, clock.now())).map(({ categoryCode }) => categoryCode)
    expect(await listed()).toEqual(promoPanels.map(({ categoryCode }) => categoryCode))
    await test.run(`delete from promo_panel where category_id is null`)
    await seedCatalogue(test.db, clock)
    expect(await listed()).toEqual(['suklaalevyt', 'konvehdit'])
  })
})
