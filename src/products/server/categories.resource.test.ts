import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
  await shop.database.run(`insert into category (code, position, field, published, updated_at)
      values ('karkit', 0, 'sand', true, now()), ('lakut', 1, 'sand', true, now());
    update category set parent_id = (select id from category where code = 'karkit') where code = 'lakut';
    insert into category_text (category_id, language, name, slug, body, meta_description)
      select c.id, w.language, w.name, w.name, '', '' from category as c join (values ('karkit', 'fi', 'karkit'),
        ('karkit', 'sv', 'godis'), ('karkit', 'en', 'sweets'), ('lakut', 'fi', 'lakut'), ('lakut', 'en', 'liquorice'))
        as w (code, language, name) on w.code = c.code;`)
})
afterAll(() => shop.stop())

interface Category {
  line: string
  isShown: boolean
  actions: string[]
  timeline: { text: string }[]
}
const call = <Body = Category>(method: 'GET' | 'POST', url: string, language = 'en', role = 'Merchandiser') =>
  shop.call<Body>({
    method,
    url: `/api/admin/categories${url}`,
    headers: { authorization: `Bearer staff-${role}`, 'accept-language': language },
    ...(method === 'POST' && { payload: {} }),
  })

it('a category is hidden and shown again, the shop hears of both, and its record says who did it', async () => {
  const tags = async () =>
    (await shop.database.sql<{ tags: string[] }>`select tags from cache_event order by id`).map((row) => row.tags)
  const before = (await tags()).length
  const { body } = await call('POST', '/karkit/hide')
  expect([body.isShown, body.actions]).toEqual([false, ['publish']])
  expect((await tags()).slice(before)).toEqual([['categories']])
  const hidden = `?filter=${encodeURIComponent('{"isShown":false}')}`
  expect((await call<{ items: object[] }>('GET', hidden)).body.items).toMatchObject([{ id: 'karkit' }])
  const shown = (await call('POST', '/karkit/publish')).body
  expect([shown.isShown, shown.timeline.map(({ text }) => text)]).toEqual([true, ['Published', 'Hidden']])
  expect((await call('POST', '/nothing/hide')).status).toBe(404)
  expect((await call('POST', '/karkit/hide', 'en', 'CustomerService')).status).toBe(403)
})

it('its names are in the language of the reader, and in Finnish where there is none', async () => {
  const lines = async (language: string) =>
    (await call<{ items: Category[] }>('GET', '', language)).body.items.map(({ line }) => line)
  expect(await lines('fi')).toEqual(['karkit', 'karkit / lakut'])
  expect(await lines('sv')).toEqual(['godis', 'godis / lakut'])
  expect(await lines('en')).toEqual(['sweets', 'sweets / liquorice'])
  expect((await call('GET', '/lakut', 'en')).body.line).toBe('sweets / liquorice')
})
