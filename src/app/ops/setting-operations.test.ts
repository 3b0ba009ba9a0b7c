import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { address, consents, type MoneyShop, startMoneyShop, tablet } from '../../../tests/support/money-shop.ts'
import { checkConsentTexts, consentSettings } from '#src/checkout/server/checkout-settings.ts'
import { createOperator, type Operator } from '../../../tests/support/operator.ts'

let shop: MoneyShop
let operator: Operator
beforeAll(async () => {
  shop = await startMoneyShop()
  operator = createOperator(shop.base)
})
afterAll(() => shop.stop())

/** A line, and then what its cache event does in every process. */
async function say(...words: string[]): Promise<string> {
  const answer = await operator.said(...words)
  const events = await shop.database.sql<{ tags: string[] }>`delete from cache_event returning tags`
  for (const { tags } of events) shop.base.settings.invalidate(tags)
  return answer
}
const audited = () =>
  shop.database.sql`
    select actor_kind, actor, subject_id, before, after from audit_entry where command = 'setting.changed' order by id`

describe('settings', () => {
  it('are listed with what they were in the code', async () => {
    const lines = (await say('settings', 'list')).split('\n')
    expect(lines.filter((line) => line.startsWith('vat/'))).toHaveLength(11)
    expect(lines).toContain('hold-times  orderMinutes=3 longestMinutes=40 paymentMinutes=20')
    expect(lines).toContain('withdrawal  days=14')
    expect(await say('settings', 'list', 'delivery/home')).toMatch(/priceCents=890 freeFromCents=4900 /)
    expect(await say('settings', 'get', 'consent/terms')).toContain(
      'textEn="I accept the {terms}terms of sale{end} and',
    )
    expect(await say('settings', 'get', 'consent')).toBe('(failed) There is no setting "consent"')
  })

  it('count at once, and are audited with what was before', async () => {
    const visitor = shop.visitor('free', 'en')
    const { body: cart } = await visitor.add('BAR')
    expect(cart.shippingTotalPrice).toBe(8.9)
    expect(await say('settings', 'set', 'delivery/home', 'freeFromCents=100')).toContain('freeFromCents=100')
    await visitor.details(cart.id)
    expect((await visitor.cart()).shippingTotalPrice).toBe(0)
    await say('settings', 'set', 'delivery/home', 'freeFromCents=4900')
    expect(await audited()).toMatchObject([
      {
        actor_kind: 'operator',
        subject_id: 'delivery/home',
        before: { freeFromCents: 4900, priceCents: 890 },
        after: { freeFromCents: 100, priceCents: 890 },
      },
      { before: { freeFromCents: 100 }, after: { freeFromCents: 4900 } },
    ])
  })

  it('say how long goods are held', async () => {
    await say('settings', 'set', 'hold-times', 'orderMinutes=7', 'paymentMinutes=30')
    const number = await shop.visitor('held').placedOrder('BAR')
    const [order] = await shop.database.sql<{ held: string; payable: string }>`
      select extract(epoch from reserved_until - created_at) / 60 as held,
        extract(epoch from payable_until - created_at) / 60 as payable
      from shop_order where order_number = ${number}`
    expect([Number(order?.held), Number(order?.payable)]).toEqual([7, 30])
    await say('settings', 'set', 'hold-times', 'orderMinutes=3', 'paymentMinutes=20')
  })

  it('take a rate for a day to come, and another for the one before', async () => {
    expect(await say('settings', 'set', 'vat/FIN/food/2026-01-01', 'validTo=2027-12-31')).toMatch(/^vat/)
    expect(await say('settings', 'set', 'vat/FIN/food/2028-01-01', 'rate=25.5')).toContain('rate=25.5')
    expect(await say('settings', 'list', 'vat/FIN/food')).toBe(
      'vat/FIN/food/2026-01-01  countryCode="FIN" class="food" rate=13.5 validFrom="2026-01-01" validTo="2027-12-31"\n' +
        'vat/FIN/food/2028-01-01  countryCode="FIN" class="food" rate=25.5 validFrom="2028-01-01" validTo=null',
    )
  })

  it('take no second rate for one day', async () => {
    const words = [
      ['vat/DNK/food/2029-01-01', 'rate=12'],
      ['vat/DNK/food/2029-01-01', 'rate=12', 'validTo=2029-12-31'],
      ['vat/DNK/food/1999-01-01', 'rate=12'],
      ['vat/DNK/food/1999-01-01', 'rate=12', 'validTo=2000-01-01'],
    ]
    const before = await say('settings', 'list', 'vat/')
    for (const line of words)
      expect(await say('settings', 'set', ...line)).toBe(
        `(failed) Refused: ${line[0]?.includes('1999') ? 'validTo' : 'validFrom'}: Check this value`,
      )
    expect(await say('settings', 'list', 'vat/')).toBe(before)
    const open = (day: string) => shop.database.sql`insert into vat_rate values ('DNK', 'food', 12, ${day}, null)`
    for (const day of ['1999-01-01', '2029-01-01']) await expect(open(day)).rejects.toThrow('vat_rate_one_a_day')
    expect(await say('settings', 'set', 'vat/DNK/food/1999-01-01', 'rate=12', 'validTo=1999-12-31')).toMatch(/^vat/)
  })

  it('ask everybody anew when a text is another', async () => {
    const text = 'textEn=I accept the {terms}terms{end} and more.'
    expect(await say('settings', 'set', 'consent/terms', text)).toBe('(failed) Refused: version: Check this value')
    await say('settings', 'set', 'consent/terms', text, 'version=2027-01')
    const visitor = shop.visitor('asked', 'en')
    const asked = await visitor.send<{ text: string; version: string }[]>('GET', '/api/checkout/consents')
    expect(asked.body[0]).toMatchObject({
      text: 'I accept the <a href="/en/ehdot">terms</a> and more.',
      version: '2027-01',
    })
    const id = await visitor.readyCart('BAR')
    expect((await visitor.order(id, 'key-of-old-terms', { consents })).text).toContain('checkout/consent-outdated')
    const anew = consents.map((one) => (one.id === 'terms' ? { ...one, version: '2027-01' } : one))
    expect((await visitor.order(id, 'key-of-new-terms', { consents: anew })).status).toBe(200)
  })

  it('give a version of a consent no second text, whichever versions stood between', async () => {
    const set = (...fields: string[]) => say('settings', 'set', 'consent/marketing', ...fields)
    const [first = ''] =
      (await shop.base.settings.rows(shop.base.db, consentSettings)).get('marketing')?.titleEn.split('\n') ?? []
    expect(await set('titleEn=News', 'version=2027-a')).toContain('version="2027-a"')
    expect(await set('titleEn=Letters', 'version=2027-b')).toContain('version="2027-b"')
    expect(await set('version=2027-a')).toBe('(failed) Refused: version: Check this value')
    expect(await set('version=2026-11')).toBe('(failed) Refused: version: Check this value')
    expect(await set('version=2027-b', 'required=true')).toBe('(failed) Refused: required: Check this value')
    expect(await set('titleEn=News', 'version=2027-a')).toContain('version="2027-a"')
    expect(await set(`titleEn=${first}`, 'version=2026-11')).toContain('version="2026-11"')
  })

  it('whose version was used with another text before keep the shop from starting, and say so', async () => {
    await expect(checkConsentTexts(shop.base.db)).resolves.toBeUndefined()
    const retitle = (from: string, to: string) => shop.database.sql`
      update setting set value = jsonb_set(value, '{titleFi}', to_jsonb(${to}::text))
      where name = 'consent/marketing' and value ->> 'titleFi' = ${from}`
    await retitle('Uutiskirje', 'Kirje')
    await expect(checkConsentTexts(shop.base.db)).rejects.toThrow(
      /^The text of the consent "marketing" is not that which its version 2026-11 was used with/,
    )
    await retitle('Kirje', 'Uutiskirje')
    await expect(checkConsentTexts(shop.base.db)).resolves.toBeUndefined()
  })

  it.each([
    ['hold-times', 'orderMinutes=0'],
    ['hold-times', 'longestMinutes=41'],
    ['hold-times', 'orderMinutes=21'],
    ['hold-times', 'longestMinutes=2.5'],
    ['hold-times', 'hours=1'],
    ['hold-times', 'constructor=1'],
    ['withdrawal', 'days=13'],
    ['delivery/home', 'methodId=other'],
    ['delivery/home', 'minDays=9'],
    ['delivery/home', 'countryCodes=["XXX"]'],
    ['delivery/home', 'priceCents="890"'],
    ['vat/FIN/food/2026-01-01', 'validTo=2025-01-01'],
    ['vat/FIN/food/2026-01-01', 'validTo=2026-02-31'],
    ['vat/FIN/food/2026-01-01', 'rate=-1'],
    ['vat/FIN/food/2026-01-01', 'rate=13.55'],
    ['vat/FIN/food/2027-02-30', 'rate=1'],
    ['vat/FIN/other/2027-02-01', 'rate=1'],
    ['vat/FIN/giftcard/0000-01-01', 'rate=10'],
    ['vat/ZZZ/food/2027-02-01', 'rate=10'],
    ['delivery/home', 'countryCodes=["FIN","FIN"]'],
    ['consent/terms', 'titleFi=Muu'],
    ['consent/terms', 'required=false'],
    ['delivery/new', 'priceCents=1'],
    ['consent/terms', 'textFi=<b>x</b>'],
    ['consent/terms', 'textFi={terms}x'],
    ['demo.seed', 'x=1'],
    ['hold-times/x', 'orderMinutes=2'],
    ['hold-times'],
  ])('refuse %s %s and change nothing', async (...words) => {
    const before = await say('settings', 'list')
    const count = (await audited()).length
    expect(await say('settings', 'set', ...words)).toMatch(/^\(failed\)/)
    expect([await say('settings', 'list'), (await audited()).length]).toEqual([before, count])
  })

  it('lose no change of two who change one row at once', async () => {
    await Promise.all([
      operator.line('settings', 'set', 'delivery/home', 'minDays=1'),
      operator.line('settings', 'set', 'delivery/home', 'maxDays=5'),
      operator.line('settings', 'set', 'delivery/home', 'priceCents=790'),
    ])
    expect(await say('settings', 'get', 'delivery/home')).toMatch(/priceCents=790 .*minDays=1 maxDays=5/)
  })

  it('are read again within a minute even where an event was lost', async () => {
    const visitor = shop.visitor('lost', 'en')
    const { body: cart } = await visitor.add('TAB-DARK', 1, { customTablet: tablet })
    await visitor.details(cart.id, { shippingAddress: address })
    await operator.said('settings', 'set', 'delivery/tablet-letter', 'priceCents=100')
    shop.clock.advance(61_000)
    await visitor.details(cart.id, { shippingAddress: address })
    expect((await visitor.cart()).shippingTotalPrice).toBe(1)
  })
})
