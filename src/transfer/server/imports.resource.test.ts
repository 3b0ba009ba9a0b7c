import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createImportBench, type ImportBench } from '../../../tests/support/import-bench.ts'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import type { ImportDetails } from '../contract/imports.ts'

let shop: MoneyShop
let bench: ImportBench
beforeAll(async () => {
  shop = await startMoneyShop()
  bench = createImportBench(shop.database.db, shop.clock)
})
afterAll(() => shop.stop())

type Import = ImportDetails & { status: string; isDryRun: boolean; actions: string[] }
const boundary = 'import-boundary'
const call = <Body = Import>(method: 'GET' | 'POST', url: string, payload?: object | Buffer, role = 'Merchandiser') =>
  shop.call<Body>({
    method,
    url: `/api/admin/imports${url}`,
    headers: {
      authorization: `Bearer staff-${role}`,
      'accept-language': 'fi',
      ...(Buffer.isBuffer(payload) && { 'content-type': `multipart/form-data; boundary=${boundary}` }),
    },
    ...(payload && { payload }),
  })

function upload(kind: string, isDryRun: boolean, content: string | Buffer, role?: string) {
  const word = (name: string, value: string): string =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="hinnat.csv"\r\n\r\n`
  const words = `${word('kind', kind)}${word('isDryRun', String(isDryRun))}${head}`
  const body = Buffer.concat([Buffer.from(words), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)])
  return call<{ id: string } & { key: string; value: string }[]>('POST', '/file', body, role)
}
const onHand = async (code: string) =>
  (await shop.database.sql<{ n: number }>`select on_hand as n from stock where code = ${code}`)[0]?.n
const record = async (id: string): Promise<Import> => (await call('GET', `/${id}`)).body

describe('an import in the back office', () => {
  it('is tried first, tells each fault in the reader’s language, and then goes in once', async () => {
    const before = await onHand('BAR')
    const { status, body } = await upload('stock', true, 'stock_code;on_hand\r\nBAR;77\r\nNOPE;1\r\nMUG;x\r\n')
    expect(status).toBe(201)
    expect(await record(body.id)).toMatchObject({ status: 'waiting', isDryRun: true, actions: ['cancel'] })
    await bench.imports.run(Number(body.id))
    const checked = await record(body.id)
    expect(checked).toMatchObject({ status: 'done', changed: 1, refused: 2, actions: ['import'], followedBy: null })
    expect(checked.faults.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [3, 'stock_code', 'Ei ole olemassa'],
      [4, 'on_hand', 'Ei luku'],
    ])
    expect(await onHand('BAR')).toBe(before)

    const pressed = await Promise.all([call('POST', `/${body.id}/import`, {}), call('POST', `/${body.id}/import`, {})])
    expect(new Set(pressed.map((one) => one.status))).toEqual(new Set([200, 409]))
    const { followedBy, actions } = await record(body.id)
    expect(actions).toEqual([])
    await bench.imports.run(Number(followedBy))
    expect(await record(followedBy ?? '')).toMatchObject({ status: 'done', changed: 1, refused: 2, dryRun: body.id })
    expect(await onHand('BAR')).toBe(77)
  })

  it('says before it goes in what becomes what, by line: prices, stock and goods', async () => {
    const tried = async (kind: string, content: string, language = 'fi') => {
      const { body } = await upload(kind, true, content)
      await bench.imports.run(Number(body.id))
      const headers = { authorization: 'Bearer staff-Merchandiser', 'accept-language': language }
      const url = `/api/admin/imports/${body.id}`
      return {
        record: (await shop.call<Import>({ method: 'GET', url, headers })).body,
        file: (await shop.call<string>({ method: 'GET', url: `${url}/changes`, headers })).body,
      }
    }
    const plain = (words: string | null) => words?.replaceAll('\u00a0', ' ')
    const [row] = await shop.database.sql<{ cents: number; name: string; product: string }>`
      select r.cents, t.name, p.code as product from price r join variation v on v.code = r.variation_code
      join product p on p.id = v.product_id join product_text t on t.product_id = p.id and t.language = 'fi'
      where v.code = 'BAR' and r.kind = 'normal' order by r.id desc limit 1`
    if (!row) throw new Error('The bar has no price')
    const euros = (cents: number, point = ','): string => (cents / 100).toFixed(2).replace('.', point)
    const later = new Date(+shop.clock.now() + 86_400_000).toISOString()
    const prices = await tried(
      'prices',
      `variation_code;price;valid_from\r\nBAR;${euros(row.cents)};\r\nBAR;99,90;${later}\r\n`,
    )
    expect(prices.record).toMatchObject({ changed: 1, unchanged: 0, changeCount: 1 })
    const [change] = prices.record.changes
    expect({ ...change, before: plain(change?.before ?? ''), after: plain(change?.after ?? '') }).toEqual({
      line: 3,
      code: 'BAR',
      field: 'price',
      before: `${euros(row.cents)} €`,
      after: '99,90 €',
      startsAt: later,
    })
    expect(plain(prices.file)).toContain(`3;BAR;price;${euros(row.cents)} €;99,90 €;`)
    expect(prices.file).toContain('Rivi;Koodi;Sarake;Nyt;Tuonnin jälkeen;Alkaen')

    const stock = await tried('stock', `stock_code;on_hand\r\nBAR;${await onHand('BAR')}\r\nMUG;3\r\n`)
    expect(stock.record).toMatchObject({ changed: 1, unchanged: 1, changeCount: 1 })
    expect(stock.record.changes).toEqual([
      { line: 3, code: 'MUG', field: 'on_hand', before: String(await onHand('MUG')), after: '3', startsAt: null },
    ])

    const head = 'product_code,variation_code,name_fi,short_description_fi,variation_name_fi'
    const line = `${row.product},BAR,Uusi nimi,<p>Kaksi &amp; kolme</p>,Pieni`
    const goods = await tried('products', `${head}\r\n${line}\r\n`, 'sv')
    expect(goods.record.changes.map(({ code, field, before, after }) => [code, field, before, after])).toEqual(
      expect.arrayContaining([
        [row.product, 'name_fi', row.name, 'Uusi nimi'],
        [row.product, 'short_description_fi', expect.any(String), 'Kaksi & kolme'],
      ]),
    )
    const [still] = await shop.database.sql<{ n: number }>`
      select count(*)::int as n from product_text where name = 'Uusi nimi'`
    expect(still?.n).toBe(0)
  })

  it('shows the first changes of many, counts them all, and has them all in its file', async () => {
    const codes = Array.from({ length: 60 }, (_, at) => `SHELF-${String(at).padStart(2, '0')}`)
    await shop.database.sql`insert into stock (code, on_hand, updated_at)
      select code, 1, now() from unnest(${codes}::text[]) as code`
    const { body } = await upload(
      'stock',
      true,
      `stock_code;on_hand\r\n${codes.map((code) => `${code};2`).join('\r\n')}\r\n`,
    )
    await bench.imports.run(Number(body.id))
    // A dry run that is run once more begins at its start.
    await shop.database.sql`update catalogue_import set status = 'waiting' where id = ${Number(body.id)}`
    await bench.imports.run(Number(body.id))
    const checked = await record(body.id)
    expect([checked.changeCount, checked.changes.length, checked.changes[0]?.line]).toEqual([60, 50, 2])
    const file = await call<string>('GET', `/${body.id}/changes`)
    expect(file.text.trim().split('\r\n')).toHaveLength(61)
    expect((await call('GET', '/999999/changes')).status).toBe(404)
    const { followedBy } = (await call('POST', `/${body.id}/import`, {})).body
    await bench.imports.run(Number(followedBy))
    expect((await record(followedBy ?? '')).changeCount).toBe(0)
    await shop.database.sql`delete from stock where code like 'SHELF-%'`
  })

  it('tells the details of faults in the reader’s language, whatever broke it off', async () => {
    const told = async (content: string | Buffer, language: string) => {
      const { body } = await upload('stock', true, content)
      await bench.imports.run(Number(body.id))
      const headers = { authorization: 'Bearer staff-Merchandiser', 'accept-language': language }
      return (await shop.call<Import>({ method: 'GET', url: `/api/admin/imports/${body.id}`, headers })).body
    }
    const wrong = 'stock_code;on_hand\r\nNOPE;1\r\nBAR;7,9o\r\n'
    const words = {
      fi: ['hyllyä NOPE ei ole', '"7,9o" ei ole kokonaisluku väliltä 0–1\u00a0000\u00a0000'],
      sv: ['det finns ingen hylla NOPE', '"7,9o" är inget heltal från 0 till 1\u00a0000\u00a0000'],
      en: ['there is no shelf NOPE', '"7,9o" is no whole number from 0 to 1,000,000'],
    }
    for (const [language, said] of Object.entries(words))
      expect((await told(wrong, language)).faults.map(({ message }) => message)).toEqual(said)
    const unreadable = 'stock_code;on_hnad\r\nBAR;1\r\n'
    expect(await told(unreadable, 'sv')).toMatchObject({
      status: 'failed',
      problem: 'det finns ingen kolumn "on_hnad". Menade du on_hand?',
    })
    await upload('stock', true, '')
    const [empty] = await shop.database.sql<{ id: number }>`select max(id) as id from catalogue_import`
    expect((await record(String(empty?.id))).problem).toBe('Tiedosto on tyhjä.')
  })

  it('takes back what it gave out, unchanged, and reports faults as a file', async () => {
    const table = await call<string>('GET', '/table?kind=stock')
    expect(table.headers['content-disposition']).toBe('attachment; filename="stock.csv"')
    const { body } = await upload('stock', false, `${table.text}NOPE;1;\r\n`)
    await bench.imports.run(Number(body.id))
    expect(await record(body.id)).toMatchObject({ changed: 0, added: 0, refused: 1, faultCount: 1 })
    const prices = await call<string>('GET', '/table?kind=prices')
    expect(prices.text).toMatch(/;"\d+,\d\d";/)
    const again = await upload('prices', false, prices.text)
    await bench.imports.run(Number(again.body.id))
    expect(await record(again.body.id)).toMatchObject({ changed: 0, added: 0, refused: 0, faultCount: 0 })
    const report = await call<string>('GET', `/${body.id}/report`)
    expect(report.text).toContain('Rivi;Sarake;Vika;')
    expect(report.text).toContain(';stock_code;Ei ole olemassa;')
  })

  it('says in words why a file is none: a workbook, an empty one, an unknown kind', async () => {
    const words = async (kind: string, content: string | Buffer) => {
      const { status, body } = await upload(kind, true, content)
      return [status, body[0]?.value ?? body]
    }
    expect(await words('stock', Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2]))).toEqual([
      400,
      'Tämä on Excel-työkirja. Tallenna se Excelissä muodossa CSV UTF-8 ja lähetä se tiedosto.',
    ])
    expect(await words('stock', '')).toEqual([400, 'Tiedosto on tyhjä.'])
    expect((await words('hens', 'x'))[0]).toBe(400)
    expect((await upload('stock', true, 'stock_code\r\n', 'Production')).status).toBe(403)
    const tooLarge = await bench.imports.receive(
      { kind: 'stock', format: 'csv', fileName: 'x.csv', isDryRun: true, pictureFolder: null },
      [Buffer.alloc(11)] as never, // an iterable does as well as an asynchronous one
      { kind: 'system', by: 'job', name: 'tester' },
      10,
    )
    expect(tooLarge).toMatchObject({ error: { problems: [{ key: 'office/refused/import-too-large' }] } })
  })

  it('asks for the permission of what is in the file, in and out', async () => {
    expect((await upload('locations', true, 'location_code\r\n')).status).toBe(403)
    expect((await upload('locations', true, 'location_code\r\n', 'Admin')).status).toBe(201)
    for (const [role, kind, status] of [
      ['Publisher', 'prices', 403],
      ['Publisher', 'products', 200],
      ['Production', 'prices', 403],
      ['Production', 'stock', 200],
      ['Merchandiser', 'locations', 403],
    ] as const)
      expect([role, kind, (await call('GET', `/table?kind=${kind}`, undefined, role)).status]).toEqual([
        role,
        kind,
        status,
      ])
  })

  it('that is cancelled while its file is on the way stays so', async () => {
    async function* slowly() {
      yield Buffer.from('stock_code;on_hand\r\n')
      const [row] = await shop.database.sql<{ id: number }>`select max(id) as id from catalogue_import`
      expect((await call('POST', `/${row?.id}/cancel`, {})).status).toBe(200)
      yield Buffer.from('BAR;5\r\n')
    }
    const asked = { kind: 'stock', format: 'csv', fileName: 'x.csv', isDryRun: false, pictureFolder: null } as const
    const received = await bench.imports.receive(asked, slowly(), { kind: 'system', by: 'job', name: 'tester' })
    expect(received).toMatchObject({ ok: false, error: { kind: 'conflict' } })
    const rows = await shop.database.sql<{ status: string; chunks: number }>`select i.status,
      (select count(*)::int from catalogue_import_chunk as c where c.import_id = i.id) as chunks
      from catalogue_import as i order by i.id desc limit 1`
    expect([...rows]).toEqual([{ status: 'cancelled', chunks: 0 }])
  })

  it('stops when it is told, and a file that cannot be read says at which line', async () => {
    const waiting = await upload('stock', false, 'stock_code;on_hand\r\nBAR;1\r\n')
    expect((await call('POST', `/${waiting.body.id}/cancel`, {})).body).toMatchObject({
      status: 'cancelled',
      actions: [],
    })
    await bench.imports.run(Number(waiting.body.id))
    expect(await onHand('BAR')).toBe(77)
    const unread = await upload('stock', false, 'on_hand\r\n1\r\n')
    await bench.imports.run(Number(unread.body.id))
    const failed = await record(unread.body.id)
    expect(failed).toMatchObject({ status: 'failed', actions: [] })
    expect(failed.faults[0]).toMatchObject({ line: 1, field: 'stock_code' })
  })
})
