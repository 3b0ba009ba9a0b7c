import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createImportBench, type ImportBench } from '../../../tests/support/import-bench.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'

let test: TestDatabase
let shop: ImportBench

beforeAll(async () => {
  test = await createTestDatabase()
  shop = createImportBench(test.db, createTestClock('2026-05-01T10:00:00Z'))
})
afterAll(() => test.drop())
beforeEach(async () => {
  await test.run('delete from product; delete from category; delete from redirect; delete from cache_event')
  await shop.import(
    'categories',
    'category_code,field,name_fi,name_sv,name_en,slug_fi,slug_sv,slug_en\nlevyt,sand,Levyt,Kakor,Bars,levyt,kakor,bars\n',
  )
  await shop.import(
    'products',
    'product_code,product_type,vat_class,brand,published,categories,name_fi,slug_fi,slug_sv\n' +
      'P1,Product,food,Konvehti,true,levyt,Yksi,yksi,ett\nP2,Product,food,Konvehti,true,levyt,Kaksi,kaksi,\n',
  )
})

const slugs = (...rows: string[]) => shop.import('products', ['product_code,slug_fi', ...rows].join('\n'))
const category = (slug: string) => shop.import('categories', `category_code,slug_fi\nlevyt,${slug}\n`)
async function redirects(): Promise<string[]> {
  const rows = await test.sql<{ line: string }>`
    select language || ' ' || from_path || ' ' || to_url || case when permanent then '' else ' for now' end as line
    from redirect order by line`
  return rows.map(({ line }) => line)
}

describe('an address that a file changes', () => {
  it('leads on for good, in every language that had it, and nowhere where nothing changed', async () => {
    expect(await redirects()).toEqual([])
    expect(await slugs('P1,eka')).toMatchObject({ changed: 1 })
    // English has the Finnish slug; Swedish has one of its own.
    expect(await redirects()).toEqual([
      'en /products/bars/yksi /products/bars/eka',
      'fi /tuotteet/levyt/yksi /tuotteet/levyt/eka',
    ])
    const tags = (await test.sql<{ tags: string[] }>`select tags from cache_event`).flatMap((row) => row.tags)
    expect(tags).toEqual(expect.arrayContaining(['address:/tuotteet/levyt/yksi', 'address:/en/products/bars/eka']))
  })

  it('leads straight to the last one, and back without a circle', async () => {
    await slugs('P1,eka')
    await slugs('P1,ensimmainen')
    expect((await redirects()).filter((line) => line.startsWith('fi'))).toEqual([
      'fi /tuotteet/levyt/eka /tuotteet/levyt/ensimmainen',
      'fi /tuotteet/levyt/yksi /tuotteet/levyt/ensimmainen',
    ])
    await slugs('P1,yksi')
    expect((await redirects()).filter((line) => line.startsWith('fi'))).toEqual([
      'fi /tuotteet/levyt/eka /tuotteet/levyt/yksi',
      'fi /tuotteet/levyt/ensimmainen /tuotteet/levyt/yksi',
    ])
  })

  it('is no redirect once another product has it', async () => {
    await slugs('P1,eka')
    await slugs('P2,yksi')
    expect((await redirects()).filter((line) => line.startsWith('fi'))).toEqual([
      'fi /tuotteet/levyt/kaksi /tuotteet/levyt/yksi',
    ])
  })

  it('of a category leads on too, and takes what leads below it along', async () => {
    await slugs('P1,eka')
    expect(await category('suklaat')).toMatchObject({ changed: 1 })
    expect((await redirects()).filter((line) => line.startsWith('fi'))).toEqual([
      'fi /tuotteet/levyt /tuotteet/suklaat',
      'fi /tuotteet/levyt/yksi /tuotteet/suklaat/eka',
    ])
    await category('levyt')
    expect((await redirects()).filter((line) => line.startsWith('fi'))).toEqual([
      'fi /tuotteet/levyt/yksi /tuotteet/levyt/eka',
      'fi /tuotteet/suklaat /tuotteet/levyt',
    ])
  })

  it('leaves an operator’s redirect where it stands, and says so in the report and the audit', async () => {
    await test.run(`insert into redirect (language, from_path, to_url, permanent, created_at, created_by, by_operator)
      values ('fi', '/tuotteet/levyt/eka', '/kampanja', true, now(), 'tester', true)`)
    const moved = await slugs('P1,eka')
    expect(moved.faults.map(({ field, reason, isRefusal }) => [field, reason, isRefusal])).toEqual([
      ['slug_fi', 'redirect', false],
    ])
    expect((await redirects()).filter((line) => line.startsWith('fi'))).toContain('fi /tuotteet/levyt/eka /kampanja')
    const back = await slugs('P1,kolmas')
    expect(back.faults).toMatchObject([{ field: 'slug_fi', reason: 'redirect' }])
    expect((await redirects()).filter((line) => line.startsWith('fi'))).toContain('fi /tuotteet/levyt/eka /kampanja')
    const audited = await test.sql<{ subject: string; after: object }>`
      select subject_id as subject, after from audit_entry where command = 'redirect.kept' order by id`
    expect(audited).toEqual(Array(2).fill({ subject: 'fi /tuotteet/levyt/eka', after: { to: '/kampanja' } }))
  })

  it('leaves no circle of an operator’s redirect between the two', async () => {
    await test.run(`insert into redirect (language, from_path, to_url, permanent, created_at, created_by)
      values ('fi', '/tuotteet/suklaat/vanha', '/tuotteet/levyt/vanha', true, now(), 'tester')`)
    await category('suklaat')
    expect((await redirects()).filter((line) => line.startsWith('fi'))).toEqual([
      'fi /tuotteet/levyt /tuotteet/suklaat',
    ])
  })

  const into = (code: string, categories: string, slug = '') =>
    shop.import('products', `product_code,categories${slug && ',slug_fi'}\n${code},${categories}${slug && `,${slug}`}`)
  const other = (slug: string) =>
    shop.import(
      'categories',
      `category_code,field,name_fi,name_sv,name_en,slug_fi,slug_sv,slug_en\nmuut,sand,Muut,Andra,Others,${slug},andra,others\n`,
    )

  it('is no redirect once a product comes to it by its category alone', async () => {
    await other('muut')
    await into('P2', 'muut')
    await slugs('P1,eka')
    await slugs('P2,yksi')
    expect(await redirects()).toContain('fi /tuotteet/levyt/yksi /tuotteet/levyt/eka')
    await into('P2', 'levyt')
    expect((await redirects()).filter((line) => line.startsWith('fi /tuotteet/levyt/yksi '))).toEqual([])
  })

  it('is no circle after a change of slug and category, and back', async () => {
    await other('muut')
    await slugs('P1,eka')
    await into('P1', 'muut', 'yksi')
    await into('P1', 'levyt')
    expect((await redirects()).filter((line) => line.startsWith('fi /tuotteet/levyt/yksi '))).toEqual([])
  })

  it('is no redirect once a category that has such a product takes the slug', async () => {
    await slugs('P1,eka')
    await category('suklaat')
    await other('muut')
    await into('P2', 'muut', 'yksi')
    expect(await redirects()).toContain('fi /tuotteet/levyt/yksi /tuotteet/suklaat/eka')
    await other('levyt')
    expect((await redirects()).filter((line) => line.startsWith('fi /tuotteet/levyt'))).toEqual([])
  })
})
