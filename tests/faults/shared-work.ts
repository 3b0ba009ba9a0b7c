import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { queues } from '../../src/app/queues.ts'
import { newsSyncQueue } from '../../src/news/server/queues.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { createSender } from '../../src/platform/jobs/jobs.ts'
import { insertNewsReader } from '../support/audited-words.ts'
import { createImportBench } from '../support/import-bench.ts'
import { cards } from '../support/money-goods.ts'
import type { ShopUnderTest } from '../support/shop-under-test.ts'
import { startBalancer } from './support/balancer.ts'
import { newGoods } from './support/goods.ts'
import { plantedFile } from './support/import-file.ts'
import { settledInvariants } from './support/invariants.ts'
import { countMails } from './support/mails.ts'
import { authorisedReferences, confirmAtBank, ledgerOf } from './support/provider.ts'
import type { Chance } from './support/random.ts'
import { reported } from './support/report.ts'
import { type SecondServer, startNumbered } from './support/second-server.ts'
import { call, inParallel, readyShopper } from './support/shopper.ts'

const limitMs = 120_000

type Webs = readonly [first: string, second: string]

/**
 * Two processes serve and one runs the jobs. Shoppers buy through both, without stickiness: an order and the return from the bank
 * come to both at once, so also to the one that did not start the payment. Half of the shoppers buy before there is a process for
 * jobs; an import and a new press release wait for it too. What is started is put into `running`, the process for jobs first.
 */
export function sharedWork(
  shop: ShopUnderTest,
  chance: Chance,
  { orders, rows }: { orders: number; rows: number },
  running: SecondServer[],
) {
  return reported('shared work', chance, async () => {
    const sender = createSender({ url: shop.database.url, queues, log: pino({ level: 'silent' }), maxConnections: 1 })
    const web = await startNumbered(shop, 1)
    running.push(web)
    const webs: Webs = [shop.shopUrl, web.origin]
    const ports = webs.map((origin) => Number(new URL(origin).port))
    const balancer = await startBalancer(ports)
    try {
      for (const port of ports) await balancer.until(port, true)
      const [code = ''] = await newGoods(shop, 1_000_000)
      const buyAll = (time: string) =>
        inParallel(Array.from({ length: orders }), 4, (_, index) =>
          buy(shop, balancer.origin, index % 2 === 0 ? webs : [webs[1], webs[0]], {
            code,
            email: `${time}-${index}-${chance.seed}@posti.example`,
          }),
        )

      const [reader = ''] = await insertNewsReader(shop.database)
      const title = `Yhteinen ${chance.seed}`
      await call(shop.pressUrl, 'POST', '/control', { body: { publish: title } })
      await inTransaction(shop.database.db, (tx) => sender.send(tx, newsSyncQueue, {}))
      const bench = createImportBench(shop.database.db, systemClock, { jobs: sender })
      const file = plantedFile(chance, { rows, faults: 0 })
      const importId = await bench.receive('products', file.text)
      const early = await buyAll('early')
      const emails = (bought: typeof early): string[] => bought.map(({ email }) => email)
      const before = {
        mails: sum(await mailsTo(shop, emails(early))),
        releases: await countReleases(shop, title),
        import: (await bench.outcome(importId)).status,
        jobs: await countJobs(shop, 'completed'),
      }

      const jobs = await startNumbered(shop, 0)
      running.unshift(jobs)
      const bought = [...early, ...(await buyAll('late'))]
      const uneven = await settled(() => unevenQueues(shop, jobs))
      const numbers = new Set(bought.map(({ number }) => number))
      const authorised = [...authorisedReferences(await ledgerOf(shop)).values()]
      const { status, added, refused } = await bench.outcome(importId)
      return {
        before,
        orders: numbers.size,
        refused: bought.flatMap(({ refusals }) => refusals),
        charged: authorised.filter((reference) => numbers.has(reference.replace(/-\d+$/, ''))).length,
        ...(await stateOf(shop, emails(bought))),
        notOneMail: (await mailsTo(shop, emails(bought))).filter((count) => count !== 1).length,
        import: { status, missing: file.groups - added, refused },
        releases: await countReleases(shop, title),
        releaseMails: sum(await mailsTo(shop, [reader])),
        jobsOfWebs: sum((await Promise.all(webs.map(jobsDone))).flatMap((done) => [...done.values()])),
        uneven,
        broken: await settledInvariants(shop.database),
      }
    } finally {
      await balancer.close()
      await sender.stop()
    }
  })
}

/** Orders with one key at both processes, pays at the first and returns from the bank to both. */
async function buy(
  shop: ShopUnderTest,
  origin: string,
  [first, second]: Webs,
  { code, email }: { code: string; email: string },
) {
  const shopper = await readyShopper(origin, [code], { email })
  const both = [shopper.at(second), shopper.at(first)]
  const key = randomUUID()
  const placed = await Promise.all(both.map((one) => one.order(key)))
  const [number = '', ...others] = new Set(placed.map(({ text }) => text))
  const paid = await shopper.at(first).pay(number, cards.challenge)
  const { action } = JSON.parse(paid.text) as { action: { url: string } } // the payments call's answer
  const redirectResult = await confirmAtBank(shop, action.url)
  const returned = await Promise.all(both.map((one) => one.process(number, redirectResult)))
  const answers = [...placed, paid, ...returned]
  const refusals = answers.flatMap(({ status, text }) => (status === 200 ? [] : [`${status} ${text.slice(0, 100)}`]))
  return { email, number, refusals: [...refusals, ...others] }
}

/** How many orders there are by these buyers, and how many of them are not paid once. */
async function stateOf(shop: ShopUnderTest, emails: readonly string[]) {
  const rows = await shop.database.sql<{ status: string; payments: number }>`
    select status, (select count(*)::int from payment_attempt a where a.order_id = o.id and a.status = 'Authorised') as payments
    from shop_order o where billing_address ->> 'email' = any (${emails})`
  const notPaidOnce = rows.filter(({ status, payments }) => status !== 'InProgress' || payments !== 1).length
  return { placed: rows.length, notPaidOnce }
}

/** How many mails the mailbox has to each address. */
const mailsTo = (shop: ShopUnderTest, emails: readonly string[]): Promise<number[]> =>
  Promise.all(emails.map((email) => countMails(shop, email)))

async function countReleases(shop: ShopUnderTest, title: string): Promise<number> {
  const [row] = await shop.database.sql<{ count: number }>`
    select count(*)::int as count from news_release where title = ${title}`
  return row?.count ?? 0
}

const names = queues.map(({ name }) => name)

/** How many jobs each queue has that are done, or due and not done. */
async function countJobs(shop: ShopUnderTest, what: 'completed' | 'due'): Promise<Record<string, number>> {
  const rows = await shop.database.sql<{ name: string; count: number }>`
    select name, count(*)::int as count from jobs.job where name = any (${names})
      and case when ${what} = 'due' then state < 'completed' and start_after <= now() else state = 'completed' end
    group by name`
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

/** How many jobs the process at `origin` has finished, by queue. */
async function jobsDone(origin: string): Promise<Map<string, number>> {
  const { text } = await call(origin, 'GET', '/metrics')
  const lines = text.matchAll(/^shop_job_seconds_count\{queue="([^"]+)",result="done"\} (\d+)$/gm)
  return new Map(Array.from(lines, ([, queue = '', count]) => [queue, Number(count)]))
}

/** Queues with jobs that wait, or whose jobs the process has not finished once each. */
async function unevenQueues(shop: ShopUnderTest, jobs: SecondServer): Promise<Record<string, string>> {
  const done = await jobsDone(jobs.origin)
  const [completed, due] = [await countJobs(shop, 'completed'), await countJobs(shop, 'due')]
  const uneven = names.filter((name) => due[name] || (done.get(name) ?? 0) !== (completed[name] ?? 0))
  return Object.fromEntries(
    uneven.map((name) => [name, `${done.get(name) ?? 0} of ${completed[name] ?? 0}, ${due[name] ?? 0} wait`]),
  )
}

/** Waits until nothing is left, and answers what is after all. */
async function settled<Left extends object>(ask: () => Promise<Left>): Promise<Left> {
  const end = performance.now() + limitMs
  for (;;) {
    const left = await ask()
    if (Object.keys(left).length === 0 || performance.now() > end) return left
    await sleep(250)
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
