import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cards, type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { createOperator, type Operator } from '../../../tests/support/operator.ts'
import { watchPayments } from '../../../tests/support/watched-payments.ts'
import { createSender } from '../../platform/jobs/jobs.ts'
import { queues } from '../queues.ts'

let shop: MoneyShop
let watched: ReturnType<typeof watchPayments>
let operator: Operator
let jobs: ReturnType<typeof createSender>

beforeAll(async () => {
  shop = await startMoneyShop()
  watched = watchPayments(shop)
  jobs = createSender({ url: shop.database.url, queues, log: pino({ level: 'silent' }), maxConnections: 1 })
  operator = createOperator({ db: shop.database.db, clock: shop.clock, jobs })
})
afterAll(async () => {
  await jobs.stop()
  await shop.stop()
})

const said = (line: string) => operator.said(...line.split(' '))

/** Paid, and one cent less than was asked for. */
async function heldOrder() {
  const visitor = watched.newVisitor()
  const number = await visitor.placedOrder('BAR')
  await visitor.pay(number, cards.challenge)
  await shop.database.run(
    `update payment_attempt set amount_cents = amount_cents + 1 where merchant_reference = '${number}-1'`,
  )
  await shop.control('settle', { reference: `${number}-1`, resultCode: 'Authorised' })
  await shop.deliverWebhooks()
  await shop.until(async () => (await watched.getOrder(visitor, number)).statusCode === 'OnHold', 'the hold')
  return { visitor, number }
}

describe('the operators’ lines for orders that wait', () => {
  it('show why, and let the order into work; the shopper hears of it then', async () => {
    const { visitor, number } = await heldOrder()
    expect(await said('orders held')).toMatch(new RegExp(`^${number} .* OnHold {2}Authorised .*payment-amount$`, 'm'))
    expect(await said('orders list --view held')).toContain(number)
    expect(await watched.mailsOf(number)).toEqual([])
    expect(await said(`orders release ${number} chargeback`)).toMatch(/^\(failed\) Refused: .* not on hold/)
    expect(await said(`orders release ${number} because`)).toMatch(/^\(failed\) Refused: reason: /)
    expect(await said('orders release KV26-0000-0000 chargeback')).toBe(
      '(failed) There is no "KV26-0000-0000" in orders',
    )
    expect(await said(`orders release ${number} payment-amount`)).toMatch(new RegExp(`^${number}: `))
    expect((await watched.getOrder(visitor, number)).statusCode).toBe('InProgress')
    await shop.until(async () => (await watched.mailsOf(number)).length > 0, 'the mail')
    expect(await watched.mailsOf(number)).toMatchObject([{ kind: 'order-confirmation' }])
    expect(await said('orders held')).not.toContain(number)
    expect(await said('orders list --view held')).not.toContain(number)
    const [event] = await shop.database.sql<{ actor: string }>`
      select e.actor from order_event e join shop_order o on o.id = e.order_id
      where o.order_number = ${number} and e.key = 'order-released'`
    expect(event).toEqual({ actor: 'system cli' })
  })

  it('end it: money and goods go back', async () => {
    const { visitor, number } = await heldOrder()
    expect(await said(`orders cancel ${number}`)).toMatch(new RegExp(`^${number}: `))
    expect(await watched.getOrder(visitor, number)).toMatchObject({ statusCode: 'Cancelled', isReversed: true })
    await shop.until(() => Promise.resolve(watched.cancelsInLedger(number).length > 0), 'the reversal')
    expect(watched.cancelsInLedger(number)).toMatchObject([{ action: 'reversal', success: true }])
    expect(await said(`orders cancel ${number}`)).toMatch(/^\(failed\)/)
  })

  it('give nothing back that the bank has taken', async () => {
    const { number } = await heldOrder()
    const [paid] = await shop.database.sql<{ psp: string }>`
      select psp_reference as psp from payment_attempt where merchant_reference = ${`${number}-1`}`
    const about = { originalReference: paid?.psp ?? '', merchantReference: `${number}-1` }
    await watched.send({ eventCode: 'CHARGEBACK', pspReference: `D-${number}`, ...about })
    await watched.inboxEmpty()
    expect(await said(`orders release ${number} payment-amount`)).not.toContain('(failed)')
    expect(await said(`orders cancel ${number}`)).not.toContain('(failed)')
    expect(await watched.reversalsOf(number)).toMatchObject([{ status: 'confirmed' }])
    expect(watched.cancelsInLedger(number)).toEqual([])
  })

  it('list what a person must see to, until it is done', async () => {
    const tasks = await said('orders tasks')
    expect(tasks).toMatch(/^\d+ {2}order-number KV.* kind CHARGEBACK /m)
    const id = /^\d+/.exec(tasks)?.[0] ?? ''
    expect(await said(`orders close-task ${id}`)).toBe(`task ${id} is done`)
    expect(await said(`orders close-task ${id}`)).toMatch(/^\(failed\)/)
    expect(await said('orders close-task x')).toMatch(/^\(failed\)/)
    expect(await said('orders tasks')).toBe('none')
  })
})
