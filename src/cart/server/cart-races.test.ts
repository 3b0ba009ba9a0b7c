import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Connection, openConnection } from '#src/platform/database/client.ts'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import type { Cart } from '../contract/cart.ts'

/*
 * Changes of one cart that meet. An add reads without a lock and writes by the version it read (decision 0014): here somebody
 * else is always first, in a transaction of their own that ends while the add waits to write.
 */

let shop: MoneyShop
let other: Connection
beforeAll(async () => {
  shop = await startMoneyShop()
  other = await openConnection(shop.database.ownerUrl, {
    applicationName: 'the other one',
    statementTimeoutMs: 0,
    lockTimeoutMs: 0,
  })
})
afterAll(async () => {
  await other.end()
  await shop.stop()
})

let visitors = 0
const newVisitor = () => shop.visitor(`race-${(visitors += 1)}`)
const quantities = (cart: Cart) => Object.fromEntries(cart.allLineItems.map((line) => [line.code, line.quantity]))

/** Does `first` in a transaction, starts `call`, ends the transaction when the call waits for it. */
async function beaten<T>(first: () => Promise<unknown>, call: () => Promise<T>): Promise<T> {
  await other.run('begin')
  await first()
  const answer = call()
  await someoneWaits()
  await other.run('commit')
  return answer
}

async function someoneWaits(): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const [row] = await shop.database.sql<{ waiting: boolean }>`
      select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting`
    if (row?.waiting) return
    await sleep(5)
  }
  throw new Error('Nobody waits for the other transaction: the race was not one')
}

describe('an add that is beaten', () => {
  it('by other quantities adds to those', async () => {
    const visitor = newVisitor()
    const { body } = await visitor.add('BAR')
    const answer = await beaten(
      async () => {
        await other.sql`update cart_line set quantity = 5 where cart_id = ${body.id}`
        await other.sql`update cart set version = version + 1 where id = ${body.id}`
      },
      () => visitor.add('BAR', 2),
    )
    expect([answer.status, quantities(answer.body), answer.body.version]).toEqual([200, { BAR: 7 }, body.version + 2])
    expect(quantities(await visitor.cart())).toEqual({ BAR: 7 })
  })

  it('by the same line’s end starts a new line', async () => {
    const visitor = newVisitor()
    const { body } = await visitor.add('BAR', 3)
    const answer = await beaten(
      async () => {
        await other.sql`delete from cart_line where cart_id = ${body.id}`
        await other.sql`update cart set version = version + 1 where id = ${body.id}`
      },
      () => visitor.add('BAR'),
    )
    expect(quantities(answer.body)).toEqual({ BAR: 1 })
  })

  it('by the end of the whole cart opens the next one', async () => {
    const visitor = newVisitor()
    const { body } = await visitor.add('BAR', 3)
    const answer = await beaten(
      async () => {
        await other.sql`delete from cart_line where cart_id = ${body.id}`
        await other.sql`update cart set status = 'Expired', version = version + 1 where id = ${body.id}`
      },
      () => visitor.add('MUG'),
    )
    expect([answer.status, quantities(answer.body)]).toEqual([200, { MUG: 1 }])
    expect(answer.body.id).not.toBe(body.id)
    expect(answer.body.version).toBeGreaterThan(body.version + 1)
    expect(await shop.database.sql`select from cart_line where cart_id = ${body.id}`).toHaveLength(0)
  })

  it('by an order unfreezes the cart first', async () => {
    const visitor = newVisitor()
    const { body } = await visitor.add('BAR')
    const answer = await beaten(
      () =>
        other.sql`update cart set status = 'InCheckout', open_order_number = 'X', version = version + 1 where id = ${body.id}`,
      () => visitor.add('BAR'),
    )
    expect(answer.body).toMatchObject({ openOrder: null, totalQuantity: 2, version: body.version + 3 })
  })

  it('by another first add joins it', async () => {
    const visitor = newVisitor()
    const { body } = await visitor.add('BAR')
    // The next cart of the same visitor, opened by somebody else.
    await visitor.send('DELETE', `/api/cda/me/carts/${body.id}`)
    const answer = await beaten(
      async () => {
        const [opened] = await other.sql<{ id: string }>`
          insert into cart (owner_id, market_id, name, version, priced_at, created_at, updated_at)
          select owner_id, market_id, name, version + 1, priced_at, ${shop.clock.now()}, updated_at from cart where id = ${body.id}
          returning id`
        await other.sql`
          insert into cart_line (id, cart_id, position, shipment_id, code, display_name, quantity, normal_price_cents, price_cents)
          values (gen_random_uuid(), ${opened?.id}, 0, 0, 'MUG', 'Muki', 2, 1290, 1290)`
      },
      () => visitor.add('BAR'),
    )
    expect([answer.status, quantities(answer.body)]).toEqual([200, { MUG: 2, BAR: 1 }])
  })

  it('by a removal changes nothing when there is nothing left to do', async () => {
    const visitor = newVisitor()
    const { body } = await visitor.add('BAR')
    const answer = await beaten(
      async () => {
        await other.sql`delete from cart_line where cart_id = ${body.id}`
        await other.sql`update cart set version = version + 1 where id = ${body.id}`
      },
      () => visitor.send<Cart>('POST', '/api/me/carts/delete', { code: 'BAR' }),
    )
    expect([answer.status, answer.body.totalQuantity, answer.body.version]).toEqual([200, 0, body.version + 1])
  })
})

describe('a change after one that this process made', () => {
  const inStock = 100 // of BAR

  /** Two adds: the first opens the cart by a lock, the second leaves it as the third's first guess. */
  async function guessed(quantity: number): Promise<{ visitor: ReturnType<typeof newVisitor>; cart: Cart }> {
    const visitor = newVisitor()
    await visitor.add('BAR', quantity - 1)
    return { visitor, cart: (await visitor.add('BAR')).body }
  }

  /** As another process would, by a write of its own. */
  async function elsewhere({ id }: Cart, quantity: number): Promise<void> {
    await other.sql`update cart_line set quantity = ${quantity} where cart_id = ${id}`
    await other.sql`update cart set version = version + 1 where id = ${id}`
  }

  it('is of what another process has made of the cart since', async () => {
    const { visitor, cart } = await guessed(2)
    await elsewhere(cart, 5)
    const { body } = await visitor.add('BAR')
    expect([quantities(body), body.version]).toEqual([{ BAR: 6 }, cart.version + 2])
    expect(quantities(await visitor.cart())).toEqual({ BAR: 6 })
  })

  it('is not refused for what another process has taken out of the cart since', async () => {
    const { visitor, cart } = await guessed(inStock)
    expect((await visitor.add('BAR')).status).toBe(400)
    await elsewhere(cart, 1)
    expect(quantities((await visitor.add('BAR')).body)).toEqual({ BAR: 2 })
  })

  it('is made although it would have changed nothing before another process did', async () => {
    const { visitor, cart } = await guessed(2)
    const remove = () => visitor.send<Cart>('POST', '/api/me/carts/delete', { code: 'BAR' })
    await remove()
    await other.sql`
      insert into cart_line (id, cart_id, position, shipment_id, code, display_name, quantity, normal_price_cents, price_cents)
      values (gen_random_uuid(), ${cart.id}, 0, 0, 'BAR', 'Patukka', 2, 450, 450)`
    await elsewhere(cart, 3)
    expect(quantities((await remove()).body)).toEqual({})
    expect(quantities(await visitor.cart())).toEqual({})
  })

  it('opens the next cart when another process ended this one', async () => {
    const { visitor, cart } = await guessed(2)
    await other.sql`delete from cart_line where cart_id = ${cart.id}`
    await other.sql`update cart set status = 'Expired', version = version + 1 where id = ${cart.id}`
    const { body } = await visitor.add('MUG')
    expect([quantities(body), body.id === cart.id]).toEqual([{ MUG: 1 }, false])
  })
})

describe('many changes at the same moment', () => {
  it('all count, and each has a version of its own', async () => {
    const visitor = newVisitor()
    const { body } = await visitor.add('BAR')
    const codes = ['BAR', 'MUG', 'BAR', 'PACK', 'BAR', 'MUG', 'BAR', 'MUG', 'BAR', 'MUG', 'BAR', 'MUG']
    const answers = await Promise.all(codes.map((code) => visitor.add(code)))
    expect(answers.map(({ status }) => status)).toEqual(codes.map(() => 200))
    expect(quantities(await visitor.cart())).toEqual({ BAR: 7, MUG: 5, PACK: 1 })
    expect(answers.map((answer) => answer.body.version).toSorted((a, b) => a - b)).toEqual(
      codes.map((_, index) => body.version + index + 1),
    )
  })

  it('do not wait for a visitor whose cart is held by another transaction', async () => {
    const visitors = [newVisitor(), newVisitor(), newVisitor()]
    const [held] = await Promise.all(visitors.map((visitor) => visitor.add('BAR')))
    await other.run('begin')
    await other.sql`select 1 from cart where id = ${held?.body.id} for update`
    const [waiting, ...free] = visitors.map((visitor) => visitor.add('BAR'))
    const answers = await Promise.all(free)
    await someoneWaits()
    await other.run('commit')
    expect([...answers, await waiting].map((answer) => answer && quantities(answer.body))).toEqual([
      { BAR: 2 },
      { BAR: 2 },
      { BAR: 2 },
    ])
  })

  it('of several visitors stay with their owners', async () => {
    const codes = ['BAR', 'MUG', 'BAR-2', 'SALE']
    const crowd = codes.map((code) => ({ code, visitor: newVisitor() }))
    for (let round = 1; round <= 3; round++) {
      const answers = await Promise.all(crowd.map(({ code, visitor }) => visitor.add(code)))
      const carts = await Promise.all(crowd.map(({ visitor }) => visitor.cart()))
      const own = codes.map((code) => ({ [code]: round }))
      expect(answers.map(({ body }) => quantities(body))).toEqual(own)
      expect(carts.map(quantities)).toEqual(own)
    }
  })
})
