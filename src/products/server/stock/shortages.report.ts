import type { TextLookup } from '#src/common/errors.ts'
import type { Database } from '#src/platform/database/database.ts'
import { createListQuery, type ListRow } from '#src/platform/resources/list-query.ts'
import { defineReport, type Report, type ReportRow } from '#src/platform/resources/report.ts'
import { stockList } from './stock-list.sql.ts'

const shelvesMost = 500

/** Shelves that are out or low, the shortest first, with what is sold and not packed. */
export function shortagesReport({ db, text }: { db: Database; text: TextLookup }): Report {
  const list = createListQuery(stockList)
  const number = { kind: 'number' } as const
  return defineReport({
    name: 'shortages',
    reading: 'stock:read',
    columns: {
      name: { kind: 'text' },
      code: { kind: 'text' },
      status: { kind: 'text' },
      onHand: number,
      allocated: number,
      available: number,
      waiting: number,
    },
    key: ['code'],
    figure: null,
    isOfNow: true,
    async rows(_period, language) {
      const found = await list.page(
        db,
        { filter: { status: ['short', 'out', 'low'] }, sort: 'available' },
        { page: 1, pageSize: shelvesMost, countMost: shelvesMost },
      )
      if (!found.ok) throw new Error('The list of shelves has no such filter')
      return found.value.items.map((shelf) => {
        const { name, code, onHand, allocated, available, waiting } = shelf as ListRow & ReportRow // by the list's fields
        const status = text(language, `office/stock/status/${String(shelf['status'])}`)
        return { name, code, status, onHand, allocated, available, waiting } as ReportRow // a shelf has them all
      })
    },
  })
}
