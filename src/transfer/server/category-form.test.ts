import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { setCategoryShown } from '#src/products/server/category.store.ts'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import type { CategoryFormBody, EntryForm } from '../contract/entry-form.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

const words = (name: string, slug: string) =>
  Object.fromEntries(
    ['fi', 'sv', 'en'].flatMap((of) => [
      [`name_${of}`, name],
      [`slug_${of}`, slug],
    ]),
  )
const call = <Body>(method: 'GET' | 'PUT', id: string, payload?: object, role = 'Merchandiser') =>
  shop.call<Body>({
    method,
    url: `/api/admin/categories/${id}/form`,
    headers: { authorization: `Bearer staff-${role}`, 'accept-language': 'fi' },
    ...(payload && { payload }),
  })
const read = async (id: string): Promise<EntryForm> => (await call<EntryForm>('GET', id)).body
const save = (id: string, form: Partial<CategoryFormBody>, role?: string) =>
  call<{ errors: Record<string, string[]> } & { key: string }[]>(
    'PUT',
    id,
    { version: null, values: {}, parts: [], ...form },
    role,
  )

beforeEach(async () => {
  await shop.database.run(
    'delete from redirect; delete from product_category; update category set parent_id = null; delete from category',
  )
  for (const [id, parent_code] of [
    ['suklaat', ''],
    ['levyt', 'suklaat'],
    ['tummat', 'levyt'],
  ] as const)
    expect((await save(id, { values: { ...words(id, id), parent_code, field: 'sand' } })).status).toBe(200)
  shop.clock.advance(1_000)
})

describe('a category by form', () => {
  it('is changed in the fields that were, and its old address leads on', async () => {
    const before = await read('levyt')
    const values = { name_sv: 'Kakor', slug_fi: 'suklaalevyt', body_fi: '<p>Levyjä.</p>', position: '7' }
    expect((await save('levyt', { version: before.version, values })).status).toBe(200)
    expect((await read('levyt')).values).toEqual({ ...before.values, ...values })
    const rows = await shop.database.sql<{ from: string; to: string; permanent: boolean }>`
      select from_path as "from", to_url as "to", permanent from redirect where language = 'fi'`
    expect(rows).toEqual([{ from: '/tuotteet/levyt', to: '/tuotteet/suklaalevyt', permanent: true }])
    const [entry] = await shop.database.sql<{ command: string; after: object }>`
      select command, after from audit_entry where subject_id = 'levyt' order by id desc limit 1`
    expect(entry).toMatchObject({ command: 'category.changed', after: { columns: Object.keys(values) } })
  })

  it('stands below any other but those below itself, even where two are moved at once', async () => {
    const { columns, version } = await read('suklaat')
    const parents = columns.find(({ name }) => name === 'parent_code')?.options.map(({ value }) => value)
    expect(parents).toEqual([''])
    const options = (await read('tummat')).columns.find(({ name }) => name === 'parent_code')?.options
    expect(options?.map(({ label }) => label)).toContain('suklaat / levyt')
    for (const parent of ['suklaat', 'tummat']) {
      const circle = await save('suklaat', { version, values: { parent_code: parent } })
      expect([parent, circle.status, Object.keys(circle.body.errors)]).toEqual([parent, 400, ['parent_code']])
    }
    await save('karkit', { values: { ...words('karkit', 'karkit'), field: 'mint' } })
    const [one, other] = [(await read('karkit')).version, version]
    const both = await Promise.all([
      save('karkit', { version: one, values: { parent_code: 'suklaat' } }),
      save('suklaat', { version: other, values: { parent_code: 'karkit' } }),
    ])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]))
  })

  it('keeps what another person saved, and says what is wrong at each field', async () => {
    const { version } = await read('levyt')
    const bad = await save('levyt', {
      version,
      values: { name_fi: '', slug_en: 'suklaat', position: 'x', nothing: '' },
    })
    expect([bad.status, Object.keys(bad.body.errors).toSorted()]).toEqual([400, ['name_fi', 'nothing', 'position']])
    const taken = await save('levyt', { version, values: { slug_en: 'suklaat' } })
    expect(taken.body.errors).toEqual({ slug_en: ['Jo toisen käytössä'] })
    expect((await save('levyt', { version, values: { name_fi: 'Levyt' } })).status).toBe(200)
    const late = await save('levyt', { version, values: { name_fi: 'Toinen' } })
    expect([late.status, late.body[0]?.key]).toEqual([409, 'office/version-conflict'])
    expect((await read('levyt')).values['name_fi']).toBe('Levyt')
  })

  it('stays hidden where it is hidden while its words are written', async () => {
    const isShown = async () =>
      (await shop.database.sql<{ published: boolean }>`select published from category where code = 'levyt'`)[0]
        ?.published
    const { version } = await read('levyt')
    const [written] = await inTransaction(shop.database.db, async (tx) => {
      await setCategoryShown(tx, 'levyt', false, shop.clock.now())
      const saving = save('levyt', { version, values: { name_fi: 'Levyt' } })
      await expect
        .poll(
          () =>
            shop.database.sql`select pid from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`,
        )
        .not.toEqual([])
      return [saving]
    })
    expect([(await written).status, await isShown()]).toEqual([200, false])
    expect((await read('levyt')).values['name_fi']).toBe('Levyt')
  })

  it('is listed in its tree, and is for who may write products', async () => {
    const { body } = await shop.call<{ items: { line: string; id: string }[] }>({
      method: 'GET',
      url: '/api/admin/categories',
      headers: { authorization: 'Bearer staff-Merchandiser' },
    })
    expect(body.items.map(({ id, line }) => [id, line])).toEqual([
      ['suklaat', 'suklaat'],
      ['levyt', 'suklaat / levyt'],
      ['tummat', 'suklaat / levyt / tummat'],
    ])
    const { version } = await read('levyt')
    expect((await save('levyt', { version, values: { name_fi: 'X' } }, 'Production')).status).toBe(403)
    expect((await save('Isot', { values: words('x', 'x') })).status).toBe(400)
  })
})
