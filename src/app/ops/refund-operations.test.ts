import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { createOperator, type Operator } from '../../../tests/support/operator.ts'
import { workOnOrders } from '../../../tests/support/worked-orders.ts'
import { createSender } from '../../platform/jobs/jobs.ts'
import { queues } from '../queues.ts'

let shop: MoneyShop
let operator: Operator
let jobs: ReturnType<typeof createSender>

beforeAll(async () => {
  shop = await startMoneyShop()
  jobs = createSender({ url: shop.database.url, queues, log: pino({ level: 'silent' }), maxConnections: 1 })
  operator = createOperator({ db: shop.database.db, clock: shop.clock, jobs })
})
afterAll(async () => {
  await jobs.stop()
  await shop.stop()
})

const said = (line: string, reason?: string) =>
  operator.said(...line.split(' '), ...(reason === undefined ? [] : ['--reason', reason]))

describe('the operators’ line of refunds', () => {
  it('gives back a sum, pieces and the delivery with the last of them, and shows it all with the order', async () => {
    const number = await workOnOrders(shop).capturedOrder('refunded')
    expect(await said(`orders refund ${number} --amount 1,00`, 'Myöhässä')).toMatch(/^card: 1\.00$/m)
    expect(await said(`orders refund ${number} 1x1`, 'Rikki')).toMatch(/^status: Cancelled$/m)
    expect(await said(`orders refund ${number} all`, 'Kaikki')).toMatch(/here is nothing of/)
    const shown = await said(`orders show ${number}`)
    expect(shown).toMatch(/card 1\.00 {2}gift-card 0\.00 .* reason Myöhässä /m)
    expect(shown).toMatch(/reason Rikki /m)
    expect(shown).toMatch(/^ {2}number 0 .*actions take-apart/m)
    expect(shown).toMatch(/code BAR .*left-to-send 0 {2}refunded-quantity 1 /m)
    expect(await said(`orders take-apart ${number}`)).toMatch(new RegExp(`^${number}: `))
  })

  it('tells what is sent of a line from what is to be, and counts pieces that went back afterwards', async () => {
    const visitor = shop.visitor('sent-and-refunded')
    const { body: cart } = await visitor.add('BAR', 2)
    await visitor.details(cart.id)
    const { body: number } = await visitor.order(cart.id)
    await visitor.pay(number)
    await said(`orders refund ${number} 1x1`, 'Loppui')
    expect(await said(`orders show ${number}`)).toMatch(
      /code BAR .*sent-quantity 0 {2}left-to-send 1 {2}refunded-quantity 1 /m,
    )
    await said(`orders pack ${number}`)
    await shop.database.sql`
      update payment_capture set status = 'confirmed', decided_at = now()
      where order_id = (select id from shop_order where order_number = ${number})`
    await said(`orders ship ${number}`)
    expect(await said(`orders show ${number}`)).toMatch(
      /code BAR .*sent-quantity 1 {2}left-to-send 0 {2}refunded-quantity 1 /m,
    )
    await said(`orders refund ${number} 1x1`, 'Rikki')
    expect(await said(`orders show ${number}`)).toMatch(
      /code BAR .*sent-quantity 1 {2}left-to-send 0 {2}refunded-quantity 2 /m,
    )
  })

  it('takes pieces that are not packed out of what is sent and of what is taken', async () => {
    const number = await workOnOrders(shop).parcelOrder('lowered', 'paid')
    expect(await said(`orders refund ${number} --amount 1,00`, 'Myöhässä')).toMatch(
      /^card: 1\.00\n[^]*^is-not-charged: yes$/m,
    )
    expect(await said(`orders show ${number}`)).toMatch(/card 1\.00 .*is-not-charged yes/m)
    expect(await said(`orders refund ${number} 1`, 'Loppui')).toMatch(/^status: Cancelled$/m)
  })

  it.each([
    ['1x0 --amount 1', 'lines'],
    ['2', 'has no such line'],
    ['one', 'lines'],
    ['--amount much', 'amount must be'],
    ['--amount 9999,00', 'more than is left to refund'],
    ['', 'here is nothing of'],
  ])('refuses "%s": %s', async (words, why) => {
    const number = await workOnOrders(shop).capturedOrder(`refusing-${words.replaceAll(/\W/g, '-')}`)
    expect(await said(`orders refund ${number} ${words}`.trim(), 'x')).toContain(why)
  })

  it('needs a reason', async () => {
    const number = await workOnOrders(shop).capturedOrder('reasonless')
    expect(await said(`orders refund ${number} all`)).toMatch(/^\(failed\) Refused: .*reason/)
  })
})

describe('the operators’ line of withdrawals', () => {
  it('names those whose money is not back, until it is', async () => {
    const reference = await workOnOrders(shop).acceptedWithdrawal('withdrawn')
    expect(await said('withdrawals list')).toContain(`${reference}  accepted, to be refunded`)
    expect(await said(`withdrawals refund ${reference} --restock`)).toMatch(/^card: \d+\.\d\d$/m)
    expect(await said('withdrawals list')).not.toContain(reference)
    expect(await said(`withdrawals refund ${reference}`)).toMatch(/^\(failed\) Refused: .*was refunded already/)
    expect(await said('withdrawals refund PI26-0000-0000')).toMatch(/^\(failed\) /)
  })

  it('says before a statement is accepted what of it cannot be refunded', async () => {
    const reference = await workOnOrders(shop).statedWithdrawal('stated-twice')
    expect(await said('withdrawals list')).toMatch(new RegExp(`^${reference} .* answer-by \\d{4}-\\d\\d-\\d\\d`, 'm'))
    const number = (await said(`withdrawals show ${reference}`)).match(/^order-number: (KV\S+)$/m)?.[1] ?? ''
    expect(await said(`withdrawals show ${reference}`)).not.toContain('short-of')
    await said(`orders refund ${number} 1`, 'Rikki')
    expect(await said(`withdrawals show ${reference}`)).toMatch(/^short-of:\n  code BAR  name .+ {2}stated 1  left 0$/m)
    const refused = await operator.line('withdrawals', 'accept', reference)
    expect(refused).toMatchObject({
      ok: false,
      text: expect.stringContaining('(BAR): 0 of 1 pieces. Accept it partly'),
    })
    expect(await said(`withdrawals accept ${reference} --partly`)).toMatch(new RegExp(`^${reference}: `))
  })
})
