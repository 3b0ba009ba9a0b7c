import { LRUCache } from 'lru-cache'
import type { Language } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import { listSaleRowsByCode, readFreeStock, type SaleReader, type SaleRow, type SaleTexts } from './sale.store.ts'

const maxRows = 10_000
/** Well below the day for which events are there to be found (`platform-retention.ts`). */
const lifeMs = 3_600_000

/**
 * Caches the rows of `listSaleRowsByCode` for callers that read often. Each call reads the current stock and, in the same
 * statement, whether a cache event has come since the rows were read; if so, it reads them again. A catalogue change and its
 * event share one transaction, so a returned row is never older than the call.
 */
export function createSaleReader(clock: Clock): SaleReader {
  const perf = { now: () => clock.now().getTime() }
  const rows = new LRUCache<string, SaleRow & SaleTexts>({ max: maxRows, ttl: lifeMs, perf })
  /** Position among cache events: every cached row reflects all events below it. */
  let position = '0'

  function keep(read: readonly (SaleRow & SaleTexts)[], language: Language, hasChanged: boolean): void {
    const seen = read[0]?.position
    if (seen === undefined || BigInt(seen) < BigInt(position)) return
    if (hasChanged) {
      rows.clear()
      position = seen
    }
    for (const row of read) rows.set(keyOf(row.code, language), row)
  }

  return async (db, codes, language) => {
    const kept = codes.flatMap((code) => rows.get(keyOf(code, language)) ?? [])
    let isOld = false
    if (kept.length === codes.length) {
      const stockCodes = kept.flatMap(({ demands }) => demands.map(({ stockCode }) => stockCode))
      const { free, hasChanged } = await readFreeStock(db, stockCodes, position)
      if (!hasChanged) return kept.map((row) => withStock(row, free))
      isOld = true
    }
    const read = await listSaleRowsByCode(db, codes, language)
    keep(read, language, isOld)
    return read
  }
}

const keyOf = (code: string, language: Language): string => `${language}:${code}`

const withStock = <Row extends SaleRow>(row: Row, free: Readonly<Record<string, number>>): Row => ({
  ...row,
  demands: row.demands.map((demand) => ({ ...demand, available: free[demand.stockCode] ?? 0 })),
})
