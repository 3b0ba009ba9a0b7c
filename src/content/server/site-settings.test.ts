import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createContentService } from './content.service.ts'
import { contentBlockTypes } from './content-block-types.ts'
import { contentPageTypes } from './content-types.ts'
import * as store from './content.store.ts'
import { tester } from '../../../tests/support/actors.ts'

let test: TestDatabase
let content: ReturnType<typeof createContentService>
let id: number
let fields: Record<string, unknown>

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  content = createContentService({
    db: test.db,
    clock: createTestClock(),
    blockTypes: contentBlockTypes,
    pageTypes: contentPageTypes,
  })
  id = (await store.findItemByKey(test.db, 'site-settings'))?.id ?? 0
  fields = (await store.findVersion(test.db, id, 'fi', 'published'))?.fields ?? {}
})
afterAll(() => test.drop())

const save = (change: Record<string, unknown>) =>
  content.saveDraft(id, 'fi', { name: 'x', slug: '', fields: { ...fields, ...change } }, tester)
const globalMenu = (icon: string) => ({ globalNavigation: { icon, items: [] } })
const social = (icon: string) => ({ socialLinks: [{ name: 'x', url: 'https://x.example/', icon }] })

describe('an icon of the site’s settings', () => {
  it.each(['', 'globe', 'chevron-right', '/media/icons/talo.svg'])('may be "%s"', async (icon) => {
    for (const change of [globalMenu(icon), social(icon), { themes: { willja: social(icon) } }])
      expect(await save(change)).toMatchObject({ ok: true })
  })

  it.each([
    'https://evil.example/x.svg',
    '//evil.example/x.svg',
    'http:x',
    'data:image/svg+xml,<svg/>',
    'javascript:1',
    '/x.svg',
    'media/x.svg',
    '/media/',
    '/media/x.svg?y',
    '\\\\evil.example\\x',
    ' globe',
    'Globe',
  ])('is refused as "%s"', async (icon) => {
    for (const change of [globalMenu(icon), social(icon), { themes: { willja: social(icon) } }])
      expect(await save(change), JSON.stringify(change)).toMatchObject({ ok: false, error: { kind: 'fields' } })
  })
})
