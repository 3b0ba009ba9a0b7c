import { LRUCache } from 'lru-cache'
import type { Language } from '#src/common/locale.ts'
import type { Database } from '#src/platform/database/database.ts'
import { findSaleTexts } from './sale-facts.store.ts'
import type { SaleRow, SaleTexts } from './sale.store.ts'

/** Names and addresses change a few times a year; prices, stock and what may be sold are never kept. */
const keptMs = 60_000
/** About half a kilobyte each. */
const mostTexts = 20_000

export type SaleReader = ReturnType<typeof createSaleReader>

/** Makes whole rows of facts that came with another statement, adding the texts of the language. */
export function createSaleReader(db: Database) {
  const kept = new LRUCache<string, { texts: SaleTexts; until: number }>({ max: mostTexts })

  return async (rows: readonly SaleRow[], language: Language, now: Date): Promise<(SaleRow & SaleTexts)[]> => {
    const found = new Map<string, SaleTexts>()
    for (const { code } of rows) {
      const known = kept.get(`${language} ${code}`)
      if (known && known.until > now.getTime()) found.set(code, known.texts)
    }
    const missing = rows.map(({ code }) => code).filter((code) => !found.has(code))
    if (missing.length > 0) {
      for (const [code, texts] of await findSaleTexts(db, missing, language)) {
        found.set(code, texts)
        kept.set(`${language} ${code}`, { texts, until: now.getTime() + keptMs })
      }
    }
    return rows.flatMap((row) => {
      const texts = found.get(row.code)
      // Taken out of the catalogue between the two statements.
      return texts ? [{ ...row, ...texts }] : []
    })
  }
}
