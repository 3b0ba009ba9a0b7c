import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { queues } from '../../src/app/queues.ts'
import { openConnection } from '../../src/platform/database/client.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { multiplyOrder } from '../support/many-orders.ts'
import { type MoneyShop, startMoneyShop } from '../support/money-shop.ts'
import { migrationsDirectory } from '../support/places.ts'
import { isFullTier } from '../support/tier.ts'

/*
 * Every kind of step that docs/how-to/write-a-migration.md allows, on a table with many orders, by the shop's own runner, while one
 * reads an order and another writes it again and again. Neither may notice.
 */

const orders = isFullTier ? 1_000_000 : 2_000
const batchOf = 1_000
const reportMs = isFullTier ? 6_000 : 1_500

let shop: MoneyShop
let directory: string
let id: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'steps-'))
  await cp(migrationsDirectory, directory, { recursive: true })
  shop = await startMoneyShop()
  const visitor = shop.visitor('many')
  const number = await visitor.placedOrder('BAR')
  await visitor.pay(number)
  await multiplyOrder(shop.database.adminUrl, { all: orders })
  const [row] = await shop.database.sql<{ id: string }>`select id from shop_order where order_number = ${number}`
  id = row?.id ?? ''
}, 900_000)
afterAll(async () => {
  await shop.stop()
  await rm(directory, { recursive: true })
})

const open = (name: string) =>
  openConnection(shop.database.ownerUrl, { applicationName: name, statementTimeoutMs: 0, lockTimeoutMs: 0 })

/** The longest that a read and a write of one order waited while this was done. */
async function besideOthers(
  work: () => Promise<unknown>,
): Promise<{ readMs: number; writeMs: number; tookMs: number }> {
  let isOver = false
  const longest = async (statement: string): Promise<number> => {
    const connection = await open('visitor')
    let worst = 0
    for (; !isOver; await sleep(20)) {
      const began = performance.now()
      await connection.run(statement)
      worst = Math.max(worst, performance.now() - began)
    }
    await connection.end()
    return Math.round(worst)
  }
  const reading = longest(`select status from shop_order where id = '${id}'`)
  const writing = longest(`update shop_order set notes = notes where id = '${id}'`)
  await sleep(60)
  const began = performance.now()
  try {
    await work()
  } finally {
    isOver = true
  }
  const tookMs = Math.round(performance.now() - began)
  return { readMs: await reading, writeMs: await writing, tookMs }
}

let number = 9_000
async function migration(text: string): Promise<void> {
  number += 1
  const name = `${number}-step.sql`
  await writeFile(join(directory, name), text)
  const applied = await migrate({ url: shop.database.ownerUrl, directory, queues, report: () => {} })
  expect(applied).toEqual([name])
}

const steps: readonly (readonly [name: string, text: string])[] = [
  [
    'a new table that refers to orders',
    `create table order_stamp (order_id uuid primary key references shop_order (id), at timestamptz not null);
     create index order_stamp_at on order_stamp (at);`,
  ],
  ['a new column with a default', `alter table shop_order add column stamp text not null default 'none';`],
  ['a new column without one', 'alter table shop_order add column successor_id uuid, add column place text;'],
  ['a check', `alter table shop_order add constraint shop_order_stamp check (stamp in ('none', 'post')) not valid;`],
  ['its validation', '-- no transaction\nalter table shop_order validate constraint shop_order_stamp;\n'],
  [
    'a foreign key',
    `alter table shop_order add constraint shop_order_successor foreign key (successor_id) references shop_order (id) not valid;`,
  ],
  [
    'the validation of a foreign key',
    '-- no transaction\nalter table shop_order validate constraint shop_order_successor;\n',
  ],
  [
    'indexes',
    `-- no transaction
create index concurrently if not exists shop_order_email on shop_order (lower(btrim(billing_address ->> 'email')));
create unique index concurrently if not exists shop_order_number_and_id on shop_order (order_number, id);
`,
  ],
]
const laterSteps: readonly (readonly [name: string, text: string])[] = [
  [
    'that a column is not null: its check',
    `alter table shop_order add constraint shop_order_place check (place is not null) not valid;`,
  ],
  ['the validation of that check', '-- no transaction\nalter table shop_order validate constraint shop_order_place;\n'],
  [
    'that a column is not null, by its check',
    `alter table shop_order alter column place set not null;
     alter table shop_order drop constraint shop_order_place;`,
  ],
  ['an index less', '-- no transaction\ndrop index concurrently if exists shop_order_email;\n'],
  ['a column less', 'alter table shop_order drop column stamp;'],
  ['a table less', 'drop table order_stamp;'],
]

/** As a job does it, from the first to the last. */
async function fillInBatches(): Promise<void> {
  for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last !== undefined;) {
    const { rows }: { rows: { id: string }[] } = await shop.database.db.$client.query(
      `with batch as (select id from shop_order where id > $1 order by id limit ${batchOf}),
         filled as (update shop_order set place = 'shop' from batch where shop_order.id = batch.id and place is null)
       select id from batch order by id desc limit 1`,
      [last],
    )
    last = rows[0]?.id
  }
}

/** Holds what a report holds: a lock under which nothing may change the table. */
async function report(): Promise<() => Promise<void>> {
  const connection = await open('report')
  await connection.run('begin; select count(*) from shop_order')
  return async () => {
    await connection.run('commit')
    await connection.end()
  }
}

it(
  `no step of a migration on ${orders} orders has a reader or a writer wait`,
  // A million rows are written twice and read by each validation.
  { timeout: 1_800_000 },
  async () => {
    const waits: Record<string, { readMs: number; writeMs: number; tookMs: number }> = {}
    for (const [name, text] of steps) waits[name] = await besideOthers(() => migration(text))
    waits['other values, in batches'] = await besideOthers(fillInBatches)
    for (const [name, text] of laterSteps) waits[name] = await besideOthers(() => migration(text))

    const done = await report()
    waits['a column behind a report'] = await besideOthers(async () => {
      const migrating = migration('alter table shop_order add column behind text;')
      await sleep(reportMs)
      await done()
      await migrating
    })
    process.stdout.write(`${JSON.stringify({ orders, waits })}\n`)
    const longest = Math.max(...Object.values(waits).flatMap(({ readMs, writeMs }) => [readMs, writeMs]))
    if (isFullTier) expect(longest).toBeLessThan(1_500)
  },
)
