import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tester } from '../../../../tests/support/actors.ts'
import { type MerchandisedShop, startMerchandisedShop } from '../../../../tests/support/merchandised-shop.ts'
import type { ListRule } from '../../contract/merchandising.ts'
import { createListRules, parseList } from './list-rules.service.ts'
import type { RuledList } from './ruled-list.ts'

let shop: MerchandisedShop
let codes: string[]
const bars: RuledList = { kind: 'category', code: 'suklaalevyt' }

beforeAll(async () => {
  shop = await startMerchandisedShop()
  codes = order()
})
afterAll(() => shop.stop())
beforeEach(() => shop.forget('merchandising_rule'))

const service = () => createListRules({ db: shop.database.db, clock: shop.clock })
function order(isUnruled = false): string[] {
  const query = {
    language: 'fi',
    filters: {},
    sort: { by: 'standard', direction: 'asc' },
    page: 1,
    pageSize: 50,
  } as const
  return shop.lists.query({ ...query, category: 'suklaalevyt', isUnruled }).entries.map(({ code }) => code)
}
const rule = (kind: ListRule['kind'], at: number, more: Partial<ListRule> = {}): ListRule => ({
  kind,
  code: codes[at] ?? '',
  place: null,
  from: null,
  to: null,
  ...more,
})
async function save(...rules: ListRule[]) {
  const { version } = await service().read(bars, tester)
  const saved = await service().replace(bars, version, rules, tester)
  await shop.deliver()
  return saved
}
const isOk = { ok: true }

describe('the rules of a list at once', () => {
  it('shape the list, and leave what it is without them to be seen', async () => {
    const given = [rule('pin', 4, { place: 1 }), rule('hide', 0)]
    expect(await save(...given)).toMatchObject(isOk)
    expect(order().slice(0, 2)).toEqual([codes[4], codes[1]])
    expect(order()).not.toContain(codes[0])
    expect(order(true)).toEqual(codes)
    expect((await service().read(bars, tester)).rules).toEqual(expect.arrayContaining(given))
    expect(await save()).toMatchObject(isOk)
    expect(order()).toEqual(codes)
  })

  it('lay what is for a time over what is for good, whichever was written first', async () => {
    const forTime = rule('pin', 3, { place: 1, from: '2020-01-01', to: '2199-12-31' })
    expect(await save(forTime)).toMatchObject(isOk)
    expect(await save(forTime, rule('hide', 3))).toMatchObject(isOk)
    expect(order()[0]).toBe(codes[3])
    expect((await service().read(bars, tester)).rules.map(({ kind }) => kind)).toEqual(['hide', 'pin'])
  })

  it('are refused where another person was quicker, and stay as that person left them', async () => {
    const { version } = await service().read(bars, tester)
    expect(await save(rule('hide', 0))).toMatchObject(isOk)
    expect(await service().replace(bars, version, [], tester)).toMatchObject({
      ok: false,
      error: { kind: 'business', status: 409 },
    })
    expect((await service().read(bars, tester)).rules).toEqual([rule('hide', 0)])
  })

  it('are refused as a whole with each fault at its rule', async () => {
    const saved = await save(
      rule('pin', 0),
      rule('hide', 1),
      rule('hide', 2, { code: 'NOTHING' }),
      rule('bury', 3, { from: '2026-12-24', to: '2026-12-01' }),
      rule('boost', 4, { from: 'yesterday' }),
    )
    const fields = saved.ok || saved.error.kind !== 'fields' ? {} : saved.error.fields
    expect(Object.keys(fields).toSorted()).toEqual(['rules/0/place', 'rules/2/code', 'rules/3/to', 'rules/4/from'])
    expect((await service().read(bars, tester)).rules).toEqual([])
  })

  it('leave one entry in the audit with what changed, and none where nothing did', async () => {
    const [last] = await shop.database.sql<{ id: number }>`select coalesce(max(id), 0)::int as id from audit_entry`
    await save(rule('hide', 0), rule('boost', 1))
    await save(rule('hide', 0), rule('boost', 1))
    const rows = await shop.database.sql<{ subject_id: string; after: object }>`
      select subject_id, after from audit_entry where id > ${last?.id ?? 0} and command = 'list-rule.replaced'`
    expect(rows).toEqual([
      { subject_id: 'category:suklaalevyt', after: { rules: [`hide ${codes[0]}`, `boost ${codes[1]}`] } },
    ])
  })
})

it.each(['query:ab', 'query:--'])('a phrase that no search takes is no list: %s', (name) => {
  expect(parseList(name)).toMatchObject({ ok: false })
})
