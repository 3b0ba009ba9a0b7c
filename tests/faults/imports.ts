import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { queues } from '../../src/app/queues.ts'
import type { KindName } from '../../src/transfer/server/kind.ts'
import { createImportBench, type ImportBench } from '../support/import-bench.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { createSender } from '../../src/platform/jobs/jobs.ts'
import { tester } from '../support/actors.ts'
import type { ShopUnderTest } from '../support/shop-under-test.ts'
import { copyDatabase } from '../support/test-database-copy.ts'
import { plantedFile, priceFile } from './support/import-file.ts'
import type { Chance } from './support/random.ts'
import { reported } from './support/report.ts'

const kinds = ['products', 'prices', 'stock'] as const
const limitMs = 300_000

/**
 * Files with planted faults go through the shop's own worker, whose process is killed (kill -9) while it is at them. Every
 * fault must be told with its line and column, once; what is left must be to the byte what the same files leave in a shop
 * where nobody is killed.
 */
export function importsKilled(
  shop: ShopUnderTest,
  chance: Chance,
  size: { rows: number; faults: number; kills: number },
) {
  return reported('imports killed', chance, async () => {
    const file = plantedFile(chance, size)
    const prices = priceFile(file.goodVariations)
    const log = pino({ level: 'silent' })
    const jobs = createSender({ url: shop.database.url, queues, log, maxConnections: 1 })
    const bench = createImportBench(shop.database.db, systemClock, { jobs })
    const { imports } = bench
    let killed = 0
    let peakMb = 0
    // What the runs before have made of the process is no figure of this one.
    await shop.stack.restartServer()

    async function send(kind: KindName, text: string, kills: number) {
      const id = await bench.receive(kind, pieces(text))
      let due = kills
      let killedAt = 0
      const end = performance.now() + limitMs
      for (;;) {
        const state = await imports.find(id, tester)
        if (state === null || performance.now() > end) throw new Error(`The import of ${kind} does not end`)
        peakMb = Math.max(peakMb, await peakMemoryMb(shop.stack.server.pid))
        if (state.status === 'done' || state.status === 'failed') return state
        // In the middle of a batch, never at the same point, and only after what the last kill left has been taken up.
        if (due > 0 && state.rowsDone > killedAt) {
          due--
          killed++
          await sleep(chance.between(0, 150))
          killedAt = (await imports.find(id, tester))?.rowsDone ?? 0
          process.kill(shop.stack.server.pid, 'SIGKILL')
          await shop.stack.restartServer()
        } else await sleep(20)
      }
    }

    try {
      const products = await send('products', file.text, size.kills)
      const priced = await send('prices', prices.text, size.kills)
      const report = (await imports.report(products.id, tester)).map(({ line, field }) => `${line} ${field}`)
      const [lines] = await shop.database.sql<{ count: number }>`
        select count(*)::int as count from price where variation_code like 'IM%'`
      const quiet = await quietImport(shop, file.text, prices.text)
      const differing: string[] = []
      for (const kind of kinds)
        if (withoutFaultGoods(await bench.export(kind)) !== quiet.exports.get(kind)) differing.push(kind)
      return {
        rows: file.rows,
        priceRows: prices.lines,
        planted: file.faults.length,
        killed,
        statuses: [products.status, priced.status],
        unreported: file.faults.filter((fault) => !report.includes(fault)),
        unplanted: report.filter((fault) => !file.faults.includes(fault)),
        reportedTwice: report.length - new Set(report).size,
        added: products.added,
        expectedAdded: file.groups - file.refusedGroups,
        refused: products.refused,
        expectedRefused: file.refusedGroups,
        priceFaults: priced.faultCount,
        doubledPrices: (lines?.count ?? 0) - prices.lines,
        differing,
        rowsPerSecond: quiet.rowsPerSecond,
        quietSeconds: quiet.seconds,
        quietPeakMb: quiet.peakMb,
        peakMb,
      }
    } finally {
      await jobs.stop()
    }
  })
}

/** Without the goods that the other runs against this shop have brought. */
const withoutFaultGoods = (table: string): string =>
  table
    .split('\n')
    .filter((line) => !/^(P-)?FAULT-/.test(line))
    .join('\n')

/** The same files in a shop of their own, in one go, with its time and memory. */
async function quietImport(shop: ShopUnderTest, products: string, prices: string) {
  const database = await copyDatabase(shop.database.adminUrl, { seeded: true })
  try {
    const bench: ImportBench = createImportBench(database.db, systemClock)
    const before = process.memoryUsage().rss
    let peak = before
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50)
    const begun = performance.now()
    await bench.import('products', pieces(products))
    const seconds = (performance.now() - begun) / 1_000
    await bench.import('prices', pieces(prices))
    clearInterval(watch)
    const exports = new Map<KindName, string>()
    for (const kind of kinds) exports.set(kind, await bench.export(kind))
    return {
      exports,
      seconds: Math.round(seconds * 10) / 10,
      rowsPerSecond: Math.round(products.split('\r\n').length / seconds),
      peakMb: Math.round((peak - before) / 1e6),
    }
  } finally {
    await database.drop()
  }
}

async function* pieces(text: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let from = 0; from < bytes.length; from += 65_536) yield bytes.subarray(from, from + 65_536)
}

/** The most a process has held in memory; 0 where the system does not say. */
async function peakMemoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1_000)
}
