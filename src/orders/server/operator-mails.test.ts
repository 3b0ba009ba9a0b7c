import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { watchPayments } from '../../../tests/support/watched-payments.ts'
import { countStock } from '#src/products/server/stock/stock.service.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { shopDay } from '#src/common/working-days.ts'
import { workOnOrders } from '../../../tests/support/worked-orders.ts'
import { tester } from '../../../tests/support/actors.ts'

/* What the shop's own people are told of by mail (C-10, ops-alert). */

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

const rows = () =>
  shop.database.sql<{ recipient: string; kind: string; language: string }>`
    select recipient, kind, language from outbox_mail where kind like 'ops-%' order by created_at`
const alerted = () => shop.otherMails.flatMap((mail) => (mail.kind === 'ops-alert' ? [mail] : [])).at(-1)
const digested = () => shop.otherMails.flatMap((mail) => (mail.kind === 'ops-digest' ? [mail] : [])).at(-1)

describe('an alert', () => {
  it('tells of what needs somebody, each thing once and several in one mail', async () => {
    const watched = watchPayments(shop)
    const numbers: string[] = []
    for (const name of ['first', 'second']) {
      const number = await workOnOrders(shop).parcelOrder(name, 'paid')
      numbers.push(number)
      const [payment] = await shop.database.sql<{ psp: string }>`
        select psp_reference as psp from payment_attempt where merchant_reference = ${`${number}-1`}`
      await watched.send({
        eventCode: 'CHARGEBACK',
        pspReference: `D-${number}`,
        originalReference: payment?.psp ?? '',
        merchantReference: `${number}-1`,
      })
      // Each is worked on before the next comes: their tasks stand in the order of the numbers.
      await watched.inboxEmpty()
    }
    await shop.operatorMails.alert()
    expect(await rows()).toEqual([{ recipient: 'tilaukset@konvehti.example', kind: 'ops-alert', language: 'fi' }])
    expect(alerted()).toMatchObject({
      count: 2,
      items: numbers.map((about) => ({ about, what: 'CHARGEBACK' })),
    })
    await shop.operatorMails.alert()
    expect(await rows()).toHaveLength(1)
  })

  it('tells of a payment of another sum, and goes where the setting says', async () => {
    await shop.database.run(
      `update setting set value = '{"email": "vahti@konvehti.example", "language": "sv"}' where name = 'operator-mails'`,
    )
    const number = await workOnOrders(shop).parcelOrder('third', 'paid')
    await shop.database.run(`update shop_order set status = 'OnHold', hold_reasons = '{payment-amount}'
      where order_number = '${number}'`)
    shop.clock.advance(2 * 60_000)
    await Promise.all([shop.operatorMails.alert(), shop.operatorMails.alert()])
    expect((await rows()).at(-1)).toMatchObject({ recipient: 'vahti@konvehti.example', language: 'sv' })
    expect(await rows()).toHaveLength(2)
    expect(alerted()).toMatchObject({ count: 1, items: [{ about: number, what: 'payment-amount' }] })
  })
})

describe('more than one mail holds', () => {
  const things = () => shop.otherMails.flatMap((mail) => (mail.kind === 'ops-alert' ? mail.items : []))

  it('is told of by as many mails as it takes, each thing once', async () => {
    const before = things().length
    const number = await workOnOrders(shop).parcelOrder('fourth', 'paid')
    await shop.database.run(`insert into order_task (order_id, kind, cause, detail, created_at)
      select id, 'engraving', 'piece ' || n, 'piece ' || n, now() from shop_order, generate_series(1, 60) n where order_number = '${number}'`)
    // Jobs that nobody took away keep no later one from being told of.
    await shop.database.run(`insert into jobs.job (name, state, created_on)
      select 'orders.mail.dead', 'created', now() from generate_series(1, 60)`)
    const sizes: number[] = []
    for (let minutes = 0; minutes < 4; minutes++) {
      const told = things().length
      await shop.operatorMails.alert()
      sizes.push(things().length - told)
    }
    expect(sizes).toEqual([50, 50, 20, 0])
    const told = things().slice(before)
    expect(new Set(told.map(({ about, detail }) => `${about} ${detail}`)).size).toBe(120)
    await shop.database.run(`delete from jobs.job where name = 'orders.mail.dead'`)
    await shop.database.run(`delete from order_task where cause like 'piece %'`)
  })
})

describe('a statement of withdrawal', () => {
  const state = async (name: string): Promise<string> => {
    const payload = { orderNumber: 'KV26-0000-0000', name, email: `${name}@posti.example` }
    return (await shop.call<{ reference: string }>({ method: 'POST', url: '/api/withdrawals', payload })).body.reference
  }

  it('is told of at once, several in one mail, with the day by which it is to be answered', async () => {
    const references = [await state('aino'), await state('eeva')]
    const before = (await rows()).length
    await shop.operatorMails.alert()
    expect(await rows()).toHaveLength(before + 1)
    const answerBy = shopDay(new Date(shop.clock.now().getTime() + 14 * 24 * 3_600_000))
    expect(alerted()?.items).toEqual(
      references.map((about) => ({ about, what: 'withdrawal', detail: 'KV26-0000-0000', answerBy })),
    )
    await shop.operatorMails.alert()
    expect(await rows()).toHaveLength(before + 1)
    await shop.operatorMails.digest()
    expect(digested()?.parts.find(({ name }) => name === 'withdrawals')?.rows).toEqual(
      references.map((about) => `${about}  KV26-0000-0000  ${answerBy}`),
    )
    // Another day, another digest.
    shop.clock.advance(24 * 3_600_000)
  })
})

describe('an old news feed', () => {
  const told = () => alerted()?.items.filter(({ what }) => what === 'news-feed') ?? []
  const alert = async (): Promise<number> => {
    await shop.operatorMails.alert()
    return (await rows()).length
  }

  it('is told of once, again on each further day, and no more when it is over', async () => {
    const lastRead = shop.clock.now().toISOString()
    await shop.database
      .sql`insert into news_feed (id, fetched_at) values ('press', ${lastRead}), ('unread', ${lastRead})`
    const before = await alert()
    shop.clock.advance(23 * 3_600_000)
    expect(await alert(), 'within a day').toBe(before)
    await shop.database
      .sql`update news_feed set failed_at = ${shop.clock.now().toISOString()}, failure = 'answered 503'`
    shop.clock.advance(2 * 3_600_000)
    expect(await alert(), 'after a day').toBe(before + 1)
    expect(told()).toEqual([
      { about: 'press', what: 'news-feed', detail: `${shopDay(new Date(lastRead))} answered 503` },
    ])
    shop.clock.advance(3_600_000)
    expect(await alert(), 'an hour later').toBe(before + 1)
    shop.clock.advance(24 * 3_600_000)
    expect(await alert(), 'after another day').toBe(before + 2)
    await shop.database.sql`update news_feed set fetched_at = ${shop.clock.now().toISOString()}`
    expect(await alert(), 'read again').toBe(before + 2)
    shop.clock.advance(25 * 3_600_000)
    expect(await alert(), 'the next outage').toBe(before + 3)
    await shop.database.sql`update news_feed set fetched_at = null`
    expect(await alert(), 'never read at all').toBe(before + 4)
  })
})

describe('the digest', () => {
  it('says once a day what waits', async () => {
    await shop.operatorMails.digest()
    const [digest, before] = [digested(), (await rows()).length]
    const counts = Object.fromEntries(digest?.parts.map(({ name, count }) => [name, count]) ?? [])
    expect(counts).toMatchObject({ 'on-hold': 3, tasks: 2 })
    await shop.operatorMails.digest()
    expect(await rows()).toHaveLength(before)
    shop.clock.advance(24 * 3_600_000)
    await shop.operatorMails.digest()
    expect(await rows()).toHaveLength(before + 1)
  })
})

describe('a shelf that was counted below what is promised', () => {
  it('is a task that names it and its orders, once for each count, and not again for packing', async () => {
    const numbers = [await workOnOrders(shop).parcelOrder('short-one', 'paid')]
    numbers.push(await workOnOrders(shop).parcelOrder('short-two', 'paid'))
    const short = async () => (await shop.admin.listTasks(tester)).filter(({ kind }) => kind === 'stock-short')
    const count = (onHand: number) =>
      inTransaction(shop.database.db, (tx) =>
        countStock(tx, [{ code: 'BAR', onHand }], 'operator Olli', shop.clock.now()),
      )
    await count(2)
    await Promise.all([shop.operatorMails.alert(), shop.operatorMails.alert()])
    const [task] = await short()
    expect(task?.detail).toMatch(/^BAR: 2 on hand, \d+ promised to /)
    for (const number of numbers) expect(task?.detail).toContain(number)
    expect(alerted()?.items).toContainEqual(expect.objectContaining({ what: 'stock-short', detail: task?.detail }))
    await shop.parcels.pack(numbers[0] ?? '', null, { kind: 'system', by: 'operator', name: 'Olli' })
    await shop.operatorMails.alert()
    expect(await short()).toHaveLength(1)
    await count(0)
    await shop.operatorMails.alert()
    expect(await short()).toHaveLength(2)
    await count(1_000)
    await shop.operatorMails.alert()
    expect(await short()).toHaveLength(2)
  })
})
