import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import type { EntryForm, ProductFormBody } from '../contract/entry-form.ts'

let shop: MoneyShop
let code: string
beforeAll(async () => {
  shop = await startMoneyShop()
  const [row] = await shop.database.sql<{ code: string }>`
    select p.code from product as p join variation as v on v.product_id = p.id where v.stock_code = 'BAR'`
  code = row?.code ?? ''
})
afterAll(() => shop.stop())

const call = <Body>(method: 'GET' | 'PUT', id: string, payload?: object, role = 'Merchandiser') =>
  shop.call<Body>({
    method,
    url: `/api/admin/products/${id}/form`,
    headers: { authorization: `Bearer staff-${role}`, 'accept-language': 'fi' },
    ...(payload && { payload }),
  })
const read = async (id = code): Promise<EntryForm> => (await call<EntryForm>('GET', id)).body
const save = (form: Partial<ProductFormBody>, id = code, role?: string) =>
  call<{ errors: Record<string, string[]> } & { key: string }[]>(
    'PUT',
    id,
    { version: null, values: {}, parts: [], ...form },
    role,
  )

describe('a product by form', () => {
  it('is changed in the fields that were, and in no other', async () => {
    const before = await read()
    shop.clock.advance(1_000)
    const values = { name_sv: 'Chokladkaka', tags: ['gift'], storage_fi: 'Säilytä kuivassa.' }
    expect((await save({ version: before.version, values })).status).toBe(200)
    const after = await read()
    expect(after.values).toEqual({ ...before.values, ...values })
    expect(after.parts).toEqual(before.parts)
    const [entry] = await shop.database.sql<{ command: string; after: { columns: string[] } }>`
      select command, after from audit_entry where subject_id = ${code} order by id desc limit 1`
    expect(entry).toMatchObject({ command: 'product.changed', after: { columns: ['name_sv', 'tags', 'storage_fi'] } })
  })

  it('leaves a redirect where it was, when its address changes', async () => {
    await shop.database.run(`
      with added as (insert into category (code, field, updated_at) values ('levyt', 'sand', now()) returning id)
      insert into category_text (category_id, language, name, slug)
        select id, language, 'Levyt', 'levyt' from added, unnest(array['fi', 'sv', 'en']) as language`)
    const { version: first } = await read()
    shop.clock.advance(1_000)
    expect((await save({ version: first, values: { categories: ['levyt'] } })).status).toBe(200)
    shop.clock.advance(1_000)
    const { version } = await read()
    expect((await save({ version, values: { slug_fi: 'uusi-osoite' } })).status).toBe(200)
    const rows = await shop.database.sql<{ from: string; to: string; by: string; permanent: boolean }>`
      select from_path as "from", to_url as "to", created_by as "by", permanent from redirect where language = 'fi'`
    expect(rows).toEqual([
      {
        from: '/tuotteet/levyt/bar',
        to: '/tuotteet/levyt/uusi-osoite',
        by: expect.any(String) as string,
        permanent: true,
      },
    ])
  })

  it('says which redirect of an operator stayed where it moved to', async () => {
    await shop.database
      .run(`insert into redirect (language, from_path, to_url, permanent, created_at, created_by, by_operator)
      values ('fi', '/tuotteet/levyt/kampanja', '/tuotteet', false, now(), 'tester', true)`)
    const { version } = await read()
    shop.clock.advance(1_000)
    const saved = await save({ version, values: { slug_fi: 'kampanja' } })
    expect([saved.status, saved.body]).toEqual([
      200,
      { notes: { slug_fi: [expect.stringContaining('uudelleenohjaus jäi voimaan') as string] } },
    ])
    const [row] = await shop.database.sql`
      select actor_kind as kind, after from audit_entry where command = 'redirect.kept' order by id desc limit 1`
    expect(row).toEqual({ kind: 'staff', after: { to: '/tuotteet' } })
  })

  it('keeps what another person saved meanwhile', async () => {
    const { version } = await read()
    shop.clock.advance(1_000)
    expect((await save({ version, values: { brand: 'Willja' } })).status).toBe(200)
    const late = await save({ version, values: { brand: 'Toinen' } })
    expect([late.status, late.body[0]?.key]).toEqual([409, 'office/version-conflict'])
    expect((await read()).values['brand']).toBe('Willja')
  })

  it('says what is wrong at each field, of a variation too, and writes nothing of it', async () => {
    const before = await read()
    const [variation] = before.parts
    const { status, body } = await save({
      version: before.version,
      values: { name_fi: '', slug_en: 'Not A Slug', categories: ['nothing'], nothing: 'x', brand: 'Uusi' },
      parts: [{ code: variation?.code ?? '', values: { weight_grams: 'sata' } }],
    })
    expect(status).toBe(400)
    expect(body.errors).toEqual({
      name_fi: ['Puuttuu'],
      slug_en: ['Ei kelpaa osoitteeksi'],
      nothing: ['Sarake puuttuu, on kahdesti tai on tuntematon'],
      [`${variation?.code}/weight_grams`]: ['Ei luku'],
    })
    expect(await read()).toEqual(before)
    const unknown = await save({ version: before.version, values: { categories: ['nothing'] } })
    expect(unknown.body.errors).toEqual({ categories: ['Ei ole olemassa'] })
  })

  it('is added, once it has what it cannot be without', async () => {
    expect(await read('UUSI')).toMatchObject({ version: null, values: {}, parts: [] })
    const values = { product_type: 'Product', vat_class: 'food', brand: 'Konvehti', name_fi: 'Uusi', slug_fi: 'uusi' }
    const { status, body } = await save({ values: { brand: 'Konvehti' } }, 'UUSI')
    expect([status, Object.keys(body.errors).toSorted()]).toEqual([
      400,
      ['name_fi', 'product_type', 'slug_fi', 'vat_class'],
    ])
    const parts = [{ code: 'UUSI-100G', values: { weight_grams: '100' } }]
    expect((await save({ values, parts }, 'UUSI')).status).toBe(200)
    const made = await read('UUSI')
    expect(made.parts.map((one) => one.code)).toEqual(['UUSI-100G'])
    const [row] = await shop.database.sql<{ published: boolean }>`select published from product where code = 'UUSI'`
    expect(row?.published).toBe(false)
    expect((await save({ values, parts }, 'UUSI')).status).toBe(409)
  })

  it('is added by one of two who add it at once, and names no variation twice', async () => {
    const values = { product_type: 'Product', vat_class: 'food', brand: 'Konvehti', name_fi: 'Kaksi', slug_fi: 'kaksi' }
    const of = (code: string) => ({ values, parts: [{ code, values: { weight_grams: '100' } }] })
    const done = await Promise.all([save(of('KAKSI-A'), 'KAKSI'), save(of('KAKSI-B'), 'KAKSI')])
    expect(new Set(done.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await read('KAKSI')).parts).toHaveLength(1)
    const [variation] = of('KOLME-A').parts
    const twice = await save({ values: { ...values, slug_fi: 'kolme' }, parts: [variation!, variation!] }, 'KOLME')
    expect([twice.status, twice.body.errors]).toEqual([400, { 'KOLME-A/variation_code': ['On kahdesti'] }])
  })

  it('has its pictures in order, each with what it shows', async () => {
    const [levy, pala] = ['/media/category/karkit.webp', '/media/category/keksit.webp']
    await shop.database.sql`update product set images = array[${levy}], image_details = '[{"focus":{"x":20,"y":30}}]'
      where code = ${code}`
    const { version } = await read()
    shop.clock.advance(1_000)
    const pictures = [
      { path: pala, fi: 'Pala levyä', sv: '', en: '' },
      { path: levy, fi: 'Koko levy', sv: 'Hela kakan', en: 'The whole bar' },
    ]
    expect((await save({ version, values: { pictures } })).status).toBe(200)
    const after = await read()
    expect(after.values['pictures']).toEqual(pictures)
    const [row] = await shop.database.sql<{ images: string[]; details: object; alt: string }>`
      select p.images, p.image_details as details, t.image_alt as alt from product as p
      join product_text as t on t.product_id = p.id and t.language = 'fi' where p.code = ${code}`
    expect(row).toEqual({
      images: [pala, levy],
      details: [{}, { altTexts: { fi: 'Koko levy', sv: 'Hela kakan', en: 'The whole bar' }, focus: { x: 20, y: 30 } }],
      alt: 'Pala levyä',
    })
    shop.clock.advance(1_000)
    const wrong = [
      pictures[0]!,
      { ...pictures[1]!, sv: '' },
      { path: '/media/products/none.webp', fi: '', sv: '', en: '' },
    ]
    const refused = await save({ version: after.version, values: { pictures: wrong } })
    expect([refused.status, Object.keys(refused.body.errors).toSorted()]).toEqual([
      400,
      ['pictures/1/sv', 'pictures/2/path'],
    ])
    expect((await save({ version: after.version, values: { pictures: [] } })).status).toBe(200)
    expect((await read()).values['pictures']).toEqual([])
  })

  it('is for who may write products', async () => {
    const { version } = await read()
    expect((await save({ version, values: { brand: 'X' } }, code, 'Production')).status).toBe(403)
    expect((await call('GET', code, undefined, 'Production')).status).toBe(200)
    expect((await save({ version, values: { brand: 'X' } }, 'x y')).status).toBe(400)
  })
})
